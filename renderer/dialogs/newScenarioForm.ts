/** The form of the new-scenario dialog, and the document that it makes. */
import {
  newScenario,
  BOARD_PRESETS,
  type BoardPreset,
  type BoardPresetId,
} from '#shared/document/newScenario'
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
}

/** The boards to choose from, the one of the ruleset first. */
export function boardsFor(ruleset: string): readonly BoardPresetId[] {
  const boards = Object.keys(BOARD_PRESETS) as BoardPresetId[]
  const own = rulesetById(ruleset)?.board
  return own === undefined ? boards : [own, ...boards.filter((board) => board !== own)]
}

/** The figures of a board as the command line makes it too. */
function figuresOf(board: BoardPresetId): Omit<NewScenarioForm, 'title' | 'ruleset' | 'board'> {
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

const MAP_SIZE = { min: 1, max: 1000 } as const
const HEX_MM = { min: 5, max: 100 } as const

export interface FormErrors {
  readonly columns?: Localized
  readonly rows?: Localized
  readonly hexMm?: Localized
}

/** The faults of the form, field by field; empty when a scenario can be made. */
export function formErrors(form: NewScenarioForm): FormErrors {
  const size = localized('Un nombre entier de 1 à 1\u202f000.', 'A whole number from 1 to 1,000.')
  const wholeInRange = (text: string): boolean =>
    /^\d+$/.test(text.trim()) && Number(text) >= MAP_SIZE.min && Number(text) <= MAP_SIZE.max
  const mm = parseMm(form.hexMm)
  return {
    ...(wholeInRange(form.columns) ? {} : { columns: size }),
    ...(wholeInRange(form.rows) ? {} : { rows: size }),
    ...(mm >= HEX_MM.min && mm <= HEX_MM.max
      ? {}
      : { hexMm: localized('De 5 à 100\u202fmm.', 'From 5 to 100 mm.') }),
  }
}

/** The document of a form without errors. Throws a RangeError when this version lacks its ruleset. */
export function scenarioOfForm(form: NewScenarioForm, language: Language): Scenario {
  const ruleset = rulesetById(form.ruleset)
  if (!ruleset) throw new RangeError(`this version has no ruleset ${form.ruleset}`)
  const untitled = localized('Sans titre', 'Untitled')
  const numbering: Numbering =
    form.numbering === 'letter-number' ? LETTER_NUMBERING : { ...COLUMN_ROW_NUMBERING, style: form.numbering }
  return newScenario({
    title: form.title.trim() || untitled[language],
    language,
    ruleset: ruleset.id,
    grid: {
      orientation: form.orientation,
      stagger: form.stagger,
      columns: Number(form.columns),
      rows: Number(form.rows),
      ...(form.halfHexes ? { halfHexes: true } : {}),
    },
    hexMm: parseMm(form.hexMm),
    numbering,
    palette: Object.fromEntries(ruleset.terrains.map((row) => [row.char, row.id])),
    terrain: ruleset.openTerrain,
  })
}
