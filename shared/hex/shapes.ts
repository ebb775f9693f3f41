/** Shapes drawn by hand, as sets of hexes: the thick line, the rectangle, the lasso, and the straight lines of a grid. */
import { addHex, type Axial, hexKey, parseHexKey, subtractHex } from './axial'
import { DIRECTIONS, direction, step } from './direction'
import { type Grid, isAbsent, onGrid, toAxial, toOffset } from './grid'
import { hexesWithin, hexLine } from './region'

/** The hexes of a map at most `radius` from the line between two hexes, each once; the ends may lie off the map. */
export function lineOnGrid(from: Axial, to: Axial, radius: number, grid: Grid): Axial[] {
  const line = hexLine(from, to)
  const hexes = radius === 0 ? line : distinct(line.flatMap((hex) => hexesWithin(hex, radius)))
  return hexes.filter((hex) => onGrid(hex, grid))
}

/** The hexes of a map in the columns and rows between two corners, which may lie off the map; row by row. */
export function rectangleOnGrid(a: Axial, b: Axial, grid: Grid): Axial[] {
  const [one, other] = [toOffset(a, grid), toOffset(b, grid)]
  const lastCol = Math.min(Math.max(one.col, other.col), grid.columns - 1)
  const lastRow = Math.min(Math.max(one.row, other.row), grid.rows - 1)
  const hexes: Axial[] = []
  for (let row = Math.max(Math.min(one.row, other.row), 0); row <= lastRow; row++)
    for (let col = Math.max(Math.min(one.col, other.col), 0); col <= lastCol; col++)
      if (!isAbsent({ col, row }, grid)) hexes.push(toAxial({ col, row }, grid))
  return hexes
}

/** The corner that makes a rectangle from `from` look square on paper: as wide as high, the larger of both. */
export function squared(from: Axial, to: Axial, grid: Grid): Axial {
  const [one, other] = [toOffset(from, grid), toOffset(to, grid)]
  const [wide, high] = grid.orientation === 'flat' ? [SQRT3 / 2, 1] : [1, SQRT3 / 2]
  const [dCol, dRow] = [other.col - one.col, other.row - one.row]
  const side = Math.max(Math.abs(dCol) * wide, Math.abs(dRow) * high)
  const steps = (way: number, pitch: number): number => (way < 0 ? -1 : 1) * Math.round(side / pitch)
  return toAxial({ col: one.col + steps(dCol, wide), row: one.row + steps(dRow, high) }, grid)
}

const SQRT3 = Math.sqrt(3)

/**
 * The hexes of a map in a lasso: those it is drawn through, those of the line that closes it, and all that they enclose. Gaps
 * of the way, which may lead over the rim, are closed by lines. A way that crosses itself encloses every loop.
 */
export function lassoOnGrid(way: readonly Axial[], grid: Grid): Axial[] {
  if (way.length === 0) return []
  const box = boxOf(way)
  // One ring of hexes round the box is outside for certain; whatever the flood from there does not reach is held.
  const marks = new Uint8Array(box.width * box.height)
  const cell = ({ q, r }: Axial): number => (r - box.r) * box.width + q - box.q
  way.forEach((hex, index) => {
    for (const on of hexLine(way.at(index - 1) as Axial, hex)) marks[cell(on)] = RIM
  })
  flood(marks, box.width)
  const held: Axial[] = []
  for (let row = 0, index = 0; row < box.height; row++)
    for (let along = 0; along < box.width; along++, index++) {
      if (marks[index] === OUTSIDE) continue
      const hex = { q: box.q + along, r: box.r + row }
      if (onGrid(hex, grid)) held.push(hex)
    }
  return held
}

const RIM = 1
const OUTSIDE = 2

/**
 * Marks what can be reached from the first cell of a box without crossing the rim, as outside; row by row, each a `width` long.
 * A step over the end of a row comes to the ring round the box, which is outside in any case.
 */
function flood(marks: Uint8Array, width: number): void {
  const steps = [-width, width, -1, 1, width - 1, 1 - width]
  const reached = [0]
  marks[0] = OUTSIDE
  for (let from = reached.pop(); from !== undefined; from = reached.pop())
    for (const step of steps) {
      const cell = from + step
      if (marks[cell] !== 0) continue
      marks[cell] = OUTSIDE
      reached.push(cell)
    }
}

/**
 * The hex nearest to `to` on the twelve straight lines from `from`: along the six directions, and along the six between
 * them, which run through the vertices.
 */
export function straightened(from: Axial, to: Axial): Axial {
  const course = subtractHex(to, from)
  let best = from
  let nearest = Infinity
  for (const value of DIRECTIONS)
    for (const along of [step(value), addHex(step(value), step(direction(value + 1)))]) {
      const times = Math.max(0, Math.round(dot(course, along) / dot(along, along)))
      const end = { q: along.q * times, r: along.r * times }
      const off = subtractHex(course, end)
      if (dot(off, off) >= nearest) continue
      nearest = dot(off, off)
      best = addHex(from, end)
    }
  return best
}

// The scalar product of two vectors, in units of half a square hex width.
function dot(a: Axial, b: Axial): number {
  return a.q * b.q + a.r * b.r + (a.q + a.r) * (b.q + b.r)
}

function distinct(hexes: readonly Axial[]): Axial[] {
  return [...new Set(hexes.map(hexKey))].map(parseHexKey)
}

// The box of some hexes with one more on each side.
function boxOf(hexes: readonly Axial[]) {
  const [qs, rs] = [hexes.map(({ q }) => q), hexes.map(({ r }) => r)]
  const [q, r] = [least(qs) - 1, least(rs) - 1]
  return { q, r, width: most(qs) + 2 - q, height: most(rs) + 2 - r }
}

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Infinity)
}

function most(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b), -Infinity)
}
