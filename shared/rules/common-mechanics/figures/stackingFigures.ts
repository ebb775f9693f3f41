/** Points of stacking. @rule CM-STK-1 */
export interface StackingFigures {
  /** Points that a position of a hex holds. */
  readonly most: number
  readonly large: number
  readonly small: number
  /** Figures from which a formation shares a hex with one small unit only. @rule CM-STK-4 */
  readonly bigFormation: number
}

export const STACKING: StackingFigures = { most: 10, large: 4, small: 1, bigFormation: 4 }
