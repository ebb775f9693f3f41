/** A table of the rules as blocks of a players' aid: its title with the rule's id, the table, its notes. */
import { type Language, type Localized, withMinusSigns } from '#shared/i18n/localized'
import { greatestOf } from '#shared/lang/extremes'
import { type RuleTable } from '#shared/rules/contract/ruleset'
import { type Block, type Table, type TableColumn } from '../blocks/blocks'
import { type Spans, span } from '../text/spans'
import { printedText } from '../text/typography'
import { capital } from '../content/subject'

/** The mark of a table that the scenario has changed. */
export const CHANGED = '†'

/** Shorter tables are not divided between columns. */
const SHORT = 18

/** A table of so many columns or more is set close. */
const MANY = 6

/** @param changed whether the scenario plays its own */
export function aidBlocks(table: RuleTable, language: Language, changed: boolean): Block[] {
  const said = inLanguage(language)
  // What a reading rests on is for designers, who find it in the rules: players read what is played.
  const notes = (table.notes ?? []).map(said)
  const title = said(table.title)
  return [
    {
      kind: 'heading',
      level: 2,
      text: changed ? `${title}\u00a0${CHANGED}` : title,
      aside: table.rule,
    },
    { ...setTable(table, language), introduces: notes.length > 0 },
    // Notes stand below their table, none by itself.
    ...notes.map((note, index): Block => ({
      kind: 'paragraph',
      note: true,
      spans: [span(note)],
      ...(index < notes.length - 1 && { introduces: true }),
    })),
  ]
}

function inLanguage(language: Language): (words: Localized) => string {
  return (words) => withMinusSigns(printedText(words[language], language))
}

function setTable(table: RuleTable, language: Language): Table {
  const said = inLanguage(language)
  const dense = table.columns.length >= MANY
  const head: Spans[] = [[], ...table.columns.map((words) => [span(said(words), 'serif-bold')])]
  const rows = table.rows.map(({ label, cells }): Spans[] => [
    [span(capital(said(label)), 'serif-bold')],
    ...cells.map((cell) => [span(said(cell))]),
  ])
  const longest = (at: number): number =>
    Math.max(0, greatestOf(table.rows.map(({ cells }) => cells[at]?.[language].length ?? 0)))
  const most = Math.max(0, greatestOf(table.columns.map((_, at) => longest(at))))
  const isEven = most <= 3 || (table.columns.length <= MANY && table.columns.length > 2 && most <= 14)
  const columns = [
    { width: 'fit', align: 'left' } as const,
    ...table.columns.map((_, at): TableColumn => {
      if (isEven) return { width: 'even', align: 'middle' }
      return longest(at) <= (dense ? 14 : 9)
        ? { width: 'fit', align: 'middle' }
        : { width: 'rest', align: 'left' }
    }),
  ]
  return { kind: 'table', columns, head, rows, rowHeads: true, together: rows.length <= SHORT, dense }
}
