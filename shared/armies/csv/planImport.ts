/** The changes that a CSV of counter types would make, shown before they are made (XCH-3, CTR-1). */
import { type CounterTypeChange } from '#shared/commands/entries/counterTypes'
import { editCounterTypes } from '#shared/commands/editCounterTypes'
import { createHistory } from '#shared/commands/history'
import { sameValue } from '#shared/commands/sameValue'
import { counterTypeId, type CounterTypeId, freshIds } from '#shared/document/ids'
import { type CounterType } from '#shared/document/armies'
import { namedIn } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { readableStem } from '#shared/i18n/readableStem'
import { newCounterType } from '#shared/rules/counters/counterSheet'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { readStat } from '#shared/rules/counters/statText'
import { tidy } from './cellText'
import { cellFault } from '../cells'
import { changeInLanguage } from '../changeInLanguage'
import { fieldOf } from '../columns'
import { type CellEdit, readEdits } from '../edits'
import { type CsvColumn, csvColumns, csvText, csvValue, namesLanguage, ownOnly } from './csvColumns'
import { BEYOND, type CsvFault } from './csvFault'
import { matchRows, type TypeNames } from './matchRows'
import { type CsvTable } from './readCsv'

/** The column of a scenario that each column of the file is; undefined for one that is left out. */
type CsvMapping = readonly (CsvColumn | undefined)[]

/** A type that the file changes or adds. */
export interface ImportedType {
  readonly id: CounterTypeId
  readonly line: number
  readonly isNew: boolean
  /** The values that differ afterwards, those that follow by the ruleset's habit included; of a new type, those it was given. */
  readonly columns: readonly CsvColumn[]
}

export interface ImportPlan {
  readonly types: readonly ImportedType[]
  /** Types of the file that are already as it says. */
  readonly same: number
  /** Types of the scenario that the file does not speak of: they stay. */
  readonly absent: number
  /** Cells that are left out. */
  readonly refused: readonly CsvFault[]
  /** Cells that are taken as they are, and marked in the scenario. */
  readonly wrong: readonly CsvFault[]
  /** The scenario as it would be. */
  readonly after: Scenario
  /** Blank sheets to add, then the changes that fill them and change others: for the command `editCounterTypes`. */
  readonly added: Readonly<Record<CounterTypeId, CounterType>>
  readonly changes: ReadonlyMap<CounterTypeId, CounterTypeChange>
}

interface Asked {
  readonly scenario: Scenario
  readonly ruleset: Pick<Ruleset, 'counterSchema' | 'sheetFaults'>
  /** That of the names of the file, where it does not say so itself: the page's, or the scenario's own. */
  readonly language: Language
  /** The code of the maker of the ids that new types have. */
  readonly idCode: string
}

/** A cell of the file and the place that it means. */
interface Cell {
  readonly column: CsvColumn
  readonly heading: string
  readonly text: string
}

interface FileRow {
  readonly line: number
  readonly cells: readonly Cell[]
  readonly id: CounterTypeId
  readonly isNew: boolean
}

/** Without a column for names nothing can be distinguished. */
export const hasNames = (mapping: CsvMapping): boolean => mapping.some((column) => column?.id === 'name')

/** Never throws. A mapping without a column of names (`hasNames`) makes every row a refused one. */
export function planImport(
  { scenario: given, ruleset, language: reader, idCode }: Asked,
  table: CsvTable,
  mapping: CsvMapping,
): ImportPlan {
  const { counterSchema: schema } = ruleset
  const language = namesLanguage(mapping, reader)
  const scenario = namedIn(given, language)
  const refused: CsvFault[] = []
  const rows = fileRows({ scenario, idCode }, table, mapping, refused)
  const fresh = rows.filter(({ isNew }) => isNew).map(({ id }) => [id, blankOf(schema)])
  const added = Object.fromEntries(fresh) as ImportPlan['added']
  const started = { ...scenario, counterTypes: { ...scenario.counterTypes, ...added } }
  const edits = new Map<CellEdit, CsvFault>()
  for (const row of rows)
    for (const cell of edited(started, row))
      edits.set({ row: { type: row.id }, column: cell.column, text: cell.text }, faultAt(row, cell, NOTHING))
  const read = readEdits(started, schema, [...edits.keys()])
  for (const { edit, says } of read.refused) refused.push({ ...(edits.get(edit) as CsvFault), says })
  const changes = new Map(
    [...read.changes].map(
      ([id, change]) => [id, changeInLanguage(started.counterTypes[id], change, language)] as const,
    ),
  )
  // A history of its own: what is shown is what the command will do.
  const tried = createHistory(scenario)
  tried.apply(editCounterTypes, { added, changes: Object.fromEntries(changes) })
  const after = namedIn(tried.document, language)
  const wrong: CsvFault[] = []
  const columns = csvColumns(schema)
  const types: ImportedType[] = []
  for (const row of rows) {
    judge(row, { after, ruleset }, { refused, wrong })
    const type = after.counterTypes[row.id] as CounterType
    if (!row.isNew && sameValue(type, scenario.counterTypes[row.id])) continue
    types.push({
      id: row.id,
      line: row.line,
      isNew: row.isNew,
      columns: changed(row, started, after, columns),
    })
  }
  const inOrder = (faults: CsvFault[]): readonly CsvFault[] =>
    faults.sort((one, other) => one.line - other.line)
  const before = Object.keys(scenario.counterTypes).length
  const old = rows.filter(({ isNew }) => !isNew).length
  return {
    types,
    same: rows.length - types.length,
    absent: before - old,
    refused: inOrder(refused),
    wrong: inOrder(wrong),
    after: namedIn(after, reader),
    added,
    changes: new Map([...changes].filter(([id]) => types.some((type) => type.id === id))),
  }
}

const blankOf = (schema: Ruleset['counterSchema']): CounterType =>
  newCounterType(schema, { name: '', side: undefined, stats: {} })

/** The rows that name a type, each with its type or the id of a new one. */
function fileRows(
  { scenario, idCode }: Pick<Asked, 'scenario' | 'idCode'>,
  { headings, rows }: CsvTable,
  mapping: CsvMapping,
  refused: CsvFault[],
): readonly FileRow[] {
  const told = rows.map(({ line, cells }) => {
    const extra = cells.findIndex((text, index) => index >= headings.length && text.trim() !== '')
    if (extra >= 0) refused.push({ line, column: extra + 1, says: BEYOND })
    return {
      line,
      cells: mapping.flatMap((column, index): Cell[] => {
        const text = cells[index]
        if (!column || text === undefined) return []
        return [{ column, heading: headings[index] || `${index + 1}`, text }]
      }),
    }
  })
  const names = told.map(({ cells }) =>
    namesOf(scenario, (id) => cells.find(({ column }) => column.id === id)),
  )
  const known = Object.entries(scenario.counterTypes).map(([id, { name, abbreviation, side }]) => ({
    id: counterTypeId(id),
    name: tidy(name),
    abbreviation: tidy(abbreviation),
    side: side === undefined ? '' : (scenario.sides[side]?.name ?? side),
  }))
  const matched = matchRows(names, known)
  const fresh = freshIds(scenario.counterTypes, idCode)
  return told.flatMap((row, index): FileRow[] => {
    const id = matched[index]
    if (id !== undefined) return [{ ...row, id, isNew: false }]
    const name = names[index]?.name ?? ''
    if (name === '') {
      const column = row.cells.find((cell) => cell.column.id === 'name')?.heading ?? 1
      refused.push({ line: row.line, column, says: NO_NAME })
      return []
    }
    return [{ ...row, id: counterTypeId(fresh(readableStem(name).slice(0, 48) || 'counter')), isNew: true }]
  })
}

function namesOf(scenario: Scenario, cell: (id: string) => Cell | undefined): TypeNames {
  const side = cell('side')
  const read = side && readStat(fieldOf(side.column, scenario), side.text)
  const known = read?.ok ? scenario.sides[read.value as never]?.name : undefined
  return {
    name: tidy(cell('name')?.text ?? ''),
    abbreviation: tidy(cell('abbreviation')?.text ?? ''),
    side: side && (known ?? tidy(side.text)),
  }
}

/**
 * The cells of a row that say something else than the scenario; with one of a face its others too, so that none follows another
 * by the ruleset's habit against what the file says.
 */
function edited(scenario: Scenario, { id, isNew, cells }: FileRow): readonly Cell[] {
  const differing = new Set(
    cells.filter(({ column, text }) => {
      if (isNew) return text.trim() !== ''
      return !says(text, scenario, id, column)
    }),
  )
  const faceChanges = [...differing].some(({ column }) => 'field' in column.place)
  return cells.filter(
    (cell) =>
      differing.has(cell) ||
      (faceChanges && cell.column.place.of === 'face' && !ownOnly(cell.column) && cell.text.trim() !== ''),
  )
}

/** The text is the value of the cell, however it is written. */
function says(text: string, scenario: Scenario, type: CounterTypeId, column: CsvColumn): boolean {
  const value = csvValue(scenario, { type }, column)
  const written = tidy(text)
  if (value === undefined) return written === ''
  if (written === value || (typeof value === 'number' && written === `${value}`)) return true
  if (
    (['fr', 'en'] as const).some(
      (language) => tidy(csvText(scenario, { type }, column, language)) === written,
    )
  )
    return true
  const read = readStat(fieldOf(column, scenario), text)
  return read.ok && read.value === value
}

/** Reports what is wrong with the cells of a row once they are in their places. */
function judge(
  row: FileRow,
  { after, ruleset }: { readonly after: Scenario; readonly ruleset: Asked['ruleset'] },
  { refused, wrong }: Record<'refused' | 'wrong', CsvFault[]>,
): void {
  for (const cell of row.cells) {
    const { place } = cell.column
    if (tidy(cell.text) === '') continue
    const faces = after.counterTypes[row.id]?.faces
    if (place.of === 'face' && !faces?.[place.face ?? '']) refused.push(faultAt(row, cell, NO_FACE))
    const fault = cellFault(after, ruleset, { type: row.id }, cell.column)
    if (fault?.wrong) wrong.push(faultAt(row, cell, fault.says))
  }
}

function changed(row: FileRow, before: Scenario, after: Scenario, all: CsvMapping): readonly CsvColumn[] {
  if (row.isNew) return row.cells.filter(({ text }) => tidy(text) !== '').map(({ column }) => column)
  const [one, other] = [before, after].map(
    (scenario) => (column: CsvColumn) => csvValue(scenario, { type: row.id }, column),
  )
  return all.filter((column) => column && one?.(column) !== other?.(column)) as CsvColumn[]
}

const faultAt = ({ line }: FileRow, { heading }: Cell, says: Localized): CsvFault => ({
  line,
  column: heading,
  says,
})

const NOTHING = localized('', '')
const NO_NAME = localized(
  'Un nom est attendu\u202f: aucun type n’a ce sigle.',
  'A name is expected: no type has this abbreviation.',
)
const NO_FACE = localized('Ce type de pion n’a pas cette face.', 'This counter type has no such face.')
