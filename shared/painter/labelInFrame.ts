/** Tells whether a label lies wholly within the map's frame: what lies beyond is neither shown nor printed. */
import { type Label } from '#shared/document/types'
import { type Layout } from '#shared/hex/layout'
import { mapFrame } from './frame'
import { labelBox } from './labels'

/** So much of the height of its letters may be off: at its ends a box is empty. */
const SLACK = 0.1

export interface LabelShift {
  readonly dxMm: number
  readonly dyMm: number
  /** Is it whole then? One that is longer than the map never is. */
  readonly fits: boolean
}

/** The least shift that brings a label cut by the frame inside it, mm; undefined when nothing is cut. */
export function shiftIntoFrame(label: Label, layout: Layout): LabelShift | undefined {
  const { middle, width, height, angle } = labelBox(label, layout)
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const frame = mapFrame(layout)
  const across = along(middle.x, (width * cos + height * sin) / 2, frame.x, frame.width)
  const down = along(middle.y, (width * sin + height * cos) / 2, frame.y, frame.height)
  if (Math.max(Math.abs(across.by), Math.abs(down.by)) <= SLACK * label.sizeMm) return undefined
  return { dxMm: across.by, dyMm: down.by, fits: across.fits && down.fits }
}

function along(middle: number, half: number, from: number, length: number): { by: number; fits: boolean } {
  if (2 * half > length) return { by: from + length / 2 - middle, fits: false }
  const by = Math.max(from + half - middle, 0) + Math.min(from + length - half - middle, 0)
  return { by, fits: true }
}
