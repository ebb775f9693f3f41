/** Feeds the drag of a handle to the tool in hand. All points are places of the map, mm. */
import { type Point } from '#shared/hex/layout'
import { type Modifiers, type ToolInput } from '../../editor/ports/toolInput'

export interface Hand {
  /** The pointer goes down on a handle. */
  touch(pointer: Point): void
  /** The drag begins: the tool is pressed at `at`, else where the pointer went down. */
  take(modifiers: Modifiers, at?: Point): void
  /** False when the tool has given the drag up: Escape, or another tool. */
  move(pointer: Point, modifiers: Modifiers): boolean
  drop(pointer: Point, modifiers: Modifiers): void
}

export function createHand(input: ToolInput): Hand {
  let touched: Point = { x: 0, y: 0 }
  // The way from the pointer to the point that the tool hears of.
  let grip: Point = { x: 0, y: 0 }
  const held = ({ x, y }: Point): Point => ({ x: x + grip.x, y: y + grip.y })
  return {
    touch(pointer) {
      touched = pointer
    },
    take(modifiers, at = touched) {
      grip = { x: at.x - touched.x, y: at.y - touched.y }
      input.pointerDown(at, modifiers)
    },
    move(pointer, modifiers) {
      input.pointerMove(held(pointer), modifiers)
      return input.state !== 'idle'
    },
    drop: (pointer, modifiers) => input.pointerUp(held(pointer), modifiers),
  }
}
