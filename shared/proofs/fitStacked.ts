/** Fits counters that may share hexes: each is tried where the stack so far lets it stand, those with the fewest places first. */
import { type Demand, type Fit, MOST_STEPS, type Stood } from './fit'

/**
 * May these stand in the hex of a number at once? Who may share a hex may also share it without one of them: a stack that is
 * refused stays refused, whoever joins it. Copies of one kind find room together at best when they face one way.
 */
export type MayShare = (cell: number, there: readonly Stood[]) => boolean

/** Exact while the steps suffice: `no` only when every way was tried, or one kind alone is too many for its hexes. */
export function fitStacked(demands: readonly Demand[], cells: number, mayShare: MayShare): Fit {
  if (demands.some((demand) => tooMany(demand, cells, mayShare))) return { answer: 'no' }
  const inOrder = [...demands].sort((a, b) => a.poses.length - b.poses.length)
  const pieces = inOrder.flatMap(({ counters, poses }) =>
    counters.map((counter, index) => ({ counter, poses, first: index === 0 })),
  )
  const there: Stood[][] = Array.from({ length: cells }, () => [])
  const stood: Stood[] = []
  let steps = 0

  /** Places those from `at` on. The copies of a kind stand in the order of its poses: which is which does not matter. */
  function search(at: number, after: number): boolean {
    const piece = pieces[at]
    if (!piece) return true
    for (let index = piece.first ? 0 : after; index < piece.poses.length; index++) {
      const pose = piece.poses[index] as Stood['pose']
      if (++steps > MOST_STEPS) return false
      const one = { counter: piece.counter, pose }
      for (const cell of pose.cells) there[cell]?.push(one)
      if (pose.cells.every((cell) => mayShare(cell, there[cell] as Stood[]))) {
        stood.push(one)
        if (search(at + 1, index)) return true
        stood.pop()
      }
      for (const cell of pose.cells) there[cell]?.pop()
    }
    return false
  }

  if (search(0, 0)) return { answer: 'yes', stood }
  return { answer: steps > MOST_STEPS ? 'unknown' : 'no' }
}

/** More counters of one kind than its hexes hold, each hex by itself filled with them as high as it may be. */
function tooMany({ counters, poses }: Demand, cells: number, mayShare: MayShare): boolean {
  const highest = new Uint16Array(cells)
  let left = counters.length * (poses[0]?.cells.length ?? 1)
  for (const pose of poses)
    for (const cell of pose.cells) {
      const copies = (count: number): Stood[] =>
        counters.slice(0, count).map((counter) => ({ counter, pose }))
      let count = highest[cell] as number
      while (count < counters.length && mayShare(cell, copies(count + 1))) count++
      left -= count - (highest[cell] as number)
      highest[cell] = count
      if (left <= 0) return false
    }
  return left > 0
}
