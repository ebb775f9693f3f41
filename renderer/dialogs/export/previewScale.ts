/** The size of the pages in the preview of an export. */
import { greatestOf } from '#shared/lang/extremes'
import { type PlannedPages } from '../../workers/exportMessages'

const WIDTH_PX = 540
const HEIGHT_PX = 440
export const GAP_PX = 8
const NAME_PX = 18
/** The longer edge of the smallest picture: more pages than there is room for then are scrolled to. */
const LEAST_PAGE_PX = 48

/** Gives the pixels a mm. All sheets that join are in sight, as long as they can be distinguished; other pages share the width. */
export function previewScale({ pages, joined }: PlannedPages, columns: number): number {
  const width = greatestOf(pages.map(({ widthMm }) => widthMm))
  const height = greatestOf(pages.map(({ heightMm }) => heightMm))
  const across = (WIDTH_PX - GAP_PX * (columns - 1)) / columns / width
  const rows = joined?.rows ?? 1
  const all = Math.min(across, (HEIGHT_PX - (GAP_PX + NAME_PX) * rows) / rows / height)
  return Math.max(all, LEAST_PAGE_PX / Math.max(width, height))
}
