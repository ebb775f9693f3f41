/** The frame of a map: what of it is shown and printed. */
import { isCut, toAxial } from '#shared/hex/grid'
import { gridSize, hexCenter, type Layout } from '#shared/hex/layout'
import { type Rect } from './ops'

/**
 * The box of all whole hexes; or, with half hexes (DOC-6), the rectangle through the centres of the corner hexes of the
 * first line, so that boards laid side by side complete each other's rim hexes (CM-SCN-4).
 * A grid of one column or row has nothing to cut and keeps its whole hexes.
 */
export function mapFrame(layout: Layout): Rect {
  const { grid } = layout
  if (!isCut(grid)) return { x: 0, y: 0, ...gridSize(layout) }
  const first = hexCenter(toAxial({ col: 0, row: 0 }, grid), layout)
  const lastColumn = hexCenter(toAxial({ col: grid.columns - 1, row: 0 }, grid), layout)
  const lastRow = hexCenter(toAxial({ col: 0, row: grid.rows - 1 }, grid), layout)
  return { x: first.x, y: first.y, width: lastColumn.x - first.x, height: lastRow.y - first.y }
}
