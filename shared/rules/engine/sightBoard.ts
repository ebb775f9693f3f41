/** A map as sight over ground reads it: heights, and what stands up to which. Whole numbers of a unit that the rules choose. */
import { type Axial } from '#shared/hex/axial'
import { type Hexside } from '#shared/hex/hexside'

/** A barrier on a hexside that stops sight below its top. */
export interface SightBarrier {
  readonly top: number
  /** The hexes directly behind an opening in it: a line with an end there passes. */
  readonly behind: readonly Axial[]
}

export interface SightBoard {
  onMap(hex: Axial): boolean
  /** Height above the ground of eyes, and of what they look at. */
  readonly eyeHeight: number
  /** The height on which one stands in a hex. */
  ground(hex: Axial): number
  roofed(hex: Axial): boolean
  /** The height below which a hex stops sight; `indoors`: for a line with an end under a roof. */
  top(hex: Axial, indoors: boolean): number
  barrier(side: Hexside): SightBarrier | undefined
}
