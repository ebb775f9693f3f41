/** The usual print of a map: sheets of A4. */
import { PAPERS } from '#shared/print/paper'
import { tileMap } from '#shared/print/tiling'

/** Margins and overlap that suit a home printer; the export dialog starts with them too. */
export const USUAL_MARGIN_MM = 10
export const USUAL_OVERLAP_MM = 10

/** The number of A4 sheets for a map of that size in mm, turned whichever way takes fewer. */
export function sheetsOnA4(width: number, height: number): number {
  const options = { paper: PAPERS.a4, margin: USUAL_MARGIN_MM, overlap: USUAL_OVERLAP_MM }
  const tiling = tileMap({ width, height }, options)
  if (!tiling.ok) throw new Error(tiling.error.en)
  return tiling.value.count
}
