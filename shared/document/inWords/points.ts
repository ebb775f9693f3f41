/** The points that a condition of victory is worth, and those that a way to victory asks, where the file does not say. */
import { type Condition, type Victory } from '../game'

/** One, unless it says otherwise. */
export function pointsOf({ points = 1 }: Condition): number {
  return points
}

/** One, unless it says otherwise. */
export function leastPoints({ least = 1 }: Victory): number {
  return least
}
