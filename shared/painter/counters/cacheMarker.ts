/** The plain marker that lies on a hidden unit and is all there is of a decoy (CM-HID-2): the same for both. */
import { type Color, type DrawOp, type Path, solid } from '../ops'
import { PathBuilder } from '../path'
import { capHeight, placeText } from '../text'
import { type Card, INK, PAPER } from './card'
import { SHADOW } from './cardShapes'
import { mixColor } from './colors'
import { type Ruling } from '../ruling'

export const CACHE_GROUND: Color = '#4b4538'
const HALF = 0.3
const CORNER = 0.07
/** Its ground in one ink; in hexes. */
export const CACHE_RULING: readonly Ruling[] = [{ kind: 'lines', angle: 45, spacing: 0.05, width: 0.008 }]

/** Its edge, or a line so far inside it. @param inset in hexes; `w` is the width of a hex, mm */
export function cacheOutline(inset: number, w: number): Path {
  return rounded(HALF - inset, w)
}

export function cacheMarker({ face, w, detail }: Card): DrawOp[] {
  const ops: DrawOp[] = [
    { kind: 'path', path: rounded(HALF, w, 0.022 * w), fill: SHADOW },
    {
      kind: 'path',
      path: rounded(HALF, w),
      fill: solid(face.color),
      stroke: { color: mixColor(face.color, INK, 0.5), width: 0.016 * w, join: 'round' },
    },
    { kind: 'path', path: rounded(HALF - 0.045, w), fill: solid(CACHE_GROUND) },
  ]
  if (detail === 0) return ops
  const size = 0.42 * w
  const question = placeText({
    text: '?',
    x: 0,
    y: capHeight('sans-bold', size) / 2,
    font: 'sans-bold',
    size,
    color: PAPER,
    anchor: 'middle',
  })
  return [...ops, question]
}

function rounded(half: number, w: number, shift = 0): Path {
  const [a, b] = [half * w, (half - CORNER) * w]
  const at = (value: number): number => value + shift
  return new PathBuilder()
    .move(at(-b), at(-a))
    .line(at(b), at(-a))
    .quad(at(a), at(-a), at(a), at(-b))
    .line(at(a), at(b))
    .quad(at(a), at(a), at(b), at(a))
    .line(at(-b), at(a))
    .quad(at(-a), at(a), at(-a), at(b))
    .line(at(-a), at(-b))
    .quad(at(-a), at(-a), at(-b), at(-a))
    .close()
    .build()
}
