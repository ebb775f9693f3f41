/** Friends who make room for one who retreats (MC-RET-1, MC-RET-2). */
import { type CounterId } from '#shared/document/types'
import { hexKey, sameHex } from '#shared/hex/axial'
import { DIRECTIONS } from '#shared/hex/direction'
import { type MedievalPosition } from '../medievalRules'
import { holdersAround } from '../movement/movementHolders'
import { stanceOf } from '../movement/movementStance'
import { retreatStep } from '../movement/movementSteps'
import { type Stance } from '../movement/stride'

/** A friend on whom a retreat ends, and where he may go: he is then vulnerable as in a retreat (MC-RET-2). */
export interface Displacement {
  readonly counter: CounterId
  readonly stances: readonly Stance[]
}

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
  return [...friends].map((counter) => ({ counter, stances: stancesBeside(position, counter, mover, end) }))
}

/** Free of everybody; the hexes that the mover leaves are free, those it takes are not. */
function stancesBeside(
  position: MedievalPosition,
  friend: CounterId,
  mover: CounterId,
  taken: Stance,
): Stance[] {
  const counter = position.scenario.counters[friend]
  const from = counter && stanceOf(position.scenario, counter)
  if (!counter || !from) return []
  const holders = holdersAround(position, friend)
  return DIRECTIONS.flatMap((way) => {
    const { stride, refused } = retreatStep(position, counter, from, way)
    const free = stride.to.covers.every((hex) => {
      const holder = holders.get(hexKey(hex))
      const others = holder && holder.counter !== mover
      return !others && !taken.covers.some((own) => sameHex(own, hex))
    })
    return free && refused.length === 0 ? [stride.to] : []
  })
}
