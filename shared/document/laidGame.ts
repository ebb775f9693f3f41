/** The places of a game on a map that is laid elsewhere (MAP-3): each hex, side, facing and edge goes with it. */
import { isMirrored, layFacing, layHexKey, type Laying, laySideKey } from '#shared/hex/laying'
import { laidEdge, laidEdgeName } from './laidEdges'
import { type GameMapping } from './mappedGame'
import { type EdgePlace, type Place } from './place'

export function laidGame(laying: Laying): GameMapping {
  return {
    place: (place) => laidPlace(place, laying),
    hex: (hex) => layHexKey(hex, laying),
    hexside: (side) => laySideKey(side, laying),
    facing: (facing) => layFacing(facing, laying),
  }
}

function laidPlace(place: Place, laying: Laying): Place {
  switch (place.kind) {
    case 'hexes':
      return { ...place, hexes: place.hexes.map((hex) => layHexKey(hex, laying)) }
    case 'zone':
      return place
    case 'edge':
      return laidEdgePlace(place, laying)
    case 'board-edge':
      // As printed: it turns with its board, and is mirrored with it.
      return isMirrored(laying) || laying.quarter
        ? { ...place, edge: laidEdgeName(place.edge, laying) }
        : place
  }
}

// A whole edge stays one. A part that falls off the map names nothing any more: a check reports it.
function laidEdgePlace(place: EdgePlace, laying: Laying): Place {
  const { from, to, ...others } = place
  if (from === undefined || to === undefined) return { ...others, edge: laidEdgeName(place.edge, laying) }
  const laid = laidEdge({ edge: place.edge, from, to }, laying)
  if (laid) return { ...others, edge: laid.edge, from: laid.from, to: laid.to }
  return { kind: 'hexes', hexes: [] }
}
