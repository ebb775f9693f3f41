/** The risks of a route in words: what is refused or rolled, who does not roll and why, the chances on arrival. */
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { nameOfHex } from '#shared/document/placeNames'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { colon, type Language, type Localized, signed } from '#shared/i18n/localized'
import { overCommonDenominator } from '#shared/rules/chances/fraction'
import {
  ARRIVAL_NAMES,
  ARRIVALS,
  INFILTRATION_OUTCOME_NAMES,
  type Route,
  ROUTE_KIND_NAMES,
  type RouteAnswer,
  type RouteTest,
} from '#shared/rules/answers/route'
import { pointsInWords } from './pointsInWords'
import { nameOfCounter } from './nameOfCounter'
import { ruleLine, ruleLines } from './ruleLines'
import { type Modifier, sumOf } from '#shared/rules/chances/table'

const WORDS = {
  refused: { fr: 'trajet refusé', en: 'route refused' },
  displaced: { fr: 'place cédée, vers', en: 'makes room, goes to' },
  spared: { fr: 'aucun jet', en: 'does not roll' },
  noModifier: { fr: 'sans modificateur', en: 'no modifier' },
  modifier: { fr: 'modificateur', en: 'modifier' },
  held: { fr: 'attaque que son propriétaire ne fait pas', en: 'attack that its owner holds back' },
  arrival: { fr: 'À l’arrivée', en: 'On arrival' },
  shots: { fr: 'Tirs défensifs possibles, en plus', en: 'Defensive fire that it may draw besides' },
  allowance: { fr: 'Mouvement en tirant', en: 'Movement when firing' },
  worst: { fr: 'au pire en', en: 'at worst in' },
} satisfies Record<string, Localized>

/** The question itself, in one line: "Guy, move: C4 → C5 → C6". */
export function routeTitle(scenario: Scenario, { counter, kind, path }: Route, language: Language): string {
  const start = scenario.counters[counter]?.hex
  const way = [...(start === undefined ? [] : [parseHexKey(start)]), ...path].map((hex) =>
    nameOfHex(scenario, hex),
  )
  return `${nameOfCounter(scenario, counter)}, ${ROUTE_KIND_NAMES[kind][language]}${colon(language)} ${way.join(' → ')}`
}

export function routeInWords(scenario: Scenario, answer: RouteAnswer, language: Language): string {
  const at = (hex: HexKey): string => nameOfHex(scenario, parseHexKey(hex))
  const who = (counter: CounterId): string => nameOfCounter(scenario, counter)
  const { tests, held = [], spared, displaced, refused, allowance, arrival, shots = [] } = answer
  if (!arrival)
    return [
      WORDS.refused[language],
      ...refused.map(({ hex, reason }) => `${at(hex)}${colon(language)} ${ruleLine(reason.rule, language)}`),
    ].join('\n')
  const chances = overCommonDenominator(arrival)
  const testLines = (rolls: readonly RouteTest[]): string[] =>
    rolls.flatMap(({ hex, opponent, modifiers, outcomes, because }) => [
      `${at(hex)}  ${who(opponent)}${colon(language)} ${modifiersInWords(modifiers, language)}${idsOf(because)}`,
      ...Object.entries(outcomes).map(
        ([outcome, chance]) => `  ${chance.padStart(5)}  ${outcomeName(outcome, language)}`,
      ),
    ])
  return [
    ...(allowance === undefined
      ? []
      : [`${WORDS.allowance[language]}${colon(language)} ${pointsInWords(allowance)[language]} (MC-FIR-1)`]),
    ...testLines(tests),
    ...displaced.flatMap(({ counter, end, tests: own }) => [
      `${who(counter)} ${WORDS.displaced[language]} ${nameOfHex(scenario, end.hex)}`,
      ...testLines(own),
    ]),
    ...held.map(
      ({ hex, opponent, because }) =>
        `${at(hex)}  ${who(opponent)}${colon(language)} ${WORDS.held[language]}${idsOf(because)}`,
    ),
    ...spared.map(
      ({ hex, opponent, because: [reason] }) =>
        `${at(hex)}  ${who(opponent)}${colon(language)} ${WORDS.spared[language]}${reason ? ` (${ruleLine(reason.rule, language)})` : ''}`,
    ),
    `${WORDS.arrival[language]}${colon(language)}`,
    ...ARRIVALS.filter((one) => arrival[one].numerator > 0n).map(
      (one) => `  ${chances[one].padStart(5)}  ${ARRIVAL_NAMES[one][language]}`,
    ),
    ...(shots.length > 0 ? [`${WORDS.shots[language]}${colon(language)}`] : []),
    ...shots.map(
      ({ opponent, worst, harms, because }) =>
        `  ${who(opponent)}${colon(language)} ${WORDS.worst[language]} ${at(worst)}, ${harms[language]}${idsOf(because)}`,
    ),
    ...ruleLines([...answer.because, ...[...tests, ...shots].flatMap(({ because }) => because)], language),
  ].join('\n')
}

/** " (MC-INF-1, MC-INF-6)": the rules by which somebody rolls. */
function idsOf(reasons: RouteTest['because']): string {
  const ids = [...new Set(reasons.map(({ rule }) => rule))]
  return ids.length === 0 ? '' : ` (${ids.join(', ')})`
}

function outcomeName(outcome: string, language: Language): string {
  return (INFILTRATION_OUTCOME_NAMES as Readonly<Record<string, Localized>>)[outcome]?.[language] ?? outcome
}

/** "modifier −1 (infiltrating character mounted −1)". */
function modifiersInWords(modifiers: readonly Modifier[], language: Language): string {
  if (modifiers.length === 0) return WORDS.noModifier[language]
  const each = modifiers.map(({ name, value }) => `${name[language]} ${signed(value)}`)
  return `${WORDS.modifier[language]} ${signed(sumOf(modifiers))} (${each.join(', ')})`
}
