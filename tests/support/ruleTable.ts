/** Rule tests as tables: one row = one sentence of the rules, quoted in the title. */
import { test } from 'vitest'

export interface RuleRow {
  /** The rule the row proves. */
  readonly rule: string
  /** Its words in this scenario. */
  readonly says: string
}

/** One test a row, titled "MC-INF-5: a friend in contact protects". */
export function ruleTable<Row extends RuleRow>(rows: readonly Row[], prove: (row: Row) => void): void {
  for (const row of rows) test(`${row.rule}: ${row.says}`, () => prove(row))
}
