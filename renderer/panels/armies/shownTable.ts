/** The table as it is shown: columns with their places, rows filtered and sorted. A view: edits carry ids, never row numbers. */
import { cellText, cellValue } from '#shared/armies/cells'
import { armyColumns, armyRows, type Column, fieldOf, type Layout, type Row } from '#shared/armies/columns'
import { type Scenario } from '#shared/document/types'
import { type Language } from '#shared/i18n/localized'
import { type CounterSchema } from '#shared/rules/contract/ruleset'
import { fit, wordsOf } from '#shared/i18n/search'
import { type TableState } from './tableStore'

/** A column with its place, px from the left of the table. */
export interface PlacedColumn {
  readonly column: Column
  readonly left: number
  readonly width: number
  readonly frozen: boolean
  readonly kind: 'integer' | 'boolean' | 'choice' | 'text'
  /** The first of those under one heading of a group. */
  readonly opensGroup: boolean
}

const CARD_WIDTH = 64
/** Px; it has room for the name of the face too. */
const FACE_WIDTH = 100
const LETTER_PX = 6.6
const BESIDE_NAME_PX = 34

/** Px, by what the cells hold and the heading's words. */
function usualWidth(
  { id, name }: Column,
  kind: PlacedColumn['kind'],
  layout: Layout,
  language: Language,
): number {
  if (id === 'name') return CARD_WIDTH + 170 + (layout === 'faces' ? FACE_WIDTH : 0)
  const heading = Math.min(150, Math.round(name[language].length * LETTER_PX) + BESIDE_NAME_PX)
  return Math.max({ integer: 58, boolean: 54, choice: 124, text: 84 }[kind], heading)
}

export function shownColumns(
  schema: CounterSchema,
  scenario: Pick<Scenario, 'sides'>,
  { layout, hidden, frozen, widths }: Pick<TableState, 'layout' | 'hidden' | 'frozen' | 'widths'>,
  language: Language,
): readonly PlacedColumn[] {
  const columns = armyColumns(schema, layout).filter(({ id }) => !hidden.includes(id))
  const lastFrozen = columns.findIndex(({ id }) => id === frozen)
  let left = 0
  return columns.map((column, index) => {
    const { kind } = fieldOf(column, scenario)
    const width = widths[column.id] ?? usualWidth(column, kind, layout, language)
    const before = columns[index - 1]
    const opensGroup = before?.group.en !== column.group.en || index === lastFrozen + 1
    const placed = { column, left, width, frozen: index <= lastFrozen, kind, opensGroup }
    left += width
    return placed
  })
}

/** Rows that have all the words and one of the values chosen for each column, sorted. */
export function shownRows(
  scenario: Scenario,
  schema: CounterSchema,
  { layout, words, values, sort }: Pick<TableState, 'layout' | 'words' | 'values' | 'sort'>,
  language: Language,
): readonly Row[] {
  const columns = armyColumns(schema, layout)
  const text = (row: Row, column: Column): string => cellText(scenario, row, column, language)
  const sought = wordsOf(words)
  const chosen = columns.flatMap((column) => {
    const texts = values[column.id]
    return texts ? [{ column, texts: new Set(texts) }] : []
  })
  const rows = armyRows(scenario, schema, layout).filter(
    (row) =>
      chosen.every(({ column, texts }) => texts.has(text(row, column))) &&
      (sought.length === 0 ||
        fit(columns.map((column) => inWords(scenario, row, column, language)).join(' '), sought) !==
          undefined),
  )
  const by = columns.find(({ id }) => id === sort?.column)
  return by && sort ? sorted(scenario, rows, by, sort.down, language) : rows
}

/** The words by which a cell is found: a ticked one by the name of its column. */
function inWords(scenario: Scenario, row: Row, column: Column, language: Language): string {
  const value = cellValue(scenario, row, column)
  if (value === undefined || value === false) return ''
  return value === true ? column.name[language] : cellText(scenario, row, column, language)
}

/** Empty cells come last either way; equal ones keep their order. */
function sorted(
  scenario: Scenario,
  rows: readonly Row[],
  column: Column,
  down: boolean,
  language: Language,
): readonly Row[] {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const choices = fieldOf(column, scenario).choices?.map(({ id }) => id)
  const keyed = rows.map((row) => {
    const value = cellValue(scenario, row, column)
    const place = choices?.indexOf(String(value)) ?? -1
    const number =
      typeof value === 'number' || typeof value === 'boolean' ? -Number(!value) + Number(value) : place
    const text = cellText(scenario, row, column, language)
    return {
      row,
      text,
      empty: text === '',
      number: typeof value === 'string' && place < 0 ? undefined : number,
    }
  })
  const way = down ? -1 : 1
  return keyed
    .sort((a, b) => {
      if (a.empty !== b.empty) return a.empty ? 1 : -1
      if (a.number !== undefined && b.number !== undefined) return way * (a.number - b.number)
      if (a.number !== b.number) return a.number === undefined ? 1 : -1
      return way * collator.compare(a.text, b.text)
    })
    .map(({ row }) => row)
}

/** The texts of a column's cells, each once, sorted as its rows would be. */
export function textsOf(
  scenario: Scenario,
  schema: CounterSchema,
  state: Pick<TableState, 'layout'>,
  column: Column,
  language: Language,
): readonly string[] {
  const rows = shownRows(
    scenario,
    schema,
    { layout: state.layout, words: '', values: {}, sort: { column: column.id, down: false } },
    language,
  )
  return [...new Set(rows.map((row) => cellText(scenario, row, column, language)))]
}

/** Tells a cell from all others, whatever is shown. */
export function cellKey({ type, face }: Row, { id }: Pick<Column, 'id'>): string {
  return `${type} ${face ?? ''} ${id}`
}
