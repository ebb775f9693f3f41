/** One face of a counter as draw operations, in its own frame (see cardLayout.ts). */
import { type CounterFace } from '#shared/rules/counterFace'
import { type Color, type DrawOp, type Matrix, solid } from '../ops'
import { PathBuilder } from '../path'
import { type Detail } from '../style'
import { capHeight, fitText, placeText, textWidth } from '../text'
import { type Box, boxHeight, boxWidth, cardLayout, type CardLayout } from './cardLayout'
import { lightness, mixColor } from './colors'
import { conditionMarks, defenceMarks, sidePip, twoHandedDot } from './indicators'
import { type Figure, type Tone } from './silhouettes/figure'
import { FIGURES } from './silhouettes/index'

const INK: Color = '#1a140c'
const PAPER: Color = '#fffaf0'
const BLOOD: Color = '#b3161b'

/** Smallest text that is printed, mm: 5 points (CHK-10). */
const SMALLEST_TEXT = 1.7639

interface Card {
  readonly face: CounterFace
  readonly layout: CardLayout
  /** Width of a hex, mm. */
  readonly w: number
  readonly detail: Detail
  readonly dead: boolean
}

/**
 * The face about the middle of its card, `hexMm` to a hex: a one-hex card faces up, a two-hex one right.
 * At details 0 and 1 a block with the side's colour and an arrow.
 */
export function paintFace(face: CounterFace, hexMm: number, detail: Detail): DrawOp[] {
  const card: Card = {
    face,
    layout: cardLayout(face),
    w: hexMm,
    detail,
    dead: face.conditions.includes('dead'),
  }
  if (detail < 2) return block(card)
  return [...ground(card), ...figure(card), ...writing(card), ...numbers(card), ...marks(card)]
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
  const color = lightness(face.color) > 0.72 ? INK : PAPER
  return {
    kind: 'path',
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

// A coloured block that shows which way it faces, for the map from afar.
function block(card: Card): DrawOp[] {
  const { face, layout, w, detail, dead } = card
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
    ops.push({
      kind: 'path',
      path: boxPath(layout.panel, w).build(),
      fill: solid(mixColor(color, PAPER, face.wounded ? 0.9 : 0.7)),
    })
    ops.push(...figure(card))
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
  const ops: DrawOp[] = [
    { kind: 'path', path: scaled(layout.outline, w, 0.022 * w).build(), fill: solid('#1d1608', 0.45) },
    {
      kind: 'path',
      path: scaled(layout.outline, w).build(),
      fill: solid(color),
      stroke: { color: rim, width: 0.016 * w, join: 'round' },
    },
    ...bevel(layout, w, color),
    { kind: 'path', path: boxPath(layout.panel, w).build(), fill: solid(pale) },
  ]
  if (face.wounded) ops.push(woundedBand(layout, w))
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
function woundedBand({ panel }: CardLayout, w: number): DrawOp {
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
    fill: solid(BLOOD),
  }
}

function figure({ face, layout, w, detail, dead }: Card): DrawOp[] {
  const art: Figure = FIGURES[face.silhouette]
  const box = layout.figure
  const scale = Math.min(boxWidth(box) / art.width, boxHeight(box) / art.height) * w
  const x = ((box.left + box.right) / 2) * w - (art.width / 2) * scale
  const y = box.bottom * w - art.height * scale
  const accent = mixColor(face.color, '#000000', lightness(face.color) > 0.6 ? 0.25 : 0)
  const tones: Record<Tone, Color> = {
    dark: dead ? '#5a554c' : '#1e1710',
    accent: dead ? '#a39d91' : accent,
    light: mixColor(face.color, PAPER, 0.85),
  }
  const transform: Matrix = [scale, 0, 0, scale, x, y]
  const shapes = detail > 1 ? art.shapes : art.shapes.filter((shape) => shape.tone !== 'light')
  const ops = shapes.map(({ tone, path, line }): DrawOp =>
    line === undefined
      ? { kind: 'path', path, fill: solid(tones[tone]) }
      : { kind: 'path', path, stroke: { color: tones[tone], width: line, cap: 'round', join: 'round' } },
  )
  return [{ kind: 'group', ops, transform }]
}

function writing({ face, layout, w, detail }: Card): DrawOp[] {
  const { code } = layout
  const ops: DrawOp[] = []
  if (face.code !== '')
    ops.push(
      placeText({
        text: face.code,
        x: code.x * w,
        y: code.y * w,
        font: 'sans-bold',
        size: code.size * w,
        color: face.codeColor === 'green' ? '#0b6b24' : INK,
        halo: { color: PAPER, width: 0.02 * w, opacity: 0.8 },
      }),
    )
  return detail < 3 ? ops : [...ops, ...nameLines({ face, layout, w })]
}

/** The name on one line, on a long card on two when it needs them; left out rather than printed too small to read. */
function nameLines({ face, layout, w }: Pick<Card, 'face' | 'layout' | 'w'>): DrawOp[] {
  const { name } = layout
  const onColor = face.footprint === 1
  const smallest = Math.min(SMALLEST_TEXT, name.size * w) * 0.97
  const fits = (lines: readonly string[]): number =>
    Math.min(...lines.map((text) => fitText(text, 'sans-bold', name.width * w, name.size * w)))
  let lines: readonly string[] = [face.name]
  if (!onColor && fits(lines) < name.size * w) lines = twoLines(face.name)
  const size = fits(lines)
  if (face.name === '' || size < smallest) return []
  const middle = name.y * w + capHeight('sans-bold', size) / 2
  return lines.map((text, index) =>
    placeText({
      text,
      x: name.x * w,
      y: middle + (index - (lines.length - 1) / 2) * size * 1.15,
      font: 'sans-bold',
      size,
      color: onColor && lightness(face.color) <= 0.72 ? PAPER : INK,
      anchor: 'middle',
    }),
  )
}

// Broken at the space nearest the middle.
function twoLines(name: string): readonly string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  if (spaces.length === 0) return [name]
  const middle = name.length / 2
  const at = spaces.reduce((best, index) =>
    Math.abs(index - middle) < Math.abs(best - middle) ? index : best,
  )
  return [name.slice(0, at), name.slice(at + 1)]
}

const NUMBER_COLORS: readonly [Color, Color, Color] = ['#111111', '#c1121c', '#1546a0']

// Widest number in hexes: beside nothing, beside the dot.
const NUMBER_WIDTH = 0.158
const DOTTED_WIDTH = 0.132

// Numbers of two digits are set smaller, so that they stay clear of each other.
function numberSize(text: string, width: number, { layout, w }: Card): number {
  return fitText(text, 'sans-bold', width * w, layout.numberSize * w)
}

function numbers(card: Card): DrawOp[] {
  const { face, layout, w } = card
  const middle = ((layout.strip.top + layout.strip.bottom) / 2) * w
  const values = [face.attack, face.defence, face.movement] as const
  const ops: DrawOp[] = []
  const attackX = (layout.numberX[0] + (face.twoHandedDot ? 0.022 : 0)) * w
  const defenceX = layout.numberX[1] * w
  ops.push(...defenceMarks(face, { x: defenceX, y: middle, w }))
  values.forEach((text, index) => {
    if (text === '') return
    const width = index === 0 && face.twoHandedDot ? DOTTED_WIDTH : NUMBER_WIDTH
    const size = numberSize(text, width, card)
    const marked = index === 1 && (face.armour !== 'none' || face.largeShield)
    const fitted = marked ? Math.min(size, fitText(text, 'sans-bold', 0.13 * w, 0.145 * w)) : size
    ops.push(
      placeText({
        text,
        x: index === 0 ? attackX : (layout.numberX[index] as number) * w,
        y: middle + capHeight('sans-bold', fitted) / 2,
        font: 'sans-bold',
        size: fitted,
        color: NUMBER_COLORS[index] as Color,
        anchor: 'middle',
      }),
    )
  })
  if (face.twoHandedDot) {
    const size = numberSize(face.attack, DOTTED_WIDTH, card)
    const before = textWidth(face.attack, 'sans-bold', size) / 2 + 0.03 * w
    const x = attackX - before
    ops.push(twoHandedDot({ x, y: middle, w }))
  }
  return ops
}

function marks({ face, layout, w }: Card): DrawOp[] {
  const { panel, strip, pip } = layout
  const corner = { x: (panel.right - 0.075) * w, y: (Math.min(panel.bottom, strip.top) - 0.07) * w, w }
  const middle = { x: ((panel.left + panel.right) / 2) * w, y: ((panel.top + panel.bottom) / 2) * w, w }
  const dead = face.conditions.filter((condition) => condition === 'dead')
  const others = face.conditions.filter((condition) => condition !== 'dead')
  return [
    sidePip(face.color, { x: pip.x * w, y: pip.y * w, w }),
    ...conditionMarks(dead, middle, boxHeight(panel) * 0.42),
    ...conditionMarks(others, corner, 0),
  ]
}
