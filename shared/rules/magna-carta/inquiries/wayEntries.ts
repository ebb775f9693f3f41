/** Ways as parts of an answer: each roll on the way, how the mover arrives, and all that moves when it is taken. */
import { counterName, footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { nameOfHex } from '#shared/document/placeNames'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexKey, parseHexKey } from '#shared/hex/axial'
import { localized, sameInBoth, signed, type Localized } from '#shared/i18n/localized'
import { grouped } from '#shared/lang/grouped'
import {
  type AnswerEntry,
  type AnswerItem,
  type AnswerOutcome,
  type AnswerShade,
  type AnswerStand,
  type Gravity,
} from '#shared/rules/answers/answer'
import { item, shade } from '#shared/rules/answers/answerParts'
import { chanceInSigns, chanceInWords } from '../../chances/chanceInWords'
import { compareFractions, type Fraction, ONE, toNumber } from '../../chances/fraction'
import { sumOf } from '../../chances/table'
import {
  type Arrival,
  ARRIVAL_NAMES,
  type ArrivalChances,
  ARRIVALS,
  INFILTRATION_OUTCOME_NAMES,
  INFILTRATION_OUTCOMES,
  type Route,
  type RouteAnswer,
  type RouteKind,
  type RouteTest,
} from '#shared/rules/answers/route'
import { because } from '#shared/rules/sentences/ruling'
import { type MedievalPosition } from '../rules/medievalRules'
import { routeRisks } from '../ways/routeRisks'

const GRAVITIES: Readonly<Record<Arrival, Gravity>> = {
  unhurt: 0,
  stopped: 1,
  stunned: 2,
  wounded: 3,
  killed: 4,
}

/** A way that may be taken, and its risks. */
export interface RiskedWay {
  readonly route: Route
  readonly risks: RouteAnswer
  readonly arrival: ArrivalChances
}

/** The risks of a route; undefined when it may not be taken. */
export function riskedWay(position: MedievalPosition, route: Route): RiskedWay | undefined {
  const risks = routeRisks(position, route)
  return risks.arrival && { route, risks, arrival: risks.arrival }
}

/** The opponents beside these ways, whether they strike or are spared, each once. */
export function strikersBeside(ways: readonly RiskedWay[]): CounterId[] {
  const met = ways.flatMap(({ risks: { tests, spared } }) => [...tests, ...spared])
  return [...new Set(met.map(({ opponent }) => opponent))]
}

/** The safest first: unhurt, then alive, then whole; among equals the cheaper, then the one that displaces fewer friends. */
export function bySafety(a: RiskedWay, b: RiskedWay): number {
  return (
    compareFractions(b.arrival.unhurt, a.arrival.unhurt) ||
    compareFractions(a.arrival.killed, b.arrival.killed) ||
    compareFractions(a.arrival.wounded, b.arrival.wounded) ||
    (a.risks.cost ?? 0) - (b.risks.cost ?? 0) ||
    a.risks.displaced.length - b.risks.displaced.length ||
    a.route.path.length - b.route.path.length
  )
}

/** "unhurt 5 in 10". */
export function unhurtInWords({ unhurt }: Pick<ArrivalChances, 'unhurt'>): Localized {
  const { fr, en } = chanceInWords(unhurt)
  return unhurt.numerator === 0n
    ? localized('jamais indemne', 'never unhurt')
    : localized(`indemne ${fr}`, `unhurt ${en}`)
}

/** The hexes of a way in a row: "E5, F5"; for a way of no steps the hex where it starts. */
export function pathInWords(scenario: Scenario, { counter, path }: Route): string {
  const hexes = path.length > 0 ? path : footprint(scenario, scenario.counters[counter]).slice(0, 1)
  return hexes.map((hex) => nameOfHex(scenario, hex)).join(', ')
}

/** The chances on arrival, the worst last; those that do not happen are left out. */
export function arrivalOutcomes(arrival: ArrivalChances, kind: RouteKind): AnswerOutcome[] {
  return ARRIVALS.filter((one) => arrival[one].numerator > 0n).map((one) => ({
    id: one,
    name: ARRIVAL_NAMES[one],
    chance: arrival[one],
    gravity: GRAVITIES[one],
    then: followsArrival(one, kind),
  }))
}

/** All that an arrival brings about beside the state of the counter. @rule MC-INF-7 @rule MC-RET-5 */
function followsArrival(arrival: Arrival, kind: RouteKind): readonly Localized[] {
  if (arrival === 'stopped') return [localized('reste dans la case du jet', 'stays in the hex of the roll')]
  if (arrival === 'stunned') return [localized('tombe dans la case du jet', 'falls in the hex of the roll')]
  if (arrival !== 'wounded') return []
  if (kind === 'move')
    return [
      localized(
        'poursuit avec les points de sa face blessée, s’il lui en reste',
        'goes on with the points of its wounded side, if any are left',
      ),
    ]
  return kind === 'retreat'
    ? [
        localized(
          'recule jusqu’au bout ou reste là où un jet l’arrête',
          'goes all the way or stays where a roll stops it',
        ),
      ]
    : []
}

/** An entry that draws and plays its way; the best is drawn as such. */
export function wayEntry(
  position: MedievalPosition,
  { route, risks, arrival }: RiskedWay,
  rank: 'best' | 'other',
): AnswerEntry {
  const { scenario } = position
  const { counter, kind, path } = route
  const [start] = footprint(scenario, scenario.counters[counter])
  const stands: AnswerStand[] = [
    ...risks.displaced.map((friend) => ({ counter: friend.counter, ...friend.end })),
    ...(risks.end ? [{ counter, ...risks.end }] : []),
  ]
  return {
    hexes: path,
    name: sameInBoth(pathInWords(scenario, route)),
    value: withCost(unhurtInWords(arrival), risks.cost),
    items: wayItems(scenario, risks),
    outcomes: arrivalOutcomes(arrival, kind),
    ...(start && path.length > 0 && { way: { path: [start, ...path], rank } }),
    ...(stands.length > 0 && { stands }),
    because: risks.because,
  }
}

function withCost(text: Localized, cost: number | undefined): Localized {
  if (cost === undefined) return text
  return localized(
    `${text.fr}, ${cost} ${cost < 2 ? 'point' : 'points'}`,
    `${text.en}, ${cost} ${cost === 1 ? 'point' : 'points'}`,
  )
}

/** Each roll on the way with its modifiers and chances, the friends who make room and the rolls on theirs. */
function wayItems(scenario: Scenario, { tests, displaced }: RouteAnswer): AnswerItem[] {
  return [
    ...tests.map((test) => rollItem(scenario, test)),
    ...displaced.flatMap(({ counter, end, tests: own, because: [reason] }) => [
      item(
        sameInBoth(counterName(scenario, counter)),
        placeMade(nameOfHex(scenario, end.hex)),
        reason ?? because('MC-RET-1', { counter }),
      ),
      ...own.map((test) => rollItem(scenario, test, counterName(scenario, counter))),
    ]),
  ]
}

function placeMade(hex: string): Localized {
  return localized(`cède la place et va en ${hex}`, `makes room and goes to ${hex}`)
}

/** "E4, Saladin" with "modifier +1: no effect 4/10, stopped 2/10…". @param target who is struck, when it is not the mover. */
function rollItem(scenario: Scenario, test: RouteTest, target?: string): AnswerItem {
  const { hex, opponent, modifiers, outcomes, because: reasons } = test
  const where = nameOfHex(scenario, parseHexKey(hex))
  const who = counterName(scenario, opponent)
  const written = (language: 'fr' | 'en'): string => {
    const each = modifiers.map(({ name, value }) => `${name[language]} ${signed(value)}`).join(', ')
    const none = language === 'fr' ? 'sans modificateur' : 'no modifier'
    const chances = INFILTRATION_OUTCOMES.filter((one) => !outcomes[one]?.startsWith('0/')).map(
      (one) => `${INFILTRATION_OUTCOME_NAMES[one][language]} ${outcomes[one] ?? ''}`,
    )
    const sum = modifiers.length > 1 ? ` = ${signed(sumOf(modifiers))}` : ''
    return `${each === '' ? none : each + sum}${language === 'fr' ? '\u202f' : ''}; ${chances.join(', ')}`
  }
  return item(
    target === undefined
      ? localized(`${who} frappe en ${where}`, `${who} strikes in ${where}`)
      : localized(`${who} frappe ${target} en ${where}`, `${who} strikes ${target} in ${where}`),
    localized(written('fr'), written('en')),
    reasons[0] ?? because('MC-INF-5', { counter: opponent }),
  )
}

/** Hexes shaded by the chance of coming there unhurt, the safest first: one shade for each chance. */
export function shadesOfUnhurt(
  found: readonly { readonly hex: Axial; readonly unhurt: Fraction }[],
): AnswerShade[] {
  const best = new Map<string, { readonly hex: Axial; readonly unhurt: Fraction }>()
  for (const one of found) {
    const known = best.get(hexKey(one.hex))
    if (!known || compareFractions(one.unhurt, known.unhurt) > 0) best.set(hexKey(one.hex), one)
  }
  return grouped(best.values(), ({ unhurt }) => chanceInSigns(unhurt))
    .toSorted(([a], [b]) => compareFractions(b.unhurt, a.unhurt))
    .map((alike) => {
      const [{ unhurt }] = alike
      const id = `unhurt-${chanceInSigns(unhurt)}`
      const hexes = alike.map(({ hex }) => hex)
      if (compareFractions(unhurt, ONE) === 0) return shade(id, unhurtInWords({ unhurt }), 'yes', hexes)
      return shade(id, unhurtInWords({ unhurt }), 1 - toNumber(unhurt), hexes, chanceInSigns(unhurt))
    })
}
