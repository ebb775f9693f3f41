/** The counters and the marks of findings on a board: their code is loaded behind the first picture of the map. */
import { pageFonts } from '../drawing/mapFonts'
import { type Editor } from '../editor/editor'
import { shownFindings } from '../editor/eyes'
import { opacityOf } from '../editor/layers'
import { loadGhost } from '../tools/overlay/counterGhost'
import { type BoardFrame } from './boardLayer'
import { type CounterLayer } from './counterLayer'
import { type FindingMarks } from './findingMarks'

export interface LateLayers {
  /** Call it once, when the map is on screen. */
  load(): void
  /** Looks at the document again, with the eyes of the view and in its style. */
  updateCounters(): void
  /** Takes counters into the hand: they are not drawn where they lie, until the next call. */
  lift(counters: readonly string[]): void
  /** The context is in device pixels. */
  drawCounters(context: CanvasRenderingContext2D, frame: BoardFrame): void
  /** The context is in device pixels. */
  drawFindings(context: CanvasRenderingContext2D, frame: BoardFrame): void
  close(): void
}

/**
 * @param redraw asks for another frame of the board.
 * @param loaded both layers draw from now on.
 */
export function createLateLayers(editor: Editor, redraw: () => void, loaded: () => void): LateLayers {
  let counters: CounterLayer | undefined
  let marks: FindingMarks | undefined
  let lifted: ReadonlySet<string> = new Set()
  return {
    load() {
      // Sprites of counters are kept, so they wait for their letters.
      const modules = [import('./counterLayer'), import('./findingMarks')] as const
      void Promise.all([...modules, pageFonts(), loadGhost()]).then(
        ([{ createCounterLayer }, { createFindingMarks }]) => {
          counters = createCounterLayer(editor, redraw)
          counters.update()
          marks = createFindingMarks()
          loaded()
        },
      )
    },
    updateCounters: () => counters?.update(),
    lift(ids) {
      lifted = new Set(ids)
      counters?.lift(ids)
    },
    drawCounters(context, frame) {
      const { view } = editor.store.getState()
      if (view.hiddenLayers.includes('counters')) return
      context.globalAlpha = opacityOf('counters', view)
      counters?.draw(context, frame)
    },
    drawFindings(context, frame) {
      const { document, view } = editor.store.getState()
      if (view.hiddenLayers.includes('checks')) return
      context.globalAlpha = opacityOf('checks', view)
      const findings = shownFindings({ document, view })
      marks?.draw(context, { scenario: document.scenario, findings, lifted }, frame)
      context.globalAlpha = 1
    },
    close: () => counters?.close(),
  }
}
