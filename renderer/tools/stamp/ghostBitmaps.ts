/**
 * The bitmaps that `ghostPicture` has painted, by the hash of their image op. They are kept apart from it: the board, which blits
 * them, starts without it.
 */

/** At most the few that `ghostPicture` keeps. */
export const bitmaps = new Map<string, ImageBitmap>()

export function ghostBitmap(hash: string): ImageBitmap | undefined {
  return bitmaps.get(hash)
}
