/** The share of each page that a booklet fills, as a reader sees it. */
import { columnLeft, LEAD, type PageGrid } from '#shared/print/booklet/flow/grid'
import { type LaidPage } from '#shared/print/booklet/flow/layOut'

/** The share of a page's columns down to the last line of each, 0 to 1. */
export function fillOf({ rows }: LaidPage, grid: PageGrid): number {
  const ends = Array.from({ length: grid.columns }, (_, column) =>
    Math.max(
      0,
      ...rows
        .filter(({ across, x }) => across === 'page' || Math.abs(x - columnLeft(grid, column)) < 0.01)
        .map(({ row, y }) => (y - grid.top) / LEAD + row.lines),
    ),
  )
  return ends.reduce((sum, end) => sum + end, 0) / grid.columns / grid.lines
}

/** Pages under a share, but the last and those after which a section begins: "2: 43 %". */
export function emptyPages(pages: readonly LaidPage[], grid: PageGrid, least: number): string[] {
  return pages.flatMap((page, at) => {
    const next = pages[at + 1]
    const fill = fillOf(page, grid)
    if (!next || fill >= least || next.rows[0]?.row.section !== undefined) return []
    return [`${at + 1}: ${Math.round(100 * fill)} %`]
  })
}
