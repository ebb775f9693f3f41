/** The modifier keys that are held: none, or those of a DOM event. */
import { type Modifiers } from './ports/toolInput'

export const NO_MODIFIERS: Modifiers = { shift: false, alt: false, ctrl: false }

/** Reads them off a DOM event (or anything of its shape). */
export function modifiersOf(event: {
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}): Modifiers {
  return { shift: event.shiftKey, alt: event.altKey, ctrl: event.ctrlKey || event.metaKey }
}
