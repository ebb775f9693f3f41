/**
 * The tool in hand, as canvas, keyboard and tests drive it: points in mm go in, the tool receives hexes and sides.
 * Pointer and keyboard end in the same events: arrows move a hex cursor, Space is the button (UX-2).
 */
import { type Point } from '#shared/hex/layout'
import { type DrawOp } from '#shared/painter/ops'
import { type Handle } from './handle'

/** Keys held while something else is pressed. `ctrl` is the command key on a Mac too. */
export interface Modifiers {
  readonly shift: boolean
  readonly alt: boolean
  readonly ctrl: boolean
}

export interface ToolInput {
  pointerDown(point: Point, modifiers: Modifiers): void
  pointerMove(point: Point, modifiers: Modifiers): void
  pointerUp(point: Point, modifiers: Modifiers): void
  pointerLeave(): void
  /** `KeyboardEvent.key`; true when the tool or the cursor took it. */
  keyDown(key: string, modifiers: Modifiers): boolean
  keyUp(key: string): boolean
  /** Keys of the tool itself, wherever the focus is: true when it took this one. */
  toolKey(key: string): boolean
  /** Puts the open gesture back: Escape, another tool, the window losing the focus. */
  cancel(): void
  /** Kind of the tool's state: `idle` between gestures. */
  readonly state: string
  /** The hand moves the map (pan tool, or Space held over the map): the canvas keeps the pointer to itself. */
  readonly panning: boolean
  /** Centre of the hex cursor of the keyboard, mm; undefined while the mouse leads. */
  readonly cursor: Point | undefined
  /** The tool's drawing over the map, mm. */
  overlay(): DrawOp[]
  /** The handles that can be dragged now. */
  handles(): readonly Handle[]
  /** Calls the listener whenever overlay or handles may have changed. */
  subscribe(listener: () => void): () => void
}
