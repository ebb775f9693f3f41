/** Drawing a way hex by hex: what the next hex, a step back and an end make of it. Pure. */
import { effectiveStats } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, parseHexKey, sameHex } from '#shared/hex/axial'
import { hexLine } from '#shared/hex/region'
import { type ChosenAttack } from '#shared/rules/answers/route'
import { type DrawnRoute, type Selection } from '../../editor/ports/session'

const NO_PATH: readonly Axial[] = []
const NO_STEP: readonly number[] = []
const NOBODY: readonly CounterId[] = []
const NO_ATTACK: readonly ChosenAttack[] = []

/** @param before the last route: the use that owners make of their attacks is the same for whoever moves next. */
export function freshRoute(counter: CounterId, before?: Pick<DrawnRoute, 'attacks'>): DrawnRoute {
  return {
    counter,
    path: NO_PATH,
    unturned: NO_STEP,
    ended: false,
    opponents: NOBODY,
    attacks: before?.attacks ?? 'first',
    chosen: NO_ATTACK,
    firing: undefined,
  }
}

/** Its way taken back; who fired or fought is still so. */
export function cleared(route: DrawnRoute): DrawnRoute {
  const { counter, opponents, firing } = route
  return { ...freshRoute(counter, route), opponents, firing }
}

interface Session {
  readonly selection: Selection
  readonly route: DrawnRoute | undefined
}

/** The route of the selected counter, empty when none is drawn yet; undefined unless one counter on the map is selected. */
export function routeInHand({ selection, route }: Session, scenario: Scenario): DrawnRoute | undefined {
  if (selection.kind !== 'counters' || selection.counters.length !== 1) return undefined
  const [counter] = selection.counters
  if (counter === undefined || scenario.counters[counter]?.hex === undefined) return undefined
  return route?.counter === counter ? route : freshRoute(counter, route)
}

/** The hex on which the route's counter stands. */
export function startOf(route: DrawnRoute, scenario: Scenario): Axial {
  const hex = scenario.counters[route.counter]?.hex
  if (hex === undefined) throw new Error(`${route.counter} is not on the map`)
  return parseHexKey(hex)
}

/** The last hex of the way; where the counter stands while there is none. */
export function endOf(route: DrawnRoute, scenario: Scenario): Axial {
  return route.path.at(-1) ?? startOf(route, scenario)
}

/** On to a hex, by the hexes in between when it is not the next one; unless turning, the counter keeps its facing. */
export function extended(route: DrawnRoute, to: Axial, scenario: Scenario, turning = true): DrawnRoute {
  const [, ...steps] = hexLine(endOf(route, scenario), to)
  const kept = turning ? [] : steps.map((_, index) => route.path.length + index + 1)
  return {
    ...route,
    path: [...route.path, ...steps],
    unturned: kept.length > 0 ? [...route.unturned, ...kept] : route.unturned,
    ended: false,
  }
}

/** As the pointer drags on: going back over the last step takes it back. */
export function dragged(route: DrawnRoute, to: Axial, scenario: Scenario, turning = true): DrawnRoute {
  const before = route.path.at(-2) ?? startOf(route, scenario)
  const back = route.path.length > 0 && sameHex(before, to)
  return back ? shortened(route) : extended(route, to, scenario, turning)
}

export function shortened(route: DrawnRoute): DrawnRoute {
  const path = route.path.slice(0, -1)
  return { ...route, path, unturned: route.unturned.filter((step) => step <= path.length), ended: false }
}

/** Adds an opponent to those who fought, or takes it off; of those who fire there is one. */
export function withOpponent(route: DrawnRoute, opponent: CounterId, from: 'fire' | 'combat'): DrawnRoute {
  const known = route.opponents.includes(opponent)
  const others = from === 'fire' ? [] : route.opponents.filter((id) => id !== opponent)
  return { ...route, opponents: known ? others : [...others, opponent] }
}

/** With this attack made; let pass when it was made before. */
export function withAttackChosen(route: DrawnRoute, { opponent, hex }: ChosenAttack): DrawnRoute {
  const others = route.chosen.filter((one) => one.opponent !== opponent || one.hex !== hex)
  const made = others.length < route.chosen.length
  return { ...route, chosen: made ? others : [...others, { opponent, hex }] }
}

/** Movement points of the face shown; undefined when its sheet has none. */
export function allowanceOf(counter: CounterId, scenario: Scenario): number | undefined {
  const found = scenario.counters[counter]
  const movement = found && effectiveStats(scenario, found)['movement']
  return typeof movement === 'number' ? movement : undefined
}
