/** Fills an element with an editor's map: the Konva stage, its size, pointer and keyboard. Nothing of it is React. */
// These three alone: Konva's core would bring its animations before the first picture.
import { Layer } from 'konva/lib/Layer.js'
import { Shape } from 'konva/lib/Shape.js'
import { Stage } from 'konva/lib/Stage.js'
import { type Editor } from '../editor/editor'
import { type BoardView, createBoardView } from './boardView'
import { listenToPointer } from './pointerInput'

/**
 * Draws at once. Returns what takes everything down again.
 * @param onShown called once the map has been drawn for the first time, if only as its overview.
 */
export function mountBoard(
  editor: Editor,
  element: HTMLDivElement,
  onShown: (view: BoardView) => void,
): () => void {
  // Konva owns the content of its container, so it gets a separate one.
  const container = element.appendChild(document.createElement('div'))
  const stage = new Stage({ container, listening: false })
  // Map and counters, drawn when either changes; above them what follows the pointer, drawn with every move.
  const board = new Layer({ listening: false })
  const overlay = new Layer({ listening: false })
  const view = createBoardView(editor, {
    board: () => board.batchDraw(),
    overlay: () => overlay.batchDraw(),
    shown: () => onShown(view),
  })
  // Read by screen readers, and by tests that compare pictures.
  let isBusy: boolean | undefined
  function drawBoard(context: CanvasRenderingContext2D): void {
    view.drawBoard(context)
    if (isBusy === !view.settled) return
    isBusy = !view.settled
    element.setAttribute('aria-busy', String(isBusy))
  }
  board.add(shapeOf(drawBoard), shapeOf(view.drawCounters))
  overlay.add(shapeOf(view.drawOverlay))
  editor.view.viewport = view
  // The view first: the stage draws as soon as its size is set.
  function resize(): void {
    const { clientWidth: width, clientHeight: height } = element
    const ratio = window.devicePixelRatio
    view.resize({ width, height }, ratio)
    // Konva keeps the ratio of the screen on which the page was opened.
    const stale = [board, overlay].filter((layer) => layer.getCanvas().getPixelRatio() !== ratio)
    for (const layer of stale) layer.getCanvas().setPixelRatio(ratio)
    stage.size({ width, height })
    for (const layer of stale) layer.draw()
  }
  // Not by the observer, which reports a frame later. Layers come last: they draw when they are added.
  resize()
  stage.add(board, overlay)
  const resized = new ResizeObserver(resize)
  resized.observe(element)
  const forgetRatio = onPixelRatio(resize)
  const deafen = listenToPointer(element, editor, view)
  return () => {
    deafen()
    resized.disconnect()
    forgetRatio()
    editor.view.viewport = undefined
    view.close()
    stage.destroy()
    container.remove()
  }
}

// The window has come to another screen, or the browser zooms the page. A query holds for one ratio.
function onPixelRatio(listener: () => void): () => void {
  const stop = new AbortController()
  function listen(): void {
    matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        listener()
        listen()
      },
      { once: true, signal: stop.signal },
    )
  }
  listen()
  return () => stop.abort()
}

// The view draws in device pixels: the scale that Konva has set is put aside.
function shapeOf(draw: (context: CanvasRenderingContext2D) => void): Shape {
  return new Shape({
    perfectDrawEnabled: false,
    sceneFunc(context) {
      const native = context._context
      native.save()
      native.setTransform(1, 0, 0, 1, 0, 0)
      draw(native)
      native.restore()
    },
  })
}
