/**
 * A scenario with its map laid elsewhere: every hex, side, facing, board and edge goes with it (MAP-3). Turning everything
 * twice gives the same file. What an unknown key (`extra`) says of places is not known, and stays as it is.
 */
import { type HexKey } from '#shared/hex/axial'
import { type HexsideKey } from '#shared/hex/hexside'
import { layDirection, layFacing, layHexKey, type Laying, laySideKey } from '#shared/hex/laying'
import { mapRecord } from '#shared/lang/mapRecord'
import { inBuckets } from './chunk'
import { laidChunks } from './laidChunks'
import {
  type Board,
  type EdgeSpan,
  type HexsideFeatures,
  type HexsideHalf,
  type Label,
  type Scenario,
  type ScenarioMap,
  type Side,
  type Structure,
} from './types'

/** The scenario on the grid on which its map is laid; places that it does not fill hold the first terrain of its palette. */
export function laidScenario(scenario: Scenario, laying: Laying): Scenario {
  const place = <T extends { readonly hex: HexKey }>(one: T): T => ({
    ...one,
    hex: layHexKey(one.hex, laying),
  })
  return {
    ...scenario,
    map: laidMap(scenario.map, laying),
    ...(scenario.start
      ? { start: { ...scenario.start, windToward: layDirection(scenario.start.windToward, laying) } }
      : {}),
    boards: mapRecord(scenario.boards, (board) => laidBoard(board, laying)),
    sides: mapRecord(scenario.sides, (side) => laidSide(side, laying)),
    counters: mapRecord(scenario.counters, (counter) => ({
      ...counter,
      ...(counter.hex === undefined ? {} : { hex: layHexKey(counter.hex, laying) }),
      facing: layFacing(counter.facing, laying),
    })),
    zones: mapRecord(scenario.zones, (zone) => ({
      ...zone,
      hexes: zone.hexes.map((hex) => layHexKey(hex, laying)),
    })),
    labels: mapRecord(scenario.labels, (label) => laidLabel(place(label), laying)),
  }
}

function laidMap(map: ScenarioMap, laying: Laying): ScenarioMap {
  const filler = Object.values(map.palette)[0] ?? ''
  return {
    ...map,
    grid: laying.to,
    numbering: laying.turned ? turnedNumbering(map.numbering) : map.numbering,
    chunks: laidChunks([{ chunks: map.chunks, laying }], laying.to, filler),
    hexsides: laidHexsides(map.hexsides, laying),
    structures: Object.fromEntries(
      Object.entries(map.structures).map(([hex, structure]) => [
        layHexKey(hex as HexKey, laying),
        withFacing(structure, laying),
      ]),
    ),
    markers: mapRecord(map.markers, (marker) => ({
      ...withFacing(marker, laying),
      hex: layHexKey(marker.hex, laying),
    })),
    ...(map.background
      ? {
          background: {
            ...map.background,
            fit: map.background.fit.map((point) => ({ ...point, hex: layHexKey(point.hex, laying) })),
          },
        }
      : {}),
  }
}

// Columns and rows are counted from the other end: every hex keeps its name.
function turnedNumbering(numbering: ScenarioMap['numbering']): ScenarioMap['numbering'] {
  const { columnsDescend, rowsDescend } = numbering
  return { ...numbering, columnsDescend: !columnsDescend, rowsDescend: !rowsDescend }
}

function laidHexsides(hexsides: ScenarioMap['hexsides'], laying: Laying): ScenarioMap['hexsides'] {
  const laid: Record<HexsideKey, HexsideFeatures> = {}
  for (const bucket of Object.values(hexsides))
    for (const [key, features] of Object.entries(bucket) as [HexsideKey, HexsideFeatures][])
      laid[laySideKey(key, laying)] = laying.turned ? swapped(features) : features
  return inBuckets(laid, laying.to)
}

// A turned side is owned by the hex that was across: what has an inside names the other half.
function swapped(features: HexsideFeatures): HexsideFeatures {
  const other = <T extends { readonly inside?: HexsideHalf }>(feature: T): T =>
    feature.inside === undefined
      ? feature
      : { ...feature, inside: feature.inside === 'owner' ? 'across' : 'owner' }
  const { barrier, opening, fixture } = features
  return {
    ...features,
    ...(barrier ? { barrier: other(barrier) } : {}),
    ...(opening ? { opening: other(opening) } : {}),
    ...(fixture ? { fixture: other(fixture) } : {}),
  }
}

function withFacing<T extends Pick<Structure, 'facing'>>(one: T, laying: Laying): T {
  return one.facing === undefined ? one : { ...one, facing: layFacing(one.facing, laying) }
}

// The edges and their spans are those of the board as printed: they turn with it.
function laidBoard(board: Board, { from, turned, at }: Laying): Board {
  if (!turned) return { ...board, firstColumn: board.firstColumn + at.col, firstRow: board.firstRow + at.row }
  return {
    ...board,
    firstColumn: from.columns - board.firstColumn - board.columns,
    firstRow: from.rows - board.firstRow - board.rows,
    turned: !board.turned,
  }
}

function laidSide(side: Side, laying: Laying): Side {
  if (!side.wings) return side
  const wings = mapRecord(side.wings, (wing) =>
    wing.retreatEdge ? { ...wing, retreatEdge: laidEdge(wing.retreatEdge, laying) } : wing,
  )
  return { ...side, wings }
}

const OPPOSITE_EDGE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

// Positions along an edge of the whole map. What reaches beyond its end is cut where the count begins.
function laidEdge(span: EdgeSpan, { from, turned, at }: Laying): EdgeSpan {
  const across = span.edge === 'top' || span.edge === 'bottom'
  if (!turned) {
    const shift = across ? at.col : at.row
    return { ...span, from: span.from + shift, to: span.to + shift }
  }
  const last = (across ? from.columns : from.rows) - 1
  const opposite = (position: number): number => Math.max(0, last - position)
  return { ...span, edge: OPPOSITE_EDGE[span.edge], from: opposite(span.to), to: opposite(span.from) }
}

// Its words stay upright along the same line, on the other side of the hex's centre.
function laidLabel(label: Label, { turned }: Laying): Label {
  return turned ? { ...label, dxMm: 0 - label.dxMm, dyMm: 0 - label.dyMm } : label
}
