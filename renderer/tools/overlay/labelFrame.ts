/** The frame of a selected label and the handle that turns it; pixels wide at every zoom. Also what of them a point hits. */
import { type LabelId } from '#shared/document/ids'
import { type Label } from '#shared/document/types'
import { type Point } from '#shared/hex/layout'
import { type LabelBox, labelBox } from '#shared/painter/labels'
import { type DrawOp } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { type Frame } from '../../editor/ports/handle'
import { type OverlayFrame } from './marks'

const COLOR = '#d9480f'
/** Between letters and frame, from the frame to the handle's middle, its radius: pixels. */
const PADDING_PX = 4
const STALK_PX = 20
const HANDLE_PX = 5.5
/** A finger's breadth about the handle counts as the handle. */
const GRIP_PX = 10

/** The point of the map that lies there as seen from the label's middle, along its letters and down from them. */
function placed({ middle, angle }: LabelBox, along: number, down: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: middle.x + along * cos - down * sin, y: middle.y + along * sin + down * cos }
}

function seenFrom({ middle, angle }: LabelBox, { x, y }: Point): { along: number; down: number } {
  const [dx, dy] = [x - middle.x, y - middle.y]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { along: dx * cos + dy * sin, down: dy * cos - dx * sin }
}

function halves(box: LabelBox, mmPerPx: number): { width: number; height: number } {
  const padding = PADDING_PX * mmPerPx
  return { width: box.width / 2 + padding, height: box.height / 2 + padding }
}

/** The handle of a label, mm. */
export function handleOf(label: Label, { layout, mmPerPx }: OverlayFrame): Point {
  const box = labelBox(label, layout)
  return placed(box, 0, -halves(box, mmPerPx).height - STALK_PX * mmPerPx)
}

export function hitsHandle(point: Point, label: Label, frame: OverlayFrame): boolean {
  const { x, y } = handleOf(label, frame)
  return Math.hypot(point.x - x, point.y - y) <= GRIP_PX * frame.mmPerPx
}

export function hitsLabel(point: Point, label: Label, { layout, mmPerPx }: OverlayFrame): boolean {
  const box = labelBox(label, layout)
  const half = halves(box, mmPerPx)
  const { along, down } = seenFrom(box, point)
  return Math.abs(along) <= half.width && Math.abs(down) <= half.height
}

function rim(label: Label, { layout, mmPerPx }: OverlayFrame): PathBuilder {
  const box = labelBox(label, layout)
  const { width, height } = halves(box, mmPerPx)
  const corner = (x: number, y: number): Point => placed(box, x * width, y * height)
  return new PathBuilder().polygon([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)])
}

/** Outlines the label under the pointer. */
export function labelOutline(label: Label, frame: OverlayFrame): DrawOp[] {
  return lined(rim(label, frame), frame, '#1f6fd6')
}

/** Frames the selected label. */
export function labelFrame(label: Label, frame: OverlayFrame): DrawOp[] {
  return lined(rim(label, frame), frame, COLOR)
}

/** The frame that moves and turns the selected label. */
export function frameHandle(id: LabelId, label: Label, frame: OverlayFrame): Frame {
  const box = labelBox(label, frame.layout)
  const { width, height } = halves(box, frame.mmPerPx)
  return {
    kind: 'frame',
    id,
    box: { ...box, width: 2 * width, height: 2 * height },
    color: COLOR,
    turnAt: handleOf(label, frame),
    stalkPx: STALK_PX,
    knobPx: HANDLE_PX,
    reachPx: GRIP_PX,
  }
}

function lined(path: PathBuilder, { mmPerPx }: OverlayFrame, color: string): DrawOp[] {
  const built = path.build()
  const stroke = (of: string, px: number): DrawOp => ({
    kind: 'path',
    path: built,
    stroke: { color: of, width: px * mmPerPx, join: 'round', cap: 'round' },
  })
  return [stroke('#ffffff', 3.5), stroke(color, 1.5)]
}
