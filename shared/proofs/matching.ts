/** A matching in any graph, made larger one augmenting path at a time (Edmonds): the core of exact set-ups (`fitApart.ts`). */

/** A matching that grows. Who is matched stays matched, though perhaps with another. */
import { append } from '#shared/lang/append'
interface Matching {
  /** By vertex its mate, -1 for one that has none. */
  readonly mates: Int32Array
  /** Matches a vertex that has no mate. False when no larger matching covers it beside those that are covered. */
  augment(root: number): boolean
}

/** An empty matching of a graph; `neighbours` lists those of each vertex, both ways. */
export function emptyMatching(neighbours: readonly (readonly number[])[]): Matching {
  const count = neighbours.length
  const mates = new Int32Array(count).fill(-1)
  const parents = new Int32Array(count)
  // The base of the blossom in which a vertex lies: itself outside of any.
  const bases = new Int32Array(count)
  const outer = new Uint8Array(count)

  const mateOf = (vertex: number): number => mates[vertex] as number
  const parentOf = (vertex: number): number => parents[vertex] as number
  const baseOf = (vertex: number): number => bases[vertex] as number

  function commonBase(a: number, b: number): number {
    const above = new Set<number>()
    for (let at = baseOf(a); ; at = baseOf(parentOf(mateOf(at)))) {
      above.add(at)
      if (mateOf(at) < 0) break
    }
    let at = baseOf(b)
    while (!above.has(at)) at = baseOf(parentOf(mateOf(at)))
    return at
  }

  function markBlossom(from: number, base: number, child: number, inside: Set<number>): void {
    for (let at = from, below = child; baseOf(at) !== base; at = parentOf(mateOf(at))) {
      inside.add(baseOf(at)).add(baseOf(mateOf(at)))
      parents[at] = below
      below = mateOf(at)
    }
  }

  /** Makes one blossom of the odd cycle that an edge closes; gives the vertices that become outer by it. */
  function shrink(a: number, b: number): number[] {
    const base = commonBase(a, b)
    const inside = new Set<number>()
    markBlossom(a, base, b, inside)
    markBlossom(b, base, a, inside)
    const found: number[] = []
    for (let vertex = 0; vertex < count; vertex++) {
      if (!inside.has(baseOf(vertex))) continue
      bases[vertex] = base
      if (!outer[vertex]) found.push(vertex)
      outer[vertex] = 1
    }
    return found
  }

  /** The free end of an augmenting path from a root, -1 when there is none. */
  function freeEnd(root: number): number {
    parents.fill(-1)
    outer.fill(0)
    for (let vertex = 0; vertex < count; vertex++) bases[vertex] = vertex
    outer[root] = 1
    const queue = [root]
    for (const at of queue)
      for (const next of neighbours[at] as readonly number[]) {
        if (baseOf(at) === baseOf(next) || mateOf(at) === next) continue
        if (next === root || (mateOf(next) >= 0 && parentOf(mateOf(next)) >= 0)) {
          append(queue, shrink(at, next))
        } else if (parentOf(next) < 0) {
          parents[next] = at
          if (mateOf(next) < 0) return next
          outer[mateOf(next)] = 1
          queue.push(mateOf(next))
        }
      }
    return -1
  }

  return {
    mates,
    augment(root) {
      let end = freeEnd(root)
      if (end < 0) return false
      while (end >= 0) {
        const before = parentOf(end)
        const next = mateOf(before)
        mates[end] = before
        mates[before] = end
        end = next
      }
      return true
    },
  }
}
