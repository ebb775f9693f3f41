/** Mounts the page: host, editor, interface. */
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { followPreferences, readPreferences } from './app/preferences'
import { listenToShortcuts } from './app/shortcuts'
import { followWindowTitle } from './app/windowTitle'
import { createUi } from './app/ui'
import { FIRST_FORM, scenarioOfForm } from './dialogs/newScenarioForm'
import { createEditor } from './editor/createEditor'
import { createBrowserHost } from './host/browserHost'
import { checkInWorker } from './workers/checksClient'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/dialogs.css'
import './styles/shell.css'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

const view = readPreferences(localStorage, navigator.languages)
const ui = createUi()
const editor = createEditor({
  host: createBrowserHost(),
  scenario: scenarioOfForm(FIRST_FORM, view.language),
  view,
  startChecks: checkInWorker,
  // Far more than any page shows: brought when a tool first asks.
  loadAnalysis: async (ruleset) => (await import('#shared/rules/analyses')).analysisOf(ruleset),
})
followPreferences(editor)
followWindowTitle(editor)
listenToShortcuts(editor, ui)
ui.openDialog('gallery')
createRoot(root).render(<App editor={editor} ui={ui} />)
