/** The marks of SV-CTR about the numbers, the pip of the side and the marks of states. All in hexes times `w`. */
import { type CounterFace } from '#shared/rules/counterFace'
import { type Color, type DrawOp, type Path, solid, type Stroke } from '../ops'
import { PathBuilder } from '../path'
import { capHeight, placeText } from '../text'
import { legible } from './designs/cardName'
import { hue } from './colors'

const INK: Color = '#14100a'
const PAPER: Color = '#fffaf0'

interface At {
  readonly x: number
  readonly y: number
  /** Width of a hex, mm. */
  readonly w: number
}

function outline(path: PathBuilder, width: number, fill?: Color): DrawOp {
  const stroke: Stroke = { color: INK, width, join: 'miter' }
  return { kind: 'path', path: path.build(), stroke, ...(fill && { fill: solid(fill) }) }
}

/** The pale edge, drawn first, that a dark mark needs on a picture, as letters do. */
export function paleEdge(path: Path, w: number): DrawOp {
  return { kind: 'path', path, stroke: { color: PAPER, width: 0.02 * w, join: 'round', cap: 'round' } }
}

/**
 * A black dot before the attack: the two-handed weapon may be used.
 * @param onPicture with a pale edge
 * @rule SV-CTR-1
 */
export function twoHandedDot({ x, y, w }: At, onPicture = false): DrawOp {
  const path = new PathBuilder().circle(x, y, 0.023 * w).build()
  const dot: DrawOp = { kind: 'path', path, fill: solid(INK) }
  return onPicture ? { kind: 'group', ops: [paleEdge(path, w), dot] } : dot
}

/**
 * Round ring about the defence: light armour; square: heavy; a long shape ending in a point: a large shield, which runs
 * round either of them so that both are seen.
 * @rule SV-CTR-2
 */
export function defenceMarks(face: Pick<CounterFace, 'armour' | 'largeShield'>, { x, y, w }: At): DrawOp[] {
  const ops: DrawOp[] = []
  if (face.largeShield) {
    const [half, top, waist, tip] = [0.116 * w, 0.12 * w, 0.035 * w, 0.113 * w]
    const shield = new PathBuilder()
      .move(x - half, y - top)
      .line(x + half, y - top)
      .line(x + half, y + waist)
      .quad(x + half * 0.86, y + tip * 0.78, x, y + tip)
      .quad(x - half * 0.86, y + tip * 0.78, x - half, y + waist)
      .close()
    ops.push(outline(shield, 0.014 * w, PAPER))
  }
  if (face.armour === 'light') ops.push(outline(new PathBuilder().circle(x, y, 0.089 * w), 0.013 * w, PAPER))
  if (face.armour === 'heavy') {
    const half = 0.08 * w
    ops.push(outline(new PathBuilder().rect(x - half, y - half, 2 * half, 2 * half), 0.013 * w, PAPER))
  }
  return ops
}

/** The shape that tells sides apart without their colour: by hue, so that unlike colours mostly differ. */
export const PIPS = ['diamond', 'triangle', 'cross', 'disc', 'square', 'star', 'bar'] as const
export type Pip = (typeof PIPS)[number]

/** Six classes of hues, from red on; those without a hue are the seventh (6). */
export function hueClass(color: Color): number {
  const degrees = hue(color)
  return degrees === undefined ? 6 : Math.floor(((degrees + 30) % 360) / 60)
}

export function pipOf(color: Color): Pip {
  return PIPS[hueClass(color)] as Pip
}

function regular(corners: number, radius: number, { x, y }: At, inner = 1): PathBuilder {
  const count = inner === 1 ? corners : 2 * corners
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count
    const reach = inner !== 1 && index % 2 === 1 ? radius * inner : radius
    return { x: x + Math.sin(angle) * reach, y: y - Math.cos(angle) * reach }
  })
  return new PathBuilder().polygon(points)
}

/** @param onPicture with a pale edge */
export function sidePip(color: Color, at: At, onPicture = false): DrawOp {
  const { x, y, w } = at
  const r = 0.036 * w
  const shapes: Record<Pip, () => PathBuilder> = {
    diamond: () => regular(4, r * 1.15, at),
    triangle: () => regular(3, r * 1.2, at),
    cross: () => {
      const [a, b] = [r, r * 0.36]
      return new PathBuilder().rect(x - a, y - b, 2 * a, 2 * b).rect(x - b, y - a, 2 * b, 2 * a)
    },
    disc: () => new PathBuilder().circle(x, y, r),
    square: () => new PathBuilder().rect(x - r * 0.88, y - r * 0.88, r * 1.76, r * 1.76),
    star: () => regular(5, r * 1.3, at, 0.45),
    bar: () => new PathBuilder().rect(x - r * 1.1, y - r * 0.4, r * 2.2, r * 0.8),
  }
  const path = shapes[pipOf(color)]().build()
  const pip: DrawOp = { kind: 'path', path, fill: solid(INK) }
  return onPicture ? { kind: 'group', ops: [paleEdge(path, w), pip] } : pip
}

/** States shown by a mark: stars for stunned, a cross through the card for dead, the initial of any other. */
export function conditionMarks(conditions: readonly string[], at: At, half: number): DrawOp[] {
  return conditions.flatMap((condition, index) => {
    if (condition === 'dead') return [deadCross(at, half)]
    const place = { ...at, x: at.x - index * 0.2 * at.w }
    return condition === 'stunned' ? stunnedStars(place) : badge(condition, place)
  })
}

function stunnedStars({ x, y, w }: At): DrawOp[] {
  return [
    [0, 0, 0.062],
    [-0.105, -0.055, 0.042],
    [-0.02, -0.125, 0.042],
  ].map(([dx, dy, radius]) => {
    const place = { x: x + (dx as number) * w, y: y + (dy as number) * w, w }
    return outline(regular(5, (radius as number) * w, place, 0.42), 0.01 * w, '#ffd23c')
  })
}

function deadCross({ x, y, w }: At, half: number): DrawOp {
  const reach = half * w
  const path = new PathBuilder()
    .move(x - reach, y - reach)
    .line(x + reach, y + reach)
    .move(x + reach, y - reach)
    .line(x - reach, y + reach)
  return { kind: 'path', path: path.build(), stroke: { color: '#7a1010', width: 0.06 * w, cap: 'round' } }
}

function badge(condition: string, { x, y, w }: At): DrawOp[] {
  const size = legible(0.085, w)
  return [
    outline(new PathBuilder().circle(x, y, 0.062 * w), 0.01 * w, '#ffd23c'),
    placeText({
      text: condition.charAt(0).toUpperCase(),
      x,
      y: y + capHeight('sans-bold', size) / 2,
      font: 'sans-bold',
      size,
      color: INK,
      anchor: 'middle',
    }),
  ]
}
