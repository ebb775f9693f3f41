/**
 * The pseudo-language: every text of the page with accents and about 40 % longer, as a third language may be. It is made in the
 * page by the tests alone, from what stands there; the program knows nothing of it.
 */
import { type Page } from '@playwright/test'

/** Runs in the page: alone, without anything of this file. */
function speakPseudo(): void {
  const accents: Readonly<Record<string, string>> = {
    ...{ a: 'àà', e: 'éê', i: 'îî', o: 'ôô', u: 'ùû', y: 'ÿ', c: 'ç', n: 'ñ' },
    ...{ A: 'ÀÀ', E: 'ÉÉ', I: 'ÎÎ', O: 'ÔÔ', U: 'ÛÛ' },
  }
  const longer = (text: string): string => text.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter)
  const spoken = new WeakMap<Node, string>()
  const speak = (node: Node): void => {
    if (node instanceof Text && node.data !== spoken.get(node)) {
      const data = longer(node.data)
      spoken.set(node, data)
      if (data !== node.data) node.data = data
    }
    if (node instanceof HTMLInputElement && node.placeholder !== spoken.get(node)) {
      node.placeholder = longer(node.placeholder)
      spoken.set(node, node.placeholder)
    }
    for (const child of node.childNodes) speak(child)
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) speak(target)
      for (const node of addedNodes) speak(node)
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  speak(document.body)
}

/** Parts that may be cut off, each with the reason. */
const LISTED: Readonly<Record<string, string>> = {
  '.document-title':
    'title and file share the middle of the bar; the whole is in the tip and the window’s title',
  '.status-words': 'one line for sentences of any length; the whole is in its title',
  '.tray-words strong': 'names that the author gives; the whole is in the inspector',
  '.inspector .select': 'names of sides, places and counters; the open list shows them whole',
  '.gallery-background': 'the beginning of a text of any length',
  '.swatch-name': 'the whole is in the tip of the swatch',
  '.armies-heading': 'columns are widened by their edge; the whole is in the tip',
  '.armies-groups': 'they slide under those of the columns that stay',
  '.armies-cell': 'as a heading of the table: columns are widened, the whole is in the tip',
  '.order-row': 'names that the author gives; the whole is in the tip and at the right',
  '.order-strength': 'scrolls where the window is narrow',
  '.swatches': 'scrolls where the window is narrow',
  '.route-actions': 'stays in sight over what scrolls under it',
  '.tray-side > h2': 'stays in sight over what scrolls under it',
  '.options > .choice': 'scrolls where the window is narrow',
  '.pages': 'sheets to be looked at side by side, as they are joined: many of them are scrolled to',
}

export const MAY_BE_CUT = Object.keys(LISTED)

export async function inPseudoLanguage(page: Page): Promise<void> {
  await page.evaluate(speakPseudo)
}

/** Lists the faults of the text in sight, a line each: cut off, over other text, out of its box or the window. */
export async function textFaults(page: Page, listed: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(lookForFaults, listed)
}

/** Runs in the page: alone. `listed`: selectors of what may be cut, each with a reason where they are listed. */
function lookForFaults(listed: readonly string[]): string[] {
  const SLACK_PX = 1.5
  const faults = new Set<string>()
  const open = [...document.querySelectorAll('[role="dialog"], [role="menu"]')]
  // What lies under the uppermost is meant to be covered.
  const roots = [open.at(-1) ?? document.body]
  const mayBeCut = (element: Element): boolean =>
    listed.some((selector) => element.closest(selector) !== null)
  const named = (element: Element): string => {
    const path: string[] = []
    for (
      let at: Element | null = element;
      at && at !== document.body && path.length < 3;
      at = at.parentElement
    )
      path.unshift(`${at.localName}${[...at.classList].map((name) => `.${name}`).join('')}`)
    return path.join(' > ')
  }
  interface Seen {
    readonly element: Element
    readonly text: string
    readonly box: DOMRect
  }
  const lines: Seen[] = []

  function partInSight(from: Element, { left, right, top, bottom }: DOMRect): DOMRect | undefined {
    const part = { left, right, top, bottom }
    for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue
      const frame = at.getBoundingClientRect()
      part.left = Math.max(part.left, frame.left)
      part.right = Math.min(part.right, frame.right)
      part.top = Math.max(part.top, frame.top)
      part.bottom = Math.min(part.bottom, frame.bottom)
    }
    const [width, height] = [part.right - part.left, part.bottom - part.top]
    return width > 0 && height > 0 ? new DOMRect(part.left, part.top, width, height) : undefined
  }

  // Where it is cut: by the first ancestor that hides what is outside it. One that scrolls ends the search in its direction.
  function lookAtBox(element: Element, from: Element, box: DOMRect, text: string): void {
    let { left, right, top, bottom } = box
    for (let at: Element | null = from; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      const frame = at.getBoundingClientRect()
      if (overflowX === 'hidden' || overflowX === 'clip') {
        if (left < frame.left - SLACK_PX || right > frame.right + SLACK_PX)
          faults.add(`cut sideways by ${named(at)}: ${named(element)} "${text}"`)
      } else if (overflowX !== 'visible') [left, right] = [frame.left, frame.right]
      if (overflowY === 'hidden' || overflowY === 'clip') {
        if (top < frame.top - SLACK_PX || bottom > frame.bottom + SLACK_PX)
          faults.add(`cut above or below by ${named(at)}: ${named(element)} "${text}"`)
      } else if (overflowY !== 'visible') [top, bottom] = [frame.top, frame.bottom]
      if (position === 'fixed') break
    }
    const outside =
      left < -SLACK_PX || right > innerWidth + SLACK_PX || top < -SLACK_PX || bottom > innerHeight + SLACK_PX
    if (outside) faults.add(`outside the window: ${named(element)} "${text}"`)
  }

  function lookAtText(node: Text): void {
    const element = node.parentElement
    const text = node.data.trim()
    if (
      !element ||
      text === '' ||
      mayBeCut(element) ||
      element.closest('.visually-hidden, option, svg, [hidden]')
    )
      return
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0) return
    const short = text.slice(0, 40)
    lookAtBox(element, element, box, short)
    let holder: Element = element
    while (/^(inline|contents)$/.test(getComputedStyle(holder).display) && holder.parentElement)
      holder = holder.parentElement
    const frame = holder.getBoundingClientRect()
    if (box.right > frame.right + SLACK_PX || box.left < frame.left - SLACK_PX)
      faults.add(`out of its box: ${named(holder)} "${short}"`)
    for (const line of range.getClientRects()) {
      const seen = partInSight(element, line)
      if (seen) lines.push({ element, text: short, box: seen })
    }
  }

  function lookAtControl(control: Element): void {
    if (
      mayBeCut(control) ||
      control.closest('.visually-hidden') ||
      !control.checkVisibility({ visibilityProperty: true })
    )
      return
    const box = control.getBoundingClientRect()
    if (box.width > 0 && control.parentElement)
      lookAtBox(control, control.parentElement, box, control.ariaLabel ?? '')
    const words =
      control instanceof HTMLSelectElement
        ? control.selectedOptions[0]?.text
        : control instanceof HTMLInputElement && control.value === ''
          ? control.placeholder
          : undefined
    if (!words) return
    const style = getComputedStyle(control)
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('no canvas to measure with')
    context.font = style.font
    const room = control.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    if (context.measureText(words).width > room + SLACK_PX)
      faults.add(`too long for ${named(control)}: "${words}"`)
  }

  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) lookAtText(walker.currentNode as Text)
    for (const control of root.querySelectorAll('button, input, select, textarea')) lookAtControl(control)
    for (const scroller of [root, ...root.querySelectorAll('.scrolls')])
      if (
        !mayBeCut(scroller) &&
        scroller.scrollWidth > scroller.clientWidth + 1 &&
        getComputedStyle(scroller).overflowX !== 'visible'
      )
        faults.add(`scrolls sideways: ${named(scroller)}`)
  }
  // Letters are lower than their lines: a fifth may lie over the next.
  const inset = ({ top, bottom }: DOMRect): number => (bottom - top) / 5
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down =
        Math.min(one.box.bottom - inset(one.box), other.box.bottom - inset(other.box)) -
        Math.max(one.box.top + inset(one.box), other.box.top + inset(other.box))
      if (across > SLACK_PX && down > SLACK_PX)
        faults.add(
          `over each other: ${named(one.element)} "${one.text}" and ${named(other.element)} "${other.text}"`,
        )
    }
  return [...faults]
}
