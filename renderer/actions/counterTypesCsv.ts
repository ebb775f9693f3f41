/** The actions that write counter types to a CSV and read one (XCH-3). */
import { safeFileName } from '#shared/host/fileName'
import { FILE_FAULTS } from '#shared/host/fileFaults'
import { type ExportOutcome } from '#shared/host/host'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Action, always } from './action'

/** In the page's language. Without types it is a form to be filled in: headings alone. */
export const exportCsv: Action = {
  id: 'export-csv',
  name: () => localized('Exporter les types de pions (CSV)…', 'Export counter types (CSV)…'),
  everywhere: true,
  isEnabled: always,
  async run({ document, host, session, store }) {
    const { writeCsv } = await import('#shared/armies/csv/writeCsv')
    const { scenario, ruleset } = document
    const text = writeCsv(scenario, ruleset.counterSchema, store.getState().view.language)
    const name = safeFileName(`${scenario.info.title || 'castellan'}.csv`, '.csv')
    const file = { name, type: 'text/csv', bytes: new TextEncoder().encode(text) } as const
    const failed: ExportOutcome = { kind: 'failed', fault: 'unknown' }
    const outcome = await host.saveExports([file]).catch(() => failed)
    if (outcome?.kind === 'failed') session.refuse(NOT_WRITTEN, FILE_FAULTS[outcome.fault])
    else if (outcome) session.notify(outcome.kind === 'saved' ? savedIn(outcome) : DOWNLOADED)
  },
}

export const importCsv: Action = {
  id: 'import-csv',
  name: () => localized('Importer des types de pions (CSV)…', 'Import counter types (CSV)…'),
  everywhere: true,
  isEnabled: always,
  run: (_editor, ui) => ui.openDialog('import-csv'),
}

const NOT_WRITTEN = localized('Le CSV n’a pas été écrit', 'The CSV was not written')
const DOWNLOADED = localized(
  'Types de pions exportés\u202f: le CSV est dans vos téléchargements.',
  'Counter types exported: the CSV is in your downloads.',
)
const savedIn = ({ name = '', place }: Extract<ExportOutcome, { kind: 'saved' }>): Localized =>
  localized(`«\u202f${name}\u202f» exporté dans ${place}.`, `“${name}” exported to ${place}.`)
