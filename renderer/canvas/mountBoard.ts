/** Brings a Konva stage to life with an editor's map: drawing, size, pointer and keyboard. Nothing of it is React. */
import type Konva from 'konva'
import { type Editor } from '../editor/editor'
import { createBoardView } from './boardView'
import { listenToPointer } from './pointerInput'

export interface BoardNodes {
  readonly element: HTMLElement
  readonly stage: Konva.Stage
  /** Map and counters; drawn when either changes. */
  readonly board: { readonly layer: Konva.Layer; readonly map: Konva.Shape; readonly counters: Konva.Shape }
  /** What follows the pointer; drawn with every move. */
  readonly overlay: { readonly layer: Konva.Layer; readonly shape: Konva.Shape }
  /** The map has been drawn for the first time, if only as its overview. */
  onShown(): void
}

/** Returns what takes everything down again. */
export function mountBoard(
  editor: Editor,
  { element, stage, board, overlay, onShown }: BoardNodes,
): () => void {
  const view = createBoardView(editor, {
    board: () => board.layer.batchDraw(),
    overlay: () => overlay.layer.batchDraw(),
    shown: onShown,
  })
  drawWith(board.map, view.drawBoard)
  drawWith(board.counters, view.drawCounters)
  drawWith(overlay.shape, view.drawOverlay)
  editor.viewport = view
  const resized = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = element
    stage.size({ width, height })
    view.resize({ width, height }, window.devicePixelRatio)
  })
  resized.observe(element)
  const deafen = listenToPointer(element, editor, view)
  return () => {
    deafen()
    resized.disconnect()
    editor.viewport = undefined
    view.close()
  }
}

// The view draws in device pixels: the scale that Konva has set is put aside.
function drawWith(shape: Konva.Shape, draw: (context: CanvasRenderingContext2D) => void): void {
  shape.sceneFunc((context) => {
    const native = context._context
    native.save()
    native.setTransform(1, 0, 0, 1, 0, 0)
    draw(native)
    native.restore()
  })
}
