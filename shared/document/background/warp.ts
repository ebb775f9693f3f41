/** A smooth local warp: the thin plate that bends least on its way by all points, and may pass them at a small distance. */
import { type Point } from '#shared/hex/layout'
import { middleOf, type Tie } from './affine'
import { solve } from './solve'

/**
 * The readiness to pass a point at a distance rather than bend. Measured (tests/document/background.test.ts): of 0 to 0.3 this is
 * where 12 and 20 clicks with 3 % of a hex of noise are off by least; leave-one-out choice for each fit was worse.
 */
const SMOOTHING = 0.03

/** The warp from map to picture; undefined when the ties do not settle it. It takes at least three, not in a line. */
export function warpThrough(ties: readonly Tie[]): ((map: Point) => Point) | undefined {
  const middle = middleOf(ties)
  const reach = Math.sqrt(
    ties.reduce((sum, { map }) => sum + (map.x - middle.x) ** 2 + (map.y - middle.y) ** 2, 0) / ties.length,
  )
  // In units of the spread of the points, so that neither size of hexes nor of the picture matters.
  const own = ({ x, y }: Point): Point => ({ x: (x - middle.x) / reach, y: (y - middle.y) / reach })
  const points = ties.map(({ map }) => own(map))
  const plane = points.map(({ x, y }) => [1, x, y])
  const matrix = [
    ...points.map((a, i) => [
      ...points.map((b, j) => bending(a, b) + (i === j ? SMOOTHING : 0)),
      ...(plane[i] as number[]),
    ]),
    ...[0, 1, 2].map((part) => [...plane.map((row) => row[part] as number), 0, 0, 0]),
  ]
  const right = [...ties.map(({ picture }) => [picture.x, picture.y]), [0, 0], [0, 0], [0, 0]]
  const found = solve(matrix, right)
  if (!found) return undefined
  return (map) => {
    const at = own(map)
    const shares = [...points.map((point) => bending(at, point)), 1, at.x, at.y]
    let [x, y] = [0, 0]
    shares.forEach((share, index) => {
      const [u = 0, v = 0] = found[index] as number[]
      x += share * u
      y += share * v
    })
    return { x, y }
  }
}

function bending(a: Point, b: Point): number {
  const squared = (a.x - b.x) ** 2 + (a.y - b.y) ** 2
  return squared === 0 ? 0 : (squared * Math.log(squared)) / 2
}
