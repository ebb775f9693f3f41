/** The lean movement in words that tests compare, and the same by the explaining one: move by move, turn by turn. */
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type MovementQuestions, stancesOf } from '#shared/rules/answers/reach'
import { NEVER, type March, type ReachedStance, type Stance } from '#shared/rules/answers/stances'

/** A stance as a text; a placement left out is the ground. */
function named({ hex, facing, placement }: Stance): string {
  return `${hexKey(hex)} ${facing ? `${facing.kind} ${facing.index}` : '-'} ${placement ?? 'ground'}`
}

function worded(cost: number, minimal: boolean): string {
  return `${cost}${minimal ? ' min' : ''}`
}

/** Gives for each stance the points of the cheapest move there, by the explaining reach. */
export function explainedEnds(
  { reach }: MovementQuestions,
  scenario: Scenario,
  mover: CounterId,
  points?: number,
): Record<string, string> {
  const ends = stancesOf(reach(scenario, mover, points).hexes)
  return Object.fromEntries(ends.map((end) => [named(end), worded(end.cost, end.minimal === true)]))
}

/** The same by the lean one. */
export function leanEnds(
  { costs: costsOf }: MovementQuestions,
  scenario: Scenario,
  mover: CounterId,
  points?: number,
): Record<string, string> {
  const found = costsOf(scenario, mover, points)
  if (!found) return {}
  const { numbers, costs, unitsAPoint, minimal } = found
  const ends: Record<string, string> = {}
  costs.forEach((cost, stance) => {
    if (cost !== NEVER)
      ends[named(numbers.stanceOf(stance))] = worded(cost / unitsAPoint, minimal.has(stance))
  })
  return ends
}

/** Whole moves turn after turn, with or without points of their own. */
interface Turns {
  readonly turns: number
  readonly points?: number
}

/** Gives for each stance the turn of arrival, by the lean search. */
export function leanTurns(
  { arrivals }: MovementQuestions,
  scenario: Scenario,
  mover: CounterId,
  march: March,
): Record<string, number> {
  const found = arrivals(scenario, mover, march)
  const turns: Record<string, number> = {}
  found?.turns.forEach((turn, stance) => {
    if (turn !== NEVER) turns[named(found.numbers.stanceOf(stance))] = turn
  })
  return turns
}

/** A counter that moved. @param tired what a minimal move does to it. */
export function movedTo(
  scenario: Scenario,
  mover: CounterId,
  { hex, facing, placement, minimal }: Omit<ReachedStance, 'cost'>,
  tired: (counter: Counter) => Counter = (counter) => counter,
): Scenario {
  const counter = scenario.counters[mover] as Counter
  const moved: Counter = {
    ...(minimal ? tired(counter) : counter),
    hex: hexKey(hex),
    ...(facing && { facing }),
    ...(placement && { placement }),
  }
  return { ...scenario, counters: { ...scenario.counters, [mover]: moved } }
}

/** Gives for each stance the turn of arrival: the reach of every stance of the turn before, turn after turn. */
export function slowTurns(
  movement: MovementQuestions,
  scenario: Scenario,
  mover: CounterId,
  march: Turns,
  tired?: (counter: Counter) => Counter,
): Record<string, number> {
  const turns: Record<string, number> = {}
  const seen = new Set<string>()
  let fresh: Scenario[] = [scenario]
  const [start] = stancesOf(movement.reach(scenario, mover, march.points).hexes)
  if (!start) return {}
  turns[named(start)] = 0
  for (let turn = 1; turn <= march.turns; turn++) {
    const next: Scenario[] = []
    for (const board of fresh)
      for (const end of stancesOf(movement.reach(board, mover, march.points).hexes)) {
        const moved = movedTo(board, mover, end, tired)
        const state = `${named(end)} ${JSON.stringify(moved.counters[mover]?.status)}`
        if (seen.has(state)) continue
        seen.add(state)
        turns[named(end)] ??= turn
        next.push(moved)
      }
    fresh = next
  }
  return turns
}

const EVERY = 5

/**
 * Asks of the ways to every fifth stance, and to the latest, whether they arrive in their turn, and whether each of their legs is a
 * move that the explaining reach knows at that cost, from where the leg before ended. Tells each fault.
 */
export function faultsOfWays(
  movement: MovementQuestions,
  scenario: Scenario,
  mover: CounterId,
  march: Turns,
  tired?: (counter: Counter) => Counter,
): string[] {
  const found = movement.arrivals(scenario, mover, march)
  if (!found) return []
  const known = new Map<string, Record<string, string>>()
  const endsFrom = (board: Scenario): Record<string, string> => {
    const key = JSON.stringify(board.counters[mover])
    const ends = known.get(key) ?? explainedEnds(movement, board, mover, march.points)
    known.set(key, ends)
    return ends
  }
  const faults: string[] = []
  found.turns.forEach((turn, stance) => {
    if (turn < march.turns && stance % EVERY !== 0) return
    const way = found.wayTo(stance)
    const end = named(found.numbers.stanceOf(stance))
    if ((way?.length ?? NEVER) !== turn) faults.push(`${end}: turn ${turn}`)
    let board = scenario
    for (const leg of way ?? []) {
      const [first, last] = [leg[0], leg.at(-1)] as [ReachedStance, ReachedStance]
      const ends = endsFrom(board)
      if (ends[named(first)] !== '0') faults.push(`${end}: a leg from ${named(first)}`)
      if (ends[named(last)] !== worded(last.cost, last.minimal === true))
        faults.push(`${end}: a leg to ${named(last)}`)
      board = movedTo(board, mover, last, tired)
    }
    const last = way?.at(-1)?.at(-1)
    if (last && named(last) !== end) faults.push(`${end}: ends at ${named(last)}`)
  })
  return faults
}
