/** One face of a counter as draw operations, in its own frame (see cardLayout.ts). */
import { type CardArt, type CounterFace } from '#shared/rules/counterFace'
import { type Color, type DrawOp, type Matrix, type Paint, solid } from '../ops'
import { PathBuilder } from '../path'
import { type Detail } from '../style'
import { paintArt } from './art'
import { badges } from './badges'
import { cacheMarker } from './cacheMarker'
import { type Card, INK, PAPER } from './card'
import { type Box, boxHeight, boxWidth, cardLayout, type CardLayout, cardUnit } from './cardLayout'
import { numbers, writing } from './cardText'
import { lightness, mixColor } from './colors'
import { conditionMarks, sidePip } from './indicators'
import { type Figure, paintShapes, type Tone } from './silhouettes/figure'
import { FIGURES } from './silhouettes/index'
import { stepPips, STEPS_PER_FIGURE } from './stepPips'

const BLOOD: Color = '#b3161b'
const SHADOW: Paint = solid('#1d1608', 0.45)

/**
 * The face about the middle of its card, `hexMm` to a hex: a rider's card faces right, the others up (`cardTurn`).
 * At details 0 and 1 a block with the side's colour and an arrow.
 */
export function paintFace(face: CounterFace, hexMm: number, detail: Detail): DrawOp[] {
  const card: Card = {
    face,
    layout: cardLayout(face),
    w: cardUnit(face, hexMm),
    detail,
    dead: face.conditions.includes('dead'),
  }
  if (face.cache) return [...cacheMarker(card), ...badges(card)]
  if (detail < 2) return [...block(card), ...(detail === 1 ? badges(card) : [])]
  if (face.art?.mode === 'card') return [...wholeArt(card, face.art), ...stateMarks(card), ...badges(card)]
  return [
    ...ground(card),
    ...shown(card),
    ...writing(card),
    ...numbers(card),
    ...stepPips(card),
    ...marks(card),
    ...badges(card),
  ]
}

function scaled(points: readonly (readonly [number, number])[], w: number, shift = 0): PathBuilder {
  return new PathBuilder().polygon(points.map(([x, y]) => ({ x: x * w + shift, y: y * w + shift })))
}

function boxPath({ left, top, right, bottom }: Box, w: number): PathBuilder {
  return new PathBuilder().rect(left * w, top * w, (right - left) * w, (bottom - top) * w)
}

function chevron({ layout, w, face }: Card, size: number): DrawOp {
  const { x, y, angle } = layout.tip
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  // In the frame of the tip: across the card, and back from the tip.
  const at = (across: number, back: number) => ({
    x: (x + cos * across - sin * back) * w,
    y: (y + sin * across + cos * back) * w,
  })
  const [color, other] = lightness(face.color) > 0.72 ? [INK, PAPER] : [PAPER, INK]
  return {
    kind: 'path',
    // On a picture it needs an edge of its own.
    ...(face.art?.mode === 'behind' && { stroke: { color: other, width: 0.02 * w, join: 'round' } }),
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

/** The author's picture in place of the whole card: its shape still tells which way it faces, and a band who is wounded. */
function wholeArt(card: Card, art: CardArt): DrawOp[] {
  const { face, layout, w, detail } = card
  const outline = scaled(layout.outline, w).build()
  const stroke = { color: mixColor(face.color, '#000000', 0.45), width: 0.016 * w, join: 'round' } as const
  return [
    ...(detail > 1
      ? [{ kind: 'path', path: scaled(layout.outline, w, 0.022 * w).build(), fill: SHADOW } as const]
      : []),
    { kind: 'path', path: outline, fill: solid(face.color) },
    ...paintArt(art, card),
    ...(face.wounded ? [{ kind: 'group', clip: { path: outline }, ops: [bandOver(card)] } as const] : []),
    { kind: 'path', path: outline, stroke: detail > 1 ? stroke : { ...stroke, width: 0.05 * w } },
  ]
}

/** The figure, or the author's picture in its place. */
function shown(card: Card): DrawOp[] {
  const { art, wounded } = card.face
  if (art?.mode !== 'figure') return figures(card)
  return [...paintArt(art, card), ...(wounded ? [bandOver(card)] : [])]
}

/** The band of the wounded over a picture: what it shows is still seen. */
function bandOver({ layout, w }: Card): DrawOp {
  return woundedBand(layout, w, 0.6)
}

// A coloured block that shows which way it faces, for the map from afar.
function block(card: Card): DrawOp[] {
  const { face, layout, w, detail, dead } = card
  if (detail === 1 && face.art?.mode === 'card')
    return [...wholeArt(card, face.art), ...(dead ? stateMarks(card) : [])]
  const color = dead ? '#8b867c' : face.color
  const ops: DrawOp[] = [
    {
      kind: 'path',
      path: scaled(layout.outline, w).build(),
      fill: solid(color),
      stroke: { color: INK, width: 0.05 * w, join: 'round' },
    },
  ]
  if (detail === 1) {
    const { art } = face
    if (art?.mode === 'behind') ops.push(...paintArt(art, card))
    else
      ops.push({
        kind: 'path',
        path: boxPath(layout.panel, w).build(),
        fill: solid(mixColor(color, PAPER, face.wounded ? 0.9 : 0.7)),
      })
    ops.push(...(art?.mode === 'figure' ? paintArt(art, card) : figures(card)))
    if (face.wounded) ops.push(woundedBand(layout, w))
  }
  ops.push(chevron(card, 0.1))
  return ops
}

function ground(card: Card): DrawOp[] {
  const { face, layout, w, dead } = card
  const color = dead ? mixColor(face.color, '#8b867c', 0.6) : face.color
  const rim = mixColor(color, '#000000', 0.45)
  const pale = mixColor(color, PAPER, face.wounded || dead ? 0.9 : 0.72)
  const { art } = face
  const ops: DrawOp[] = [
    { kind: 'path', path: scaled(layout.outline, w, 0.022 * w).build(), fill: SHADOW },
    {
      kind: 'path',
      path: scaled(layout.outline, w).build(),
      fill: solid(color),
      stroke: { color: rim, width: 0.016 * w, join: 'round' },
    },
    ...bevel(layout, w, color),
    ...(art?.mode === 'behind'
      ? paintArt(art, card)
      : [{ kind: 'path', path: boxPath(layout.panel, w).build(), fill: solid(pale) } as const]),
  ]
  if (face.wounded && art?.mode !== 'figure') ops.push(art ? bandOver(card) : woundedBand(layout, w))
  ops.push({
    kind: 'path',
    path: boxPath(layout.strip, w).build(),
    fill: solid(PAPER),
    stroke: { color: rim, width: 0.009 * w, join: 'miter' },
  })
  ops.push(chevron(card, 0.062))
  return ops
}

// A light line inside the upper edges, a dark one inside the lower.
function bevel({ outline }: CardLayout, w: number, color: Color): DrawOp[] {
  const inner = outline.map(([x, y]) => ({ x: x * w * 0.965, y: y * w * 0.965 }))
  const edges = (from: number, count: number) =>
    new PathBuilder().polyline(
      Array.from(
        { length: count },
        (_, index) => inner[(from + index) % inner.length] as { x: number; y: number },
      ),
    )
  const width = 0.012 * w
  return [
    {
      kind: 'path',
      path: edges(4, 3).build(),
      stroke: { color: mixColor(color, '#ffffff', 0.55), width, join: 'round' },
    },
    {
      kind: 'path',
      path: edges(2, 3).build(),
      stroke: { color: mixColor(color, '#000000', 0.35), width, join: 'round' },
    },
  ]
}

/** A broad blood-red band across the panel, behind the figure. */
function woundedBand({ panel }: CardLayout, w: number, opacity?: number): DrawOp {
  const { left, top, right, bottom } = panel
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

// The side's colour, set off from the dark figure and from the pale ground.
function accentOf(color: Color): Color {
  const light = lightness(color)
  if (light > 0.6) return mixColor(color, '#000000', 0.25)
  return light < 0.3 ? mixColor(color, '#ffffff', 0.35) : color
}

// One figure; of those who stand side by side as many as there are.
function figures(card: Card): DrawOp[] {
  const { face, layout } = card
  const box = face.steps || face.badges ? layout.narrowFigure : layout.figure
  const count = face.across && face.steps ? Math.max(1, Math.ceil(face.steps.left / STEPS_PER_FIGURE)) : 1
  const each = boxWidth(box) / count
  return Array.from({ length: count }, (_, index) => {
    const left = box.left + index * each
    return figure(card, { ...box, left, right: left + each })
  })
}

function figure({ face, w, detail, dead }: Card, box: Box): DrawOp {
  const art: Figure = FIGURES[face.silhouette]
  const scale = Math.min(boxWidth(box) / art.width, boxHeight(box) / art.height) * w
  const x = ((box.left + box.right) / 2) * w - (art.width / 2) * scale
  const y = box.bottom * w - art.height * scale
  const accent = accentOf(face.color)
  const tones: Record<Tone, Color> = {
    dark: dead ? '#5a554c' : '#1e1710',
    accent: dead ? '#a39d91' : accent,
    light: mixColor(face.color, PAPER, 0.85),
  }
  const transform: Matrix = [scale, 0, 0, scale, x, y]
  const shapes = detail > 1 ? art.shapes : art.shapes.filter((shape) => shape.tone !== 'light')
  return { kind: 'group', ops: paintShapes(shapes, tones), transform }
}

function marks(card: Card): DrawOp[] {
  const { face, layout, w } = card
  const { pip } = layout
  return [sidePip(face.color, { x: pip.x * w, y: pip.y * w, w }, face.art !== undefined), ...stateMarks(card)]
}

function stateMarks({ face, layout, w }: Card): DrawOp[] {
  const { panel, strip } = layout
  const corner = { x: (panel.right - 0.075) * w, y: (Math.min(panel.bottom, strip.top) - 0.07) * w, w }
  const middle = { x: ((panel.left + panel.right) / 2) * w, y: ((panel.top + panel.bottom) / 2) * w, w }
  const dead = face.conditions.filter((condition) => condition === 'dead')
  const others = face.conditions.filter((condition) => condition !== 'dead')
  return [...conditionMarks(dead, middle, boxHeight(panel) * 0.42), ...conditionMarks(others, corner, 0)]
}
