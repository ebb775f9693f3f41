/** `tables`: a ruleset's tables, as printed on the players' aid. */
import type { Language } from '#shared/i18n/localized'
import { greatestOf } from '#shared/lang/extremes'
import type { Ruleset, RuleTable } from '#shared/rules/contract/ruleset'
import { MARK_LEGEND, marked } from '#shared/rules/reference/uncertain'
import { HOUSE_OPTIONS, houseRuleset } from '../houseRules'
import { Refusal } from '../refusal'
import { loadRuleset } from '../scenarioFile'
import { choice } from '../values'
import { option, type Verb } from '../verb'

export const tables: Verb = {
  name: 'tables',
  summary: { fr: 'imprime les tables d’un jeu de règles', en: 'print the tables of a ruleset' },
  arguments: '<ruleset> [table]',
  options: [option('--format <form>', 'text ou md (text)', 'text or md (text)'), ...HOUSE_OPTIONS],
  async run(call) {
    const [rulesetId, tableId] = call.arguments
    const format = choice(call, 'format', ['text', 'md'])
    const ruleset = await loadRuleset(rulesetId as string, 'tables')
    const house = await houseRuleset(call, ruleset)
    const asked = tableId === undefined ? house.ruleset.tables : [await tableOf(house.ruleset, tableId)]
    const inLanguage = asked.map((table) => translated(table, call.language))
    return {
      json: { ruleset: ruleset.id, tables: inLanguage, ...house.overridden(...asked.map(({ id }) => id)) },
      text: inLanguage.map((table) => tableText(table, format ?? 'text', call.language)).join('\n\n'),
    }
  },
}

async function tableOf({ id: rulesetId, tables: all }: Ruleset, id: string): Promise<RuleTable> {
  const found = all.find((table) => table.id === id)
  if (found) return found
  const { RULESETS } = await import('#shared/rules/registry/registry')
  const known = all.map((table) => table.id).join(', ')
  if (RULESETS.some((other) => other.tables.some((table) => table.id === id)))
    throw new Refusal(
      `tables\u202f: ${rulesetId} n’a pas de table «\u202f${id}\u202f»\u202f; attendu\u202f: ${known}`,
      `tables: ${rulesetId} has no table "${id}", expected ${known}`,
    )
  throw new Refusal(
    `tables\u202f: table «\u202f${id}\u202f» inconnue\u202f; attendu\u202f: ${known}`,
    `tables: table "${id}" is unknown, expected ${known}`,
  )
}

function translated(table: RuleTable, language: Language) {
  return {
    id: table.id,
    title: table.title[language],
    columns: table.columns.map((column) => column[language]),
    rows: table.rows.map(({ label, cells, uncertain }) => ({
      label: label[language],
      cells: cells.map((cell) => cell[language]),
      ...(uncertain && { uncertain }),
    })),
    source: table.source,
    rule: table.rule,
    ...(table.uncertain && { uncertain: true }),
    ...(table.notes && { notes: table.notes.map((note) => note[language]) }),
  }
}

type TranslatedTable = ReturnType<typeof translated>

function tableText(table: TranslatedTable, format: 'text' | 'md', language: Language): string {
  const header = ['', ...table.columns]
  const body = table.rows.map(({ label, cells, uncertain }) => [marked(label, uncertain), ...cells])
  const doubtful = table.uncertain || table.rows.some(({ uncertain }) => uncertain)
  const notes = [...(table.notes ?? []), ...(doubtful ? [MARK_LEGEND[language]] : [])]
  const title = `${marked(table.title, table.uncertain)} [${table.rule}]`
  if (format === 'md') {
    const line = (cells: readonly string[]): string =>
      `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`
    const rows = [line(header), line(header.map(() => '---')), ...body.map(line)]
    return [`## ${title}`, '', ...rows, ...notes.flatMap((note) => ['', note])].join('\n')
  }
  const widths = header.map((_, index) =>
    greatestOf([header, ...body].map((row) => (row[index] ?? '').length)),
  )
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd()
  return [title, '', line(header), ...body.map(line), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n')
}
