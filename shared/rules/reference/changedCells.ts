/** The cells of a table in which a scenario, by its options and house tables, plays something else than its ruleset prints. */
import { type Localized } from '#shared/i18n/localized'
import { type RuleTable } from '#shared/rules/contract/ruleset'

/**
 * For each row, its cells: true where the ruleset's own table has another value, or no such row or column. Rows are compared by
 * their labels (those of the same label in their order), columns by their titles.
 */
export function changedCells(table: RuleTable, own: RuleTable): readonly (readonly boolean[])[] {
  const seen = new Map<string, number>()
  return table.rows.map(({ label, cells }) => {
    const nth = seen.get(label.en) ?? 0
    seen.set(label.en, nth + 1)
    const before = own.rows.filter((row) => same(row.label, label))[nth]
    return cells.map((cell, index) => {
      const column = own.columns.findIndex((title) => same(title, table.columns[index]))
      return !same(before?.cells[column], cell)
    })
  })
}

function same(one: Localized | undefined, other: Localized | undefined): boolean {
  return one !== undefined && one.fr === other?.fr && one.en === other.en
}
