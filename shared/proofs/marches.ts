/** The turns in which the counters of a scenario can first be in given hexes, each marching as if it were alone on the map. */
import { footprint, footprintSize, sideOf } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { type MovementQuestions } from '#shared/rules/answers/reach'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type Arrivals, NEVER, type Stance } from '#shared/rules/answers/stances'
import { groundToEnter } from './entryProof'
import { posesOf } from './ground'
import { groundToSetUp, toSetUp } from './setUpProof'

/** A counter in a hex as early as it can be there. */
export interface Reached {
  readonly counter: CounterId
  readonly hex: HexKey
  /** Turn of the game at whose end it is there; 0 = it sets up there. */
  readonly turn: number
  /** The hexes that it takes, its start first. */
  readonly way: readonly HexKey[]
}

/**
 * The earliest that a counter is in each of some hexes, up to a turn of the game; hexes that it does not reach are left out.
 * Terrain, walls and closed gates bar its way, other counters do not: they may have gone. Of a two-hex counter either half
 * counts. Undefined when it is not known where or when it begins.
 */
export function earliestIn(
  scenario: Scenario,
  ruleset: Ruleset,
  movement: MovementQuestions,
  id: CounterId,
  hexes: readonly HexKey[],
  lastTurn: number,
): Reached[] | undefined {
  const begins = beginningOf(scenario, ruleset, id)
  if (!begins) return undefined
  const counter = scenario.counters[id] as Counter
  const alone: Scenario = { ...scenario, counters: { [id]: counter } }
  const { starts, before } = begins
  if (starts.length === 0 || lastTurn < before) return []
  const arrivals = movement.arrivals(alone, id, { turns: lastTurn - before, starts })
  // It stands as no rule lets it.
  if (!arrivals) return undefined
  const fronts = (hex: HexKey) => [
    parseHexKey(hex),
    ...(footprintSize(scenario, counter) === 2 ? neighbors(parseHexKey(hex)) : []),
  ]
  return hexes.flatMap((hex): Reached[] => {
    const stance = firstThere(scenario, counter, arrivals, fronts(hex), hex)
    if (stance === undefined) return []
    const turns = arrivals.turns[stance] as number
    // A counter that enters in turn 3 is there in turn 3, with or without a step.
    const turn = before === 0 ? turns : before + Math.max(turns, 1)
    if (turn > lastTurn) return []
    const legs = arrivals.wayTo(stance) ?? []
    const hexesOfWay = legs.flatMap((leg) => leg.map((one) => hexKey(one.hex)))
    // One that turns or goes on in the next turn stays in its hex meanwhile.
    const way = hexesOfWay.filter((one, index) => one !== hexesOfWay[index - 1])
    return [{ counter: id, hex, turn, way: way.length > 0 ? way : [hex] }]
  })
}

function firstThere(
  scenario: Scenario,
  counter: Counter,
  { numbers, turns }: Arrivals,
  fronts: readonly ReturnType<typeof parseHexKey>[],
  hex: HexKey,
): number | undefined {
  let best: number | undefined
  for (const front of fronts) {
    const first = numbers.firstOf(front)
    if (first === undefined) continue
    for (let stance = first; stance < first + numbers.perHex; stance++) {
      const turn = turns[stance] as number
      if (turn === NEVER || (best !== undefined && turn >= (turns[best] as number))) continue
      const { facing = counter.facing } = numbers.stanceOf(stance)
      const covered = footprint(scenario, { ...counter, hex: hexKey(front), facing })
      if (covered.some((one) => hexKey(one) === hex)) best = stance
    }
  }
  return best
}

interface Beginning {
  readonly starts: readonly Stance[]
  /** Turns of the game that are over before its first move. */
  readonly before: number
}

/** A counter begins where it stands, in the zones of its side, or by the entry of its reinforcement; undefined when the scenario does not say. */
function beginningOf(scenario: Scenario, ruleset: Ruleset, id: CounterId): Beginning | undefined {
  const counter = scenario.counters[id] as Counter
  const side = sideOf(scenario, counter)
  if (counter.reinforcement !== undefined) {
    const { turn, entries } = scenario.reinforcements[counter.reinforcement] ?? {}
    if (turn === undefined || !entries?.length) return undefined
    const poses = posesOf(groundToEnter(scenario, ruleset, counter.reinforcement), id)
    // Barred from its entry it may come in elsewhere, or never.
    return poses.length > 0 ? { starts: poses.map(stanceOf), before: turn - 1 } : undefined
  }
  if (side !== undefined && toSetUp(scenario, side).includes(id)) {
    const ground = groundToSetUp(scenario, ruleset, side)
    return ground.hexes.length > 0 ? { starts: posesOf(ground, id).map(stanceOf), before: 0 } : undefined
  }
  if (counter.hex === undefined) return undefined
  const { facing, placement } = counter
  return { starts: [{ hex: parseHexKey(counter.hex), facing, placement }], before: 0 }
}

const stanceOf = ({ hex, facing }: { readonly hex: HexKey; readonly facing: Stance['facing'] }): Stance => ({
  hex: parseHexKey(hex),
  ...(facing && { facing }),
})
