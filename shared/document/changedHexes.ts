/** A scenario whose hexes have another size, or whose rim is cut or whole (SCN-8, DOC-6). */
import { hexCount, isCut, onGrid, toAxial, type Grid } from '#shared/hex/grid'
import { layAt } from '#shared/hex/laying'
import { mapRecord } from '#shared/lang/mapRecord'
import { unturnedBoard } from './laidBoards'
import { FAR_MM, LABEL_SIZE } from './limits'
import { nameOfHex } from './placeNames'
import { laidWithoutFallen } from './resizedMap'
import { type Board, type Label, type Scenario } from './types'

/** The parts that change. */
export interface HexChange {
  /** mm, flat to flat. */
  readonly hexMm?: number
  readonly halfHexes?: boolean
}

/** The scenario with other hexes; `too-small`: a frame has nothing to cut in a map of one column or row. */
export function changedHexes(scenario: Scenario, { hexMm, halfHexes }: HexChange): Scenario | 'too-small' {
  const { grid } = scenario.map
  const cut = halfHexes === undefined ? isCut(grid) : halfHexes
  if (cut && Math.min(grid.columns, grid.rows) < 2) return 'too-small'
  const framed = cut === isCut(grid) ? scenario : withFrame(scenario, cut)
  return hexMm === undefined ? framed : withHexMm(framed, hexMm)
}

/** The same map with hexes of another size, mm; what is measured in mm of the map grows with it. */
export function withHexMm(scenario: Scenario, hexMm: number): Scenario {
  const factor = hexMm / scenario.map.hexMm
  if (factor === 1) return scenario
  const label = (one: Label): Label => ({
    ...one,
    dxMm: within(one.dxMm * factor, -FAR_MM, FAR_MM),
    dyMm: within(one.dyMm * factor, -FAR_MM, FAR_MM),
    sizeMm: within(one.sizeMm * factor, LABEL_SIZE.least, LABEL_SIZE.most),
  })
  return { ...scenario, map: { ...scenario.map, hexMm }, labels: mapRecord(scenario.labels, label) }
}

// As the file can hold it; to a thousandth of a millimetre.
function within(mm: number, least: number, most: number): number {
  return Math.min(Math.max(Math.round(mm * 1000) / 1000, least), most)
}

/** Cut, the hexes outside the frame go with what is on them; whole, they come back as open ground of the first terrain. */
function withFrame(scenario: Scenario, cut: boolean): Scenario {
  const { halfHexes: _before, ...whole } = scenario.map.grid
  const to: Grid = cut ? { ...whole, halfHexes: true } : whole
  const lines = to.orientation === 'flat' ? 'columns' : 'rows'
  const laid = laidWithoutFallen(scenario, layAt(scenario.map.grid, to, { col: 0, row: 0 }))
  // With half hexes a board of an even number of lines cannot lie turned: it is counted from the other ends.
  const boards = mapRecord(laid.boards, (board) =>
    cut && board.turned && board[lines] % 2 === 0 ? unturnedBoard(board) : board,
  )
  return { ...laid, boards }
}

/** The number of hexes that come (above 0) or go, and whether those that stay keep their names. */
export function hexesBetween(
  before: Scenario,
  after: Scenario,
): { readonly more: number; readonly keepsNames: boolean } {
  const [from, to] = [before.map.grid, after.map.grid]
  // Counted from the far end, shifted lines of a cut map have a place more or less: two lines of each numbering show it.
  const corners = [{ firstColumn: 0, firstRow: 0 }, ...Object.values<Board>(before.boards)]
  const first = corners.flatMap(({ firstColumn, firstRow }) =>
    [0, 1].flatMap((col) =>
      [0, 1].map((row) => toAxial({ col: firstColumn + col, row: firstRow + row }, from)),
    ),
  )
  const both = first.filter((hex) => onGrid(hex, from) && onGrid(hex, to))
  return {
    more: hexCount(to) - hexCount(from),
    keepsNames: both.every((hex) => nameOfHex(before, hex) === nameOfHex(after, hex)),
  }
}
