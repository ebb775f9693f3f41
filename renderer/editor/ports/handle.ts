/**
 * Handles: things over the map that can be dragged. Tools say which there are and where; the canvas shows them, finds the one
 * under the pointer, and feeds its drag to the tool as a press, moves and a release. Millimetres where nothing else is said.
 */
import { type CounterId } from '#shared/document/ids'
import { type Point } from '#shared/hex/layout'
import { type LabelBox } from '#shared/painter/labels'
import { type DrawOp } from '#shared/painter/ops'

interface AnyHandle {
  /** The same as long as it is dragged. */
  readonly id: string
}

/** A point. The tool is pressed exactly there, wherever within reach the pointer goes down. */
export interface Knob extends AnyHandle {
  readonly kind: 'knob'
  readonly at: Point
  /** Radius within which it is taken, pixels. */
  readonly reachPx: number
  readonly look: readonly DrawOp[]
}

/** A box that is moved by what lies in it, and turned by a knob on a stalk above it. */
export interface Frame extends AnyHandle {
  readonly kind: 'frame'
  readonly box: LabelBox
  readonly color: string
  /** The middle of the knob, in which the tool is pressed to turn it. */
  readonly turnAt: Point
  /** Length of the stalk, radius of the knob and radius within which it is taken, pixels. */
  readonly stalkPx: number
  readonly knobPx: number
  readonly reachPx: number
}

/** Dragged over the map while its ghost follows the pointer. The tool is pressed where the pointer goes down. */
export interface Piece extends AnyHandle {
  readonly kind: 'piece'
  readonly at: Point
  /** Radius within which it is taken. */
  readonly reachMm: number
  /** The ghost as it would lie at `at`; nothing before the piece has moved. */
  readonly look: readonly DrawOp[]
  /** The counters that the ghost shows: in the hand, they are not drawn where they lie. */
  readonly counters: readonly CounterId[]
}

export type Handle = Knob | Frame | Piece
