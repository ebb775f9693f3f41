/**
 * Fits counters of which no two share a hex. One-hex counters are vertices beside the hexes, two-hex ones of one class are edges
 * between hexes: an exact answer is a matching in that graph. Further classes of two-hex counters are tried one by one.
 */
import { append } from '#shared/lang/append'
import { type Demand, type Fit, MOST_STEPS, type Pose, type Stood } from './fit'
import { emptyMatching } from './matching'

/** Counters that may cover the same hexes, whatever else they are. */
interface Class {
  readonly pieces: readonly { readonly counter: Stood['counter']; readonly poses: readonly Pose[] }[]
  readonly places: readonly (readonly number[])[]
}

/** The exact answer, but for boards with two-hex counters of several classes, where the steps may not suffice. */
export function fitApart(demands: readonly Demand[], cells: number): Fit {
  const classes = classesOf(demands)
  const singles = classes.filter(({ places }) => places.every((place) => place.length === 1))
  const doubles = classes.filter((one) => !singles.includes(one))
  let steps = 0

  /** Places the doubles from the first class on, `placed` of it lying before its place `from`; hexes that are taken are out. */
  function search(
    first: number,
    placed: number,
    from: number,
    taken: ReadonlySet<number>,
  ): Taken | 'no' | 'unknown' {
    if (++steps > MOST_STEPS) return 'unknown'
    const left = doubles.slice(first)
    const wanted = left.reduce((sum, { pieces }) => sum + pieces.length, -placed)
    // Whatever class may lie there: when even so they do not fit, they do not fit at all.
    const edges = left.flatMap(({ places }) => places)
    const found = matched(singles, edges, wanted, cells, taken)
    if (found === undefined) return 'no'
    const [one] = left
    if (left.length <= 1 || one === undefined) return found
    let answer: 'no' | 'unknown' = 'no'
    const last = placed + 1 === one.pieces.length
    for (const [index, place] of one.places.entries()) {
      if (index < from || place.some((cell) => taken.has(cell))) continue
      const all = new Set([...taken, ...place])
      const rest = last ? search(first + 1, 0, 0, all) : search(first, placed + 1, index + 1, all)
      if (typeof rest === 'object') return { ...rest, doubles: [place, ...rest.doubles] }
      if (rest === 'unknown') answer = 'unknown'
      if (steps > MOST_STEPS) break
    }
    return answer
  }

  const found = search(0, 0, 0, new Set())
  if (typeof found === 'string') return { answer: found }
  const pieces = [...singles, ...doubles].flatMap((one) => one.pieces)
  const places = [...found.singles.map((cell) => [cell]), ...found.doubles]
  return { answer: 'yes', stood: pieces.map((piece, index) => stoodOn(piece, places[index] as number[])) }
}

/** The hexes of each single and of each double, in the order of their classes. */
interface Taken {
  readonly singles: readonly number[]
  readonly doubles: readonly (readonly number[])[]
}

function matched(
  singles: readonly Class[],
  edges: readonly (readonly number[])[],
  doubles: number,
  cells: number,
  taken: ReadonlySet<number>,
): Taken | undefined {
  const neighbours: number[][] = Array.from({ length: cells }, () => [])
  const join = (a: number, b: number): void => {
    if (taken.has(a) || taken.has(b)) return
    neighbours[a]?.push(b)
    neighbours[b]?.push(a)
  }
  const vertices = singles.flatMap(({ pieces, places }) =>
    pieces.map(() => {
      const vertex = neighbours.push([]) - 1
      for (const [cell] of places) join(vertex, cell as number)
      return vertex
    }),
  )
  if (doubles > 0) for (const [a, b] of edges) join(a as number, b as number)
  const { mates, augment } = emptyMatching(neighbours)
  // Augmenting never uncovers a vertex: the singles stay placed while doubles are added.
  if (!vertices.every(augment)) return undefined
  let lying = 0
  for (let cell = 0; cell < cells && lying < doubles; cell++) if (mates[cell] === -1 && augment(cell)) lying++
  if (lying < doubles) return undefined
  return { singles: vertices.map((vertex) => mates[vertex] as number), doubles: pairsIn(mates, cells) }
}

function pairsIn(mates: Int32Array, cells: number): (readonly number[])[] {
  const pairs: (readonly number[])[] = []
  for (let cell = 0; cell < cells; cell++) {
    const mate = mates[cell] as number
    if (mate > cell && mate < cells) pairs.push([cell, mate])
  }
  return pairs
}

function classesOf(demands: readonly Demand[]): Class[] {
  const classes = new Map<string, { pieces: Class['pieces'][number][]; places: Class['places'] }>()
  for (const { counters, poses } of demands) {
    const places = new Map(poses.map(({ cells }) => [placeKey(cells), sorted(cells)]))
    const key = [...places.keys()].sort().join(' ')
    const found = classes.get(key) ?? { pieces: [], places: [...places.values()] }
    append(
      found.pieces,
      counters.map((counter) => ({ counter, poses })),
    )
    classes.set(key, found)
  }
  return [...classes.values()].sort((a, b) => a.places.length - b.places.length)
}

const sorted = (cells: readonly number[]): number[] => [...cells].sort((a, b) => a - b)
const placeKey = (cells: readonly number[]): string => sorted(cells).join('-')

function stoodOn({ counter, poses }: Class['pieces'][number], place: readonly number[]): Stood {
  const key = placeKey(place)
  return { counter, pose: poses.find(({ cells }) => placeKey(cells) === key) as Pose }
}
