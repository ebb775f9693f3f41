/** The stretches of a line that lie on water, or on land. */
import { type Point } from '#shared/hex/layout'

/** The stretches of a line whose points are `isThere`, each with so many points more at either end. */
export function stretchesOf(
  line: readonly Point[],
  isThere: (point: Point) => boolean,
  beyond: number,
): Point[][] {
  const there = line.map(isThere)
  const isKept = line.map((_, index) =>
    there.slice(Math.max(0, index - beyond), index + beyond + 1).includes(true),
  )
  const stretches: Point[][] = []
  line.forEach((point, index) => {
    if (!isKept[index]) return
    if (index === 0 || !isKept[index - 1]) stretches.push([])
    stretches.at(-1)?.push(point)
  })
  return stretches
}
