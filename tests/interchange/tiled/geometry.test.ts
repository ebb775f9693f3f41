/** The formulas of Tiled's hexagonal renderer, written down again from its documentation. */
import { describe, expect, test } from 'vitest'
import { toAxial } from '#shared/hex/grid'
import { hexCenter } from '#shared/hex/layout'
import { cellCenter, projectionOf } from '#shared/interchange/tiled/model/geometry'
import { ourGridOf, tiledGridOf } from '#shared/interchange/tiled/model/ourGrid'
import { type TiledGrid } from '#shared/interchange/tiled/model/tiledMap'
import { kindName, GRID_KINDS } from '../../hex/gridKinds'

/** Top left of a tile: `hexagonalrenderer.cpp`, tileToScreenCoords. */
function topLeft(
  column: number,
  row: number,
  { staggerAxis, staggerIndex, hexSide, tileWidth, tileHeight }: TiledGrid,
) {
  const shifts = (index: number): boolean => (index & 1) === (staggerIndex === 'odd' ? 1 : 0)
  const [evenWidth, evenHeight] = [tileWidth & ~1, tileHeight & ~1]
  if (staggerAxis === 'x') {
    const columnWidth = Math.trunc((evenWidth - hexSide) / 2) + hexSide
    const y = row * evenHeight + (shifts(column) ? evenHeight / 2 : 0)
    return { x: column * columnWidth, y }
  }
  const rowHeight = Math.trunc((evenHeight - hexSide) / 2) + hexSide
  return { x: column * evenWidth + (shifts(row) ? evenWidth / 2 : 0), y: row * rowHeight }
}

describe.each(GRID_KINDS.map((kind) => [kindName(kind), kind] as const))('%s', (_name, kind) => {
  const grid = tiledGridOf(kind)

  test('cells lie where Tiled draws them, left of the first column and above the first row too', () => {
    for (let column = -3; column < 5; column++)
      for (let row = -3; row < 5; row++) {
        const { x, y } = topLeft(column, row, grid)
        expect(cellCenter(column, row, grid)).toEqual({
          x: x + grid.tileWidth / 2,
          y: y + grid.tileHeight / 2,
        })
      }
  })

  test('our hexes lie there, within a hundredth of a pixel', () => {
    const layout = { grid: { ...kind, columns: 9, rows: 8 }, hexMm: 25.4 }
    const { toPixels, toMm } = projectionOf(layout, grid)
    for (let col = 0; col < 9; col++)
      for (let row = 0; row < 8; row++) {
        const mm = hexCenter(toAxial({ col, row }, kind), layout)
        const { x, y } = cellCenter(col, row, grid)
        expect(toPixels(mm).x).toBeCloseTo(x, 2)
        expect(toPixels(mm).y).toBeCloseTo(y, 2)
        expect(toMm({ x, y }).x).toBeCloseTo(mm.x, 6)
      }
  })

  test('the way back keeps orientation and stagger; the parity of a first line turns it', () => {
    expect(ourGridOf(grid, { column: 0, row: 0 })).toEqual({
      orientation: kind.orientation,
      stagger: kind.stagger,
    })
    const other = kind.stagger === 'odd' ? 'even' : 'odd'
    for (const first of [-1, 1, -3])
      expect(ourGridOf(grid, { column: first, row: first }).stagger).toBe(other)
  })
})
