/** The controls of a place that a mouse cannot get at, in a window of any size. */
import { type Page } from '@playwright/test'

/** One line for each control that is outside the window, cut off where nothing scrolls, or under something else. */
export async function outOfReach(page: Page): Promise<readonly string[]> {
  return page.evaluate(lookForLost)
}

/** Runs in the page: alone, without anything of this file. */
async function lookForLost(): Promise<string[]> {
  // A menu finds its place in the frame after it has come.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const CONTROLS =
    'button, input, select, textarea, a[href], summary, [role="menuitem"], [role="option"], [role="slider"], [tabindex="0"]'
  const open = [...document.querySelectorAll('[role="dialog"], [role="menu"]')]
  // What lies under the uppermost is meant to be covered.
  const root = open.at(-1) ?? document.body
  const named = (element: Element): string => {
    const classes = [...element.classList].map((name) => `.${name}`).join('')
    const within = element.parentElement?.closest('[class]')?.className ?? ''
    return `${element.localName}${classes} "${element.ariaLabel ?? element.textContent.trim().slice(0, 30)}" in .${within}`
  }

  /** Names what cuts the middle of a control off for good; undefined where a scroller brings it in sight. */
  function cutBy(control: Element): string | undefined {
    const box = control.getBoundingClientRect()
    let [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    for (let at = control.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      const { left, right, top, bottom } = at.getBoundingClientRect()
      const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
      if (at !== document.documentElement) {
        if (scrolls(overflowX)) x = Math.min(right - 1, Math.max(left + 1, x))
        else if (overflowX !== 'visible' && (x < left || x > right)) return `cut off by .${at.className}`
        if (scrolls(overflowY)) y = Math.min(bottom - 1, Math.max(top + 1, y))
        else if (overflowY !== 'visible' && (y < top || y > bottom)) return `cut off by .${at.className}`
      }
      if (position === 'fixed') break
    }
    return x < 0 || x > innerWidth || y < 0 || y > innerHeight ? 'outside the window' : undefined
  }

  function coveredBy(control: Element): string | undefined {
    control.scrollIntoView({ block: 'center', inline: 'center' })
    const box = control.getBoundingClientRect()
    const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    if (!at || control.contains(at) || at.contains(control)) return undefined
    // The fan of a stack comes and goes over the map, which is one control as large as the board.
    if (at.closest('.stack-fan') && control.matches('.board-canvas')) return undefined
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
    return label?.contains(at) || at.closest('label')?.contains(control) ? undefined : `under ${named(at)}`
  }

  return [...root.querySelectorAll(CONTROLS)].flatMap((control) => {
    // What is inert is meant to be covered: the map of a game below the curtain.
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) return []
    const { width, height } = control.getBoundingClientRect()
    // Hidden from the eye alone: a control beside it is pressed for it.
    if (width <= 1 || height <= 1 || control.closest('.visually-hidden')) return []
    // It takes keys alone: the field that holds the focus of the table, unseen until something is typed.
    const { opacity, pointerEvents } = getComputedStyle(control)
    if (opacity === '0' && pointerEvents === 'none') return []
    const lost = cutBy(control) ?? coveredBy(control)
    return lost === undefined ? [] : [`${lost}: ${named(control)}`]
  })
}
