/**
 * DOM events of the canvas: wheel, pinch and panning move the camera, everything else goes to the tool in hand.
 * Events on a handle of the interaction layer go through Konva to the tool. Returns the function that takes the
 * listeners off.
 */
import { DD } from 'konva/lib/DragAndDrop.js'
import { Konva } from 'konva/lib/Global.js'
import { stages } from 'konva/lib/Stage.js'
import { type Point } from '#shared/hex/layout'
import { type Editor } from '../editor/editor'
import { modifiersOf } from '../editor/modifiers'
import { type BoardView } from './boardView'

/** Wheel pixels that double the zoom. */
const WHEEL_PX = 480
/** A pinch on a touch pad comes as a wheel with ctrl, in much smaller steps. */
const PINCH_PX = 70
/** One line of a wheel that counts in lines. */
const LINE_PX = 16

const MIDDLE_BUTTON = 1

export function listenToPointer(element: HTMLElement, editor: Editor, view: BoardView): () => void {
  const { input } = editor
  const stop = new AbortController()
  let panningFrom: Point | undefined

  function at(event: MouseEvent): Point {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  function isOnHandle(event: MouseEvent): boolean {
    const ours = stages.filter((stage) => element.contains(stage.container()))
    return !input.panning && ours.some((stage) => stage.getIntersection(at(event)) !== null)
  }
  const isHandleHeld = (): boolean => DD.isDragging || Konva.isTransforming()

  function showCursor(event?: MouseEvent): void {
    const free = event && (isHandleHeld() || isOnHandle(event)) ? 'handle' : 'tool'
    element.dataset['cursor'] = panningFrom ? 'grabbing' : input.panning ? 'grab' : free
  }

  function on<K extends keyof HTMLElementEventMap>(
    kind: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ): void {
    element.addEventListener(kind, listener, { signal: stop.signal, passive: false })
  }

  on('pointerdown', (event) => {
    element.focus({ preventScroll: true })
    if (event.button === MIDDLE_BUTTON || (event.button === 0 && input.panning)) {
      event.preventDefault()
      panningFrom = at(event)
      element.setPointerCapture(event.pointerId)
      showCursor()
    } else if (event.button === 0 && !isOnHandle(event)) {
      element.setPointerCapture(event.pointerId)
      input.pointerDown(view.toMap(at(event)), modifiersOf(event))
    }
  })
  on('pointermove', (event) => {
    const point = at(event)
    if (panningFrom) {
      view.panBy(point.x - panningFrom.x, point.y - panningFrom.y)
      panningFrom = point
    } else if (!isHandleHeld()) input.pointerMove(view.toMap(point), modifiersOf(event))
    showCursor(event)
  })
  on('pointerup', (event) => {
    // Linux would paste what is marked anywhere: here this button only moves the map.
    if (event.button === MIDDLE_BUTTON) event.preventDefault()
    if (panningFrom) panningFrom = undefined
    else if (event.button === 0 && !isHandleHeld()) input.pointerUp(view.toMap(at(event)), modifiersOf(event))
    showCursor(event)
  })
  on('pointercancel', () => {
    panningFrom = undefined
    input.cancel()
  })
  on('pointerleave', () => input.pointerLeave())
  on('wheel', (event) => {
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1
    const delta = (event.deltaY === 0 ? event.deltaX : event.deltaY) * lines
    view.zoomAt(at(event), 2 ** (-delta / (event.ctrlKey ? PINCH_PX : WHEEL_PX)))
  })
  on('keydown', (event) => {
    if (!input.keyDown(event.key, modifiersOf(event))) return
    event.preventDefault()
    if (input.cursor) view.keepVisible(input.cursor)
    showCursor()
  })
  on('keyup', (event) => {
    if (input.keyUp(event.key)) event.preventDefault()
    showCursor()
  })
  on('blur', () => {
    panningFrom = undefined
    input.cancel()
    showCursor()
  })
  window.addEventListener('blur', () => input.keyUp(' '), { signal: stop.signal })
  showCursor()
  return () => stop.abort()
}
