/** The direction of an arrow key, x to the right and y down. */
import { type Point } from '#shared/hex/layout'

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** `key` as `KeyboardEvent.key`; undefined when it is no arrow. */
export function arrowOf(key: string): Point | undefined {
  return ARROWS[key]
}
