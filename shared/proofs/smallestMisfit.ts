/** Shrinks counters that do not fit to a reason: some of them who do not fit by themselves, though they do when any is left out. */
import { type Demand, type Fit } from './fit'

/** `ask` has answered `no` of all of them. Where it cannot tell, a counter stays in the reason. */
export function smallestMisfit(
  demands: readonly Demand[],
  ask: (demands: readonly Demand[]) => Fit,
): Demand[] {
  const nowhere = demands.find(({ poses }) => poses.length === 0)
  if (nowhere) return [{ ...nowhere, counters: nowhere.counters.slice(0, 1) }]
  const alone = demands.find((demand) => ask([demand]).answer === 'no')
  let left = alone ? [alone] : [...demands]
  for (const demand of left) {
    // Fewer always fit more easily: the least number that still does not is found by halving.
    let [fits, tooMany] = [-1, demand.counters.length]
    while (tooMany - fits > 1) {
      const half = (fits + tooMany) >> 1
      if (ask(withCount(left, demand, half)).answer === 'no') tooMany = half
      else fits = half
    }
    left = withCount(left, demand, tooMany)
  }
  return left
}

function withCount(demands: readonly Demand[], kind: Demand, count: number): Demand[] {
  return demands.flatMap((demand) => {
    if (demand.poses !== kind.poses) return demand
    return count === 0 ? [] : { ...demand, counters: kind.counters.slice(0, count) }
  })
}
