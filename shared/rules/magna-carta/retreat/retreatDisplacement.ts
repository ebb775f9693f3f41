/** Friends who make room for one who retreats onto their hex: where each goes (MC-RET-1, MC-RET-2). */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { hexKey, isNextTo } from '#shared/hex/axial'
import { DIRECTIONS } from '#shared/hex/direction'
import { opponentsOf } from '#shared/rules/standing/position'
import { type MedievalPosition } from '../rules/medievalRules'
import { hexesHeldBut, holdersAround } from '../movement/movementHolders'
import { coversHex, stanceOf } from '../movement/movementStance'
import { retreatStep } from '../movement/movementSteps'
import { type Displaced, type Stance } from '../rules/stride'

/** A friend on whom a retreat ends, and where he may go: he is then vulnerable as in a retreat (MC-RET-2). */
interface Displacement {
  readonly counter: CounterId
  readonly from: Stance
  readonly stances: readonly Stance[]
}

/** The new places of all friends that a retreat displaces. */
interface Room {
  readonly displaced: readonly Displaced[]
  /** The friends for whom there is no room; not empty: the retreat may not end there. */
  readonly stuck: readonly CounterId[]
}

export const NO_ONE_DISPLACED: Room = { displaced: [], stuck: [] }

/**
 * The friends that a retreat displaces where it ends, each with the free stances one step away.
 * Each then retreats by a route of his own. @rule MC-RET-1 @rule MC-RET-2 @rule HS-MOV-8
 */
export function displacedBy(position: MedievalPosition, mover: CounterId, end: Stance): Displacement[] {
  const holders = holdersAround(position, mover)
  const friends = new Set(
    end.covers.flatMap((hex) => {
      const holder = holders.get(hexKey(hex))
      return holder && !holder.enemy ? [holder.counter] : []
    }),
  )
  return [...friends].flatMap((counter) => {
    const friend = position.scenario.counters[counter]
    const from = friend && stanceOf(position.scenario, friend)
    return from ? [{ counter, from, stances: stancesBeside(position, counter, from, mover, end) }] : []
  })
}

/**
 * Finds room for the displaced friends, all at once: the owner chooses; the policy of the figure is beside the
 * fewest enemies, the first clockwise from direction 0 among equals. @rule MC-RET-1 @rule HS-MOV-8
 */
export function roomFor(position: MedievalPosition, mover: CounterId, end: Stance): Room {
  const friends = displacedBy(position, mover, end)
  const stuck = friends.filter(({ stances }) => stances.length === 0).map(({ counter }) => counter)
  if (stuck.length > 0) return { displaced: [], stuck }
  const ways = friends.reduce<readonly (readonly Displaced[])[]>(
    (found, { counter, from, stances }) =>
      found.flatMap((others) =>
        stances
          .filter((to) => others.every((other) => apart(other.to, to)))
          .map((to) => [...others, { counter, from, to }]),
      ),
    [[]],
  )
  const danger = (way: readonly Displaced[]): number =>
    way.reduce((sum, { counter, to }) => sum + enemiesBeside(position, counter, to), 0)
  const [first, ...others] = ways
  if (!first) return { displaced: [], stuck: friends.map(({ counter }) => counter) }
  return { displaced: others.reduce((best, way) => (danger(way) < danger(best) ? way : best), first), stuck }
}

function apart(a: Stance, b: Stance): boolean {
  return !a.covers.some((hex) => coversHex(b, hex))
}

function enemiesBeside(position: MedievalPosition, friend: CounterId, { covers }: Stance): number {
  const { scenario } = position
  return opponentsOf(position, friend).filter((id) => {
    return footprint(scenario, scenario.counters[id]).some((hex) => isNextTo(hex, covers))
  }).length
}

/** Free of everybody; the hexes that the mover leaves are free, those it takes are not. */
function stancesBeside(
  position: MedievalPosition,
  friend: CounterId,
  from: Stance,
  mover: CounterId,
  taken: Stance,
): Stance[] {
  const counter = position.scenario.counters[friend]
  if (!counter) return []
  const held = hexesHeldBut(position, [friend, mover])
  return DIRECTIONS.flatMap((way) => {
    const { stride, refused } = retreatStep(position, counter, from, way)
    const free = stride.to.covers.every((hex) => !held.has(hexKey(hex)) && !coversHex(taken, hex))
    return free && refused.length === 0 ? [stride.to] : []
  })
}
