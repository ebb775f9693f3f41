/** The focus of the map, for dialogs, menus and bars that give it back. */
import { type ChangeEvent, type MouseEvent } from 'react'

/** The next click or key is for the map. */
export function focusMap(): void {
  document.querySelector<HTMLElement>('.board-canvas')?.focus()
}

/**
 * Spread on a bar: the map has the focus after a choice by mouse; one by keys may be followed by another. React lets events
 * of what the bar has opened over the page come here too: that keeps its focus.
 */
export const MAP_AFTER_CHOICE = {
  onClick({ currentTarget, target, detail }: MouseEvent): void {
    if (!(target instanceof Element) || !currentTarget.contains(target)) return
    if (detail > 0 && target.closest('button:not([aria-haspopup])')) focusMap()
  },
  onChange({ currentTarget, target }: ChangeEvent): void {
    if (!(target instanceof HTMLSelectElement) || !currentTarget.contains(target)) return
    if (!target.matches(':focus-visible')) focusMap()
  },
}
