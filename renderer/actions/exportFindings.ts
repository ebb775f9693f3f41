/** The report of the findings as a file, as the eyes of the view know them: Markdown to read and print, JSON for programs (CHK-11). */
import { type ExportType } from '#shared/host/exportEndings'
import { FILE_FAULTS } from '#shared/host/fileFaults'
import { safeFileName } from '#shared/host/fileName'
import { type ExportOutcome } from '#shared/host/host'
import { type Language, localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { shownSilencing } from '../editor/eyes'
import { type Action, always } from './action'

export const exportFindingsMarkdown: Action = {
  id: 'export-findings-markdown',
  name: () => localized('Exporter les constats (Markdown)…', 'Export the findings (Markdown)…'),
  everywhere: true,
  isEnabled: always,
  async run(editor) {
    const { findingsMarkdown } = await import('#shared/checks/findingsReport')
    const { document, store } = editor
    const text = findingsMarkdown({
      scenario: document.scenario,
      silencing: shownSilencing(store.getState()),
      rules: document.ruleset.name,
      date: new Date().toISOString().slice(0, 10),
      language: store.getState().view.language,
    })
    await writeOut(editor, text, 'text/markdown', '.md')
  },
}

export const exportFindingsJson: Action = {
  id: 'export-findings-json',
  name: () => localized('Exporter les constats (JSON)…', 'Export the findings (JSON)…'),
  everywhere: true,
  isEnabled: always,
  async run(editor) {
    const { findingsAsData, findingsJson } = await import('#shared/checks/findingsReport')
    const { document, store } = editor
    const state = store.getState()
    const { language } = state.view
    const name = state.document.file?.name ?? titleOf(editor, language)
    const data = findingsAsData(shownSilencing(state), name, document.scenario, language)
    await writeOut(editor, findingsJson([data]), 'application/json', '.json')
  },
}

async function writeOut(editor: Editor, text: string, type: ExportType, ending: string): Promise<void> {
  const { host, session, store } = editor
  const name = safeFileName(`${titleOf(editor, store.getState().view.language)}${ending}`, ending)
  const failed: ExportOutcome = { kind: 'failed', fault: 'unknown' }
  const outcome = await host
    .saveExports([{ name, type, bytes: new TextEncoder().encode(text) }])
    .catch(() => failed)
  if (outcome?.kind === 'failed') session.refuse(NOT_WRITTEN, FILE_FAULTS[outcome.fault])
  else if (outcome?.kind === 'downloaded') session.notify(DOWNLOADED)
  else if (outcome) session.notify(savedIn(outcome.name ?? name, outcome.place))
}

function titleOf({ document }: Editor, language: Language): string {
  const title = document.scenario.info.title || 'castellan'
  return localized(`${title} - constats`, `${title} - findings`)[language]
}

const NOT_WRITTEN = localized('Le rapport n’a pas été écrit', 'The report was not written')
const DOWNLOADED = localized(
  'Rapport exporté\u202f: il est dans vos téléchargements.',
  'Report exported: it is in your downloads.',
)
const savedIn = (name: string, place: string) =>
  localized(`«\u202f${name}\u202f» exporté dans ${place}.`, `“${name}” exported to ${place}.`)
