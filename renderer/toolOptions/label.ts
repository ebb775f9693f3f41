/** The letters of the next label. */
import { type LabelFont } from '#shared/document/types'

export interface LabelOptions {
  /** None = what suits the hexes. */
  readonly labelSizeMm: number | undefined
  readonly labelAngle: number
  readonly labelFont: LabelFont | 'serif'
  /** None = dark ink. */
  readonly labelColor: string | undefined
}

export function labelOptions(chosen?: LabelOptions): LabelOptions {
  return {
    labelSizeMm: chosen?.labelSizeMm,
    labelAngle: chosen?.labelAngle ?? 0,
    labelFont: chosen?.labelFont ?? 'serif',
    labelColor: chosen?.labelColor,
  }
}
