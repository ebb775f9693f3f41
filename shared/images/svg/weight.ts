/**
 * Counts the elements to draw once every reference is followed. A few lines of `use` within `use` stand for thousands
 * of millions of elements, and an element that shows itself never ends: both are refused.
 */
import { type Localized, localized } from '#shared/i18n/localized'
import { MAX_DEPTH, MAX_ELEMENTS } from './allowed'

export interface SvgNode {
  /** Position in the text, for faults. */
  readonly offset: number
  readonly children: SvgNode[]
  /** Names of the elements that are drawn with this one. */
  readonly references: string[]
}

interface Weight {
  readonly elements: number
  readonly depth: number
}

interface HeavyNode {
  readonly offset: number
  readonly found: Localized
}

/** The node at which a picture becomes too deep or too much; undefined when it can be drawn. */
export function findHeavyNode(root: SvgNode, named: ReadonlyMap<string, SvgNode>): HeavyNode | undefined {
  const known = new Map<SvgNode, Weight>()
  let heavy: HeavyNode | undefined
  const fault = (node: SvgNode, found: Localized): void => {
    heavy ??= { offset: node.offset, found }
  }
  const weigh = (node: SvgNode, above: number): Weight => {
    const before = known.get(node)
    if (before) {
      if (above + before.depth > MAX_DEPTH) fault(node, TOO_DEEP)
      return before
    }
    // An element that leads back to itself ends here too.
    if (above >= MAX_DEPTH) {
      fault(node, TOO_DEEP)
      return { elements: 1, depth: 1 }
    }
    let [elements, depth] = [1, 1]
    const add = (other: SvgNode): void => {
      if (heavy) return
      const weight = weigh(other, above + 1)
      elements += weight.elements
      depth = Math.max(depth, 1 + weight.depth)
    }
    node.children.forEach(add)
    for (const name of node.references) {
      const other = named.get(name)
      if (other) add(other)
    }
    if (elements > MAX_ELEMENTS) fault(node, TOO_MANY)
    const weight = { elements, depth }
    known.set(node, weight)
    return weight
  }
  weigh(root, 0)
  return heavy
}

export const TOO_DEEP = localized(
  `des éléments ou renvois imbriqués sur plus de ${MAX_DEPTH} niveaux`,
  `elements or references nested more than ${MAX_DEPTH} deep`,
)

export const TOO_MANY = localized(
  `plus de ${MAX_ELEMENTS} éléments, renvois compris`,
  `more than ${MAX_ELEMENTS} elements, references included`,
)
