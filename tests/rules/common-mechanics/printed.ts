/** A table of the common mechanics as it prints. */
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { type Ruleset } from '#shared/rules/contract/ruleset'

/** Label and cells of each row, in English. */
export function printed(id: string, { tables }: Ruleset = commonMechanics): string[] {
  const table = tables.find((candidate) => candidate.id === id)
  if (!table) throw new Error(`there is no table ${id}`)
  return table.rows.map(({ label, cells }) => [label.en, ...cells.map(({ en }) => en)].join(' | '))
}
