/** The holders of hexes in a state of play, and the turns in a row for which conditions have been held (SCN-5). */
import { countersByHex, sideOf } from '#shared/document/counters'
import { type Hold, type Victory } from '#shared/document/game'
import { type SideId, type VictoryId } from '#shared/document/ids'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { type Scenario } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { rulesetOf } from '../registry/rulesetOf'
import { type HoldRun } from '../resolution/course'
import { type PlayState } from '../resolution/state'
import { type CounterSchema } from '#shared/rules/contract/ruleset'
import { isOut } from './pieces'

/** The sides whose living counters cover a hex, each once. Decoys hold nothing. */
function sidesOn(schema: CounterSchema, scenario: Scenario): (hex: HexKey) => readonly SideId[] {
  const stacks = countersByHex(scenario)
  return (hex) => [
    ...new Set(
      (stacks.get(hex) ?? []).flatMap((id) => {
        const counter = scenario.counters[id]
        return counter && !counter.decoy && !isOut(schema, counter) ? (sideOf(scenario, counter) ?? []) : []
      }),
    ),
  ]
}

/** A hex of an objective: who stands on it, and who holds it as the condition asks. */
interface HeldHex {
  readonly hex: HexKey
  readonly on: readonly SideId[]
  readonly holder: SideId | undefined
}

/**
 * The hexes of a condition. By presence the side that stands there alone holds it; by the last pass the side that passed last, and
 * before anybody has, the side that stands there alone. @rule SCN-5
 */
export function heldHexes(
  schema: CounterSchema,
  { scenario, course }: Pick<PlayState, 'scenario' | 'course'>,
  { place, by }: Hold,
): readonly HeldHex[] {
  const standing = sidesOn(schema, scenario)
  return hexesOfPlace(scenario, place).map((hex) => {
    const on = standing(hex)
    const alone = on.length === 1 ? on[0] : undefined
    return { hex, on, holder: by === 'last-pass' ? (course.lastPast[hex] ?? alone) : alone }
  })
}

/** Hexes that a condition asks for: all of its place unless it says fewer. */
export function hexesNeeded({ least }: Hold, all: number): number {
  return least ?? Math.max(1, all)
}

/** The name of a condition among the runs of a course. */
export function holdKey(victory: VictoryId, index: number): string {
  return `${victory}/${index}`
}

/**
 * The state as a game turn ends, before the next begins: each condition `hold` over several turns has been met for one turn more in
 * a row, or its count begins anew. To be asked once at the end of each game turn. @rule SCN-5
 */
export function turnEnded(state: PlayState): PlayState {
  const { scenario, course } = state
  const schema = rulesetOf(scenario).counterSchema
  const runs = (Object.entries(scenario.victory) as [VictoryId, Victory][]).flatMap(
    ([id, { side, conditions }]) =>
      conditions.flatMap((condition, index): [string, HoldRun][] => {
        if (condition.kind !== 'hold' || condition.turns === undefined) return []
        const key = holdKey(id, index)
        const { run = 0, longest = 0 } = course.runs[key] ?? {}
        const hexes = heldHexes(schema, state, condition)
        const held =
          hexes.filter(({ holder }) => holder === side).length >= hexesNeeded(condition, hexes.length)
        const now = held ? run + 1 : 0
        return [[key, { run: now, longest: Math.max(longest, now) }]]
      }),
  )
  return runs.length === 0
    ? state
    : { ...state, course: { ...course, runs: { ...course.runs, ...Object.fromEntries(runs) } } }
}
