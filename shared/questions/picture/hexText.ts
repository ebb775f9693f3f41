/** Short texts in hexes over the map: costs, chances. Millimetres. */
import { type Axial, type HexKey, hexKey } from '#shared/hex/axial'
import { hexCenter, type Layout } from '#shared/hex/layout'
import { mapFrame } from '#shared/painter/frame'
import { type DrawOp } from '#shared/painter/ops'
import { capHeight, placeText, textWidth } from '#shared/painter/text'

/** Below this width of a hex, in pixels, a text could not be read. */
const READABLE_PX = 24

/** The layout of the map, and the width of a pixel in mm: lines and texts keep their size at every zoom. */
export interface AnswerFrame {
  readonly layout: Layout
  readonly mmPerPx: number
  /** Hexes in which nothing is written: a counter stands there, and would be covered. */
  readonly occupied?: ReadonlySet<HexKey>
}

/** Nothing where hexes are too small on the screen to read in. */
export function hexTexts(hexes: readonly Axial[], texts: readonly string[], frame: AnswerFrame): DrawOp[] {
  if (frame.layout.hexMm / frame.mmPerPx < READABLE_PX) return []
  return hexes.flatMap((hex, index) => {
    const text = texts[index]
    return text === undefined || text === '' || frame.occupied?.has(hexKey(hex))
      ? []
      : [written(hex, text, frame)]
  })
}

/** Texts of neighbouring hexes do not touch. */
const WIDEST = 0.92
/** Share of its size by which a text keeps clear of the map's end. */
const EDGE = 0.25

function written(hex: Axial, text: string, { layout, mmPerPx }: AnswerFrame): DrawOp {
  const wanted = Math.min(layout.hexMm * 0.34, 15 * mmPerPx) * (text.length > 3 ? 0.8 : 1)
  const size = wanted * Math.min(1, (layout.hexMm * WIDEST) / textWidth(text, 'sans-bold', wanted))
  const height = capHeight('sans-bold', size)
  // When the map's end cuts the hex, the text is in the half that is seen.
  const { x: left, y: top, width, height: depth } = mapFrame(layout)
  const [aside, above] = [textWidth(text, 'sans-bold', size) / 2 + size * EDGE, height / 2 + size * EDGE]
  const center = hexCenter(hex, layout)
  const x = Math.min(left + width - aside, Math.max(left + aside, center.x))
  const y = Math.min(top + depth - above, Math.max(top + above, center.y))
  return placeText({
    text,
    x,
    y: y + height / 2,
    font: 'sans-bold',
    size,
    color: '#0e2c57',
    anchor: 'middle',
    halo: { color: '#ffffff', width: size * 0.3, opacity: 0.9 },
  })
}
