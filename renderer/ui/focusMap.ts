/** The next click or key is for the map. */
export function focusMap(): void {
  document.querySelector<HTMLElement>('.board-canvas')?.focus()
}
