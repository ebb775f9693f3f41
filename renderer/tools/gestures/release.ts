/** The states of a tool that acts where the button is released: until then Escape can cancel it. */
import { type ToolEvent } from './tool'

export type ReleaseState = { readonly kind: 'idle' } | { readonly kind: 'pointing' }

export const IDLE: ReleaseState = { kind: 'idle' }

/** The next state; `act` is called on letting go, unless the press was taken back. */
export function onRelease(
  state: ReleaseState,
  event: ToolEvent,
  act: (up: Extract<ToolEvent, { kind: 'up' }>) => void,
): ReleaseState {
  switch (event.kind) {
    case 'down':
      return { kind: 'pointing' }
    case 'enter':
      return state
    case 'up':
      if (state.kind === 'pointing') act(event)
      return IDLE
    case 'cancel':
      return IDLE
  }
}
