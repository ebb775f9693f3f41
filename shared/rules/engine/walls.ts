/**
 * The closing hexsides of a map as a graph over its vertices: runs of wall, their loose ends, and the areas they close.
 * Work is proportional to the number of features; flood fills stop at a limit.
 */
import { type Axial } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, neighbor } from '#shared/hex/direction'
import { type Grid, onGrid } from '#shared/hex/grid'
import { type Hexside, hexesOfSide, hexsideOf, verticesOfSide } from '#shared/hex/hexside'
import { type VertexKey, vertexKey } from '#shared/hex/vertex'

/** The largest area that counts as enclosed, in hexes (CHK-6). */
export const LARGEST_ENCLOSURE = 400

export interface Walls {
  readonly grid: Grid
  readonly sides: readonly Hexside[]
  /** `sideNumber` of each. */
  readonly numbers: ReadonlySet<number>
  /** The closing sides that meet at each vertex. */
  readonly atVertex: ReadonlyMap<VertexKey, readonly Hexside[]>
}

/** An area that walls cut off from the rim of the map, and the sides that do it. */
export interface Enclosure {
  readonly hexes: readonly Axial[]
  readonly boundary: readonly Hexside[]
}

/** The walls that closing sides make; sides that lie off the map are left out, one given twice counts once. */
export function wallsOf(grid: Grid, closing: Iterable<Hexside>): Walls {
  const sides: Hexside[] = []
  const numbers = new Set<number>()
  for (const side of closing) {
    const number = sideNumber(side)
    if (numbers.has(number) || !hexesOfSide(side).some((hex) => onGrid(hex, grid))) continue
    numbers.add(number)
    sides.push(side)
  }
  const atVertex = new Map<VertexKey, Hexside[]>()
  for (const side of sides)
    for (const vertex of verticesOfSide(side).map(vertexKey)) {
      const meeting = atVertex.get(vertex)
      if (meeting) meeting.push(side)
      else atVertex.set(vertex, [side])
    }
  return { grid, sides, numbers, atVertex }
}

// Sides and hexes as whole numbers: floods ask about six sides a hex, and numbers hash faster than texts.
const SPAN = 8192
const SHIFT = 4096

export function sideNumber({ hex, direction }: Hexside): number {
  return hexNumber(hex) * 3 + direction
}

function hexNumber({ q, r }: Axial): number {
  return (q + SHIFT) * SPAN + (r + SHIFT)
}

/**
 * The hexes reached from `start` without crossing a wall (nor one of `extra`, side numbers), or undefined when that is
 * the open: off the map, or more than `LARGEST_ENCLOSURE` hexes.
 */
export function flood(walls: Walls, start: Axial, extra: ReadonlySet<number>): Axial[] | undefined {
  if (!onGrid(start, walls.grid)) return undefined
  const reached = [start]
  const seen = new Set([hexNumber(start)])
  for (const hex of reached)
    for (const value of DIRECTIONS) {
      if (isWalled(walls, hex, value, extra)) continue
      const next = neighbor(hex, value)
      if (seen.has(hexNumber(next))) continue
      if (!onGrid(next, walls.grid) || reached.length >= LARGEST_ENCLOSURE) return undefined
      seen.add(hexNumber(next))
      reached.push(next)
    }
  return reached
}

function isWalled(walls: Walls, hex: Axial, value: Direction, extra: ReadonlySet<number>): boolean {
  const number = sideNumber(hexsideOf(hex, value))
  return walls.numbers.has(number) || extra.has(number)
}

/** Every enclosed area of at most `LARGEST_ENCLOSURE` hexes, each once. */
export function enclosures(walls: Walls): Enclosure[] {
  const found: Enclosure[] = []
  // Hexes already judged: a flood from the same side of the same wall would tell nothing new.
  const judged = new Set<number>()
  for (const side of walls.sides)
    for (const hex of hexesOfSide(side)) {
      if (judged.has(hexNumber(hex))) continue
      const hexes = floodUnjudged(walls, hex, judged)
      if (hexes) found.push({ hexes, boundary: boundaryOf(walls, hexes) })
    }
  return found
}

/** As `flood`, but it marks every hex it sees, and touching one marked before means the open. */
function floodUnjudged(walls: Walls, start: Axial, judged: Set<number>): Axial[] | undefined {
  if (!onGrid(start, walls.grid)) return undefined
  const reached = [start]
  const own = new Set([hexNumber(start)])
  judged.add(hexNumber(start))
  let open = false
  for (let index = 0; index < reached.length && !open; index++) {
    const hex = reached[index] as Axial
    for (const value of DIRECTIONS) {
      const next = neighbor(hex, value)
      const number = hexNumber(next)
      if (own.has(number) || isWalled(walls, hex, value, NO_SIDES)) continue
      if (!onGrid(next, walls.grid) || judged.has(number) || reached.length >= LARGEST_ENCLOSURE) {
        open = true
        continue
      }
      own.add(number)
      judged.add(number)
      reached.push(next)
    }
  }
  return open ? undefined : reached
}

const NO_SIDES: ReadonlySet<number> = new Set()

function boundaryOf(walls: Walls, hexes: readonly Axial[]): Hexside[] {
  const boundary = new Map<number, Hexside>()
  for (const hex of hexes)
    for (const value of DIRECTIONS) {
      const side = hexsideOf(hex, value)
      if (walls.numbers.has(sideNumber(side))) boundary.set(sideNumber(side), side)
    }
  return [...boundary.values()]
}
