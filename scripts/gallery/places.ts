/** Places of a game on one of the usual boards, by the names of its hexes. */
import { BOARD_PRESETS } from '#shared/document/newScenario'
import { type Place } from '#shared/document/place'
import { hexKey } from '#shared/hex/axial'
import { hexesAt } from './drawing'

/** Hexes by name, on a board of any size that is numbered and oriented as this one. */
export function hexesPlace(preset: keyof typeof BOARD_PRESETS, words: string): Place {
  const { grid, numbering } = BOARD_PRESETS[preset]
  const wide = { ...grid, columns: 99, rows: 99, halfHexes: false }
  return { kind: 'hexes', hexes: hexesAt(words, { grid: wide, numbering }).map(hexKey) }
}
