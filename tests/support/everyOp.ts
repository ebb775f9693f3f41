/** One picture with every kind of operation and every option of each: what all outputs must draw alike. 100 x 80 mm. */
import { PathBuilder, polygonPath } from '#shared/painter/path'
import { type DrawOp, solid } from '#shared/painter/ops'
import { placeText } from '#shared/painter/text'

const star = (x: number, y: number, radius: number): { x: number; y: number }[] =>
  [0, 2, 4, 1, 3].map((index) => ({
    x: x + radius * Math.sin((index * 2 * Math.PI) / 5),
    y: y - radius * Math.cos((index * 2 * Math.PI) / 5),
  }))

const fills: DrawOp[] = [
  { kind: 'path', path: new PathBuilder().rect(0, 0, 100, 80).build(), fill: solid('#f4efe2') },
  { kind: 'path', path: polygonPath(star(15, 15, 12)), fill: solid('#8a3b2a'), rule: 'evenodd' },
  { kind: 'path', path: polygonPath(star(40, 15, 12)), fill: solid('#2a5a8a', 0.5), rule: 'nonzero' },
  {
    kind: 'path',
    path: new PathBuilder().rect(55, 5, 20, 20).build(),
    fill: {
      kind: 'linear',
      x0: 55,
      y0: 5,
      x1: 75,
      y1: 25,
      stops: [
        { at: 0, color: '#ffffff' },
        { at: 0.5, color: '#7fa650' },
        { at: 1, color: '#20401a' },
      ],
    },
    stroke: { color: '#000000', width: 0.5 },
  },
  {
    kind: 'path',
    path: new PathBuilder().circle(88, 15, 10).build(),
    fill: {
      kind: 'radial',
      x0: 84,
      y0: 11,
      r0: 1,
      x1: 88,
      y1: 15,
      r1: 10,
      stops: [
        { at: 0, color: '#fff2a0' },
        { at: 1, color: '#b06010' },
      ],
      opacity: 0.8,
    },
  },
]

const zigzag = new PathBuilder().move(6, 46).line(14, 34).line(22, 46).line(30, 34).build()

const strokes: DrawOp[] = [
  { kind: 'path', path: zigzag, stroke: { color: '#000000', width: 3, cap: 'butt', join: 'miter' } },
  {
    kind: 'path',
    path: zigzag,
    stroke: { color: '#ffcc00', width: 1, cap: 'round', join: 'round', opacity: 0.7 },
  },
  {
    kind: 'path',
    path: new PathBuilder().move(36, 46).quad(45, 28, 54, 40).cubic(58, 46, 62, 30, 66, 34).build(),
    stroke: { color: '#204080', width: 1.2, dash: [3, 1.5], cap: 'square', join: 'bevel' },
  },
]

const groups: DrawOp[] = [
  {
    kind: 'group',
    transform: [20, 0, 0, 20, 70, 30],
    clip: { path: new PathBuilder().circle(0.5, 0.5, 0.45).build() },
    ops: [
      { kind: 'path', path: new PathBuilder().rect(0, 0, 1, 0.5).build(), fill: solid('#3b7a57') },
      { kind: 'path', path: new PathBuilder().rect(0, 0.5, 1, 0.5).build(), fill: solid('#c19a6b') },
      {
        kind: 'path',
        path: new PathBuilder().move(0, 0).line(1, 1).build(),
        stroke: { color: '#000000', width: 0.05 },
      },
    ],
  },
  {
    kind: 'group',
    opacity: 0.4,
    transform: [0.866, 0.5, -0.5, 0.866, 20, 50],
    ops: [
      { kind: 'path', path: new PathBuilder().rect(0, 0, 16, 12).build(), fill: solid('#d02020') },
      { kind: 'path', path: new PathBuilder().rect(8, 4, 16, 12).build(), fill: solid('#2020d0') },
    ],
  },
]

const texts: DrawOp[] = [
  placeText({ text: 'Créneau « AVA » office', x: 46, y: 62, font: 'sans', size: 4.5, color: '#202020' }),
  placeText({
    text: 'Meurtrière fi',
    x: 95,
    y: 69,
    font: 'sans-bold',
    size: 4,
    color: '#a01010',
    anchor: 'end',
  }),
  placeText({
    text: 'La Sortie',
    x: 70,
    y: 77,
    font: 'serif',
    size: 8,
    color: '#ffffff',
    anchor: 'middle',
    opacity: 0.9,
    halo: { color: '#304020', width: 1, opacity: 0.8 },
  }),
]

const images: DrawOp[] = [
  { kind: 'image', hash: 'checker', x: 4, y: 64, width: 12, height: 12, opacity: 0.9 },
  { kind: 'image', hash: 'absent', x: 4, y: 50, width: 10, height: 10 },
]

export const EVERY_OP: readonly DrawOp[] = [...fills, ...strokes, ...groups, ...texts, ...images]
