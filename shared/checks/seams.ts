/**
 * Finds the seams between the boards of a map: the hexes along each, and the board of a place. With half hexes a seam is the
 * line of both frames through the hexes that they share; with whole ones it runs along the sides between the boards.
 */
import { onBoard } from '#shared/document/boards'
import { type Board, type Scenario } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { type Grid, isCut, onGrid, toAxial } from '#shared/hex/grid'
import { hexCenter, type Layout, vertexPoint } from '#shared/hex/layout'
import { type Localized } from '#shared/i18n/localized'
import { hexesOfVertex, type Vertex } from '#shared/hex/vertex'

export interface Seam {
  /** The board to the left or above, then the other. */
  readonly boards: readonly [Board, Board]
  /** The hexes within two of it, line by line along the seam. */
  readonly hexes: readonly Axial[]
  /** -1 for a hex on the first board alone, 0 on both, 1 on the second alone; undefined on neither. */
  sideOfHex(hex: Axial): Place | undefined
  /** The same for a vertex; 0 = on the seam. */
  sideOfVertex(vertex: Vertex): Place | undefined
}

export type Place = -1 | 0 | 1

/** Lines of hexes on either side that belong to a seam. */
const DEPTH = 2

/** The seams of a map, each once: boards whose frames, or whose edges, meet along more than a corner. */
export function seamsOf({ boards, map }: Pick<Scenario, 'boards' | 'map'>): Seam[] {
  const all = Object.values<Board>(boards)
  return all.flatMap((first) =>
    all.flatMap((second) => (first === second ? [] : between(first, second, map))),
  )
}

/** "la jointure des plateaux 1 et 2": as they are called, in the order of their names. */
export function seamWords({ boards }: Pick<Seam, 'boards'>): Localized {
  const [first, second] = boards
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, 'fr', { numeric: true }))
  return {
    fr: `la jointure des plateaux ${first} et ${second}`,
    en: `the seam of boards ${first} and ${second}`,
  }
}

function between(first: Board, second: Board, layout: Layout): Seam[] {
  const { grid } = layout
  const shared = isCut(grid) ? 1 : 0
  const beside = first.firstColumn + first.columns - shared === second.firstColumn
  const above = first.firstRow + first.rows - shared === second.firstRow
  const rows = common(first.firstRow, first.rows, second.firstRow, second.rows)
  const columns = common(first.firstColumn, first.columns, second.firstColumn, second.columns)
  const seams: Seam[] = []
  if (beside && rows[1] - rows[0] > 1) {
    const across = around(second.firstColumn)
    seams.push(seam(first, second, layout, 'x', places(across, rows, grid, true)))
  }
  if (above && columns[1] - columns[0] > 1) {
    const across = around(second.firstRow)
    seams.push(seam(first, second, layout, 'y', places(columns, across, grid, false)))
  }
  return seams
}

type Range = readonly [from: number, end: number]

function common(a: number, aCount: number, b: number, bCount: number): Range {
  return [Math.max(a, b), Math.min(a + aCount, b + bCount)]
}

function around(line: number): Range {
  return [line - DEPTH, line + DEPTH + 1]
}

function places(columns: Range, rows: Range, grid: Grid, down: boolean): Axial[] {
  const hexes: Axial[] = []
  const [outer, inner] = down ? [rows, columns] : [columns, rows]
  for (let along = outer[0]; along < outer[1]; along++)
    for (let across = inner[0]; across < inner[1]; across++) {
      const hex = toAxial(down ? { col: across, row: along } : { col: along, row: across }, grid)
      if (onGrid(hex, grid)) hexes.push(hex)
    }
  return hexes
}

function seam(first: Board, second: Board, layout: Layout, axis: 'x' | 'y', hexes: readonly Axial[]): Seam {
  const { grid } = layout
  const sideOfHex = (hex: Axial): Place | undefined => {
    const [a, b] = [onBoard(first, grid, hex), onBoard(second, grid, hex)]
    if (a && b) return 0
    return a ? -1 : b ? 1 : undefined
  }
  // The frames run through the centre of the corner hex.
  const corner = toAxial({ col: second.firstColumn, row: second.firstRow }, grid)
  const line = hexCenter(corner, layout)[axis]
  const byFrame = (vertex: Vertex): Place => {
    const off = vertexPoint(vertex, layout)[axis] - line
    return Math.abs(off) < layout.hexMm / 100 ? 0 : off < 0 ? -1 : 1
  }
  const byHexes = (vertex: Vertex): Place | undefined => {
    const around = hexesOfVertex(vertex).flatMap((hex) => sideOfHex(hex) ?? [])
    if (around.length === 0) return undefined
    return around.every((side) => side === around[0]) ? around[0] : 0
  }
  return {
    boards: [first, second],
    hexes,
    sideOfHex,
    sideOfVertex: isCut(grid) ? byFrame : byHexes,
  }
}
