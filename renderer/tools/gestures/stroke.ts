/** Tools whose gesture is a stroke: pressed on a first target, drawn over the next ones, one undo step in the end. */
import { type Modifiers } from '../../editor/ports/toolInput'
import { type ToolContext } from '../../editor/ports/toolContext'
import { defineTool, type Pointed, type Tool, type ToolDefinition, type ToolState } from './tool'

type Idle = { readonly kind: 'idle' }

const IDLE: Idle = { kind: 'idle' }

interface StrokeDefinition<S extends ToolState> extends Omit<ToolDefinition<Idle | S>, 'initial' | 'on'> {
  /** Decides what a stroke that begins here does throughout: paint or take away, with which value. Changes nothing yet. */
  begin(at: Pointed, context: ToolContext, modifiers: Modifiers): S
  /** Does it at one target, in the open gesture, and says how the stroke goes on. */
  touch(stroke: S, at: Pointed, context: ToolContext, modifiers: Modifiers): S
  /** Before the gesture is closed: what only the whole stroke tells. */
  finish?(stroke: S, context: ToolContext): void
}

function isUnderWay<S extends ToolState>(state: Idle | S): state is S {
  return state.kind !== 'idle'
}

/** @typeParam S what the stroke under way remembers; `idle` is between strokes */
export function defineStrokeTool<S extends ToolState>({
  begin,
  touch,
  finish,
  ...tool
}: StrokeDefinition<S>): Tool {
  return defineTool<Idle | S>({
    ...tool,
    initial: IDLE,
    on(state, event, context) {
      const stroke = isUnderWay(state) ? state : undefined
      switch (event.kind) {
        case 'down': {
          const begun = begin(event.at, context, event.modifiers)
          context.gesture.begin()
          return touch(begun, event.at, context, event.modifiers)
        }
        case 'enter':
          return stroke ? touch(stroke, event.at, context, event.modifiers) : state
        case 'up':
          if (stroke) {
            finish?.(stroke, context)
            context.gesture.commit()
          }
          return IDLE
        case 'cancel':
          if (stroke) context.gesture.cancel()
          return IDLE
      }
    },
  })
}
