/** Figures of hidden units and decoys. @rule CM-HID-3 */
export interface HidingFigures {
  /** Points of command that an order to a decoy costs at least. */
  readonly leastDecoyOrder: number
}

export const HIDING: HidingFigures = { leastDecoyOrder: 1 }
