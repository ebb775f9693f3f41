/**
 * Drags rows of a tree of the order of battle with the pointer: within their tree, to a line between rows or into one, or out of
 * it.
 */
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { type OrderRow } from '#shared/armies/orderOfBattle/rows'
import { type Scenario } from '#shared/document/types'
import { type Drop, dropAt, type Moved, movedBy } from './drops'

/** Px: a press that moves less is a click. */
const LEAST_WAY = 5
/** Px from the upper and lower edge in which the tree scrolls, and how far at each move. */
const EDGE = 24
const STEP = 12
/** Px beyond the tree: nearer, the pointer has only gone too far in it. */
const OUT = 28

const CONTROLS = 'button, input, select'

interface DragParts {
  readonly box: RefObject<HTMLElement | null>
  readonly scenario: Pick<Scenario, 'groups'>
  readonly rows: readonly OrderRow[]
  readonly selected: ReadonlySet<string>
  readonly rowHeight: number
  readonly onBegin: (moved: Moved) => void
  readonly onDrop: (moved: Moved, drop: Drop) => void
  /** The drag ends here: somebody else goes on with the row that was pressed. */
  readonly onOut: (row: OrderRow, moved: Moved) => void
}

interface RowDrag {
  readonly moved: Moved
  readonly drop: Drop | undefined
}

export function useRowDrag(parts: DragParts) {
  const { box, scenario, rows, selected, rowHeight, onBegin, onDrop, onOut } = parts
  const [drag, setDrag] = useState<RowDrag>()
  const pressed = useRef<{ readonly x: number; readonly y: number; readonly index: number }>(undefined)
  const justDropped = useRef(false)
  const give = (): void => {
    pressed.current = undefined
    setDrag(undefined)
  }
  const placeAt = (clientY: number): { index: number; height: number } => {
    const view = box.current
    const top = view ? clientY - view.getBoundingClientRect().top + view.scrollTop : 0
    const index = Math.floor(top / rowHeight)
    // Below the last row: the side itself.
    return index < rows.length ? { index, height: top / rowHeight - index } : { index: 0, height: 0.5 }
  }
  const scroll = (clientY: number): void => {
    const view = box.current
    if (!view) return
    const { top, bottom } = view.getBoundingClientRect()
    if (clientY < top + EDGE) view.scrollBy(0, -STEP)
    else if (clientY > bottom - EDGE) view.scrollBy(0, STEP)
  }
  const isOut = ({ clientX, clientY }: PointerEvent): boolean => {
    const view = box.current?.getBoundingClientRect()
    if (!view) return false
    const beyond = (at: number, from: number, to: number): boolean => at < from - OUT || at > to + OUT
    return beyond(clientX, view.left, view.right) || beyond(clientY, view.top, view.bottom)
  }
  const handlers = {
    onPointerDown(event: PointerEvent): void {
      justDropped.current = false
      if (event.button !== 0 || (event.target as Element).closest(CONTROLS)) return
      const { index } = placeAt(event.clientY)
      if ((event.target as Element).closest('[role="treeitem"]'))
        pressed.current = { x: event.clientX, y: event.clientY, index }
    },
    onPointerMove(event: PointerEvent): void {
      const from = pressed.current
      if (!from) return
      if (!drag && Math.hypot(event.clientX - from.x, event.clientY - from.y) < LEAST_WAY) return
      const row = rows[from.index]
      const moved =
        drag?.moved ??
        (row &&
          movedBy(
            row,
            rows.filter(({ node }) => selected.has(node.key)),
          ))
      if (!row || !moved) return give()
      if (!drag) {
        event.currentTarget.setPointerCapture(event.pointerId)
        onBegin(moved)
      }
      if (isOut(event)) {
        give()
        return onOut(row, moved)
      }
      scroll(event.clientY)
      setDrag({ moved, drop: dropAt(scenario, rows, moved, placeAt(event.clientY)) })
    },
    onPointerUp(): void {
      justDropped.current = drag !== undefined
      if (drag?.drop) onDrop(drag.moved, drag.drop)
      give()
    },
    onPointerCancel: give,
    onLostPointerCapture: give,
  }
  return {
    drag,
    handlers,
    cancel: give,
    /** The click that ends a drag chooses nothing. */
    wasDrag: (): boolean => justDropped.current,
  }
}
