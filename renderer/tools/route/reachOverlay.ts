/** The hexes a counter can reach, each with the points it costs. Millimetres. */
import { type Axial } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { type DrawOp, solid } from '#shared/painter/ops'
import { capHeight, placeText } from '#shared/painter/text'
import { type ReachedHex } from '#shared/rules/reach'
import { regionPath } from '#shared/painter/regionPath'
import { keeping } from '../overlay/keeping'
import { type OverlayFrame } from '../overlay/marks'

const AZURE = '#1f6fd6'
/** Below this width of a hex, in pixels, its cost could not be read. */
const READABLE_PX = 24

const kept = keeping<DrawOp[]>()

/** @param reached each hex once. */
export function reachOps(reached: readonly ReachedHex[], frame: OverlayFrame): DrawOp[] {
  return kept([reached, frame.mmPerPx], () => drawReach(reached, frame))
}

function drawReach(reached: readonly ReachedHex[], frame: OverlayFrame): DrawOp[] {
  const outline = regionPath(
    reached.map(({ hex }) => hex),
    frame.layout,
  )
  const ops: DrawOp[] = [
    { kind: 'path', path: outline, fill: solid(AZURE, 0.16), rule: 'evenodd' },
    line(outline, '#ffffff', 4.5, 0.75, frame),
    line(outline, AZURE, 2.25, 1, frame),
  ]
  const readable = frame.layout.hexMm / frame.mmPerPx >= READABLE_PX
  if (readable)
    for (const one of reached) if (one.cost > 0 || one.minimal) ops.push(written(one.hex, textOf(one), frame))
  return ops
}

/** Points, in either language; `min` for what only a minimal move reaches. */
function textOf({ cost, minimal }: ReachedHex): string {
  if (minimal) return 'min'
  return Number.isInteger(cost) ? String(cost) : `${Math.floor(cost) || ''}½`
}

function line(
  path: readonly number[],
  color: string,
  px: number,
  opacity: number,
  frame: OverlayFrame,
): DrawOp {
  return {
    kind: 'path',
    path,
    stroke: { color, width: px * frame.mmPerPx, opacity, join: 'round', cap: 'round' },
  }
}

function written(hex: Axial, text: string, { layout, mmPerPx }: OverlayFrame): DrawOp {
  const { x, y } = hexCenter(hex, layout)
  const size = Math.min(layout.hexMm * 0.34, 15 * mmPerPx)
  return placeText({
    text,
    x,
    y: y + capHeight('sans-bold', size) / 2,
    font: 'sans-bold',
    size,
    color: '#123a70',
    anchor: 'middle',
    halo: { color: '#ffffff', width: size * 0.22, opacity: 0.8 },
  })
}
