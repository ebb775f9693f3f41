/** The order of the entries of two versions that are made one. */
import { sameValue } from '#shared/commands/sameValue'

/** Keys in their order; without a base, both are compared with each other. */
interface Orders {
  readonly base: readonly string[] | undefined
  readonly mine: readonly string[]
  readonly theirs: readonly string[]
}

/**
 * The order of all keys that mine or theirs has. Whoever has moved what both had says its order; new entries stand behind the one
 * that they followed. New entries of both at one place go by their names, whichever version is mine. `choose` is asked where both
 * have moved entries, each in its own way.
 */
export function mergedOrder(
  { base, mine, theirs }: Orders,
  choose: () => readonly string[],
): readonly string[] {
  const known = base ?? mine
  const moved = (list: readonly string[]): boolean => !sameValue(common(list, known), common(known, list))
  const mineMoved = base !== undefined && moved(mine)
  const theirsMoved = moved(theirs)
  if (base !== undefined && !mineMoved && !theirsMoved) {
    const inBase = base.filter((key) => mine.includes(key) || theirs.includes(key))
    return inserted(inBase, [mine, theirs])
  }
  const agree = sameValue(common(mine, theirs), common(theirs, mine))
  const bothMoved = base === undefined ? theirsMoved : mineMoved && theirsMoved
  const first = bothMoved && !agree ? choose() : theirsMoved ? theirs : mine
  return inserted(first, [first === theirs ? mine : theirs])
}

function common(list: readonly string[], other: readonly string[]): readonly string[] {
  const known = new Set(other)
  return list.filter((key) => known.has(key))
}

/** The list with what others have more, each behind the entry of the list that it follows there. */
function inserted(list: readonly string[], others: readonly (readonly string[])[]): readonly string[] {
  const known = new Set(list)
  // Behind each entry, by its key; undefined = before the first.
  const behind = new Map<string | undefined, (readonly string[])[]>()
  for (const other of others)
    for (const [anchor, fresh] of runsOf(other, known))
      behind.set(anchor, [...(behind.get(anchor) ?? []), fresh])
  const result = new Set<string>()
  const take = (anchor: string | undefined): void => {
    const runs = behind.get(anchor) ?? []
    for (const run of runs.toSorted(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0)))
      for (const key of run) result.add(key)
  }
  take(undefined)
  for (const key of list) {
    result.add(key)
    take(key)
  }
  return [...result]
}

function runsOf(list: readonly string[], known: ReadonlySet<string>): Map<string | undefined, string[]> {
  const runs = new Map<string | undefined, string[]>()
  let anchor: string | undefined
  for (const key of list)
    if (known.has(key)) anchor = key
    else runs.set(anchor, [...(runs.get(anchor) ?? []), key])
  return runs
}
