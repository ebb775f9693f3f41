/** Boards that players know: shapes to begin a scenario with, the same for the dialog and the command line. */
import { type Grid } from '#shared/hex/grid'
import { COLUMN_ROW_NUMBERING, LETTER_NUMBERING, type Numbering } from '#shared/hex/numbering'

export interface BoardPreset {
  readonly grid: Grid
  readonly numbering: Numbering
}

export const BOARD_PRESETS = {
  // @rule MC-MAP-1
  'board-26x16': {
    grid: { orientation: 'flat', stagger: 'even', columns: 26, rows: 16 },
    numbering: LETTER_NUMBERING,
  },
  // @rule CM-SCN-4 The frame is 12 x 16 pitches; the rim hexes it cuts are whole ones of the model.
  'board-12x16': {
    grid: { orientation: 'flat', stagger: 'even', columns: 13, rows: 17, halfHexes: true },
    numbering: COLUMN_ROW_NUMBERING,
  },
} as const satisfies Record<string, BoardPreset>

export type BoardPresetId = keyof typeof BOARD_PRESETS
