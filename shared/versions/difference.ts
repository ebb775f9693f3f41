/** The difference of two versions of a scenario, leaf by leaf: what of the first must change to give the second. */
import { sameValue } from '#shared/commands/sameValue'
import { type Scenario } from '#shared/document/types'
import { cellDifferences } from './cells'
import { entriesOfList, type Grain, grainOf, isLeaf, LEAF, SCENARIO } from './grain'
import { type Leaf, leafOf, ORDER, segmentsOf } from './leafPath'
import { leafTree, sameGrid } from './leafTree'
import { sameParts } from './sameParts'

export interface LeafChange {
  /** An entry that came or went is one leaf: `counters/c17`. */
  readonly leaf: Leaf
  /** Undefined = the version has none. */
  readonly before: unknown
  readonly after: unknown
}

/**
 * Every leaf in which they differ: none for the same scenario. Maps of another grid (size, orientation, half hexes) are one leaf,
 * `map`, with both maps as its values: hexes of one are not those of the other.
 */
export function leafChanges(before: Scenario, after: Scenario): LeafChange[] {
  const changes: LeafChange[] = []
  const [one, other] = [leafTree(before), leafTree(after)]
  const same = sameGrid(before.map.grid, after.map.grid)
  if (same) {
    for (const { kind, hex, ...values } of cellDifferences(
      before.map.chunks,
      after.map.chunks,
      before.map.grid,
    ))
      changes.push({ leaf: leafOf(['map', kind, hex]), ...values })
    compare(SCENARIO, [], one, other, changes)
  } else {
    changes.push({ leaf: 'map', before: before.map, after: after.map })
    compare(SCENARIO, [], { ...one, map: undefined }, { ...other, map: undefined }, changes)
  }
  return changes
}

/** The leaves within one in which two values of it differ; the leaf itself where it has none. */
export function changesWithin(leaf: Leaf, before: unknown, after: unknown): LeafChange[] {
  const path = segmentsOf(leaf)
  const changes: LeafChange[] = []
  const grain = path.reduce<Grain>(
    (above, step) =>
      above.kind === 'fields' ? grainOf(above, step) : above.kind === 'entries' ? above.of : LEAF,
    SCENARIO,
  )
  compare(grain, path, before, after, changes)
  return changes
}

function compare(
  grain: Grain,
  path: readonly string[],
  before: unknown,
  after: unknown,
  changes: LeafChange[],
): void {
  if (before === after) return
  if (isLeaf(grain) || before === undefined || after === undefined) {
    if (!sameParts(grain, before, after)) changes.push({ leaf: leafOf(path), before, after })
    return
  }
  if (grain.kind === 'list') {
    const [one, other] = [before, after].map((items) => entriesOfList(items as readonly unknown[], grain))
    compareParts(() => LEAF, path, one as Parts, other as Parts, changes)
    compareOrder(path, one as Parts, other as Parts, changes)
    return
  }
  const [one, other] = [before as Parts, after as Parts]
  compareParts((key) => (grain.kind === 'fields' ? grainOf(grain, key) : grain.of), path, one, other, changes)
  if (grain.kind === 'entries' && grain.ordered) compareOrder(path, one, other, changes)
}

type Parts = Readonly<Record<string, unknown>>

function compareParts(
  grain: (key: string) => Grain,
  path: readonly string[],
  before: Parts,
  after: Parts,
  changes: LeafChange[],
): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (before[key] !== after[key]) compare(grain(key), [...path, key], before[key], after[key], changes)
}

// Those that stay keep their order and new ones come last, unless it is said otherwise.
function compareOrder(path: readonly string[], before: Parts, after: Parts, changes: LeafChange[]): void {
  const wanted = Object.keys(after)
  if (sameValue(Object.keys(withoutOrder(before, after)), wanted)) return
  changes.push({ leaf: leafOf([...path, ORDER]), before: Object.keys(before), after: wanted })
}

/** The entries of `after` in the order that they have when nothing is said of it. */
function withoutOrder(before: Parts, after: Parts): Parts {
  const kept = Object.entries(before).filter(([key]) => Object.hasOwn(after, key))
  const fresh = Object.entries(after).filter(([key]) => !Object.hasOwn(before, key))
  return Object.fromEntries([...kept, ...fresh])
}
