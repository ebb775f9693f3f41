/** Mouse, pen and fingers on the map: one drags it, two pinch it, the wheel zooms, a tap chooses a hex. */
import { type Axial } from '#shared/hex/axial'
import { type Point } from '#shared/hex/layout'
import { type Board } from './board'
import { panned, zoomed } from './camera'

/** A pointer that has moved less is a tap, pixels. */
const SLACK = 6
/** The zoom by one unit of the wheel: one notch of a usual mouse is 100. */
const WHEEL = 0.0016
/** A wheel with fine steps, and fingers on a touchpad. */
const PINCH = 0.01

interface PointerEvents {
  tap(hex: Axial | undefined): void
  hover(hex: Axial | undefined): void
}

export function followPointers(board: Board, { tap, hover }: PointerEvents): void {
  const { root } = board
  const canvas = root.querySelector('canvas') as HTMLCanvasElement
  const down = new Map<number, Point>()
  let start: Point | undefined
  let isTap = false

  const pointOf = (event: MouseEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 && event.button !== 1) return
    canvas.setPointerCapture(event.pointerId)
    down.set(event.pointerId, pointOf(event))
    isTap = down.size === 1 && event.button === 0
    start = pointOf(event)
  })

  canvas.addEventListener('pointermove', (event) => {
    const point = pointOf(event)
    const last = down.get(event.pointerId)
    if (!last) return hover(board.hexAt(point))
    if (start && Math.hypot(point.x - start.x, point.y - start.y) > SLACK) isTap = false
    if (isTap) return
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
    down.set(event.pointerId, point)
    if (other) pinch(last, point, other)
    else board.move((camera) => panned(camera, point.x - last.x, point.y - last.y))
  })

  function pinch(last: Point, point: Point, other: Point): void {
    const before = Math.hypot(last.x - other.x, last.y - other.y)
    const now = Math.hypot(point.x - other.x, point.y - other.y)
    const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 }
    const [dx, dy] = [(point.x - last.x) / 2, (point.y - last.y) / 2]
    board.move((camera, view) => zoomed(panned(camera, dx, dy), now / Math.max(1, before), middle, view))
  }

  const up = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return
    if (isTap && event.type === 'pointerup') tap(board.hexAt(pointOf(event)))
    isTap = false
  }
  canvas.addEventListener('pointerup', up)
  canvas.addEventListener('pointercancel', up)
  canvas.addEventListener('pointerleave', () => hover(undefined))

  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1
      const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? PINCH : WHEEL))
      board.move((camera, view) => zoomed(camera, factor, pointOf(event), view))
    },
    { passive: false },
  )
  canvas.addEventListener('dblclick', (event) =>
    board.move((camera, view) => zoomed(camera, 2, pointOf(event), view)),
  )
}
