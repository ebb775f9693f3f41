/** The actions that write counter types or the order of battle to a CSV, and read one (XCH-3). */
import { type Scenario } from '#shared/document/types'
import { safeFileName } from '#shared/host/fileName'
import { FILE_FAULTS } from '#shared/host/fileFaults'
import { type ExportOutcome } from '#shared/host/host'
import { type Language, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type CounterSchema } from '#shared/rules/contract/ruleset'
import { type Editor } from '../editor/editor'
import { type Action, always } from './action'

/** In the page's language. Without types it is a form to be filled in: headings alone. */
export const exportCsv: Action = {
  id: 'export-csv',
  name: () => localized('Exporter les types de pions (CSV)…', 'Export counter types (CSV)…'),
  everywhere: true,
  isEnabled: always,
  async run(editor) {
    const { writeCsv } = await import('#shared/armies/csv/writeCsv')
    await writeOut(editor, { write: writeCsv, named: (title) => sameInBoth(title), done: TYPES_DOWNLOADED })
  },
}

/** In the page's language. Without counters and groups it is a form too. */
export const exportBattleCsv: Action = {
  id: 'export-battle-csv',
  name: () => localized('Exporter l’ordre de bataille (CSV)…', 'Export the order of battle (CSV)…'),
  everywhere: true,
  isEnabled: always,
  async run(editor) {
    const { writeBattleCsv } = await import('#shared/armies/battleCsv/writeBattleCsv')
    await writeOut(editor, {
      write: (scenario, _schema, language) => writeBattleCsv(scenario, language),
      named: (title) => localized(`${title} - ordre de bataille`, `${title} - order of battle`),
      done: BATTLE_DOWNLOADED,
    })
  },
}

export const importCsv: Action = {
  id: 'import-csv',
  name: () =>
    localized(
      'Importer des types ou l’ordre de bataille (CSV)…',
      'Import counter types or the order of battle (CSV)…',
    ),
  everywhere: true,
  isEnabled: always,
  run: (_editor, ui) => ui.openDialog('import-csv'),
}

interface Csv {
  readonly write: (scenario: Scenario, schema: CounterSchema, language: Language) => string
  /** Names a scenario by its title, without the ending. */
  readonly named: (title: string) => Localized
  /** Said when a browser has it among its downloads. */
  readonly done: Localized
}

async function writeOut(
  { document, host, session, store }: Editor,
  { write, named, done }: Csv,
): Promise<void> {
  const { scenario, ruleset } = document
  const { language } = store.getState().view
  const text = write(scenario, ruleset.counterSchema, language)
  const name = safeFileName(`${named(scenario.info.title || 'castellan')[language]}.csv`, '.csv')
  const file = { name, type: 'text/csv', bytes: new TextEncoder().encode(text) } as const
  const failed: ExportOutcome = { kind: 'failed', fault: 'unknown' }
  const outcome = await host.saveExports([file]).catch(() => failed)
  if (outcome?.kind === 'failed') session.refuse(NOT_WRITTEN, FILE_FAULTS[outcome.fault])
  else if (outcome) session.notify(outcome.kind === 'saved' ? savedIn(outcome) : done)
}

const NOT_WRITTEN = localized('Le CSV n’a pas été écrit', 'The CSV was not written')
const TYPES_DOWNLOADED = localized(
  'Types de pions exportés\u202f: le CSV est dans vos téléchargements.',
  'Counter types exported: the CSV is in your downloads.',
)
const BATTLE_DOWNLOADED = localized(
  'Ordre de bataille exporté\u202f: le CSV est dans vos téléchargements.',
  'Order of battle exported: the CSV is in your downloads.',
)
const savedIn = ({ name = '', place }: Extract<ExportOutcome, { kind: 'saved' }>): Localized =>
  localized(`«\u202f${name}\u202f» exporté dans ${place}.`, `“${name}” exported to ${place}.`)
