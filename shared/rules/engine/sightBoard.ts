/** A map as sight over ground reads it: levels, and what stands up to which level. Whole numbers; absolute levels. */
import { type Axial } from '#shared/hex/axial'
import { type Hexside } from '#shared/hex/hexside'

/** What stands on a hexside and stops sight below its top. */
export interface SightBarrier {
  readonly top: number
  /** The hexes directly behind an opening in it: a line with an end there passes. */
  readonly behind: readonly Axial[]
}

export interface SightBoard {
  onMap(hex: Axial): boolean
  /** The level on which one stands in a hex. */
  ground(hex: Axial): number
  roofed(hex: Axial): boolean
  /** The level below which a hex stops sight; `indoors`: for a line with an end under a roof. */
  top(hex: Axial, indoors: boolean): number
  barrier(side: Hexside): SightBarrier | undefined
}
