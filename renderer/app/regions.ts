/** The regions of the window, which F6 and Shift+F6 go through: top bar, settings, tools, map, guide, panels, hint, findings and status; or another view between bar and status. */

const REGIONS = [
  ...[
    '.topbar',
    '.armies-bar',
    '.armies-grid',
    '.order-sides',
    '.order-details',
    '.play-head',
    '.play-board',
    '.play-decision',
    '.play-log',
    '.play-review',
    '.options',
    '.rail',
    '.board',
    '.guide',
    '.tabs',
    '.hint',
  ],
  ...['.findings', '.status'],
]

const FOCUSABLE = [
  ...['button:not(:disabled)', 'input:not(:disabled)', 'select:not(:disabled)', 'textarea:not(:disabled)'],
  ...['a[href]', '[tabindex]'],
].join(',')

/** The element that last had the focus in each region, to return to. */
const last = new WeakMap<Element, HTMLElement>()

/** The focus goes to the next region that can take it, or with −1 to the one before; from nowhere, to the first. */
export function goToRegion(step: 1 | -1): void {
  const { activeElement } = document
  const regions = REGIONS.flatMap((selector) => document.querySelector(selector) ?? [])
  const from = regions.findIndex((region) => region.contains(activeElement))
  const here = regions[from]
  if (here && activeElement instanceof HTMLElement) last.set(here, activeElement)
  const start = from >= 0 ? from : step === 1 ? -1 : 0
  for (let way = 1; way <= regions.length; way++) {
    const region = regions.at((start + way * step) % regions.length)
    const target = region && enter(region)
    if (!target) continue
    target.focus()
    return
  }
}

/** The element to focus when a region is entered: the last focused one, else the chosen one, else its first control. */
function enter(region: Element): HTMLElement | undefined {
  const before = last.get(region)
  if (before && region.contains(before) && isReachable(before)) return before
  const controls = [...region.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable)
  return controls[0]
}

// One of a group of choices takes the focus for all of them: the others cannot be tabbed to.
function isReachable(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled')
  )
}
