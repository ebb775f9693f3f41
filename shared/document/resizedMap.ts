/** A scenario whose map has grown or shrunk at its edges (MAP-3): what falls off is left out, its counters go off the map. */
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { type Grid, isCut, onGrid } from '#shared/hex/grid'
import { hexesOfSide, type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { layHex, type Laying } from '#shared/hex/laying'
import { type EdgeChanges, resizeGrid } from '#shared/hex/resizeGrid'
import { mapRecord } from '#shared/lang/mapRecord'
import { clippedBoard } from './clippedBoard'
import { footprint } from './counters'
import { laidScenario } from './laidMap'
import { MAX_LINES, firstNumbersFit } from './limits'
import { type GameMapping, mappedReinforcement, mappedVictory } from './mappedGame'
import { mappedSilenced } from './silenced'
import { type Counter } from './armies'
import { type Board, type Scenario } from './types'

export interface Resizing extends EdgeChanges {
  /** Every hex keeps its name, so that the numbering begins elsewhere; else it begins anew in its corner. */
  readonly keepNames?: boolean
}

/**
 * The reasons why a map cannot be resized so; `least`: with half hexes, two columns and rows must be left; `lines`: with half hexes, the
 * first lines come and go in pairs; `names`: hexes would come before the first letter or number.
 */
export type ResizeMisfit = 'none-left' | 'least' | 'size' | 'lines' | 'names'

/** The scenario with its map resized, or why that cannot be. What lay off the map before is not touched. */
export function resizedScenario(scenario: Scenario, resizing: Resizing): Scenario | ResizeMisfit {
  const { grid, numbering } = scenario.map
  const columns = grid.columns + resizing.left + resizing.right
  const rows = grid.rows + resizing.top + resizing.bottom
  if (Math.min(columns, rows) < 1) return 'none-left'
  if (isCut(grid) && Math.min(columns, rows) < 2) return 'least'
  if (Math.max(columns, rows) > MAX_LINES) return 'size'
  const laying = resizeGrid(grid, resizing)
  if (!laying) return 'lines'
  const laid = laidWithoutFallen(scenario, laying)
  const resized = {
    ...laid,
    boards: mapRecord(laid.boards, (board) =>
      wasInside(board, laying) ? clippedBoard(board, laying.to) : board,
    ),
  }
  if (!resizing.keepNames) return resized
  const kept = {
    ...numbering,
    firstColumn: numbering.firstColumn - (numbering.columnsDescend ? resizing.right : resizing.left),
    firstRow: numbering.firstRow - (numbering.rowsDescend ? resizing.bottom : resizing.top),
  }
  return firstNumbersFit(kept) ? { ...resized, map: { ...resized.map, numbering: kept } } : 'names'
}

/** The scenario on the grid of a laying that takes hexes away: what lies on those is left out, counters go off the map. */
export function laidWithoutFallen(scenario: Scenario, laying: Laying): Scenario {
  const falls = (hex: HexKey): boolean => fallsOff(hex, laying)
  const stays = <T extends { readonly hex: HexKey }>({ hex }: T): boolean => !falls(hex)
  const { map } = scenario
  const stands = (side: HexsideKey): boolean => !hexesOfRealSide(side, laying).every(falls)
  const game: GameMapping = {
    place: (place) =>
      place.kind === 'hexes' ? { ...place, hexes: place.hexes.filter((hex) => !falls(hex)) } : place,
    hex: (hex) => (falls(hex) ? undefined : hex),
    hexside: (side) => (stands(side) ? side : undefined),
  }
  return laidScenario(
    {
      ...scenario,
      map: {
        ...map,
        hexsides: mapRecord(map.hexsides, (bucket) => only(bucket, (_, side) => stands(side as HexsideKey))),
        structures: only(map.structures, (_, hex) => !falls(hex as HexKey)),
        markers: only(map.markers, stays),
      },
      boards: only(scenario.boards, (board) => !isLost(board, laying)),
      reinforcements: mapRecord(scenario.reinforcements, (one) => mappedReinforcement(one, game)),
      victory: mapRecord(scenario.victory, (one) => mappedVictory(one, game)),
      counters: mapRecord(scenario.counters, (counter) => kept(scenario, counter, laying)),
      zones: mapRecord(scenario.zones, (zone) => ({
        ...zone,
        hexes: zone.hexes.filter((hex) => !falls(hex)),
      })),
      labels: only(scenario.labels, stays),
      silenced: mappedSilenced(scenario.silenced, game),
    },
    laying,
  )
}

function fallsOff(key: HexKey, laying: Laying): boolean {
  const hex = parseHexKey(key)
  return onGrid(hex, laying.from) && !onGrid(layHex(hex, laying), laying.to)
}

// The hexes of a side that are on the map; a side of the rim has one.
function hexesOfRealSide(side: HexsideKey, { from }: Laying): HexKey[] {
  const hexes = hexesOfSide(parseHexsideKey(side))
  const real = hexes.filter((hex) => onGrid(hex, from))
  return (real.length > 0 ? real : hexes).map(hexKey)
}

// Back to the tray as soon as one of its hexes is gone.
function kept(scenario: Scenario, counter: Counter, laying: Laying): Counter {
  if (!footprint(scenario, counter).some((hex) => fallsOff(hexKey(hex), laying))) return counter
  const { hex: _gone, ...offMap } = counter
  return offMap
}

// Did all of a placed board lie on the map?
function wasInside({ firstColumn, firstRow, columns, rows }: Board, { from, at }: Laying): boolean {
  const [left, top] = [firstColumn - at.col, firstRow - at.row]
  return left >= 0 && top >= 0 && left + columns <= from.columns && top + rows <= from.rows
}

function isLost(board: Board, { from, to, at }: Laying): boolean {
  const lies = ({ columns, rows }: Grid, left: number, top: number): boolean =>
    left + board.columns > 0 && left < columns && top + board.rows > 0 && top < rows
  const { firstColumn, firstRow } = board
  return lies(from, firstColumn, firstRow) && !lies(to, firstColumn + at.col, firstRow + at.row)
}

function only<T extends object>(
  record: T,
  keep: (value: T[keyof T & string], key: keyof T & string) => boolean,
): T {
  const entries = Object.entries(record) as [keyof T & string, T[keyof T & string]][]
  return Object.fromEntries(entries.filter(([key, value]) => keep(value, key))) as T
}
