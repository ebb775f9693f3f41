/** Outlines of water: as those of any ground, but along a stone wall straight at its foot, so that no bank shows before it. */
import { hexsideAt } from '#shared/document/map'
import { hexsideOf } from '#shared/hex/hexside'
import { hexCenter, type Point } from '#shared/hex/layout'
import { FEATURE_LOOK_ROWS, type TerrainLook } from '#shared/rules/map/looks'
import { type BorderSide, cutCorners, drift, loopMidpoints, traceArea } from '../area'
import { type Site, softened, STRAY } from './site'

/** The width of the water that goes on under a wall, in hex widths: less than half its thickness. */
const UNDER_WALL = 0.05

export function shores(site: Site, isInside: (look: TerrainLook) => boolean): Point[][] {
  return traceArea(site.hexes, (hex) => site.isNear(hex) && isInside(site.ground(hex))).map((loop) => {
    const walled = loop.map((side) => isWalled(site, side))
    return walled.includes(true) ? alongWalls(site, loop, walled) : softened(site, loop)
  })
}

function isWalled({ scene }: Site, { hex, direction }: BorderSide): boolean {
  const side = hexsideOf(hex, direction)
  const features = hexsideAt(scene.map, side)
  if (!features?.barrier || !FEATURE_LOOK_ROWS[scene.featureLook(features.barrier.feature)].stone)
    return false
  return !scene.isFallenBarrier({ side, features })
}

function alongWalls(site: Site, loop: readonly BorderSide[], walled: readonly boolean[]): Point[] {
  const middles = loopMidpoints(loop, site.layout).map((middle, index) => {
    if (!walled[index]) return middle
    const center = hexCenter((loop[index] as BorderSide).hex, site.layout)
    const part = 1 + 2 * UNDER_WALL
    return { x: center.x + (middle.x - center.x) * part, y: center.y + (middle.y - center.y) * part }
  })
  // The first of each four points of the softened outline lies by one side, the others by the next.
  return cutCorners(cutCorners(middles)).map((point, index) => {
    const side = (Math.floor(index / 4) + (index % 4 === 0 ? 0 : 1)) % loop.length
    if (walled[side]) return point
    const push = drift(point, STRAY)
    return { x: point.x + push.x, y: point.y + push.y }
  })
}
