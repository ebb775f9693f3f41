/** Formations: the hexes in which a group stands, for tools that lay a whole group at once (CTR-3). */
import { addHex, type Axial, subtractHex } from './axial'
import { type Direction, direction, step } from './direction'
import { type Facing } from './facing'
import { type Grid, onGrid } from './grid'
import { ring } from './region'

/** Across the way it faces, one behind the other, as a V with its tip ahead, or close together about the first hex. */
export type Formation = 'line' | 'column' | 'wedge' | 'block'

/** As many rings as a block has about its first hex, at most: 4,921 hexes. */
const BLOCK_RINGS = 40

/** The directions of the steps from the first hex outwards, again and again. */
type Arm = readonly Direction[]

/**
 * The hexes of a map in a formation, without end but for the rim: the first one, then the next of each arm in turn, the right
 * one before the left. Each touches the next of its arm. Where no row of hexes runs as asked, the arm goes to and fro about it,
 * never ahead of the first hex.
 * @param facing of the whole formation
 */
export function formationOnGrid(formation: Formation, first: Axial, facing: Facing, grid: Grid): Axial[] {
  if (formation === 'block') return blockOnGrid(first, grid)
  const arms = armsOf(formation, facing).map((arm) => ({ arm, end: first }))
  const hexes = [first]
  // As far as any map reaches, whichever way: an arm along the rim may leave the map and come back.
  for (let along = 0; along < 2 * (grid.columns + grid.rows); along++)
    for (const walked of arms) {
      walked.end = addHex(walked.end, step(walked.arm[along % walked.arm.length] as Direction))
      hexes.push(walked.end)
    }
  return hexes.filter((hex) => onGrid(hex, grid))
}

/** Ring after ring. */
function blockOnGrid(first: Axial, grid: Grid): Axial[] {
  const rings = Math.min(BLOCK_RINGS, grid.columns + grid.rows)
  return Array.from({ length: rings + 1 }, (_, radius) => ring(first, radius))
    .flat()
    .filter((hex) => onGrid(hex, grid))
}

function armsOf(formation: Exclude<Formation, 'block'>, { kind, index }: Facing): readonly Arm[] {
  const arm = (...turns: number[]): Arm => turns.map((turn) => direction(index + turn))
  // A vertex lies half a turn of 60 degrees on from the direction of its number.
  const isSide = kind === 'side'
  switch (formation) {
    case 'line':
      return isSide ? [arm(2, 1), arm(-2, -1)] : [arm(2), arm(-1)]
    case 'column':
      return isSide ? [arm(3)] : [arm(3, 4)]
    case 'wedge':
      return isSide ? [arm(2), arm(-2)] : [arm(3), arm(-2)]
  }
}

/** Hexes by the distance of their centres from that of one, nearest first; those as far by `q`, then `r`. */
export function nearestFirst(hexes: readonly Axial[], to: Axial): Axial[] {
  const far = (hex: Axial): number => {
    const { q, r } = subtractHex(hex, to)
    return q * q + q * r + r * r
  }
  return [...hexes].sort((a, b) => far(a) - far(b) || a.q - b.q || a.r - b.r)
}
