/** The table of counter types alone, with 500 types and all their columns. `window.tableBench` measures the frames of B50. */
import { Tooltip } from 'radix-ui'
import { createRoot } from 'react-dom/client'
import { createEditor } from '../../renderer/editor/createEditor'
import { pageFonts } from '../../renderer/drawing/mapFonts'
import { ArmiesView } from '../../renderer/panels/armies/ArmiesView'
import '../../renderer/styles/base.css'
import '../../renderer/styles/controls.css'
import '../../renderer/styles/tokens.css'
import { createToolManager } from '../../renderer/tools/toolManager'
import { EditorProvider } from '../../renderer/ui/EditorContext'
import { createUi } from '../../renderer/ui/uiStore'
import { QUIET_HOST } from '../../tests/support/quietHost'
import { manyTypes } from '../manyTypes'

await pageFonts()
const editor = createEditor({
  host: QUIET_HOST,
  scenario: manyTypes(),
  startChecks: () => ({ open() {}, follow() {}, close() {} }),
  tools: createToolManager,
})
createRoot(document.getElementById('root') as HTMLElement).render(
  <EditorProvider editor={editor} ui={createUi()}>
    <Tooltip.Provider>
      <ArmiesView />
    </Tooltip.Provider>
  </EditorProvider>,
)

const grid = (): HTMLElement | null => document.querySelector('.armies-grid')
const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))

/** Milliseconds of each frame on the page's thread: the step, what React makes of it, styles and layout. */
async function frames(count: number, step: (box: HTMLElement, index: number) => void): Promise<number[]> {
  const box = grid()
  if (!box) throw new Error('the table is not there')
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    const started = performance.now()
    step(box, index)
    box.dispatchEvent(new Event('scroll'))
    box.querySelector('.armies-row:last-of-type')?.getBoundingClientRect()
    times.push(performance.now() - started)
    await nextFrame()
  }
  return times
}

Object.assign(window, {
  tableBench: {
    ready: () => document.querySelectorAll('.armies-card canvas').length > 0,
    /** Down by `px` a frame, back half way; every other frame goes to the side as well. */
    scroll: (count: number, px: number) =>
      frames(count, (box, index) => {
        const way = index < count / 2 ? 1 : -1
        box.scrollTop += way * px
        if (index % 2 === 0) box.scrollLeft += way * px
      }),
  },
})
