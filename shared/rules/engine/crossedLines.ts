/**
 * The hexes that lines cross, as flat lists: those of a drawn line without its sides and without what it only touches. Where
 * it runs along a hexside both hexes are crossed. For rules that ask each crossed hex the same, in whatever order.
 */
import { type DrawnLine, FORK, type LineDrawer, lineDrawer, SECOND_LANE, twiceDistance } from './drawnLines'
import { keptByStride } from './keptLines'
import { HEX_ITSELF, OBSTACLES } from './sightField'

/** Two numbers a crossed hex: its cell, counted from where the line starts, and its stretch of the line. */
type CrossedLine = DrawnLine

/** The place of a crossed hex: among the first or the last, one hex from that end, or between them. */
export const ONLY = 0
export const FIRST = 1
export const NEARER_START = 2
export const MIDWAY = 3
export const NEARER_END = 4
export const LAST = 5
export const STRETCHES = 6

/** The hexes crossed by the line to a hex `q, r` away, its ends left out, for maps of one stride; valid until the next call. */
export const crossedLines: (stride: number) => LineDrawer = keptByStride((stride) => {
  const draw = lineDrawer(stride)
  return (q, r) => crossedOf(draw(q, r), twiceDistance(q, r))
})

/** Lengths of the parts of a drawn line. */
const FORK_MARK = 2
const ENTRY = 2

// Written over the line itself: the hexes are among its entries.
function crossedOf(line: DrawnLine, length: number): CrossedLine {
  let count = 0
  let index = 0
  while (index < line.length) {
    const entry = line[index] as number
    if (entry === FORK) {
      // A vertex is touched: the first lane is a side, the second goes round by a hex that is not crossed.
      const touched = line[index + 1] !== SECOND_LANE
      index += touched ? FORK_MARK + ENTRY + SECOND_LANE : FORK_MARK
      continue
    }
    const isHex = (entry & (OBSTACLES - 1)) === HEX_ITSELF
    if (isHex) {
      line[count++] = (entry - HEX_ITSELF) / OBSTACLES
      line[count++] = stretchAt((line[index + 1] as number) >> 2, length)
    }
    index += ENTRY
  }
  return line.subarray(0, count)
}

// Both in half hexes. The one crossed hex, or pair, of a line of two hexes is next to both ends.
function stretchAt(at: number, length: number): number {
  if (length === 4) return ONLY
  if (at === 2) return FIRST
  if (at === length - 2) return LAST
  return MIDWAY + Math.sign(2 * at - length)
}
