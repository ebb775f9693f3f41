/** A scenario with other values at some leaves: `withLeaves(a, leafChanges(a, b))` is `b`, to the byte in the file. */
import { type Scenario, type ScenarioMap } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { type CellKind, type CellValue, isCellKind, withCells } from './cells'
import { type LeafChange } from './difference'
import { entriesOfList, type Grain, grainOf, isLeaf, LEAF, SCENARIO } from './grain'
import { ORDER, segmentsOf } from './leafPath'
import { leafTree, ofLeafTree } from './leafTree'

/** A leaf that is to be set, or the ones below it. */
interface Node {
  set?: { readonly value: unknown }
  readonly below: Map<string, Node>
}

/** Leaves of entries that the scenario does not have are left out; `before` is not asked. */
export function withLeaves(
  scenario: Scenario,
  changes: readonly Pick<LeafChange, 'leaf' | 'after'>[],
): Scenario {
  const root: Node = { below: new Map() }
  const cells: { kind: CellKind; hex: HexKey; value: CellValue }[] = []
  let map: ScenarioMap | undefined
  for (const { leaf, after } of changes) {
    const path = segmentsOf(leaf)
    const [section, kind = '', hex = ''] = path
    if (leaf === 'map') map = after as ScenarioMap
    else if (section === 'map' && isCellKind(kind))
      cells.push({ kind, hex: hex as HexKey, value: after as CellValue })
    else nodeAt(root, path).set = { value: after }
  }
  const base = map ? { ...scenario, map } : scenario
  const { grid, chunks } = base.map
  const tree = changed(SCENARIO, root, leafTree(base)) as Parts
  return ofLeafTree(tree, grid, withCells(chunks, grid, cells))
}

function nodeAt(root: Node, path: readonly string[]): Node {
  let node = root
  for (const segment of path) {
    let next = node.below.get(segment)
    if (!next) node.below.set(segment, (next = { below: new Map() }))
    node = next
  }
  return node
}

type Parts = Readonly<Record<string, unknown>>

function changed(grain: Grain, node: Node, value: unknown): unknown {
  if (node.set) return node.set.value
  if (value === undefined || isLeaf(grain)) return value
  if (grain.kind === 'list')
    return Object.values(changedParts(() => LEAF, node, entriesOfList(value as readonly unknown[], grain)))
  const grainAt = (key: string): Grain => (grain.kind === 'fields' ? grainOf(grain, key) : grain.of)
  return changedParts(grainAt, node, value as Parts)
}

function changedParts(grainAt: (key: string) => Grain, { below }: Node, parts: Parts): Parts {
  const next: Record<string, unknown> = { ...parts }
  for (const [key, node] of below) {
    if (key === ORDER) continue
    const value = changed(grainAt(key), node, next[key])
    if (value === undefined) delete next[key]
    else next[key] = value
  }
  const order = below.get(ORDER)?.set?.value as readonly string[] | undefined
  return order ? inOrder(next, order) : next
}

/** Entries in this order; those that it does not name come last. */
export function inOrder(parts: Parts, order: readonly string[]): Parts {
  const known = order.filter((key) => Object.hasOwn(parts, key)).map((key) => [key, parts[key]] as const)
  return { ...Object.fromEntries(known), ...parts }
}
