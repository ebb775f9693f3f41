/** The marks of SV-CTR about the numbers and the marks of states. All in hexes times `w`. */
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { type Color, type DrawOp, solid, type Stroke } from '../ops'
import { PathBuilder } from '../path'
import { type At, INK, paleEdge, PAPER, regular } from '../sideSign'
import { capHeight, placeText } from '../text'
import { legible } from './designs/cardName'

function outline(path: PathBuilder, width: number, fill?: Color): DrawOp {
  const stroke: Stroke = { color: INK, width, join: 'miter' }
  return { kind: 'path', path: path.build(), stroke, ...(fill && { fill: solid(fill) }) }
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
