/** Elements of the page, made in one line. */

type Child = Node | string

/** An element with attributes and children; an attribute that is undefined is left out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(name, value)
  for (const child of children) made.append(child)
  return made
}

/** Gives an element these children, as many as there are, in place of its own. */
export function holding<T extends Element>(parent: T, children: Iterable<Child>): T {
  parent.replaceChildren()
  for (const child of children) parent.append(child)
  return parent
}

/** Throws when the page lacks it: writer and script of a page are of one version. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no element ${id}`)
  return found
}

const SVG = 'http://www.w3.org/2000/svg'

/** A line drawing of 24 by 24 units. */
export function icon(path: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const line = document.createElementNS(SVG, 'path')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}
