/** Loads the tools after the first picture; until then no tool is in hand. */
import { type ToolManager } from './ports/toolManager'

interface ToolDoor extends ToolManager {
  /** These tools answer from now on. */
  open(tools: ToolManager): void
}

export function createToolDoor(): ToolDoor {
  let hand = EMPTY_HAND
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  return {
    open(tools) {
      hand = tools
      tools.subscribe(tell)
      tools.refresh()
    },
    pointerDown: (point, modifiers) => hand.pointerDown(point, modifiers),
    pointerMove: (point, modifiers) => hand.pointerMove(point, modifiers),
    pointerUp: (point, modifiers) => hand.pointerUp(point, modifiers),
    pointerLeave: () => hand.pointerLeave(),
    keyDown: (key, modifiers) => hand.keyDown(key, modifiers),
    keyUp: (key) => hand.keyUp(key),
    toolKey: (key) => hand.toolKey(key),
    cancel: () => hand.cancel(),
    use: (tool) => hand.use(tool),
    isOffered: (tool) => hand.isOffered(tool),
    refresh: () => hand.refresh(),
    get state() {
      return hand.state
    },
    get panning() {
      return hand.panning
    },
    get cursor() {
      return hand.cursor
    },
    overlay: () => hand.overlay(),
    handles: () => hand.handles(),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const nothing = (): void => undefined

const EMPTY_HAND: ToolManager = {
  pointerDown: nothing,
  pointerMove: nothing,
  pointerUp: nothing,
  pointerLeave: nothing,
  keyDown: () => false,
  keyUp: () => false,
  toolKey: () => false,
  cancel: nothing,
  use: nothing,
  isOffered: () => true,
  refresh: nothing,
  state: 'idle',
  panning: false,
  cursor: undefined,
  overlay: () => [],
  handles: () => [],
  subscribe: () => nothing,
}
