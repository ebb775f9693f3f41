/** The hexes a counter can reach, each with the points it costs. Millimetres. */
import { type DrawOp, solid } from '#shared/painter/ops'
import { hexTexts } from '#shared/questions/picture/hexText'
import { type ReachedHex } from '#shared/rules/reach'
import { regionPath } from '#shared/painter/regionPath'
import { keeping } from '../overlay/keeping'
import { type OverlayFrame } from '../overlay/marks'

const AZURE = '#1f6fd6'

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
  const told = reached.filter(({ cost, minimal }) => cost > 0 || minimal)
  ops.push(
    ...hexTexts(
      told.map(({ hex }) => hex),
      told.map(textOf),
      frame,
    ),
  )
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
