/** Keys held while something else is pressed. `ctrl` is the command key on a Mac too. */
export interface Modifiers {
  readonly shift: boolean
  readonly alt: boolean
  readonly ctrl: boolean
}

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
