/** The smallest valid document, and the shapes to begin one with: boards that players know, the same for dialog and command line. */
import { type Grid } from '#shared/hex/grid'
import { type Numbering, COLUMN_ROW_NUMBERING, LETTER_NUMBERING } from '#shared/hex/numbering'
import { filledChunks } from './chunk'
import { type Scenario, type TerrainId } from './types'

interface NewScenarioOptions {
  readonly title: string
  readonly language: 'fr' | 'en'
  readonly ruleset: string
  readonly grid: Grid
  readonly hexMm: number
  readonly numbering: Numbering
  /** The ruleset's palette characters. */
  readonly palette: Readonly<Record<string, TerrainId>>
  /** Fills the whole map; must be in the palette. */
  readonly terrain: TerrainId
}

export function newScenario(options: NewScenarioOptions): Scenario {
  return {
    info: { title: options.title, authors: [], date: '', language: options.language },
    texts: {},
    ruleset: options.ruleset,
    options: {},
    houseTables: {},
    map: {
      grid: options.grid,
      hexMm: options.hexMm,
      numbering: options.numbering,
      palette: options.palette,
      chunks: filledChunks(options.grid, options.terrain),
      hexsides: {},
      structures: {},
      markers: {},
    },
    boards: {},
    sides: {},
    groups: {},
    reinforcements: {},
    victory: {},
    specialRules: {},
    counterTypes: {},
    counters: {},
    zones: {},
    labels: {},
    images: {},
    silenced: [],
    vassalGpids: {},
  }
}

export interface BoardPreset {
  readonly grid: Grid
  readonly numbering: Numbering
}

export const BOARD_PRESETS = {
  // @rule MC-MAP-1 Its edges have half hexes, shared with the board that lies beside it.
  'board-26x16': {
    grid: { orientation: 'flat', stagger: 'even', columns: 26, rows: 16, halfHexes: true },
    numbering: LETTER_NUMBERING,
  },
  // @rule CM-SCN-4 The frame is 12 x 16 pitches; the rim hexes it cuts are whole ones of the model.
  'board-12x16': {
    grid: { orientation: 'flat', stagger: 'even', columns: 13, rows: 17, halfHexes: true },
    numbering: COLUMN_ROW_NUMBERING,
  },
} as const satisfies Record<string, BoardPreset>

export type BoardPresetId = keyof typeof BOARD_PRESETS
