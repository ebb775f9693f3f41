/** The smallest valid document. */
import { type Grid } from '#shared/hex/grid'
import { type Numbering } from '#shared/hex/numbering'
import { filledChunks } from './chunk'
import { type Scenario, type TerrainId } from './types'

export interface NewScenarioOptions {
  readonly title: string
  readonly language: 'fr' | 'en'
  readonly ruleset: string
  readonly grid: Grid
  readonly hexMm: number
  readonly numbering: Numbering
  /** The ruleset's palette characters. */
  readonly palette: Readonly<Record<string, TerrainId>>
  /** What the whole map is filled with; must be in the palette. */
  readonly terrain: TerrainId
}

export function newScenario(options: NewScenarioOptions): Scenario {
  return {
    info: { title: options.title, authors: [], date: '', language: options.language, background: '' },
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
    counterTypes: {},
    counters: {},
    zones: {},
    labels: {},
    images: {},
  }
}
