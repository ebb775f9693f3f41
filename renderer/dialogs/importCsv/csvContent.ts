/** The two contents of a CSV, counter types and the order of battle: columns, the change as it is planned, and the change itself. */
import { BATTLE_COLUMNS, isOrderOfBattle } from '#shared/armies/battleCsv/battleColumns'
import { type BattlePlan, hasTypes, planBattle } from '#shared/armies/battleCsv/planBattle'
import { csvColumns } from '#shared/armies/csv/csvColumns'
import { hasNames, type ImportPlan, planImport } from '#shared/armies/csv/planImport'
import { type CsvTable } from '#shared/armies/csv/readCsv'
import { columnsNamed, type Headed } from '#shared/armies/headings'
import { type Refusal } from '#shared/commands/command/command'
import { editOrderOfBattle } from '#shared/commands/editOrderOfBattle'
import { type Scenario } from '#shared/document/types'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { type CounterSchema, type Ruleset } from '#shared/rules/contract/ruleset'
import { changeSheets } from '../../actions/changeSheets'
import { type EditorDocument } from '../../editor/ports/document'
import { counted } from '../../i18n/language'

export type CsvContentId = 'types' | 'battle'

/** A column of the scenario, as it is offered to those of the file. */
export interface OfferedColumn {
  readonly id: string
  readonly heading: Localized
  /** An empty one is not shown. */
  readonly group: Localized
}

/** The id of the column of the scenario that each column of the file is; undefined for one that is left out. */
export type ColumnIds = readonly (string | undefined)[]

export type CsvPlan =
  { readonly of: 'types'; readonly plan: ImportPlan } | { readonly of: 'battle'; readonly plan: BattlePlan }

interface Asked {
  readonly scenario: Scenario
  readonly ruleset: Ruleset
  /** The language of the page. */
  readonly language: Language
  readonly idCode: string
}

interface CsvContent {
  /** In the order in which a file is written. */
  readonly columns: readonly OfferedColumn[]
  /** Guesses the columns by the headings of the file. */
  guess(headings: readonly string[]): ColumnIds
  /** The column that is missing, as the user reads it; undefined when none is. */
  lack(chosen: ColumnIds): Localized | undefined
  plan(asked: Asked, table: CsvTable, chosen: ColumnIds): CsvPlan
}

/** The content that the headings speak for; the user may know better. */
export const contentOf = ({ headings }: CsvTable): CsvContentId =>
  isOrderOfBattle(headings) ? 'battle' : 'types'

/** Every column that a file may have, whatever it holds: by them its separator is found. */
export const allColumns = (schema: CounterSchema): readonly Headed[] => [
  ...csvColumns(schema),
  ...BATTLE_COLUMNS,
]

export const CSV_CONTENTS: Readonly<Record<CsvContentId, (schema: CounterSchema) => CsvContent>> = {
  types(schema) {
    const columns = csvColumns(schema)
    return {
      columns,
      guess: (headings) => idsOf(columnsNamed(columns, headings)),
      lack: (chosen) => (hasNames(ofIds(columns, chosen)) ? undefined : NO_NAMES),
      plan: (asked, table, chosen) => ({
        of: 'types',
        plan: planImport(asked, table, ofIds(columns, chosen)),
      }),
    }
  },
  battle: () => ({
    columns: OFFERED_OF_BATTLE,
    guess: (headings) => idsOf(columnsNamed(BATTLE_COLUMNS, headings)),
    lack: (chosen) => (hasTypes(ofIds(BATTLE_COLUMNS, chosen)) ? undefined : NO_TYPES),
    plan: (asked, table, chosen) => ({
      of: 'battle',
      plan: planBattle(asked, table, ofIds(BATTLE_COLUMNS, chosen)),
    }),
  }),
}

const OFFERED_OF_BATTLE: readonly OfferedColumn[] = BATTLE_COLUMNS.map(({ id, name, group }) => ({
  id,
  heading: name,
  group,
}))

const idsOf = (columns: readonly ({ readonly id: string } | undefined)[]): ColumnIds =>
  columns.map((column) => column?.id)

function ofIds<C extends { readonly id: string }>(
  columns: readonly C[],
  ids: ColumnIds,
): readonly (C | undefined)[] {
  return ids.map((id) => columns.find((column) => column.id === id))
}

/** The number of types, or of rows of the order of battle, that it adds or changes. */
export const changesOf = ({ of, plan }: CsvPlan): number =>
  of === 'types' ? plan.types.length : plan.rows.length

/** Changes the document as it was shown, as one undo step. */
export function carryOut(document: EditorDocument, { of, plan }: CsvPlan): Refusal | undefined {
  return of === 'types'
    ? changeSheets(document, plan.changes, plan.added)
    : document.run(editOrderOfBattle, plan.edit)
}

/** "3 types de pions importés". */
export function importedText(done: CsvPlan): Localized {
  const [one, many] = IMPORTED[done.of]
  return counted(changesOf(done), one, many)
}

const IMPORTED: Readonly<Record<CsvContentId, readonly [Localized, Localized]>> = {
  types: [
    localized('type de pion importé', 'counter type imported'),
    localized('types de pions importés', 'counter types imported'),
  ],
  battle: [
    localized('ligne de l’ordre de bataille importée', 'row of the order of battle imported'),
    localized('lignes de l’ordre de bataille importées', 'rows of the order of battle imported'),
  ],
}

const NO_NAMES = localized(
  'Dites quelle colonne donne le nom des types\u202f: sans elle, rien ne peut être importé.',
  'Say which column gives the names of the types: without it nothing can be imported.',
)
const NO_TYPES = localized(
  'Dites quelle colonne donne les types de pions, par leur nom ou leur sigle\u202f: sans elle, rien ne peut être importé.',
  'Say which column gives the counter types, by name or abbreviation: without it nothing can be imported.',
)
