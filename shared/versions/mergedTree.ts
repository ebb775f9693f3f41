/** Two changed versions of one part of a scenario made one, leaf by leaf, down the grain. */
import { entriesOfList, type Grain, grainOf, isLeaf, LEAF } from './grain'
import { leafOf, ORDER } from './leafPath'
import { mergedOrder } from './mergedOrder'
import { sameParts } from './sameParts'
import { type Settling, type Values } from './settling'
import { inOrder } from './withLeaves'

type Parts = Readonly<Record<string, unknown>>

/** The value that both together give; undefined = none. `path` is the part's. */
export function mergedTree(
  grain: Grain,
  path: readonly string[],
  values: Values,
  settling: Settling,
): unknown {
  const { base, mine, theirs } = values
  const leaf = leafOf(path)
  if (settling.needed.has(leaf)) {
    if (mine === undefined) return theirs
    if (theirs === undefined) return mine
  }
  if (sameParts(grain, mine, theirs)) return mine
  if (settling.contested.has(leaf)) return settling.settle(leaf, values)
  if (settling.hasBase && sameParts(grain, base, mine) && !holdsContested(path, settling)) return theirs
  if (settling.hasBase && sameParts(grain, base, theirs) && !holdsContested(path, settling)) return mine
  if (isLeaf(grain) || mine === undefined || theirs === undefined) return settling.settle(leaf, values)
  if (grain.kind === 'list') {
    const entries = entriesOf(values, (items) => entriesOfList(items as readonly unknown[], grain))
    return Object.values(mergedEntries(() => LEAF, path, entries, settling, true))
  }
  const parts = entriesOf(values, (part) => part as Parts)
  if (grain.kind === 'entries' && grain.joined) return joined(parts)
  if (grain.kind === 'entries') return mergedEntries(() => grain.of, path, parts, settling, grain.ordered)
  return mergedFields(grain, path, parts, settling)
}

// A part in which something is contested or needed is looked at though one version has not changed it.
function holdsContested(path: readonly string[], { contested, needed }: Settling): boolean {
  if (contested.size + needed.size === 0) return false
  const start = path.length === 0 ? '' : `${leafOf(path)}/`
  return [...contested.keys(), ...needed].some((leaf) => leaf.startsWith(start))
}

interface ThreeParts {
  readonly base: Parts
  readonly mine: Parts
  readonly theirs: Parts
}

// An entry that both have added begins from nothing.
function entriesOf({ base, mine, theirs }: Values, read: (value: unknown) => Parts): ThreeParts {
  return { base: base === undefined ? {} : read(base), mine: read(mine), theirs: read(theirs) }
}

// An entry that both had and one has removed is gone.
function joined({ base, mine, theirs }: ThreeParts): Parts {
  const values = new Set(Object.values(mine))
  const stays = (parts: Parts, other: Parts): Parts =>
    Object.fromEntries(
      Object.entries(parts).filter(([key]) => !Object.hasOwn(base, key) || Object.hasOwn(other, key)),
    )
  const fresh = Object.entries(stays(theirs, mine)).filter(
    ([key, value]) => !Object.hasOwn(mine, key) && !values.has(value),
  )
  return { ...stays(mine, theirs), ...Object.fromEntries(fresh) }
}

function mergedFields(
  grain: Extract<Grain, { kind: 'fields' }>,
  path: readonly string[],
  { base, mine, theirs }: ThreeParts,
  settling: Settling,
): Parts {
  const result: Record<string, unknown> = {}
  const follows = grain.follows ?? {}
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    if (Object.hasOwn(follows, key)) continue
    const values = { base: base[key], mine: mine[key], theirs: theirs[key] }
    const value = mergedTree(grainOf(grain, key), [...path, key], values, settling)
    if (value !== undefined) result[key] = value
  }
  for (const [key, other] of Object.entries(follows)) {
    const values = { base: base[key], mine: mine[key], theirs: theirs[key] }
    const value = sameParts(grainOf(grain, other), mine[other], theirs[other])
      ? mergedTree(grainOf(grain, key), [...path, key], values, settling)
      : sameParts(grainOf(grain, other), result[other], mine[other])
        ? mine[key]
        : theirs[key]
    if (value !== undefined) result[key] = value
  }
  return result
}

function mergedEntries(
  grainAt: (key: string) => Grain,
  path: readonly string[],
  { base, mine, theirs }: ThreeParts,
  settling: Settling,
  ordered: boolean,
): Parts {
  const result: Record<string, unknown> = {}
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const values = { base: base[key], mine: mine[key], theirs: theirs[key] }
    const grain = grainAt(key)
    // A thing that is new in both has no base: whatever differs is a choice.
    const fresh = grain.kind === 'fields' && values.base === undefined && values.mine && values.theirs
    const value = mergedTree(
      grain,
      [...path, key],
      values,
      fresh ? { ...settling, hasBase: false } : settling,
    )
    if (value !== undefined) result[key] = value
  }
  if (!ordered) return result
  const orders = {
    base: settling.hasBase ? Object.keys(base) : undefined,
    mine: Object.keys(mine),
    theirs: Object.keys(theirs),
  }
  const order = mergedOrder(
    orders,
    () => settling.settle(leafOf([...path, ORDER]), orders) as readonly string[],
  )
  return inOrder(result, order)
}
