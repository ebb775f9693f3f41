/**
 * The contract of a tool: a small state machine that receives hexes and sides, never pixels, React or Konva. Its
 * state is a discriminated union with ordinary words: `idle`, `pointing`, then the verb (`painting`, `dragging`).
 */
import { type CounterId } from '#shared/document/ids'
import { type Axial } from '#shared/hex/axial'
import { type Hexside } from '#shared/hex/hexside'
import { type Point } from '#shared/hex/layout'
import { type Vertex } from '#shared/hex/vertex'
import { type Localized } from '#shared/i18n/localized'
import { type DrawOp } from '#shared/painter/ops'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type ToolStatus } from '../../editor/ports/hover'
import { type Modifiers } from '../../editor/ports/toolInput'
import { type ToolContext } from '../../editor/ports/toolContext'
import { type ToolId } from '../../toolOptions/toolIds'
import { type Handle } from '../../editor/ports/handle'

/** Everything under a point of the map. Hex, side and vertex may lie off the grid. */
export interface Pointed {
  /** mm */
  readonly point: Point
  readonly hex: Axial
  readonly hexside: Hexside
  readonly vertex: Vertex
  /** The uppermost counter of the hex. */
  readonly counter: CounterId | undefined
}

/** The target whose change under the pointer sends `enter` to a tool. */
export type TargetKind = 'hex' | 'hexside' | 'vertex' | 'point'

export type ToolEvent =
  | { readonly kind: 'down'; readonly at: Pointed; readonly modifiers: Modifiers }
  /** The next target under the pointer, pressed or not; fast moves send every target on the way. */
  | { readonly kind: 'enter'; readonly at: Pointed; readonly modifiers: Modifiers }
  | { readonly kind: 'up'; readonly at: Pointed; readonly modifiers: Modifiers }
  /** Escape, another tool, the window losing the focus: put everything back. */
  | { readonly kind: 'cancel' }

export interface ToolState {
  readonly kind: string
}

export interface ToolDefinition<S extends ToolState> {
  readonly id: ToolId
  readonly name: Localized
  /** The use of it, for tooltip and status line: one line beside what lies under the pointer. */
  readonly hint: Localized
  /** lucide icon, kebab case. */
  readonly icon: string
  /** As actions name theirs: `B`, `Shift+B`; given once. */
  readonly shortcut: string
  /** Does it mean anything under these rules? Absent = always. */
  readonly isOffered?: (ruleset: Ruleset) => boolean
  readonly initial: S
  /** The kind of targets that it receives, under the present options. */
  target(context: ToolContext): TargetKind
  /** The next state. After `cancel` it must be `initial`, and the document as it was before the gesture. */
  on(state: S, event: ToolEvent, context: ToolContext): S
  /** A key of its own (`KeyboardEvent.key`), between gestures: true when it took it. */
  key?(key: string, context: ToolContext, pointed: Pointed | undefined): boolean
  /** A key that what is drawn so far answers: its next state, which is idle too; undefined when it means nothing here. */
  keyed?(state: S, key: string, context: ToolContext): S | undefined
  /** Preview in mm, drawn over the map; `held` are the keys that a press now would come with. */
  overlay(state: S, pointed: Pointed | undefined, context: ToolContext, held: Modifiers): DrawOp[]
  /** The handles that can be dragged now; absent = none. */
  handles?(state: S, context: ToolContext, pointed: Pointed | undefined): readonly Handle[]
  /** Says what it is doing, or a press would do, in the status line; with nothing to say, its hint stands there. */
  status(
    state: S,
    context: ToolContext,
    pointed: Pointed | undefined,
    held: Modifiers,
  ): ToolStatus | undefined
}

/** A tool in hand. */
export interface RunningTool {
  /** Kind of its state; `idle` between gestures. */
  readonly state: string
  send(event: ToolEvent): void
  key(key: string, pointed: Pointed | undefined): boolean
  target(): TargetKind
  overlay(pointed: Pointed | undefined, held: Modifiers): DrawOp[]
  handles?(pointed: Pointed | undefined): readonly Handle[]
  status(pointed: Pointed | undefined, held: Modifiers): ToolStatus | undefined
}

export interface Tool {
  readonly id: ToolId
  readonly name: Localized
  readonly hint: Localized
  readonly icon: string
  readonly shortcut: string
  isOffered(ruleset: Ruleset): boolean
  take(context: ToolContext): RunningTool
}

/** Closes over the type of the state, so that tools of different states fit one list. */
export function defineTool<S extends ToolState>(definition: ToolDefinition<S>): Tool {
  const { id, name, hint, icon, shortcut } = definition
  return {
    id,
    name,
    hint,
    icon,
    shortcut,
    isOffered: definition.isOffered ?? (() => true),
    take(context) {
      let state = definition.initial
      // Half a gesture must not stay: what throws in its midst takes the rest of it back.
      const whole = <T>(work: () => T): T => {
        try {
          return work()
        } catch (fault) {
          state = definition.initial
          context.gesture.cancel()
          throw fault
        }
      }
      return {
        get state() {
          return state.kind
        },
        send: (event) =>
          whole(() => {
            state = definition.on(state, event, context)
          }),
        key: (key, pointed) =>
          whole(() => {
            const next = definition.keyed?.(state, key, context)
            if (next) state = next
            return next !== undefined || (definition.key?.(key, context, pointed) ?? false)
          }),
        target: () => definition.target(context),
        overlay: (pointed, held) => definition.overlay(state, pointed, context, held),
        handles: (pointed) => definition.handles?.(state, context, pointed) ?? [],
        status: (pointed, held) => definition.status(state, context, pointed, held),
      }
    },
  }
}
