/** A way drawn over the map, and what it measures. */
import { type Axial, hexDistance } from '#shared/hex/axial'
import { hexCenter, type Layout } from '#shared/hex/layout'

/** The hexes walked through, each next to the one before unless the pointer left the map between them. */
export type Way = readonly Axial[]

export interface Measure {
  /** In hexes. */
  readonly straight: number
  readonly along: number
  /** The distance from centre to centre. */
  readonly mm: number
}

/** Nothing of a way that leads nowhere. */
export function measured(way: Way, layout: Layout): Measure | undefined {
  const [from, to] = [way[0], way.at(-1)]
  if (!from || !to || way.length < 2) return undefined
  const [a, b] = [hexCenter(from, layout), hexCenter(to, layout)]
  const along = way.reduce(
    (sum, hex, index) => sum + hexDistance(way[Math.max(0, index - 1)] as Axial, hex),
    0,
  )
  return { straight: hexDistance(from, to), along, mm: Math.hypot(a.x - b.x, a.y - b.y) }
}
