/** The edges of boards and the spans of them that scenarios name for entry and set-up (MC-MAP-1). */
import { fromBoard, printedGrid } from '#shared/document/boards'
import { edgePositions, hexesOfSpan } from '#shared/document/mapEdges'
import { answersTo } from '#shared/document/namedIn'
import { type Board, type BoardEdge, type BoardSpan, type ScenarioMap } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'

/**
 * The hexes along an edge, from its position 0: left to right and top to bottom of the board as it is printed. A board
 * that lies turned by 180 degrees takes its edges, their names and their positions with it. Hexes off the map are left out.
 * @rule MC-MAP-1
 */
export function edgeHexes(map: ScenarioMap, board: Board, edge: BoardEdge['edge']): Ruling<readonly Axial[]> {
  return spanHexes(map, board, edge, { from: 0, to: edgePositions(board, edge) - 1 })
}

/** The hexes of a span of an edge, in its order; positions the board lacks are left out. @rule MC-MAP-1 */
export function spanHexes(
  map: ScenarioMap,
  board: Board,
  edge: BoardEdge['edge'],
  { from, to }: Pick<BoardSpan, 'from' | 'to'>,
): Ruling<readonly Axial[]> {
  const hexes = hexesOfSpan(printedGrid(board, map.grid), { edge, from, to })
    .map((hex) => fromBoard(board, map.grid, hex))
    .filter((hex) => onGrid(hex, map.grid))
  return ruling(hexes, because('MC-MAP-1'))
}

/** A span of a board by the names its author gave; undefined when the board has none of that name. @rule MC-MAP-1 */
export function namedSpan(
  map: ScenarioMap,
  board: Board,
  edgeName: string,
  spanName?: string,
): Ruling<readonly Axial[]> | undefined {
  const named = board.edges.find(({ name }) => name === edgeName)
  if (!named) return undefined
  if (spanName === undefined) return edgeHexes(map, board, named.edge)
  const span = named.spans.find((one) => answersTo(one, spanName))
  return span && spanHexes(map, board, named.edge, span)
}
