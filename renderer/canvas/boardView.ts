/**
 * The picture behind the canvas: camera, tiles, counters and overlay of one editor. No Konva and no React: it is given
 * contexts to draw on and asks for a frame when something has changed. Pan and zoom stay in here (never React state).
 */
import { type Change } from '#shared/commands/history'
import { type Point } from '#shared/hex/layout'
import { append } from '#shared/lang/append'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { mapFrame } from '#shared/painter/frame'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { toCanvas } from '#shared/painter/toCanvas'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { offscreenHost } from '../drawing/canvasHost'
import { cardPictures } from '../drawing/cardPictures'
import { oncePainted } from '../drawing/frames'
import { pageFonts } from '../drawing/mapFonts'
import { type Editor, type EditorState } from '../editor/editor'
import { type Viewport } from '../editor/ports/viewport'
import { shownFindings } from '../editor/eyes'
import { opacityOf } from '../editor/layers'
import { loadGhost } from '../tools/overlay/counterGhost'
import { ghostBitmap } from '../tools/stamp/ghostBitmaps'
import { type BoardFrame, drawBoard, tilesOnScreen } from './boardLayer'
import {
  ACTUAL_SCALE,
  type Camera,
  centerOn,
  fitCamera,
  keepInSight,
  panBy,
  type Size,
  toMap,
  toScreen,
  visibleRect,
  zoomAt,
  zoomLimits,
} from './camera'
import { type CounterLayer } from './counterLayer'
import { dirtyRects, hiddenMarkerRects } from './dirtyRects'
import { type FindingMarks } from './findingMarks'
import { type Flash, flashIsOver, flashOps } from './flash'
import { mapLook, sameLayers } from './mapLook'
import { createOverview } from './overview'
import { createOverviewScan } from './overviewScan'
import { createTileCache } from './tileCache'

export interface BoardView extends Viewport {
  resize(screen: Size, pixelRatio: number): void
  drawBoard(context: CanvasRenderingContext2D): void
  drawCounters(context: CanvasRenderingContext2D): void
  drawOverlay(context: CanvasRenderingContext2D): void
  /** Counters whose ghost is in the hand: they are not drawn where they lie, until the next call. */
  lift(counters: readonly string[]): void
  /** The map point (mm) under a point of the canvas (CSS pixels). */
  toMap(point: Point): Point
  panBy(dxPx: number, dyPx: number): void
  zoomAt(at: Point, factor: number): void
  /** Pans just enough to bring a map point (mm) on screen. */
  keepVisible(point: Point): void
  /** True when nothing on screen waits to be painted. */
  readonly settled: boolean
  readonly camera: Camera
  /** CSS pixels. */
  readonly screen: Size
  /** Device pixels a CSS pixel. */
  readonly pixelRatio: number
  close(): void
}

// Ghosts of pieces, and of counters with art.
const OVERLAY_HOST = offscreenHost((hash, width) => ghostBitmap(hash) ?? cardPictures.image(hash, width))

interface Redraw {
  board(): void
  overlay(): void
  /** The map has been drawn for the first time, if only as its overview. */
  shown(): void
}

export function createBoardView(editor: Editor, redraw: Redraw): BoardView {
  let screen: Size = { width: 1, height: 1 }
  let pixelRatio = 1
  let camera: Camera = { x: 0, y: 0, scale: 1 }
  let sized = false
  let shown = false
  let pictured = false
  let flash: Flash | undefined
  const overview = createOverview(rulesetOf)
  const minimapListeners = new Set<(changed: readonly Rect[]) => void>()
  let look = mapLook(editor.store.getState().view)
  const tiles = createTileCache(look, redraw.board)
  const scan = createOverviewScan(tiles.picture, (laid) => {
    overview.lay(laid)
    notifyMinimap([paper()])
    redraw.board()
  })
  let lifted: ReadonlySet<string> = new Set()
  // Both are brought behind the first picture, the counters with their letters.
  let counters: CounterLayer | undefined
  let findingMarks: FindingMarks | undefined
  const scenario = () => editor.document.scenario
  const layout = () => ({ grid: scenario().map.grid, hexMm: scenario().map.hexMm })
  const paper = (): Rect => mapFrame(layout())

  function frame(): BoardFrame {
    return { camera, screen, pixelRatio, paper: paper(), hexMm: scenario().map.hexMm }
  }

  function lookFrom(next: Camera): void {
    camera = keepInSight(next, paper(), screen)
    if (editor.view.hover.getState().zoom !== camera.scale) editor.view.hover.setState({ zoom: camera.scale })
    redraw.board()
    redraw.overlay()
    notifyMinimap([])
  }

  function notifyMinimap(changed: readonly Rect[]): void {
    for (const listener of minimapListeners) listener(changed)
  }

  function fit(): void {
    lookFrom(fitCamera(paper(), screen))
  }

  function zoom(at: Point, factor: number): void {
    lookFrom(zoomAt(camera, at, factor, zoomLimits(paper(), scenario().map.hexMm, screen)))
  }

  const middle = (): Point => ({ x: screen.width / 2, y: screen.height / 2 })

  function opened(): void {
    scan.forget()
    overview.rebuild(scenario(), editor.store.getState().view.style)
    tiles.open(scenario())
    scan.show(scenario(), look)
    counters?.update()
    notifyMinimap([paper()])
    if (sized) fit()
  }

  function changed(change: Change): void {
    // A commit repeats what its steps have already shown.
    if (change.kind === 'commit') return
    // Another grid is another sheet of paper: a map joined, or turned so that other lines are shifted.
    if (change.after.map.grid !== change.before.map.grid) return opened()
    const rects = dirtyRects(change, layout())
    tiles.update(change, rects)
    // A terrain may have another colour, wherever it lies.
    if (change.after.houseTables === change.before.houseTables) overview.update(scenario())
    else overview.rebuild(scenario(), editor.store.getState().view.style)
    scan.show(scenario(), look)
    counters?.update()
    notifyMinimap(rects ?? [paper()])
    redraw.board()
  }

  /** Layers over the tiles need no tile anew; other eyes see other markers, and nothing else. */
  function lookChanged(): void {
    const [next, before] = [mapLook(editor.store.getState().view), look]
    if (!sameLayers(next, before)) tiles.setLook((look = next))
    else if (next.eyes !== before.eyes)
      tiles.setLook((look = next), hiddenMarkerRects(scenario().map, layout()))
    scan.show(scenario(), look)
    redraw.board()
  }

  function viewChanged(view: EditorState['view'], before: EditorState['view']): void {
    const styleChanged = view.style !== before.style
    const eyesChanged = view.eyes !== before.eyes
    const layersChanged =
      view.hiddenLayers !== before.hiddenLayers || view.layerOpacity !== before.layerOpacity
    if (styleChanged) {
      overview.rebuild(scenario(), view.style)
      notifyMinimap([paper()])
    }
    if (styleChanged || eyesChanged) counters?.update()
    if (layersChanged || eyesChanged) redraw.overlay()
    if (styleChanged || layersChanged || eyesChanged) lookChanged()
  }

  const stops = [
    editor.document.onChange(changed),
    editor.document.onLoad(opened),
    editor.input.subscribe(redraw.overlay),
    editor.store.subscribe(({ document, view }, before) => {
      const otherFindings = document.findings !== before.document.findings
      if (otherFindings || document.scenario.silenced !== before.document.scenario.silenced) redraw.overlay()
      viewChanged(view, before.view)
    }),
  ]
  opened()

  function animateFlash(): void {
    redraw.overlay()
    if (flash && flashIsOver(flash, performance.now())) flash = undefined
    else if (flash) requestAnimationFrame(animateFlash)
  }

  return {
    get camera() {
      return camera
    },
    get screen() {
      return screen
    },
    get pixelRatio() {
      return pixelRatio
    },
    get settled() {
      return tiles.ready(tilesOnScreen(frame()))
    },
    resize(size, ratio) {
      screen = size
      pixelRatio = ratio
      if (sized) lookFrom(camera)
      else if (size.width > 1 && size.height > 1) {
        sized = true
        fit()
      }
    },
    drawBoard(context) {
      // Konva draws as soon as it is mounted: of a map without a size nothing can be seen.
      if (!sized) return
      drawBoard(context, frame(), tiles, overview)
      if (!pictured && tiles.ready(tilesOnScreen(frame()))) {
        pictured = true
        // For the bench (B8) and for whoever looks at the browser's timeline.
        oncePainted(() => performance.mark('castellan:first-picture'))
      }
      if (shown) return
      shown = true
      oncePainted(() => {
        redraw.shown()
        // The map does not wait for its counters, and they wait for their letters: their sprites are kept.
        const modules = [import('./counterLayer'), import('./findingMarks')] as const
        void Promise.all([...modules, pageFonts(), loadGhost()]).then(
          ([{ createCounterLayer }, { createFindingMarks }]) => {
            counters = createCounterLayer(editor, redraw.board)
            counters.update()
            findingMarks = createFindingMarks()
            redraw.board()
            redraw.overlay()
          },
        )
      })
    },
    drawCounters: (context) => {
      const { view } = editor.store.getState()
      if (view.hiddenLayers.includes('counters')) return
      context.globalAlpha = opacityOf('counters', view)
      counters?.draw(context, frame())
    },
    lift(ids) {
      lifted = new Set(ids)
      counters?.lift(ids)
      redraw.board()
    },
    drawOverlay(context) {
      const { document, view } = editor.store.getState()
      if (!view.hiddenLayers.includes('checks')) {
        context.globalAlpha = opacityOf('checks', view)
        const findings = shownFindings({ document, view })
        findingMarks?.draw(context, { scenario: document.scenario, findings, lifted }, frame())
        context.globalAlpha = 1
      }
      const ops: DrawOp[] = [...editor.input.overlay()]
      if (flash) {
        const mmPerPx = 1 / camera.scale
        const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
        append(ops, flashOps(flash, performance.now(), { hexMm: scenario().map.hexMm, mmPerPx, calm }))
      }
      const scale = camera.scale * pixelRatio
      context.setTransform(scale, 0, 0, scale, -camera.x * scale, -camera.y * scale)
      toCanvas(ops, context, OVERLAY_HOST)
    },
    toMap: (point) => toMap(point, camera),
    toScreen: (point) => toScreen(point, camera),
    panBy: (dx, dy) => lookFrom(panBy(camera, dx, dy)),
    zoomAt: zoom,
    keepVisible(point) {
      const { x, y } = toScreen(point, camera)
      const margin = Math.min(60, screen.width / 4, screen.height / 4)
      const inside = x > margin && y > margin && x < screen.width - margin && y < screen.height - margin
      if (!inside) lookFrom(centerOn(point, camera, screen))
    },
    reveal(points) {
      if (points.length === 0) return
      lookFrom(cameraFor(points, { camera, screen, hexMm: scenario().map.hexMm }))
      flash = { points, since: performance.now() }
      animateFlash()
    },
    zoomBy: (factor) => zoom(middle(), factor),
    smallMap: {
      get paper() {
        return paper()
      },
      get seen() {
        return visibleRect(camera, screen)
      },
      draw: overview.draw,
      lookAt: (point) => lookFrom(centerOn(point, camera, screen)),
      subscribe(listener) {
        minimapListeners.add(listener)
        return () => minimapListeners.delete(listener)
      },
    },
    fit,
    actualSize: () => zoom(middle(), ACTUAL_SCALE / camera.scale),
    close() {
      for (const stop of stops) stop()
      tiles.close()
      counters?.close()
    },
  }
}

/** Smallest hex at which a place is still recognised, CSS pixels. */
const REVEAL_HEX_PX = 36

// The middle of the points, zoomed in when hexes are too small to see, out when the points do not fit.
function cameraFor(
  points: readonly Point[],
  { camera, screen, hexMm }: { camera: Camera; screen: Size; hexMm: number },
): Camera {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right] = [leastOf(xs), greatestOf(xs)]
  const [top, bottom] = [leastOf(ys), greatestOf(ys)]
  const room = 4 * hexMm
  const widest = Math.min(screen.width / (right - left + room), screen.height / (bottom - top + room))
  const scale = Math.min(widest, Math.max(camera.scale, REVEAL_HEX_PX / hexMm))
  return centerOn({ x: (left + right) / 2, y: (top + bottom) / 2 }, { ...camera, scale }, screen)
}
