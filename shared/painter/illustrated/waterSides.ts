/** The water of hexsides: brooks along them, from a spring to a lake, another brook or the rim of the map. */
import { onGrid } from '#shared/hex/grid'
import { hexCenter, vertexPoint, type Point } from '#shared/hex/layout'
import { perSite, type Site } from './site'
import { type SideEnd, sideRuns, sidesOfLook } from './sideRuns'
import { isOpenWater } from './water'

/** The breadth of a brook, as a share of that of a stream through hexes. */
export const BROOK = 0.5

/** The lines of brooks in sight, hex widths. */
export const brookLines = perSite((site: Site): Point[][] =>
  sideRuns(site, sidesOfLook(site, 'water-side'), (end) => runOn(site, end)),
)

// Into a lake that lies ahead, and straight off the board.
function runOn(site: Site, { vertex, ahead }: SideEnd): Point[] {
  const isOff = !onGrid(ahead, site.layout.grid)
  if (!isOff && !isOpenWater(site.ground(ahead))) return []
  const from = vertexPoint(vertex, site.layout)
  const to = hexCenter(ahead, site.layout)
  return (isOff ? [0.4, 1, 2] : [0.25, 0.5, 0.75]).map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }))
}
