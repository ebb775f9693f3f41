/** The form of the new-scenario dialog, and the document that it makes. */
import {
  newScenario,
  BOARD_PRESETS,
  type BoardPreset,
  type BoardPresetId,
} from '#shared/document/newScenario'
import { sideId } from '#shared/document/ids'
import { type Side } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { type Grid } from '#shared/hex/grid'
import { type Numbering, COLUMN_ROW_NUMBERING, LETTER_NUMBERING } from '#shared/hex/numbering'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { rulesetById, RULESETS } from '#shared/rules/registry/registry'
import { parseMm } from '../i18n/numberIn'

/** Numbers are texts while they are typed: a half-typed one is not yet wrong. */
export interface NewScenarioForm {
  readonly title: string
  /** Id of one of this version's rulesets. */
  readonly ruleset: string
  readonly board: BoardPresetId | 'custom'
  readonly columns: string
  readonly rows: string
  readonly orientation: Grid['orientation']
  readonly stagger: Grid['stagger']
  readonly numbering: Numbering['style']
  readonly halfHexes: boolean
  readonly hexMm: string
  readonly sides: readonly FormSide[]
  /** The file of a ready scenario to begin from; empty = none. */
  readonly model: string
  /** A copy of it with map and counters; else its rules, turns, sides and types alone. */
  readonly modelMap: boolean
}

/** A side to begin with. */
export interface FormSide {
  /** Empty = "Side 1". */
  readonly name: string
  /** `#rrggbb`. */
  readonly color: string
}

export const MOST_SIDES = 4

/** The name of a side that was given none. */
export function ordinarySideName(index: number): Localized {
  return localized(`Camp ${index + 1}`, `Side ${index + 1}`)
}

/** The boards to choose from, the one of the ruleset first. */
export function boardsFor(ruleset: string): readonly BoardPresetId[] {
  const boards = Object.keys(BOARD_PRESETS) as BoardPresetId[]
  const own = rulesetById(ruleset)?.board
  return own === undefined ? boards : [own, ...boards.filter((board) => board !== own)]
}

/** The figures of a board as the command line makes it too. */
function figuresOf(
  board: BoardPresetId,
): Omit<NewScenarioForm, 'title' | 'ruleset' | 'board' | 'sides' | 'model' | 'modelMap'> {
  const { grid, numbering }: BoardPreset = BOARD_PRESETS[board]
  return {
    columns: String(grid.columns),
    rows: String(grid.rows),
    orientation: grid.orientation,
    stagger: grid.stagger,
    numbering: numbering.style,
    halfHexes: grid.halfHexes === true,
    hexMm: '25',
  }
}

export const FIRST_FORM: NewScenarioForm = {
  title: '',
  ruleset: RULESETS[0]?.id ?? '',
  board: 'board-26x16',
  ...figuresOf('board-26x16'),
  sides: [],
  model: '',
  modelMap: true,
}

/** Choosing a board fills in its figures (MC-MAP-1, CM-SCN-4); "custom" keeps the present figures. */
export function withBoard(form: NewScenarioForm, board: NewScenarioForm['board']): NewScenarioForm {
  return board === 'custom' ? { ...form, board } : { ...form, board, ...figuresOf(board) }
}

/** Choosing rules brings the board that is played with them, unless the map is custom. */
export function withRuleset(form: NewScenarioForm, ruleset: string): NewScenarioForm {
  const chosen = { ...form, ruleset }
  const [first] = boardsFor(ruleset)
  return form.board === 'custom' || first === undefined ? chosen : withBoard(chosen, first)
}

/** The title of the document: the reader's word for none when it is empty. */
export function titleOfForm({ title }: NewScenarioForm, language: Language): string {
  return title.trim() || localized('Sans titre', 'Untitled')[language]
}

/** The grid of a form without errors. */
export function gridOfForm(form: NewScenarioForm): Grid {
  return {
    orientation: form.orientation,
    stagger: form.stagger,
    columns: Number(form.columns),
    rows: Number(form.rows),
    ...(form.halfHexes ? { halfHexes: true } : {}),
  }
}

/** The document of a form without errors. Throws a RangeError when this version lacks its ruleset. */
export function scenarioOfForm(form: NewScenarioForm, language: Language): Scenario {
  const ruleset = rulesetById(form.ruleset)
  if (!ruleset) throw new RangeError(`this version has no ruleset ${form.ruleset}`)
  const numbering: Numbering =
    form.numbering === 'letter-number' ? LETTER_NUMBERING : { ...COLUMN_ROW_NUMBERING, style: form.numbering }
  const empty = newScenario({
    title: titleOfForm(form, language),
    language,
    ruleset: ruleset.id,
    grid: gridOfForm(form),
    hexMm: parseMm(form.hexMm),
    numbering,
    palette: Object.fromEntries(ruleset.terrains.map((row) => [row.char, row.id])),
    terrain: ruleset.openTerrain,
  })
  const sides = form.sides.map(({ name, color }, index): [string, Side] => [
    sideId(`side-${index + 1}`),
    { name: name.trim() || ordinarySideName(index)[language], color, notes: '' },
  ])
  return { ...empty, sides: Object.fromEntries(sides) }
}
