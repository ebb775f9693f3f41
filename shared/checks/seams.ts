/**
 * Finds the seams between the boards of a map: the hexes along each, and the board of a place. With half hexes a seam is the
 * line of both frames through the hexes that they share; with whole ones it runs along the sides between the boards.
 */
import { type Common, jointsOf } from '#shared/document/boardJoints'
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

type Place = -1 | 0 | 1

/** Lines of hexes on either side that belong to a seam. */
const DEPTH = 2

/** The seams of a map, each once: boards whose frames, or whose edges, meet along more than a corner. */
export function seamsOf(scenario: Pick<Scenario, 'boards' | 'map'>): Seam[] {
  const { map } = scenario
  return jointsOf(scenario).map(({ boards: [first, second], lies, common }) =>
    lies === 'right'
      ? seam(first, second, map, 'x', places(around(second.firstColumn), common, map.grid, true))
      : seam(first, second, map, 'y', places(common, around(second.firstRow), map.grid, false)),
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

function around(line: number): Common {
  return [line - DEPTH, line + DEPTH + 1]
}

function places(columns: Common, rows: Common, grid: Grid, down: boolean): Axial[] {
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
