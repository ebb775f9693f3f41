/** The angle of a bridge or a ford, the same in every style. */
import { type Direction, direction } from '#shared/hex/direction'

/** Sides of the hex. */
export interface CrossingSides {
  readonly gate: Direction | undefined
  readonly road: readonly Direction[]
  readonly stream: readonly Direction[]
  readonly dry: readonly Direction[]
}

/**
 * Towards a gate, else along the road; without one, or where it turns back, across the stream; without either, from dry land
 * to dry land. Radians, as `towards` tells them for a side; a deck has two ends, so half turns more or less are the same.
 */
export function crossingAngle(
  { gate, road, stream, dry }: CrossingSides,
  towards: (side: Direction) => number,
): number {
  if (gate !== undefined) return towards(gate)
  const through = straightest(road)
  const across = axisOf(straightest(stream), towards)
  if (through.length > 0 && !(stepsApart(through) === 1 && across !== undefined))
    return axisOf(through, towards) ?? 0
  return across === undefined ? (axisOf(dry, towards) ?? 0) : across + Math.PI / 2
}

/** The two that make the straightest line; all there are when they are fewer. */
export function straightest(sides: readonly Direction[]): readonly Direction[] {
  const pairs = sides.flatMap((a, index) => sides.slice(index + 1).map((b) => [a, b] as const))
  const [first, ...others] = pairs
  if (!first) return sides
  return others.reduce((best, pair) => (stepsApart(pair) > stepsApart(best) ? pair : best), first)
}

/** The straightness of a way that crosses two sides: 3 is straight on, 1 turns back. */
export function stepsApart([a, b]: readonly Direction[]): number {
  if (a === undefined || b === undefined) return 0
  return Math.min(direction(a - b), direction(b - a))
}

// Opposite ends make one axis: angles are doubled to be averaged.
function axisOf(sides: readonly Direction[], towards: (side: Direction) => number): number | undefined {
  const [first] = sides
  if (first === undefined) return undefined
  const x = sides.reduce<number>((sum, side) => sum + Math.cos(2 * towards(side)), 0)
  const y = sides.reduce<number>((sum, side) => sum + Math.sin(2 * towards(side)), 0)
  return Math.hypot(x, y) < 0.01 ? towards(first) : Math.atan2(y, x) / 2
}
