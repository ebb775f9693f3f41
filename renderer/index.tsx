/** Mounts the page: host, editor, interface. */
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { answerCloseRequests, keepOnLeaving } from './app/closing'
import { followPreferences, readPreferences } from './app/preferences'
import { followRecent } from './app/recentFiles'
import { openStart } from './app/start'
import { reportUncaught } from './app/uncaught'
import { followWindowTitle } from './app/windowTitle'
import { FIRST_FORM, scenarioOfForm } from './dialogs/newScenarioForm'
import { createEditor } from './editor/createEditor'
import { hostOfPage } from './host/hostOfPage'
import { preferenceStorage } from './host/preferenceStorage'
import { loadSentences } from './tools/words/ruleWords'
import { createUi } from './ui/uiStore'
import { answersBeside } from './workers/answersClient'
import { checkInWorker } from './workers/checksClient'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/dialogs.css'
import './styles/shell.css'
import './styles/smallWindow.css'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

const view = readPreferences(preferenceStorage, navigator.languages)
const ui = createUi()
const editor = createEditor({
  host: hostOfPage(),
  scenario: scenarioOfForm(FIRST_FORM, view.language),
  view,
  startChecks: checkInWorker,
  tools: { load: async () => (await import('./tools/toolManager')).createToolManager },
  // What rules say comes with the first answer, for nothing cites one before.
  startAnswers: ({ answered, advanced }) =>
    answersBeside({
      advanced,
      answered(answer) {
        const say = (): void => answered(answer)
        void loadSentences().then(say, say)
      },
    }),
})
reportUncaught(editor)
followPreferences(editor)
void start(root)

/** A separate function: with an await at the top of this module, chunks that import it would wait for ever, and be split. */
async function start(element: HTMLElement): Promise<void> {
  // Before the first picture: what is opened is what is drawn first.
  await openStart(editor, ui)
  followWindowTitle(editor, ui)
  answerCloseRequests(editor, ui)
  keepOnLeaving(editor.files)
  createRoot(element).render(<App editor={editor} ui={ui} />)
  followRecent(editor, ui)
  // With them come all actions: far more than the first picture is worth.
  const [{ followDisk }, { listenToShortcuts }, { listenToClipboard }] = await Promise.all([
    import('./app/diskChanges'),
    import('./app/shortcuts'),
    import('./app/clipboard'),
  ])
  followDisk(editor)
  listenToShortcuts(editor, ui)
  listenToClipboard(editor)
}
