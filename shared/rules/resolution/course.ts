/** The course of a game as far as victory asks for it (SCN-5), as data in the state of play: effects fill it. */
import { footprint, sideOf } from '#shared/document/counters'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { type Counter } from '#shared/document/armies'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type HexKey, hexKey } from '#shared/hex/axial'

/** The way in which a counter left the game; `revealed`: a decoy that was seen through. */
export type Departure = 'eliminated' | 'exited' | 'captured' | 'revealed'

export interface Gone {
  readonly how: Departure
  /** Game turn. */
  readonly turn: number
  /** The hex by which it went, or where it stood. */
  readonly hex?: HexKey
  /** As it was when it went. */
  readonly counter: Counter
}

/** Game turns in a row at whose end a condition `hold` was met: to the last end of a turn, and the most so far. */
export interface HoldRun {
  readonly run: number
  readonly longest: number
}

export interface Course {
  readonly gone: Readonly<Record<CounterId, Gone>>
  /** The side that was the last to pass each objective that asks for it. */
  readonly lastPast: Readonly<Record<HexKey, SideId>>
  /** The run of each condition `hold` over several turns, by `holdKey` of `victory/holdRuns.ts`. */
  readonly runs: Readonly<Record<string, HoldRun>>
}

export const COURSE_BEGINS: Course = { gone: {}, lastPast: {}, runs: {} }

/** The course once this counter has gone. @rule SCN-5 */
export function withDeparture(
  course: Course,
  { counter: id, how, by }: { readonly counter: CounterId; readonly how: Departure; readonly by?: HexKey },
  counter: Counter,
  turn: number,
): Course {
  const hex = by ?? counter.hex
  const gone: Gone = { how, turn, ...(hex !== undefined && { hex }), counter }
  return { ...course, gone: { ...course.gone, [id]: gone } }
}

/** The course once this counter has passed these hexes and arrived where it now stands; a decoy passes nothing. @rule SCN-5 */
export function withPassage(
  course: Course,
  scenario: Scenario,
  id: CounterId,
  through: readonly HexKey[],
): Course {
  const watched = watchedHexes(scenario)
  const counter = scenario.counters[id]
  if (watched.size === 0 || !counter || counter.decoy) return course
  const side = sideOf(scenario, counter)
  const passed = [...through, ...footprint(scenario, counter).map(hexKey)].filter((hex) => watched.has(hex))
  if (side === undefined || passed.length === 0) return course
  return {
    ...course,
    lastPast: { ...course.lastPast, ...Object.fromEntries(passed.map((hex) => [hex, side])) },
  }
}

type Watching = Pick<Scenario, 'victory' | 'zones' | 'boards'> & { readonly hexes: ReadonlySet<HexKey> }

// Every move asks; the victory of a scenario does not change while it is played.
const known = new WeakMap<Scenario['victory'], Watching>()

/** The hexes of conditions that ask who was the last to pass. */
function watchedHexes(scenario: Scenario): ReadonlySet<HexKey> {
  const { victory, zones, boards } = scenario
  const found = known.get(victory)
  if (found?.zones === zones && found.boards === boards) return found.hexes
  const holds = Object.values(victory)
    .flatMap(({ conditions }) => conditions)
    .flatMap((condition) => (condition.kind === 'hold' && condition.by === 'last-pass' ? condition : []))
  const hexes = new Set(holds.flatMap(({ place }) => hexesOfPlace(scenario, place)))
  known.set(victory, { victory, zones, boards, hexes })
  return hexes
}
