/**
 * Own art on a card (CTR-5): the picture in its field, clipped, turned and tinted. Draw operations as everything else, so that
 * screen, PNG, SVG and PDF show the same card.
 */
import { HALF_TINT } from '#shared/document/art'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { type CardArt } from '#shared/rules/contract/counterFace'
import { type Color, type DrawOp, type Matrix, type Path, solid } from '../ops'
import { PathBuilder } from '../path'
import { type Card } from './card'
import { type Box, boxHeight, boxWidth, type CardLayout } from './designs/cardLayout'

/** The coloured frame that stays round art behind the figure, in hexes: as wide as that round the panel. */
const FRAME = 0.03
const DEAD: Color = '#8b867c'

type Corner = readonly [x: number, y: number]

/** The field that a picture covers at zoom 1, in hexes: shifts are shares of its width and height. */
export function artField(layout: CardLayout, mode: CardArt['mode']): Box {
  return mode === 'figure' ? figureField(layout) : boxOf(fieldCorners(layout, mode))
}

// The panel, or what a strip of numbers within it leaves; where the numbers stand on the card itself, the place of the figure.
function figureField({ panel, strip, figure }: CardLayout): Box {
  if (!strip) return figure
  if (strip.top >= panel.bottom) return panel
  return strip.left > (panel.left + panel.right) / 2
    ? { ...panel, right: strip.left }
    : { ...panel, left: strip.right }
}

function fieldCorners(layout: CardLayout, mode: CardArt['mode']): readonly Corner[] {
  if (mode === 'card') return layout.outline
  if (mode === 'behind') return insideRim(layout.outline)
  const { left, top, right, bottom } = figureField(layout)
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

function insideRim(outline: readonly Corner[]): readonly Corner[] {
  const { right, bottom } = boxOf(outline)
  const [across, along] = [(right - FRAME) / right, (bottom - FRAME) / bottom]
  return outline.map(([x, y]) => [x * across, y * along])
}

function boxOf(corners: readonly Corner[]): Box {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return { left: leastOf(xs), top: leastOf(ys), right: greatestOf(xs), bottom: greatestOf(ys) }
}

/** The transform from the picture (pixels, from its middle) to the card (mm). */
export function artTransform(art: CardArt, { layout, w }: Pick<Card, 'layout' | 'w'>): Matrix {
  const field = artField(layout, art.mode)
  const [width, height] = [boxWidth(field) * w, boxHeight(field) * w]
  const scale = Math.max(width / art.width, height / art.height) * art.zoom
  const turn = (art.turn * Math.PI) / 180
  const [cos, sin] = [scale * Math.cos(turn), scale * Math.sin(turn)]
  const x = ((field.left + field.right) / 2) * w + art.x * width
  const y = ((field.top + field.bottom) / 2) * w + art.y * height
  return [cos, sin, -sin, cos, x, y]
}

/** The picture in its field, under its tint; that of the dead under a grey veil. */
export function paintArt(art: CardArt, card: Pick<Card, 'layout' | 'w' | 'dead'>): DrawOp[] {
  const { layout, w, dead } = card
  const path = new PathBuilder()
    .polygon(fieldCorners(layout, art.mode).map(([x, y]) => ({ x: x * w, y: y * w })))
    .build()
  const { hash, width, height, tint, tintOpacity = HALF_TINT } = art
  const image: DrawOp = { kind: 'image', hash, x: -width / 2, y: -height / 2, width, height }
  const picture: DrawOp = { kind: 'group', transform: artTransform(art, card), ops: [image] }
  const veils = [
    ...(tint !== undefined && tintOpacity > 0 ? [veil(path, tint, tintOpacity)] : []),
    ...(dead ? [veil(path, DEAD, 0.5)] : []),
  ]
  return [{ kind: 'group', clip: { path }, ops: [picture, ...veils] }]
}

function veil(path: Path, color: Color, opacity: number): DrawOp {
  return { kind: 'path', path, fill: solid(color, opacity) }
}
