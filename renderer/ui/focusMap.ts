/** The focus of the map, for dialogs, menus and bars that give it back. */
import { type ChangeEvent, type MouseEvent } from 'react'

/** The next click or key is for the map. */
export function focusMap(): void {
  document.querySelector<HTMLElement>('.board-canvas')?.focus()
}

/** Spread on a bar: the map has the focus after a choice by mouse; one by keys may be followed by another. */
export const MAP_AFTER_CHOICE = {
  onClick({ target, detail }: MouseEvent): void {
    const pressed = target instanceof Element && target.closest('button:not([aria-haspopup])')
    if (pressed && detail > 0) focusMap()
  },
  onChange({ target }: ChangeEvent): void {
    if (target instanceof HTMLSelectElement && !target.matches(':focus-visible')) focusMap()
  },
}
