/** The map of a board view without its counters: tiles over an overview, both following the document and the view. */
import { type Change } from '#shared/commands/history'
import { hasOwnWords, namedIn } from '#shared/document/namedIn'
import { mapFrame } from '#shared/painter/frame'
import { type Rect } from '#shared/painter/ops'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type Editor, type EditorState } from '../editor/editor'
import { type BoardFrame, drawBoard, tilesOnScreen } from './boardLayer'
import { type Sheet } from './boardCamera'
import { type dirtyRects, type hiddenMarkerRects } from './dirtyRects'
import { mapLook, sameLayers } from './mapLook'
import { createOverview } from './overview'
import { createOverviewScan } from './overviewScan'
import { createTileCache } from './tileCache'

export interface BoardMap {
  readonly sheet: Sheet
  /** Call it once, when the map is on screen: until then a change makes the whole map stale. */
  load(): void
  /** Shows the document from anew, as one that has just been opened. */
  open(): void
  /** Asks for a frame where the change is seen: one that moves counters alone is not. */
  change(change: Change): void
  /** Takes the style, the layers and the eyes of a view that differs from the one before. */
  setView(view: EditorState['view'], before: EditorState['view']): void
  /** The context is in device pixels, cleared. */
  draw(context: CanvasRenderingContext2D, frame: BoardFrame): void
  /** Draws the part of the overview in a rectangle (mm) into a box of the context's own units. */
  drawOverview(context: CanvasRenderingContext2D, part: Rect, box: Rect): void
  /** Is everything on screen painted? */
  isSettled(frame: BoardFrame): boolean
  close(): void
}

/** Finds the paper that a change makes stale; loaded behind the first picture, with the widths of letters. */
interface StalePaper {
  readonly dirtyRects: typeof dirtyRects
  readonly hiddenMarkerRects: typeof hiddenMarkerRects
}

interface Listeners {
  /** The map should be drawn again. */
  redraw(): void
  /** The overview differs within these rectangles, mm. */
  overviewChanged(rects: readonly Rect[]): void
}

export function createBoardMap(editor: Editor, { redraw, overviewChanged }: Listeners): BoardMap {
  let look = mapLook(editor.store.getState().view)
  const tiles = createTileCache(look, redraw)
  const overview = createOverview(rulesetOf)
  const scan = createOverviewScan(tiles.picture, (picture) => {
    overview.lay(picture)
    overviewChanged([paper()])
    redraw()
  })
  let stale: StalePaper | undefined
  const scenario = () => editor.document.scenario
  const layout = () => ({ grid: scenario().map.grid, hexMm: scenario().map.hexMm })
  const paper = (): Rect => mapFrame(layout())

  function rebuildOverview(): void {
    overview.rebuild(scenario(), editor.store.getState().view.style)
  }

  /** Layers over the tiles need no new tile; other eyes see other markers, and nothing else. */
  function setLook(view: EditorState['view']): void {
    const [next, before] = [mapLook(view), look]
    const otherNames = next.language !== before.language && hasOwnWords(scenario())
    if (!sameLayers(next, before) || otherNames) tiles.setLook((look = next))
    else if (next.eyes !== before.eyes)
      tiles.setLook((look = next), stale?.hiddenMarkerRects(scenario().map, layout()))
    scan.show(scenario(), look)
    redraw()
  }

  return {
    get sheet() {
      return { paper: paper(), hexMm: scenario().map.hexMm }
    },
    load() {
      void import('./dirtyRects').then((loaded) => {
        stale = loaded
      })
    },
    open() {
      scan.forget()
      rebuildOverview()
      tiles.open(scenario())
      scan.show(scenario(), look)
      overviewChanged([paper()])
    },
    change(change) {
      const { language } = editor.store.getState().view
      const [before, after] = [namedIn(change.before, language), namedIn(change.after, language)]
      const rects = stale?.dirtyRects({ ...change, before, after }, layout())
      tiles.update(change, rects)
      // A terrain may have another colour, wherever it lies.
      if (change.after.houseTables === change.before.houseTables) overview.update(scenario())
      else rebuildOverview()
      scan.show(scenario(), look)
      if (rects?.length === 0 && change.after.houseTables === change.before.houseTables) return
      overviewChanged(rects ?? [paper()])
      redraw()
    },
    setView(view, before) {
      if (view.style !== before.style) {
        rebuildOverview()
        overviewChanged([paper()])
      }
      setLook(view)
    },
    draw: (context, frame) => drawBoard(context, frame, tiles, overview),
    drawOverview: overview.draw,
    isSettled: (frame) => tiles.ready(tilesOnScreen(frame)),
    close: () => tiles.close(),
  }
}
