import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAPERS } from '#shared/print/paper'
import { tileMap, type Tiling, type TilingOptions } from '#shared/print/tiling'

const MAP = { width: 600, height: 400 }

function tiled(options: Partial<TilingOptions>, map = MAP): Tiling {
  const result = tileMap(map, { paper: PAPERS.a4, margin: 10, overlap: 10, ...options })
  if (!result.ok) throw new Error(result.error.en)
  return result.value
}

describe('tiling a map over sheets (PRT-1)', () => {
  it.each([
    ['A4 upright', { paper: PAPERS.a4, landscape: false }, 4, 2],
    ['A4 turned', { paper: PAPERS.a4, landscape: true }, 3, 3],
    ['A3 upright', { paper: PAPERS.a3, landscape: false }, 3, 1],
    ['A3 turned', { paper: PAPERS.a3, landscape: true }, 2, 2],
  ] as const)(
    'takes so many sheets for 600 x 400 mm, margin 10, overlap 10: %s',
    (_, options, columns, rows) => {
      const { columns: foundColumns, rows: foundRows, count } = tiled(options)
      expect([foundColumns, foundRows, count]).toEqual([columns, rows, columns * rows])
    },
  )

  it('turns the paper when that takes fewer sheets', () => {
    expect(tiled({ paper: PAPERS.a4 }).landscape).toBe(false)
    expect(tiled({ paper: PAPERS.a4 }, { width: 270, height: 180 })).toMatchObject({
      landscape: true,
      count: 1,
    })
    expect(tiled({ paper: PAPERS.a4 }, { width: 180, height: 270 })).toMatchObject({
      landscape: false,
      count: 1,
    })
  })

  it('names sheets by column letter and row number', () => {
    const tiling = tiled({ landscape: true })
    const names = Array.from({ length: tiling.count }, (_, index) => tiling.sheet(index).name)
    expect(names).toEqual(['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3'])
    const wide = tiled({ landscape: false, overlap: 0 }, { width: 190 * 28, height: 100 })
    expect(wide.sheet(25).name).toBe('Z1')
    expect(wide.sheet(26).name).toBe('AA1')
  })

  it('shows every strip of overlap on both sheets, and the whole map', () => {
    const length = fc.double({ min: 20, max: 3000, noNaN: true })
    fc.assert(
      fc.property(
        length,
        length,
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 30 }),
        (width, height, margin, overlap) => {
          const tiling = tiled({ margin, overlap }, { width, height })
          for (let index = 0; index < tiling.count; index++) {
            const { window, column, row } = tiling.sheet(index)
            expect(window.width).toBeGreaterThan(0)
            expect(window.x + window.width).toBeLessThanOrEqual(width + 1e-6)
            if (column === tiling.columns - 1) expect(window.x + window.width).toBeCloseTo(width, 6)
            else expect(tiling.sheet(index + 1).window.x).toBeCloseTo(window.x + window.width - overlap, 6)
            if (row === tiling.rows - 1) expect(window.y + window.height).toBeCloseTo(height, 6)
            else
              expect(tiling.sheet(index + tiling.columns).window.y).toBeCloseTo(
                window.y + window.height - overlap,
                6,
              )
          }
        },
      ),
      { numRuns: 100, seed: 7 },
    )
  })

  it('refuses margins that leave nothing of the paper', () => {
    const result = tileMap(MAP, { paper: PAPERS.a4, margin: 105, overlap: 0 })
    expect(result.ok).toBe(false)
    expect(tileMap(MAP, { paper: PAPERS.a4, margin: 10, overlap: 190 }).ok).toBe(false)
  })
})
