/** Paths as PDF operators, in whole steps: most of what a map's file holds. */
import { createLetters } from './letters'
import { type Path, VERB } from './ops'

const [MOVE, LINE, CURVE, CLOSE] = ['m', 'l', 'c', 'h'].map((operator) => operator.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
]

/** The letters of the path that is being written: a board has millions of coordinates, of which strings that grow would leave as many behind. */
const letters = createLetters()

/** A place in whole steps, each an even number: what is written from there keeps to the same places as what is not. */
export interface Origin {
  readonly x: number
  readonly y: number
}

const ZERO: Origin = { x: 0, y: 0 }

/** Letters that an origin of its own costs: `q 1 0 0 1 12345 12345 cm` and `Q`, most of them the same each time. */
const COST = 16

/** The upper left corner of a path, where its numbers are so much shorter from there that this pays; else undefined. */
export function originOf(path: Path, steps: number): Origin | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  let count = 0
  for (let i = 0; i < path.length;) {
    const numbers = NUMBERS[path[i] as number] as number
    for (let n = 1; n < numbers; n += 2) {
      const x = path[i + n] as number
      const y = path[i + n + 1] as number
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
    i += 1 + numbers
    count += numbers / 2
  }
  if (count === 0) return undefined
  const shorterBy =
    digits(((left + right) / 2) * steps) -
    digits(((right - left) / 2) * steps) +
    digits(((top + bottom) / 2) * steps) -
    digits(((bottom - top) / 2) * steps)
  if (shorterBy * count < COST) return undefined
  return { x: 2 * Math.floor((left * steps) / 2), y: 2 * Math.floor((top * steps) / 2) }
}

/** Numbers that follow each verb. */
const NUMBERS: Readonly<Record<number, number>> = {
  [VERB.move]: 2,
  [VERB.line]: 2,
  [VERB.quad]: 4,
  [VERB.cubic]: 6,
  [VERB.close]: 0,
}

const digits = (value: number): number => Math.log10(Math.max(1, Math.abs(value)))

/**
 * Path operators in whole steps. A hot path.
 * @param isArea it is only filled or clipped to: PDF then closes its outlines by itself, and the file is shorter.
 */
export function pathOperators(path: Path, steps: number, isArea = false, origin = ZERO): string {
  letters.clear()
  const { x: left, y: top } = origin
  // The current point, in steps: where PDF needs it for quadratic curves.
  let x = 0
  let y = 0
  for (let i = 0; i < path.length;) {
    const verb = path[i] as number
    if (verb === VERB.close) {
      i += 1
      // The next line would begin where this outline does.
      if (!isArea || (i < path.length && path[i] !== VERB.move)) letters.operator(CLOSE)
      continue
    }
    const x1 = (path[i + 1] as number) * steps - left
    const y1 = (path[i + 2] as number) * steps - top
    if (verb === VERB.move || verb === VERB.line) {
      whole(x1)
      whole(y1)
      letters.operator(verb === VERB.move ? MOVE : LINE)
      x = x1
      y = y1
      i += 3
      continue
    }
    const x2 = (path[i + 3] as number) * steps - left
    const y2 = (path[i + 4] as number) * steps - top
    if (verb === VERB.quad) {
      const isJoined = path[i + 5] === VERB.quad && joinedQuads(path, i, x, y, steps, origin)
      // PDF has cubics only: control points two thirds of the way.
      if (!isJoined)
        curve(
          x + ((x1 - x) * 2) / 3,
          y + ((y1 - y) * 2) / 3,
          x2 + ((x1 - x2) * 2) / 3,
          y2 + ((y1 - y2) * 2) / 3,
          x2,
          y2,
        )
      i += isJoined ? 10 : 5
      x = (path[i - 2] as number) * steps - left
      y = (path[i - 1] as number) * steps - top
      continue
    }
    x = (path[i + 5] as number) * steps - left
    y = (path[i + 6] as number) * steps - top
    curve(x1, y1, x2, y2, x, y)
    i += 7
  }
  return letters.text()
}

/** The most, in steps, that a joined curve may lie from the two it stands for. */
const TOLERANCE = 1.5

/**
 * Writes two quadratic curves as one cubic, where that is as good: smooth outlines (`smoothClosed`) then take half the file.
 * When they meet smoothly, in the middle of their control points, the cubic with the same ends and tangents whose handles
 * are 4/3 as long goes through that meeting point; it is compared with them half way on either side of it.
 */
function joinedQuads(
  path: Path,
  start: number,
  x0: number,
  y0: number,
  steps: number,
  origin: Origin,
): boolean {
  const { x: left, y: top } = origin
  const c1x = (path[start + 1] as number) * steps - left
  const c1y = (path[start + 2] as number) * steps - top
  const mx = (path[start + 3] as number) * steps - left
  const my = (path[start + 4] as number) * steps - top
  const c2x = (path[start + 6] as number) * steps - left
  const c2y = (path[start + 7] as number) * steps - top
  const x3 = (path[start + 8] as number) * steps - left
  const y3 = (path[start + 9] as number) * steps - top
  if (Math.abs(c1x + c2x - 2 * mx) + Math.abs(c1y + c2y - 2 * my) > TOLERANCE) return false
  const ax = x0 + ((c1x - x0) * 4) / 3
  const ay = y0 + ((c1y - y0) * 4) / 3
  const bx = x3 + ((c2x - x3) * 4) / 3
  const by = y3 + ((c2y - y3) * 4) / 3
  const firstX = (27 * x0 + 27 * ax + 9 * bx + x3) / 64 - (x0 + 2 * c1x + mx) / 4
  const firstY = (27 * y0 + 27 * ay + 9 * by + y3) / 64 - (y0 + 2 * c1y + my) / 4
  const secondX = (x0 + 9 * ax + 27 * bx + 27 * x3) / 64 - (mx + 2 * c2x + x3) / 4
  const secondY = (y0 + 9 * ay + 27 * by + 27 * y3) / 64 - (my + 2 * c2y + y3) / 4
  const error = Math.max(Math.abs(firstX), Math.abs(firstY), Math.abs(secondX), Math.abs(secondY))
  if (error > TOLERANCE) return false
  curve(ax, ay, bx, by, x3, y3)
  return true
}

function curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
  even(x1)
  even(y1)
  even(x2)
  even(y2)
  whole(x)
  whole(y)
  letters.operator(CURVE)
}

function whole(value: number): void {
  letters.whole(Math.round(value))
}

/**
 * A place that a curve bends towards, in every second step: the curve itself, which keeps away from it, moves by less than a step, and
 * files shrink by 3 %.
 */
function even(value: number): void {
  letters.whole(Math.round(value / 2) * 2)
}
