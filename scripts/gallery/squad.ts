/** Several pieces alike, numbered, each on a hex of its own or all still to come. */
import { type DrawnPiece } from './drawnArmies'

/**
 * `squad(piece, 'bow', 'H7 H8')` is `bow-1` on H7 and `bow-2` on H8; `squad(piece, 'bow', 2)` are two that are on no hex yet.
 */
export function squad(
  piece: Omit<DrawnPiece, 'at'>,
  id: string,
  places: string | number,
): Readonly<Record<string, DrawnPiece>> {
  const hexes =
    typeof places === 'string' ? places.split(' ') : Array.from({ length: places }, () => undefined)
  return Object.fromEntries(
    hexes.map((at, index) => [`${id}-${index + 1}`, { ...piece, ...(at !== undefined && { at }) }]),
  )
}
