/** The stances to which one step or one turn leads. */
import { type Placement } from '#shared/document/armies'
import { PLACEMENTS } from '#shared/document/placements'
import { type Axial } from '#shared/hex/axial'
import { type Direction, DIRECTIONS, neighbor } from '#shared/hex/direction'
import { FACINGS_A_PLACE } from '../../engine/leastCostsByFacing'
import { mayPass } from '../ground/crossing'
import { type Passage } from '../ground/entry'
import { hasFacing, type Move } from './move'
import { FRONT_WAYS, TWELFTHS } from './movementFacings'
import { type Stances } from './movementStances'

/** A passage, judged once a move: a march asks for the same steps facing by facing. */
export function passageTo(move: Move, from: Axial, way: Direction, placement: Placement): Passage {
  const { position, unit, window, passages } = move
  const step = (window.cellOf(from) as number) * 6 + way
  const key = (step * PLACEMENTS.length + indexOf(unit.placement)) * PLACEMENTS.length + indexOf(placement)
  const known = passages.get(key)
  if (known !== undefined) return known
  const passage = mayPass(position, unit, from, neighbor(from, way), placement).value
  passages.set(key, passage)
  return passage
}

function indexOf(placement: Placement): number {
  return PLACEMENTS.indexOf(placement)
}

export function frontWays({ unit, stances }: Move): readonly Direction[] {
  return hasFacing(unit) ? (FRONT_WAYS[stances.start.facing] as readonly Direction[]) : DIRECTIONS
}

export function allFacings({ unit, stances }: Move): number[] {
  if (!hasFacing(unit)) return []
  return Array.from({ length: TWELFTHS }, (_, facing) => withFacing(stances, facing))
}

export function inSlot({ start, startStance }: Stances, slot: number): number {
  return startStance + (slot - start.slot) * FACINGS_A_PLACE
}

export function withFacing({ start, startStance }: Stances, facing: number): number {
  return startStance - start.facing + facing
}
