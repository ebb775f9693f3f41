/** The hexes of a place that reinforcements, exits and objectives name, for checks, pictures and judges. */
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { type Grid, onGrid } from '#shared/hex/grid'
import { fromBoard, printedGrid } from './boards'
import { edgePositions, hexesOfSpan } from './mapEdges'
import { answersTo } from './namedIn'
import { type BoardEdgePlace, type EdgePlace, type EdgeSpan, type Place } from './place'
import { type Board, type Scenario } from './types'

/** Those on the map, each once; none where the place names nothing. */
export function hexesOfPlace(scenario: Pick<Scenario, 'map' | 'zones' | 'boards'>, place: Place): HexKey[] {
  const { map, zones } = scenario
  const { grid } = map
  const onMap = (hexes: readonly HexKey[]): HexKey[] => [
    ...new Set(hexes.filter((hex) => onGrid(parseHexKey(hex), grid))),
  ]
  switch (place.kind) {
    case 'hexes':
      return onMap(place.hexes)
    case 'zone':
      return onMap(zones[place.zone]?.hexes ?? [])
    case 'edge':
      return onMap(hexesOfSpan(grid, spanOfPlace(place, grid)).map(hexKey))
    case 'board-edge': {
      const board = scenario.boards[place.board]
      return board ? onMap(printedEdge(board, place, grid)) : []
    }
  }
}

/** The part of an edge of the map that a place names: all of it when it says no more. */
export function spanOfPlace({ edge, from, to }: EdgePlace, grid: Grid): EdgeSpan {
  return { edge, from: from ?? 0, to: to ?? edgePositions(grid, edge) - 1 }
}

/** A board that lies turned takes its edges and their positions with it. An unknown span names nothing. @rule MC-MAP-1 */
function printedEdge(board: Board, { edge, span }: BoardEdgePlace, grid: Grid): HexKey[] {
  const printed = printedGrid(board, grid)
  const spans = board.edges.filter((one) => one.edge === edge).flatMap((one) => one.spans)
  const part =
    span === undefined
      ? { from: 0, to: edgePositions(printed, edge) - 1 }
      : spans.find((one) => answersTo(one, span))
  if (!part) return []
  const hexes = hexesOfSpan(printed, { edge, from: part.from, to: part.to })
  return hexes.map((hex) => hexKey(fromBoard(board, grid, hex)))
}
