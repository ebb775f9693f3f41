/** The whole page, opening `map.castellan` beside it at once: what B8 times from navigation to the first complete picture. */
import { createRoot } from 'react-dom/client'
import { openScenario } from '#shared/format/openScenario'
import { App } from '../../renderer/app/App'
import { createUi } from '../../renderer/ui/uiStore'
import { createEditor } from '../../renderer/editor/createEditor'
import { createBrowserHost } from '../../renderer/host/browserHost'
import { checkInWorker } from '../../renderer/workers/checksClient'
import '../../renderer/styles/fonts.css'
import '../../renderer/styles/tokens.css'
import '../../renderer/styles/base.css'
import '../../renderer/styles/controls.css'
import '../../renderer/styles/dialogs.css'
import '../../renderer/styles/shell.css'

async function start(): Promise<void> {
  const text = await fetch('map.castellan').then((response) => response.text())
  const read = await openScenario(text, 'map.castellan')
  if (!read.ok) throw new Error(read.error.message.en)
  const editor = createEditor({
    host: createBrowserHost(),
    scenario: read.value,
    view: { style: 'classic' },
    startChecks: checkInWorker,
    tools: { load: async () => (await import('../../renderer/tools/toolManager')).createToolManager },
  })
  createRoot(document.getElementById('root') as HTMLElement).render(<App editor={editor} ui={createUi()} />)
}
void start()
