/**
 * The picture behind the canvas: camera, map, counters and overlay of one editor. No Konva and no React: it is given
 * contexts to draw on and asks for a frame when something has changed. Pan and zoom stay in here (never React state).
 */
import { type Change } from '#shared/commands/history'
import { hasOwnWords } from '#shared/document/namedIn'
import { type Point } from '#shared/hex/layout'
import { append } from '#shared/lang/append'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { toCanvas } from '#shared/painter/toCanvas'
import { offscreenHost } from '../drawing/canvasHost'
import { cardPictures } from '../drawing/cardPictures'
import { oncePainted } from '../drawing/frames'
import { type Editor, type EditorState } from '../editor/editor'
import { type SmallMap, type Viewport } from '../editor/ports/viewport'
import { ghostBitmap } from '../tools/stamp/ghostBitmaps'
import { type BoardFrame } from './boardLayer'
import { createBoardCamera } from './boardCamera'
import { createBoardMap } from './boardMap'
import { type Camera, type Size, toMap, toScreen } from './camera'
import { createFlashes } from './flash'
import { createLateLayers } from './lateLayers'

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
  const minimapListeners = new Set<(changed: readonly Rect[]) => void>()
  const map = createBoardMap(editor, { redraw: redraw.board, overviewChanged: notifyMinimap })
  const camera = createBoardCamera(() => map.sheet, cameraMoved)
  const layers = createLateLayers(editor, redraw.board, () => {
    redraw.board()
    redraw.overlay()
  })
  const flashes = createFlashes(redraw.overlay)
  const drawn = watchFirstPicture(() => {
    redraw.shown()
    map.load()
    layers.load()
  })

  function frame(): BoardFrame {
    const { now, screen, pixelRatio } = camera
    return { camera: now, screen, pixelRatio, ...map.sheet }
  }

  function cameraMoved({ scale }: Camera): void {
    if (editor.view.hover.getState().zoom !== scale) editor.view.hover.setState({ zoom: scale })
    redraw.board()
    redraw.overlay()
    notifyMinimap([])
  }

  function notifyMinimap(changed: readonly Rect[]): void {
    for (const listener of minimapListeners) listener(changed)
  }

  function opened(): void {
    map.open()
    layers.updateCounters()
    camera.fit()
  }

  function changed(change: Change): void {
    // A commit repeats what its steps have already shown.
    if (change.kind === 'commit') return
    // Another grid is another sheet of paper: a map joined, or turned so that other lines are shifted.
    if (change.after.map.grid !== change.before.map.grid) return opened()
    map.change(change)
    layers.updateCounters()
  }

  function viewChanged(view: EditorState['view'], before: EditorState['view']): void {
    const styleChanged = view.style !== before.style
    const eyesChanged = view.eyes !== before.eyes
    const namesChanged = view.language !== before.language && hasOwnWords(editor.document.scenario)
    const layersChanged =
      view.hiddenLayers !== before.hiddenLayers || view.layerOpacity !== before.layerOpacity
    if (styleChanged || eyesChanged || namesChanged) layers.updateCounters()
    if (layersChanged || eyesChanged || namesChanged) redraw.overlay()
    if (styleChanged || layersChanged || eyesChanged || namesChanged) map.setView(view, before)
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

  const smallMap: SmallMap = {
    get paper() {
      return map.sheet.paper
    },
    get seen() {
      return camera.seen
    },
    draw: map.drawOverview,
    lookAt: camera.centerOn,
    subscribe(listener) {
      minimapListeners.add(listener)
      return () => minimapListeners.delete(listener)
    },
  }

  return {
    get camera() {
      return camera.now
    },
    get screen() {
      return camera.screen
    },
    get pixelRatio() {
      return camera.pixelRatio
    },
    get settled() {
      return map.isSettled(frame())
    },
    drawBoard(context) {
      // Konva draws as soon as it is mounted: of a map without a size nothing can be seen.
      if (!camera.isSized) return
      map.draw(context, frame())
      drawn(() => map.isSettled(frame()))
    },
    drawCounters: (context) => layers.drawCounters(context, frame()),
    drawOverlay(context) {
      layers.drawFindings(context, frame())
      const { now, pixelRatio } = camera
      const ops: DrawOp[] = [...editor.input.overlay()]
      append(ops, flashes.ops({ hexMm: map.sheet.hexMm, mmPerPx: 1 / now.scale }))
      const scale = now.scale * pixelRatio
      context.setTransform(scale, 0, 0, scale, -now.x * scale, -now.y * scale)
      toCanvas(ops, context, OVERLAY_HOST)
    },
    lift: layers.lift,
    reveal(points) {
      if (points.length === 0) return
      camera.show(points)
      flashes.show(points)
    },
    toMap: (point) => toMap(point, camera.now),
    toScreen: (point) => toScreen(point, camera.now),
    resize: camera.resize,
    fit: camera.fit,
    actualSize: camera.actualSize,
    panBy: camera.panBy,
    zoomAt: camera.zoomAt,
    zoomBy: camera.zoomBy,
    keepVisible: camera.keepVisible,
    smallMap,
    close() {
      for (const stop of stops) stop()
      map.close()
      layers.close()
    },
  }
}

/**
 * The result is called with each frame drawn. `onShown` comes once, when the first is on screen, if only as an overview; the first
 * whole picture is marked for the bench (B8) and for whoever looks at the browser's timeline.
 */
function watchFirstPicture(onShown: () => void): (isWhole: () => boolean) => void {
  let shown = false
  let pictured = false
  return (isWhole) => {
    if (!pictured && isWhole()) {
      pictured = true
      oncePainted(() => performance.mark('castellan:first-picture'))
    }
    if (shown) return
    shown = true
    oncePainted(onShown)
  }
}
