/** The edges of a map or a board: how long they are, and the hexes along them. */
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Grid, nearestPlace, toAxial } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { type EdgeSpan } from './place'
import { type BoardEdge } from './types'

export const EDGE_NAMES: Readonly<Record<BoardEdge['edge'], Localized>> = {
  top: localized('en haut', 'top'),
  right: localized('à droite', 'right'),
  bottom: localized('en bas', 'bottom'),
  left: localized('à gauche', 'left'),
}

/** The number of positions of an edge; they count from 0. */
export function edgePositions(
  { columns, rows }: Pick<Grid, 'columns' | 'rows'>,
  edge: BoardEdge['edge'],
): number {
  return edge === 'top' || edge === 'bottom' ? columns : rows
}

/** Does every position of the span lie on its edge, and has it any? */
export function isOnEdge(grid: Grid, { edge, from, to }: EdgeSpan): boolean {
  return from >= 0 && from <= to && to < edgePositions(grid, edge)
}

/**
 * The hexes of a span, from left to right or top to bottom; positions beyond the edge are left out. Where the rim hex is
 * absent (CM-SCN-4) the next one inwards stands for it.
 */
export function hexesOfSpan(grid: Grid, { edge, from, to }: EdgeSpan): Axial[] {
  const last = Math.min(to, edgePositions(grid, edge) - 1)
  const hexes: Axial[] = []
  for (let position = Math.max(from, 0); position <= last; position++)
    hexes.push(toAxial(nearestPlace(placeAt(grid, edge, position), grid), grid))
  return hexes
}

/** The position along an edge at which a hex lies, the first of several; undefined when it does not lie on that edge. */
export function positionOnEdge(grid: Grid, edge: BoardEdge['edge'], hex: Axial): number | undefined {
  const all = hexesOfSpan(grid, { edge, from: 0, to: edgePositions(grid, edge) - 1 })
  const found = all.map(hexKey).indexOf(hexKey(hex))
  return found < 0 ? undefined : found
}

function placeAt({ columns, rows }: Grid, edge: BoardEdge['edge'], position: number) {
  switch (edge) {
    case 'top':
      return { col: position, row: 0 }
    case 'bottom':
      return { col: position, row: rows - 1 }
    case 'left':
      return { col: 0, row: position }
    case 'right':
      return { col: columns - 1, row: position }
  }
}
