/** Place names written on the map by the author. */
import { type Label } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { hexCenter, type Layout, type Point } from '#shared/hex/layout'
import { DARK_INK, haloOf } from './groundInk'
import { type DrawOp, type FontId, type Rect } from './ops'
import { type Scene } from './scene'
import { type Detail } from './style'
import { placeText, textWidth } from './text'

export const LABEL_INK = DARK_INK

export function labelFont({ font }: Pick<Label, 'font'>): FontId {
  return font ?? 'serif'
}

/** The box of a label, mm, about its middle and turned by its angle. */
export interface LabelBox {
  readonly middle: Point
  readonly width: number
  readonly height: number
  /** Radians, clockwise. */
  readonly angle: number
}

/** mm; not turned: the angle is the label’s. */
export function labelBox(label: Label, layout: Layout): LabelBox {
  const center = hexCenter(parseHexKey(label.hex), layout)
  return {
    middle: { x: center.x + label.dxMm, y: center.y + label.dyMm },
    width: textWidth(label.text, labelFont(label), label.sizeMm),
    height: label.sizeMm,
    angle: (label.angle * Math.PI) / 180,
  }
}

/** The box that a label may cover at any angle, its halo included, mm. */
export function labelReach(label: Label, layout: Layout): Rect {
  const { middle, width } = labelBox(label, layout)
  const reach = width / 2 + label.sizeMm
  return { x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach }
}

export function paintLabels(scene: Scene, rect: Rect, detail: Detail): DrawOp[] {
  const ops: DrawOp[] = []
  for (const label of Object.values(scene.labels)) {
    const reach = labelReach(label, scene.layout)
    if (reach.x + reach.width < rect.x || reach.y + reach.height < rect.y) continue
    if (reach.x > rect.x + rect.width || reach.y > rect.y + rect.height) continue
    const { middle, angle } = labelBox(label, scene.layout)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const text = placeText({
      text: label.text,
      x: 0,
      y: label.sizeMm * 0.33,
      font: labelFont(label),
      size: label.sizeMm,
      color: label.color ?? LABEL_INK,
      anchor: 'middle',
      ...(detail > 0 && {
        halo: { color: haloOf(label.color ?? LABEL_INK), width: label.sizeMm * 0.16, opacity: 0.75 },
      }),
    })
    ops.push({ kind: 'group', ops: [text], transform: [cos, sin, -sin, cos, middle.x, middle.y] })
  }
  return ops
}
