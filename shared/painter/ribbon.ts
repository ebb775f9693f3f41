/** Ribbons along a line: roads, streams, and what is drawn beside their middle. */
import { type Point } from '#shared/hex/layout'

/** Unit normals, to the right of the way the line runs (y down). */
export function normals(line: readonly Point[]): Point[] {
  return line.map((_, index) => {
    const a = line[Math.max(0, index - 1)] as Point
    const b = line[Math.min(line.length - 1, index + 1)] as Point
    const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2) || 1
    return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length }
  })
}

/** A line beside another, `offset` to the right of it (negative: left). */
export function beside(line: readonly Point[], offset: (point: Point, index: number) => number): Point[] {
  const sideways = normals(line)
  return line.map((point, index) => {
    const by = offset(point, index)
    const normal = sideways[index] as Point
    return { x: point.x + normal.x * by, y: point.y + normal.y * by }
  })
}

/** The closed outline of a ribbon whose half width varies from point to point. */
export function ribbon(line: readonly Point[], half: (point: Point, index: number) => number): Point[] {
  const halves = line.map(half)
  const right = beside(line, (_, index) => halves[index] as number)
  const left = beside(line, (_, index) => -(halves[index] as number))
  return right.concat(left.reverse())
}
