/** Names of leaves: the smallest parts of a scenario that two people may change apart, as `section/id/field`. */

/** `counters/c17/hex`, `map/terrain/3,4`, `map/hexsides/3,4,1/barrier`, `zones/camp/hexes/3,4`. */
export type Leaf = string

/** The last segment of the leaf that is the order of entries: `counters/~o`. No segment is spelled so. */
export const ORDER = '~o'

/** A leaf of its segments; ids are any text, so `~`, `/` and the empty one are spelled `~0`, `~1`, `~2`. */
export function leafOf(segments: readonly string[]): Leaf {
  return segments.map(spelled).join('/')
}

function spelled(segment: string): string {
  if (segment === ORDER) return ORDER
  return segment === '' ? '~2' : segment.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** Inverse of `leafOf`. */
export function segmentsOf(leaf: Leaf): string[] {
  return leaf.split('/').map((part) => {
    if (part === ORDER) return ORDER
    return part === '~2' ? '' : part.replaceAll('~1', '/').replaceAll('~0', '~')
  })
}
