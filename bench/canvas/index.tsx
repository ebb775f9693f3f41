/**
 * The canvas alone, with a made-up map: `?columns=400&rows=250&style=classic&counters=0`.
 * `window.canvasBench` runs the measurements of B5, B6, B7 and B33; the caller takes medians and percentiles.
 */
import { createRoot } from 'react-dom/client'
import { BoardCanvas } from '../../renderer/canvas/board/BoardCanvas'
import { type BoardView } from '../../renderer/canvas/boardView'
import { createEditor } from '../../renderer/editor/createEditor'
import { QUIET_HOST } from '../../tests/support/quietHost'
import { pageFonts } from '../../renderer/drawing/mapFonts'
import { createToolManager } from '../../renderer/tools/toolManager'
import { checkInWorker } from '../../renderer/workers/checksClient'
import { madeUpMap } from './madeUpMap'
import { dragFrames, paintFrames, panFrames, settled, zoomFrames } from './measure'

const wish = new URLSearchParams(location.search)
const number = (name: string, otherwise: number): number => Number(wish.get(name) ?? otherwise)

await pageFonts()
const editor = createEditor({
  host: QUIET_HOST,
  scenario: madeUpMap(number('columns', 400), number('rows', 250), number('counters', 0)),
  view: { style: wish.get('style') === 'illustrated' ? 'illustrated' : 'classic' },
  startChecks: checkInWorker,
  tools: createToolManager,
})
createRoot(document.getElementById('root') as HTMLElement).render(<BoardCanvas editor={editor} />)

const view = (): BoardView => editor.view.viewport as BoardView

Object.assign(window, {
  canvasBench: {
    editor,
    ready: () => editor.view.viewport !== undefined,
    /** Zoom as part of actual size: 1 = 100 %. */
    async look(zoom: number | 'fit'): Promise<number> {
      view().fit()
      if (zoom !== 'fit') {
        view().actualSize()
        view().zoomBy(zoom)
      }
      return settled(view())
    },
    pan: (count: number, px: number) => panFrames(view(), count, px),
    zoom: (count: number) => zoomFrames(view(), count),
    paint: (count: number) => paintFrames(editor, view(), count),
    drag: (count: number) => dragFrames(editor, view(), count),
  },
})
