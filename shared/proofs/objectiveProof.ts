/** Proves in which turn at the earliest a side can be in the hexes that it must hold, or where it must leave the map. */
import { type Exit, type Hold, type Who } from '#shared/document/game'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { type Counter } from '#shared/document/armies'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type MovementQuestions } from '#shared/rules/answers/reach'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { hexesNeeded } from '#shared/rules/victory/holdRuns'
import { numberOf, piecesNamed } from '#shared/rules/victory/pieces'
import { kindKey } from './ground'
import { earliestIn, type Reached } from './marches'
import { emptyMatching } from './matching'

/** The answer for one condition of a victory. */
export type ObjectiveProof = {
  readonly side: SideId
  readonly condition: Hold | Exit
  /** The last turn that counts; absent = the game has no end, and so many turns as `MOST_TURNS` were looked at. */
  readonly lastTurn?: number
  /** Hexes to hold, or counters to leave. */
  readonly needed: number
} & (
  | { readonly answer: 'yes'; readonly turn: number; readonly reached: readonly Reached[] }
  /** The most that can be reached, each by a counter of its own. */
  | { readonly answer: 'no' | 'unknown'; readonly reached: readonly Reached[] }
)

/** Turns of a game without an end that are looked at. */
export const MOST_TURNS = 99

/**
 * Each hex is held by a counter of its own, each counter leaves by itself; that they might crowd each other is not asked. Where
 * fewer counters could do (one with two hexes, one that passes several), or it is not known when one comes, a no is `unknown`.
 */
export function proveObjective(
  scenario: Scenario,
  ruleset: Ruleset,
  movement: MovementQuestions,
  side: SideId,
  condition: Hold | Exit,
): ObjectiveProof {
  const hexes = hexesOfPlace(scenario, condition.place)
  const movers = moversOf(scenario, ruleset, side, condition)
  const lastTurn = lastTurnOf(scenario, condition)
  const needed =
    condition.kind === 'hold'
      ? hexesNeeded(condition, hexes.length)
      : numberOf(condition.least, movers.length)
  const found = marchesOf(scenario, movers, (id) =>
    earliestIn(scenario, ruleset, movement, id, hexes, lastTurn ?? MOST_TURNS),
  )
  const all = found.flatMap((one) => one ?? [])
  const about = { side, condition, needed, ...(lastTurn !== undefined && { lastTurn }) }
  const by = (turn: number): Reached[] => reachedBy(all, turn, condition.kind === 'hold')
  const turns = [...new Set(all.map(({ turn }) => turn))].sort((a, b) => a - b)
  for (const turn of turns) {
    const reached = by(turn)
    if (reached.length >= needed) return { ...about, answer: 'yes', turn, reached }
  }
  const most = by(Infinity)
  const touched = new Set(all.map(({ hex }) => hex)).size
  const unsure = found.includes(undefined) || (condition.kind === 'hold' && touched >= needed)
  return { ...about, answer: unsure ? 'unknown' : 'no', reached: most }
}

type MarchOf = (id: CounterId) => Reached[] | undefined

/** The marches of all; those who begin in one place or zone and differ by their names alone march alike. */
function marchesOf(
  { counters }: Scenario,
  ids: readonly CounterId[],
  marchOf: MarchOf,
): ReturnType<MarchOf>[] {
  const known = new Map<string, ReturnType<MarchOf>>()
  return ids.map((id) => {
    const counter = counters[id] as Counter
    const key = `${counter.hex ?? ''} ${kindKey(counter, false)}`
    const march = known.has(key) ? known.get(key) : marchOf(id)
    known.set(key, march)
    return march?.map((one) => ({ ...one, counter: id }))
  })
}

/** The most that is reached up to a turn: counters, or hexes each by a counter of its own. */
function reachedBy(all: readonly Reached[], turn: number, byHex: boolean): Reached[] {
  const inTime = all.filter((one) => one.turn <= turn).sort((a, b) => a.turn - b.turn)
  const counters = [...new Set(inTime.map(({ counter }) => counter))]
  if (!byHex) return counters.map((id) => inTime.find(({ counter }) => counter === id) as Reached)
  const hexes = [...new Set(inTime.map(({ hex }) => hex))]
  const vertexOf = (id: CounterId): number => hexes.length + counters.indexOf(id)
  const neighbours: number[][] = [...hexes, ...counters].map(() => [])
  for (const { counter, hex } of inTime) {
    neighbours[hexes.indexOf(hex)]?.push(vertexOf(counter))
    neighbours[vertexOf(counter)]?.push(hexes.indexOf(hex))
  }
  const { mates, augment } = emptyMatching(neighbours)
  for (const vertex of hexes.keys()) augment(vertex)
  return inTime.filter(({ counter, hex }) => mates[hexes.indexOf(hex)] === vertexOf(counter))
}

/** Those who count: of the side for hexes to hold, those named for an exit. */
function moversOf(
  scenario: Scenario,
  { counterSchema }: Ruleset,
  side: SideId,
  condition: Hold | Exit,
): readonly CounterId[] {
  const who: readonly Who[] = condition.kind === 'hold' ? [{ kind: 'side', side }] : condition.who
  return piecesNamed(counterSchema, scenario, who)
}

function lastTurnOf({ turns }: Scenario, condition: Hold | Exit): number | undefined {
  const count = turns?.count
  if (condition.kind === 'exit') {
    const { until } = condition
    return until === undefined ? count : Math.min(until, count ?? until)
  }
  // Held for three turns in a row: reached two turns before the last.
  return count === undefined ? undefined : count + 1 - (condition.turns ?? 1)
}
