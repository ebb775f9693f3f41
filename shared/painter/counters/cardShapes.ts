/** The shapes that cards of every design are made of: outlines, boxes, the chevron, the band of a wounded face. */
import { type Point } from '#shared/hex/layout'
import { type Color, type DrawOp, type Paint, solid } from '../ops'
import { PathBuilder } from '../path'
import { type Card, INK, PAPER } from './card'
import { type Box, type CardLayout, type Place } from './designs/cardLayout'
import { isLight } from './colors'

export const BLOOD: Color = '#b3161b'

/** The shadow under a card, a little to the south-east. */
export const SHADOW_COLOR: Color = '#1d1608'
export const SHADOW: Paint = solid(SHADOW_COLOR, 0.45)

/** A polygon of the layout in mm. */
export function scaled(points: readonly Place[], w: number, shift = 0): PathBuilder {
  return new PathBuilder().polygon(points.map(([x, y]) => ({ x: x * w + shift, y: y * w + shift })))
}

export function boxPath({ left, top, right, bottom }: Box, w: number): PathBuilder {
  return new PathBuilder().rect(left * w, top * w, (right - left) * w, (bottom - top) * w)
}

/** Points in the frame of the tip of a card: so many hexes across the card, and back from the tip. */
export function fromTip({ layout, w }: Card): (across: number, back: number) => Point {
  const { x, y, angle } = layout.tip
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return (across, back) => ({
    x: (x + cos * across - sin * back) * w,
    y: (y + sin * across + cos * back) * w,
  })
}

/** The arrowhead at the front edge, `size` units high. */
export function chevron(card: Card, size: number): DrawOp {
  const { w, face } = card
  const at = fromTip(card)
  const [color, other] = isLight(face.color) ? [INK, PAPER] : [PAPER, INK]
  return {
    kind: 'path',
    // On a picture it needs an edge of its own.
    ...(face.art?.mode === 'behind' && { stroke: { color: other, width: 0.009 * w, join: 'round' } }),
    path: new PathBuilder()
      .polygon([
        at(0, 0.004),
        at(size * 1.5, size * 0.62),
        at(size * 1.5, size),
        at(0, size * 0.42),
        at(-size * 1.5, size),
        at(-size * 1.5, size * 0.62),
      ])
      .build(),
    fill: solid(color),
  }
}

/** A broad blood-red band behind the figure. */
export function woundedBand({ wound }: CardLayout, w: number, opacity?: number): DrawOp {
  const { left, top, right, bottom } = wound
  const height = bottom - top
  const width = Math.min(0.17, height * 0.5)
  const start = right - height - width - 0.06
  const from = Math.max(left, start)
  return {
    kind: 'path',
    path: scaled(
      [
        [from, bottom],
        [from + width, bottom],
        [Math.min(right, from + height + width), top],
        [Math.min(right, from + height), top],
      ],
      w,
    ).build(),
    fill: solid(BLOOD, opacity),
  }
}
