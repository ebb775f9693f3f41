/**
 * Weighs what is to be drawn once every reference is followed. A few lines of `use` within `use` stand for thousands
 * of millions of elements, an element that shows itself never ends, and a thousand masks take minutes: all are refused.
 */
import { type Localized, localized } from '#shared/i18n/localized'
import { MAX_COST, MAX_DEPTH, MAX_ELEMENTS } from './allowed'
import { costOfReference, type DrawingCost } from './cost'

export interface SvgNode {
  readonly name: string
  /** Position in the text, for faults. */
  readonly offset: number
  /** Its own, by its attributes, texts and the style sheets. */
  cost: DrawingCost
  readonly children: SvgNode[]
  /** Names of the elements that are drawn with this one. */
  readonly references: string[]
}

interface Weight {
  readonly elements: number
  /** Those of them that inherit from the node: not what fills, masks or clips it. */
  readonly heirs: number
  /** In plain shapes. */
  readonly cost: number
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
      return { elements: 1, heirs: 1, cost: 1, depth: 1 }
    }
    let [elements, heirs, depth] = [1, 1, 1]
    let { once, each } = node.cost
    const add = (other: SvgNode, inherits: boolean): void => {
      if (heavy) return
      const weight = weigh(other, above + 1)
      elements += weight.elements
      if (inherits) heirs += weight.heirs
      once += weight.cost
      depth = Math.max(depth, 1 + weight.depth)
    }
    for (const child of node.children) add(child, true)
    for (const name of node.references) {
      const other = named.get(name)
      if (!other) continue
      add(other, node.name === 'use')
      const used = costOfReference(other.name)
      once += used.once
      each += used.each
    }
    const cost = 1 + once + each * heirs
    if (elements > MAX_ELEMENTS) fault(node, TOO_MANY)
    else if (cost > MAX_COST) fault(node, TOO_COSTLY)
    const weight = { elements, heirs, cost, depth }
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

const TOO_COSTLY = localized(
  `de quoi dessiner plus longtemps que ${MAX_COST} formes simples (masques, motifs, pointillés, transparences, renvois compris)`,
  `more to draw than ${MAX_COST} plain shapes (masks, patterns, dashes, opacities, references included)`,
)
