/** A board drawn as text, with the armies on it: the ready scenarios but for the teaching ones (`board.ts`). */
import { labelId } from '#shared/document/ids'
import { newScenario, BOARD_PRESETS } from '#shared/document/newScenario'
import { type Label, type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Grid } from '#shared/hex/grid'
import { type Localized } from '#shared/i18n/localized'
import { terrainPalette } from '#shared/rules/contract/rows'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type CatalogueId } from './catalogue'
import { type Armies, armiesOf } from './drawnArmies'
import { type DrawnGround, mapWith } from './drawnGround'
import { hexAt } from './drawing'
import { french, type Said, titled, worded } from './worded'

/** The rules by which a board is played, with the board and the catalogue that belong to them. */
export interface BoardRules {
  readonly ruleset: Ruleset
  readonly catalogue: CatalogueId
  readonly preset: keyof typeof BOARD_PRESETS
}

export interface DrawnBoard extends DrawnGround {
  readonly title: Said
  readonly armies: Armies
  readonly labels: Readonly<
    Record<string, Omit<Label, 'hex' | 'text' | 'words'> & { readonly at: string; readonly text: Said }>
  >
  readonly options?: Scenario['options']
  readonly start?: Scenario['start']
  /** The background. */
  readonly text: Localized
}

const HEX_MM = 25

export function drawnScenario(board: DrawnBoard, { ruleset, catalogue, preset }: BoardRules): Scenario {
  const { grid: usual, numbering } = BOARD_PRESETS[preset]
  const grid: Grid = { ...usual, columns: board.terrain[0]?.length ?? 0, rows: board.terrain.length }
  const names = { grid, numbering }
  const empty = newScenario({
    ...{ title: french(board.title), language: 'fr', ruleset: ruleset.id, grid, hexMm: HEX_MM, numbering },
    ...{ palette: terrainPalette(ruleset), terrain: ruleset.openTerrain },
  })
  return {
    ...empty,
    info: { ...empty.info, ...titled(board.title), authors: ['Castellan'] },
    texts: { background: board.text },
    options: board.options ?? {},
    map: mapWith(board, empty.map, ruleset),
    ...(board.start && { start: board.start }),
    ...armiesOf(board.armies, names, { ruleset, catalogue }),
    labels: Object.fromEntries(
      Object.entries(board.labels).map(([id, { at, text, ...label }]) => [
        labelId(id),
        { ...worded({ text }), ...label, hex: hexKey(hexAt(at, names)) },
      ]),
    ),
  }
}
