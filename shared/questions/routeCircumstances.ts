/**
 * The circumstances of a route in words, for panel and copied text: the mover's fire, the owners' choice of opportunity attacks, and
 * what has happened this turn (MC-FIR-1, MC-INF-5, MC-INF-6).
 */
import { type CounterId } from '#shared/document/ids'
import { nameOfHex } from '#shared/document/placeNames'
import { type Scenario } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { facingName } from '#shared/hex/facing'
import { colon, type Language, type Localized, localized } from '#shared/i18n/localized'
import { FIRING_NAMES } from '#shared/rules/answers/firing'
import { ATTACK_CHOICE_NAMES, type Route } from '#shared/rules/answers/route'
import { countersIn, NOTHING_HAPPENED, type TurnMemory } from '#shared/rules/answers/turnMemory'
import { nameOfCounter } from './nameOfCounter'

/** Small letters: a title or a label begins with a capital where it is shown. */
export const CIRCUMSTANCES = {
  owners: localized('choix des adversaires', 'choice of the opponents'),
  turn: localized('ce tour-ci', 'this turn'),
  hit: localized('blessé ou repoussé par un tir offensif', 'wounded or driven back by offensive fire'),
  fired: localized('a tiré en défense', 'has fired in defence'),
  shot: localized('a tiré à l’arbalète, offensivement', 'has fired a crossbow offensively'),
  moved: localized('est allé trop loin pour tirer en défense', 'has moved too far to fire in defence'),
  attacked: localized('a attaqué', 'has attacked'),
} satisfies Record<string, Localized>

const WORDS = {
  firing: localized('son tir de ce tour', 'its fire this turn'),
  strikes: localized('attaques choisies', 'attacks chosen'),
  none: localized('aucune', 'none'),
  at: localized('en', 'in'),
  facing: localized('orientation', 'facing'),
} satisfies Record<string, Localized>

/**
 * A line for each circumstance that is not the usual one, attacks as soon as they can be made; of the turn, a line for each counter of
 * whom something has happened.
 */
export function circumstancesInWords(
  scenario: Scenario,
  { firing, attacks = 'first', chosen = [], memory }: Route,
  language: Language,
): string[] {
  const place = placeIn(scenario, language)
  const named = (name: Localized, value: string): string => `  ${name[language]}${colon(language)} ${value}`
  const strikes = chosen.map(({ opponent, hex }) => `${nameOfCounter(scenario, opponent)} ${place(hex)}`)
  return [
    ...(firing ? [named(WORDS.firing, FIRING_NAMES[firing][language])] : []),
    ...(attacks === 'first'
      ? []
      : [named(CIRCUMSTANCES.owners, `${ATTACK_CHOICE_NAMES[attacks][language]} (MC-INF-6)`)]),
    ...(attacks === 'chosen'
      ? [`    ${WORDS.strikes[language]}${colon(language)} ${strikes.join(', ') || WORDS.none[language]}`]
      : []),
    ...turnInWords(scenario, memory, language),
  ]
}

/** "this turn:", then a line for each counter of whom something has happened; none when nothing has. */
export function turnInWords(
  scenario: Scenario,
  memory: TurnMemory = NOTHING_HAPPENED,
  language: Language,
): string[] {
  const concerned = countersIn(memory).map((counter) => {
    const facts = factsOf(scenario, memory, counter, placeIn(scenario, language), language)
    return `    ${nameOfCounter(scenario, counter)}${colon(language)} ${facts.join(', ')}`
  })
  if (concerned.length === 0) return []
  return [`  ${CIRCUMSTANCES.turn[language]}${colon(language)}`, ...concerned]
}

function placeIn(scenario: Scenario, language: Language): (hex: HexKey) => string {
  return (hex) => `${WORDS.at[language]} ${nameOfHex(scenario, parseHexKey(hex))}`
}

/** All that has happened of one counter. */
function factsOf(
  scenario: Scenario,
  {
    hitByOffensiveFire,
    firedDefensively,
    firedOffensively,
    movedTooFar,
    attacksThisPhase,
    turned,
  }: TurnMemory,
  counter: CounterId,
  place: (hex: HexKey) => string,
  language: Language,
): string[] {
  const { [counter]: facing } = turned
  return [
    ...(hitByOffensiveFire.includes(counter) ? [CIRCUMSTANCES.hit[language]] : []),
    ...(firedDefensively.includes(counter) ? [CIRCUMSTANCES.fired[language]] : []),
    ...(firedOffensively?.includes(counter) ? [CIRCUMSTANCES.shot[language]] : []),
    ...(movedTooFar?.includes(counter) ? [CIRCUMSTANCES.moved[language]] : []),
    ...attacksThisPhase
      .filter(({ opponent }) => opponent === counter)
      .map(
        ({ mover, hex }) =>
          `${CIRCUMSTANCES.attacked[language]} ${nameOfCounter(scenario, mover)} ${place(hex)}`,
      ),
    ...(facing ? [`${WORDS.facing[language]} ${facingName(facing, scenario.map.grid)}`] : []),
  ]
}
