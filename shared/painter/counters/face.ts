/** One face of a counter as draw operations, in its own frame (see designs/cardLayout.ts). */
import { append } from '#shared/lang/append'
import { type CardArt, type CounterFace } from '#shared/rules/contract/counterFace'
import { type Printing } from '../oneInk'
import { type Color, type DrawOp, type Matrix, solid } from '../ops'
import { PathBuilder } from '../path'
import { sidePip } from '../sideSign'
import { type Detail } from '../style'
import { paintArt } from './art'
import { badges } from './badges'
import { cacheMarker } from './cacheMarker'
import { type Card, INK, PAPER } from './card'
import { boxPath, chevron, scaled, SHADOW, woundedBand } from './cardShapes'
import { type Box, boxHeight, boxWidth, type CardLayout, cardUnit } from './designs/cardLayout'
import { numbers, writing } from './cardText'
import { lightness, mixColor } from './colors'
import { designOf } from './designs/designOf'
import { flatColor, flatGround, flatTones } from './flatPrint'
import { groupStripe } from './groupStripe'
import { conditionMarks } from './indicators'
import { printedCard, printedOps } from './inkPrint'
import { type Figure, paintShapes, type Tone } from './silhouettes/figure'
import { FIGURES } from './silhouettes/index'
import { stepPips, STEPS_PER_FIGURE } from './stepPips'

/**
 * The face about the middle of its card, `hexMm` to a hex: a rider's card faces right, the others up (`cardTurn`).
 * At details 0 and 1 a block with the side's colour and an arrow.
 */
export function paintFace(
  face: CounterFace,
  hexMm: number,
  detail: Detail,
  printing: Printing = 'colours',
): DrawOp[] {
  const { layout, ...design } = designOf(face, hexMm)
  const card: Card = {
    face,
    side: face.color,
    layout,
    design,
    flat: design.print === 'flat',
    w: cardUnit(face, hexMm),
    detail,
    dead: face.conditions.includes('dead'),
  }
  const printed = printedCard(card, printing)
  return printedOps(drawn(printed), printed, printing)
}

function drawn(card: Card): DrawOp[] {
  const { face, design, detail } = card
  if (face.cache) return [...cacheMarker(card), ...badges(card)]
  if (detail < 2) return [...block(card), ...(detail === 1 ? badges(card) : [])]
  if (face.art?.mode === 'card')
    return [...wholeArt(card, face.art), ...groupStripe(card), ...stateMarks(card), ...badges(card)]
  return [
    ...(card.flat ? flatGround(card) : ground(card)),
    ...groupStripe(card),
    ...shown(card),
    ...writing(card),
    ...numbers(card),
    ...(design.shows.steps ? stepPips(card) : []),
    ...marks(card),
    ...badges(card),
  ]
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
  const pale = card.flat ? flatColor(face, dead) : mixColor(color, PAPER, face.wounded ? 0.9 : 0.7)
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
    if (art?.mode === 'behind') append(ops, paintArt(art, card))
    else ops.push({ kind: 'path', path: boxPath(layout.panel, w).build(), fill: solid(pale) })
    append(ops, art?.mode === 'figure' ? paintArt(art, card) : figures(card))
    if (face.wounded) ops.push(woundedBand(layout, w))
  }
  ops.push(chevron(card, 0.1))
  return ops
}

function ground(card: Card): DrawOp[] {
  const { face, layout, design, w, dead } = card
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
    ...(design.corners === 'pointed' ? bevel(layout, w, color) : []),
    ...(art?.mode === 'behind'
      ? paintArt(art, card)
      : [{ kind: 'path', path: boxPath(layout.panel, w).build(), fill: solid(pale) } as const]),
  ]
  if (face.wounded && art?.mode !== 'figure') ops.push(art ? bandOver(card) : woundedBand(layout, w))
  if (layout.strip)
    ops.push({
      kind: 'path',
      path: boxPath(layout.strip, w).build(),
      fill: solid(PAPER),
      stroke: { color: rim, width: 0.009 * w, join: 'miter' },
    })
  // Where no gable points, the arrowhead says it alone.
  ops.push(chevron(card, design.corners === 'pointed' ? 0.062 : 0.075))
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

// The side's colour, set off from the dark figure and from the pale ground.
function accentOf(color: Color): Color {
  const light = lightness(color)
  if (light > 0.6) return mixColor(color, '#000000', 0.25)
  return light < 0.3 ? mixColor(color, '#ffffff', 0.35) : color
}

function panelTones({ color }: CounterFace, dead: boolean): Record<Tone, Color> {
  return {
    dark: dead ? '#5a554c' : '#1e1710',
    accent: dead ? '#a39d91' : accentOf(color),
    light: mixColor(color, PAPER, 0.85),
  }
}

// One figure; of those who stand side by side as many as there are.
function figures(card: Card): DrawOp[] {
  const { face, layout, design } = card
  const narrow = (face.steps && design.shows.steps) || face.badges
  const box = narrow ? layout.narrowFigure : layout.figure
  const count = face.across && face.steps ? Math.max(1, Math.ceil(face.steps.left / STEPS_PER_FIGURE)) : 1
  const each = boxWidth(box) / count
  return Array.from({ length: count }, (_, index) => {
    const left = box.left + index * each
    return figure(card, { ...box, left, right: left + each })
  })
}

function figure({ face, flat, w, detail, dead }: Card, box: Box): DrawOp {
  const art: Figure = FIGURES[face.silhouette]
  const scale = Math.min(boxWidth(box) / art.width, boxHeight(box) / art.height) * w
  const x = ((box.left + box.right) / 2) * w - (art.width / 2) * scale
  const y = box.bottom * w - art.height * scale
  const tones = flat ? flatTones(dead) : panelTones(face, dead)
  const transform: Matrix = [scale, 0, 0, scale, x, y]
  const shapes = detail > 1 ? art.shapes : art.shapes.filter((shape) => shape.tone !== 'light')
  return { kind: 'group', ops: paintShapes(shapes, tones), transform }
}

function marks(card: Card): DrawOp[] {
  const { face, side, layout, design, w } = card
  const { pip } = layout
  return [
    ...(design.shows.pip ? [sidePip(side, { x: pip.x * w, y: pip.y * w, w }, face.art !== undefined)] : []),
    ...stateMarks(card),
  ]
}

function stateMarks({ face, layout, w }: Card): DrawOp[] {
  const { panel, states } = layout
  const corner = { x: states[0] * w, y: states[1] * w, w }
  const middle = { x: ((panel.left + panel.right) / 2) * w, y: ((panel.top + panel.bottom) / 2) * w, w }
  const dead = face.conditions.filter((condition) => condition === 'dead')
  const others = face.conditions.filter((condition) => condition !== 'dead')
  return [...conditionMarks(dead, middle, boxHeight(panel) * 0.42), ...conditionMarks(others, corner, 0)]
}
