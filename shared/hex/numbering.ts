/**
 * The user's names of hexes and hexsides (DOC-6): `U6`, `0101`; `F7/F8`, on the rim `A1/n`.
 * A numbering is data in the file; every panel, message and command-line answer uses it.
 */
import { type Axial } from './axial'
import { type Direction, direction, directionTo } from './direction'
import {
  columnFromRight,
  type Grid,
  type OffsetCoord,
  onGrid,
  rowFromBottom,
  toAxial,
  toOffset,
} from './grid'
import { type Hexside, hexesOfSide, hexsideOf } from './hexside'

/** The naming of hexes. */
export interface Numbering {
  /** `letter-number` A1, B12, AA3; `column-row` 0101; `row-column` 0101 with the row first. */
  readonly style: 'letter-number' | 'column-row' | 'row-column'
  /** The number of the first column (from 0; from 1 = A for letters) and of the first row (from 0). */
  readonly firstColumn: number
  readonly firstRow: number
  /** Columns counted from the right, rows from the bottom. */
  readonly columnsDescend: boolean
  readonly rowsDescend: boolean
  /** The hexes that show their name on the map; `every-fifth`: those whose two numbers are both multiples of five. */
  readonly show: 'all' | 'every-fifth' | 'none'
}

export const LETTER_NUMBERING: Numbering = {
  style: 'letter-number',
  firstColumn: 1,
  firstRow: 1,
  columnsDescend: false,
  rowsDescend: false,
  show: 'all',
}

export const COLUMN_ROW_NUMBERING: Numbering = { ...LETTER_NUMBERING, style: 'column-row' }

/** The least number that a first column can have: digits count from 0, letters from A, for nothing comes before it. */
export function leastFirstColumn(style: Numbering['style']): 0 | 1 {
  return style === 'letter-number' ? 1 : 0
}

/** 1 -> A, 26 -> Z, 27 -> AA, 28 -> AB. */
export function letters(value: number): string {
  let rest = value
  let name = ''
  while (rest > 0) {
    const digit = (rest - 1) % 26
    name = String.fromCharCode(65 + digit) + name
    rest = (rest - 1 - digit) / 26
  }
  return name
}

/** A -> 1, AA -> 27; capitals only. */
export function lettersValue(name: string): number {
  let value = 0
  for (const letter of name) value = value * 26 + (letter.charCodeAt(0) - 64)
  return value
}

function columnNumber(coord: OffsetCoord, numbering: Numbering, grid: Grid): number {
  return numbering.firstColumn + (numbering.columnsDescend ? columnFromRight(coord, grid) : coord.col)
}

function rowNumber(coord: OffsetCoord, numbering: Numbering, grid: Grid): number {
  return numbering.firstRow + (numbering.rowsDescend ? rowFromBottom(coord, grid) : coord.row)
}

// The place with these counts from the first column and row, as the numbering counts them: the line first, for how it counts
// its hexes from the far end may depend on it.
function placeOf(counted: OffsetCoord, { columnsDescend, rowsDescend }: Numbering, grid: Grid): OffsetCoord {
  const withColumn = (place: OffsetCoord): OffsetCoord =>
    columnsDescend ? { ...place, col: columnFromRight(place, grid) } : place
  const withRow = (place: OffsetCoord): OffsetCoord =>
    rowsDescend ? { ...place, row: rowFromBottom(place, grid) } : place
  return grid.orientation === 'flat' ? withRow(withColumn(counted)) : withColumn(withRow(counted))
}

// Digits of a number of the 0101 styles: at least two, and enough for the largest of both.
function digits(numbering: Numbering, grid: Grid): number {
  const largest = Math.max(numbering.firstColumn + grid.columns - 1, numbering.firstRow + grid.rows - 1)
  return Math.max(2, String(largest).length)
}

/** The name of a hex. Hexes off the grid are named too (their numbers may then be 0 or negative). */
export function hexName(hex: Axial, numbering: Numbering, grid: Grid): string {
  const coord = toOffset(hex, grid)
  const column = columnNumber(coord, numbering, grid)
  const line = rowNumber(coord, numbering, grid)
  if (numbering.style === 'letter-number') return `${letters(column)}${line}`
  const width = digits(numbering, grid)
  const columnText = String(column).padStart(width, '0')
  const rowText = String(line).padStart(width, '0')
  return numbering.style === 'column-row' ? columnText + rowText : rowText + columnText
}

/** True when the map shows the name of a hex (see `Numbering.show`). */
export function showsName(hex: Axial, numbering: Numbering, grid: Grid): boolean {
  if (numbering.show !== 'every-fifth') return numbering.show === 'all'
  const coord = toOffset(hex, grid)
  return columnNumber(coord, numbering, grid) % 5 === 0 && rowNumber(coord, numbering, grid) % 5 === 0
}

/** The hex of a name, or undefined when no hex of the grid is called so. Letters may be lower case. */
export function parseHexName(name: string, numbering: Numbering, grid: Grid): Axial | undefined {
  let column: number
  let line: number
  if (numbering.style === 'letter-number') {
    const match = /^([A-Z]+)(\d+)$/.exec(name.trim().toUpperCase())
    if (!match) return undefined
    column = lettersValue(match[1] as string)
    line = Number(match[2])
  } else {
    const width = digits(numbering, grid)
    const match = new RegExp(`^(\\d{${width}})(\\d{${width}})$`).exec(name.trim())
    if (!match) return undefined
    const [first, second] = [Number(match[1]), Number(match[2])]
    ;[column, line] = numbering.style === 'column-row' ? [first, second] : [second, first]
  }
  const counted = { col: column - numbering.firstColumn, row: line - numbering.firstRow }
  const hex = toAxial(placeOf(counted, numbering, grid), grid)
  return onGrid(hex, grid) ? hex : undefined
}

const COMPASS: Record<Grid['orientation'], readonly string[]> = {
  flat: ['n', 'ne', 'se', 's', 'sw', 'nw'],
  pointy: ['nw', 'ne', 'e', 'se', 'sw', 'w'],
}

/** The compass word of a direction: n, ne, se, s, sw, nw (flat) or ne, e, se, sw, w, nw (pointy). */
function compassName(value: Direction, grid: Pick<Grid, 'orientation'>): string {
  return COMPASS[grid.orientation][value] as string
}

// Negative when `a` is counted before `b`: by column then row, or by row first where the row is named first.
function compareHexes(a: Axial, b: Axial, numbering: Numbering, grid: Grid): number {
  const [first, second] = [toOffset(a, grid), toOffset(b, grid)]
  const columns = (first.col - second.col) * (numbering.columnsDescend ? -1 : 1)
  const rows = (first.row - second.row) * (numbering.rowsDescend ? -1 : 1)
  return numbering.style === 'row-column' ? rows || columns : columns || rows
}

/** The name of a hexside: `F7/F8` between two hexes of the map (in the order of their numbers), `A1/n` on the rim. */
export function hexsideName(side: Hexside, numbering: Numbering, grid: Grid): string {
  const [a, b] = hexesOfSide(side)
  const inA = onGrid(a, grid)
  const inB = onGrid(b, grid)
  if (inA && inB) {
    const [first, second] = compareHexes(a, b, numbering, grid) <= 0 ? [a, b] : [b, a]
    return `${hexName(first, numbering, grid)}/${hexName(second, numbering, grid)}`
  }
  return inA || !inB
    ? `${hexName(a, numbering, grid)}/${compassName(side.direction, grid)}`
    : `${hexName(b, numbering, grid)}/${compassName(direction(side.direction + 3), grid)}`
}

/** The hexside of a name (either order of its hexes), or undefined when there is none. */
export function parseHexsideName(name: string, numbering: Numbering, grid: Grid): Hexside | undefined {
  const [first, second, ...rest] = name.split('/')
  if (first === undefined || second === undefined || rest.length > 0) return undefined
  const hex = parseHexName(first, numbering, grid)
  if (!hex) return undefined
  const compass = COMPASS[grid.orientation].indexOf(second.trim().toLowerCase())
  if (compass >= 0) return hexsideOf(hex, direction(compass))
  const other = parseHexName(second, numbering, grid)
  if (!other) return undefined
  const toOther = directionTo(hex, other)
  return toOther === undefined ? undefined : hexsideOf(hex, toOther)
}
