/** Rows on pages: what keeps together stays together, columns end alike, nothing leaves the page. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnLeft, gridOf, LEAD } from '#shared/print/booklet/flow/grid'
import { layOut } from '#shared/print/booklet/flow/layOut'
import { keptLines, type Row } from '#shared/print/booklet/flow/rows'

const GRID = gridOf('a4')

/** A row of so many lines; its block and place are its own. */
function row(over: Partial<Row> = {}): Row {
  return {
    kind: 'text',
    lines: 1,
    space: 0,
    keep: false,
    paint: () => [],
    of: { block: 0, index: 0, count: 1 },
    set: [],
    ...over,
  }
}

function paragraph(block: number, count: number): Row[] {
  const keeps = keptLines(count)
  return Array.from({ length: count }, (_, index) =>
    row({ keep: keeps[index] === true, of: { block, index, count } }),
  )
}

describe('pages of columns', () => {
  it('has two columns on A4 and Letter, more on larger paper', () => {
    expect(['a4', 'letter', 'a3', 'a2', 'sheet'].map((paper) => gridOf(paper as 'a4').columns)).toEqual([
      2, 2, 3, 4, 2,
    ])
  })

  it('evens the columns where a text ends', () => {
    const [page, ...others] = layOut([{ across: 'columns', rows: paragraph(1, 20) }], GRID)
    expect(others).toEqual([])
    expect(page?.rows.filter(({ column }) => column === 0)).toHaveLength(10)
    expect(page?.rows.filter(({ column }) => column === 1)).toHaveLength(10)
  })

  it('puts what is as wide as the page below both columns', () => {
    const parts = [
      { across: 'columns' as const, rows: paragraph(1, 20) },
      { across: 'page' as const, rows: [row({ lines: 3 })] },
    ]
    const [page] = layOut(parts, GRID)
    const wide = page?.rows.at(-1)
    expect(wide?.x).toBe(GRID.left)
    expect(wide?.y).toBeCloseTo(GRID.top + 11 * LEAD, 9)
  })

  it('begins a table again with its head', () => {
    const head = row({ kind: 'table', of: { block: 1, index: 0, count: 91 }, keep: true })
    const rows = Array.from({ length: 90 }, (_, index) =>
      row({ kind: 'table', again: [head], of: { block: 1, index: index + 1, count: 91 } }),
    )
    const pages = layOut([{ across: 'page', rows: [head, ...rows] }], GRID)
    expect(pages).toHaveLength(2)
    for (const page of pages) expect(page.rows[0]?.row).toBe(head)
    expect(pages.flatMap((page) => page.rows).filter((placed) => placed.row !== head)).toHaveLength(90)
  })

  it('names each page after the section that it begins with', () => {
    const rows = [row({ section: 'Une' }), ...paragraph(1, 60), row({ section: 'Deux' }), ...paragraph(2, 60)]
    expect(layOut([{ across: 'page', rows }], GRID).map(({ section }) => section)).toEqual([
      'Une',
      'Une',
      'Deux',
    ])
  })

  it('refuses a row that no page can hold', () => {
    expect(() => layOut([{ across: 'page', rows: [row({ lines: 99 })] }], GRID)).toThrow(RangeError)
  })
})

describe('any text', () => {
  const paragraphs = fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 40 })

  it('leaves no line of a paragraph alone, loses none, and stays on the page', () => {
    fc.assert(
      fc.property(paragraphs, fc.constantFrom('columns', 'page'), (counts, across) => {
        const rows = counts.flatMap((count, block) => [
          row({ kind: 'heading', keep: true, space: 1, of: { block: block + 0.5, index: 0, count: 1 } }),
          ...paragraph(block, count),
        ])
        const pages = layOut([{ across, rows }], GRID)
        const placed = pages.flatMap((page, at) =>
          page.rows.map((one) => ({ ...one, place: `${at}/${one.column}` })),
        )
        expect(placed.map((one) => one.row)).toEqual(rows)
        for (const { row: one, x, y, column } of placed) {
          expect(y + one.lines * LEAD).toBeLessThanOrEqual(GRID.top + GRID.lines * LEAD + 1e-6)
          expect(y).toBeGreaterThanOrEqual(GRID.top)
          if (across === 'columns') expect(x).toBeCloseTo(columnLeft(GRID, column % GRID.columns), 9)
        }
        placed.forEach(({ row: one, place }, at) => {
          const next = placed[at + 1]
          if (!next || next.place === place) return
          expect(one.kind).not.toBe('heading')
          const { index, count } = one.of
          // The first line alone at the foot, or the last alone at the head.
          if (next.row.of.block === one.of.block) expect([0, count - 2]).not.toContain(index)
        })
      }),
      { numRuns: 200, seed: 11 },
    )
  })
})
