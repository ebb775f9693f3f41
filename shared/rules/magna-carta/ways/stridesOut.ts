/** The strides of a move out of a stance, for a search that asks for the same ones again and again. */
import { type Counter, type CounterId } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { DIRECTIONS } from '#shared/hex/direction'
import { type Holders, holdersAround } from '../movement/movementHolders'
import { stepTo } from '../movement/movementSteps'
import { type MedievalPosition } from '../rules/medievalRules'
import { type Stance, type Stride } from '../rules/stride'

/** A stride that may be taken, and whether it is taken without turning (SV-MOV-1). */
export interface StrideOut extends Stride {
  readonly unturned: boolean
  /** One may end the move there: no friend is in the way. */
  readonly mayStop: boolean
}

/** Each stride that `planMovement` would not refuse, whatever the points; found once for each stance. @rule HS-MOV-3 @rule SV-MOV-1 */
export function stridesOut(
  position: MedievalPosition,
  mover: CounterId,
  counter: Counter,
): (from: Stance) => readonly StrideOut[] {
  const holders = holdersAround(position, mover)
  const known = new Map<string, readonly StrideOut[]>()
  return (from) => {
    const key = stanceKey(from)
    const found = known.get(key) ?? stridesFrom(position, counter, holders, from)
    known.set(key, found)
    return found
  }
}

/** A stance as a key: hex and facing. */
export function stanceKey({ hex, facing }: Stance): string {
  return `${hexKey(hex)} ${facing.kind}${facing.index}`
}

function stridesFrom(
  position: MedievalPosition,
  counter: Counter,
  holders: Holders,
  from: Stance,
): StrideOut[] {
  return DIRECTIONS.flatMap((way) =>
    [false, true].flatMap((unturned): StrideOut[] => {
      if (unturned && !position.rules.figures.movement.withoutTurning) return []
      const { stride, refused } = stepTo(position, counter, from, way, unturned)
      if (refused.length > 0 || held(holders, stride.to.covers, true)) return []
      return [{ ...stride, unturned, mayStop: !held(holders, stride.to.covers, false) }]
    }),
  ).filter(({ unturned, to, cost }, index, strides) => {
    // Straight ahead both ways are one.
    const turned = strides[index - 1]
    return !unturned || !turned || stanceKey(turned.to) !== stanceKey(to) || turned.cost !== cost
  })
}

function held(holders: Holders, covers: readonly Axial[], byEnemy: boolean): boolean {
  return covers.some((hex) => {
    const holder = holders.get(hexKey(hex))
    return holder !== undefined && (!byEnemy || holder.enemy)
  })
}
