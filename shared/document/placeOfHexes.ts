/** A place of the game from hexes that were pointed at on the map, for the scenario view. */
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Grid } from '#shared/hex/grid'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { EDGE_NAMES, positionOnEdge } from './mapEdges'
import { type EdgeName, type EdgePlace, type Place } from './place'
import { hexesOfPlace } from './placeHexes'
import { type BoardId, type ZoneId } from './ids'
import { type Scenario } from './types'

type Placed = Pick<Scenario, 'map' | 'zones' | 'boards'>

const EDGES = Object.keys(EDGE_NAMES) as EdgeName[]

/**
 * The place of this kind that hexes mean: themselves; of an edge of the map the part from the first to the last of them; the
 * smallest zone, edge or span of a board that has all of them. Undefined where there is none.
 */
export function placeOfHexes(
  scenario: Placed,
  kind: Place['kind'],
  hexes: readonly HexKey[],
): Place | undefined {
  if (hexes.length === 0) return undefined
  switch (kind) {
    case 'hexes':
      return { kind, hexes }
    case 'edge':
      return partOfEdge(scenario.map.grid, hexes)
    case 'zone':
      return smallestWith(scenario, hexes, zonePlaces(scenario))
    case 'board-edge':
      return smallestWith(scenario, hexes, boardEdges(scenario))
  }
}

/** The part of the first edge on which all hexes lie; a corner hex lies on two edges. */
function partOfEdge(grid: Grid, hexes: readonly HexKey[]): EdgePlace | undefined {
  for (const edge of EDGES) {
    const positions = hexes.flatMap((hex) => positionOnEdge(grid, edge, parseHexKey(hex)) ?? [])
    if (positions.length === hexes.length)
      return { kind: 'edge', edge, from: leastOf(positions), to: greatestOf(positions) }
  }
  return undefined
}

function zonePlaces({ zones }: Placed): Place[] {
  return (Object.keys(zones) as ZoneId[]).map((zone) => ({ kind: 'zone', zone }))
}

function boardEdges({ boards }: Placed): Place[] {
  return (Object.keys(boards) as BoardId[]).flatMap((board) => {
    const named = boards[board]?.edges ?? []
    return EDGES.flatMap((edge): Place[] => [
      { kind: 'board-edge', board, edge },
      ...named
        .filter((one) => one.edge === edge)
        .flatMap(({ spans }) => spans)
        .flatMap(({ name }): Place[] =>
          name === '' ? [] : [{ kind: 'board-edge', board, edge, span: name }],
        ),
    ])
  })
}

function smallestWith(
  scenario: Placed,
  hexes: readonly HexKey[],
  places: readonly Place[],
): Place | undefined {
  return places
    .map((place) => ({ place, own: new Set(hexesOfPlace(scenario, place)) }))
    .filter(({ own }) => hexes.every((hex) => own.has(hex)))
    .sort((a, b) => a.own.size - b.own.size)[0]?.place
}
