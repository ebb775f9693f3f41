/** Numbers the stances of a mover on a board: cell by cell, of each placement by placement, of each facing by facing. */
import { type Placement } from '#shared/document/armies'
import { type Facing } from '#shared/hex/facing'
import { type Stance, type StanceNumbers } from '#shared/rules/answers/stances'
import { type HexWindow } from './hexWindow'

/** A number is `(cell * slots + slot) * facingsASlot + facing`. */
interface Numbering {
  /** At least the placements, and at least the facings: some numbers may mean nothing. */
  readonly slots: number
  readonly facingsASlot: number
  /** Absent where facing neither matters nor costs. */
  readonly facings?: readonly Facing[]
  /** Absent where a counter is always on the ground. */
  readonly placements?: readonly Placement[]
}

export function numberedStances(
  board: HexWindow,
  { slots, facingsASlot, facings, placements }: Numbering,
): StanceNumbers {
  const perHex = slots * facingsASlot
  const firstOf: StanceNumbers['firstOf'] = (hex) => {
    const cell = board.cellOf(hex)
    return cell === undefined || !board.isOpen(cell) ? undefined : cell * perHex
  }
  return {
    count: board.cells * perHex,
    perHex,
    firstOf,
    numberOf({ hex, facing, placement = 'ground' }) {
      const first = firstOf(hex)
      const turned = facings
        ? facings.findIndex(({ kind, index }) => kind === facing?.kind && index === facing.index)
        : 0
      const slot = placements ? placements.indexOf(placement) : 0
      return first === undefined || turned < 0 || slot < 0 ? undefined : first + slot * facingsASlot + turned
    },
    stanceOf(number): Stance {
      const hex = board.hexOf(Math.floor(number / perHex))
      const facing = facings?.[number % facingsASlot]
      const placement = placements?.[Math.floor(number / facingsASlot) % slots]
      return { hex, ...(facing && { facing }), ...(placement && { placement }) }
    },
  }
}
