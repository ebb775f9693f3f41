/** Paints what fills a hex: the walls, slits and towers of the siege games, fires, smoke and rubble (MC-MAP-2). */
import { STRUCTURE_LOOK_ROWS, type StructureLook } from '#shared/rules/map/looks'
import { placeRandom } from '../noise'
import { type DrawOp } from '../ops'
import { type DamagedWall, paintDamage } from './damage'
import { debrisRound, paintDebris } from './debris'
import { paintFilledMoats } from './filledMoat'
import { type FireLook, paintFire } from './fire'
import { isObstacle, type ObstacleLook } from '../obstacles/index'
import { paintObstacles } from './obstacles'
import { paintSmoke } from './smoke'
import { type Site } from './site'
import { frameAt, inFrame, ngon } from './shapes'
import { type Standing, standingIn } from './standing'
import { paintShadow } from './stone'
import { paintTower } from './turret'
import { debrisOfWall, paintWallHexes } from './wallHexes'

const TOWER = 0.47

// A third of the ring a hit: the first shows as a crack, the others as bites.
function damagedRing({ center, integrity }: Standing): DamagedWall[] {
  if (integrity === undefined) return []
  const taken = Math.min(3, Math.max(1, 4 - integrity))
  const start = placeRandom(center, 97)() * 2 * Math.PI
  return Array.from({ length: taken }, (_, hit) => {
    const angle = start + (hit * 2 * Math.PI) / 3
    const [frame, length] = [frameAt(center, angle), hit === 0 ? 0.25 : 0.45]
    const origin = inFrame(frame, -length / 2, TOWER * 0.82)
    return { frame: { ...frame, origin }, length, half: TOWER * 0.2, integrity: hit === 0 ? 3 : 1 }
  })
}

function towerOps(site: Site, tower: Standing): DrawOp[] {
  const { center } = tower
  return [
    ...(site.detail >= 1 ? paintShadow([ngon(center, TOWER)], 0.45) : []),
    ...paintTower(center, TOWER, site.detail),
    ...paintDamage(damagedRing(tower), site.detail),
  ]
}

// Walls first: where heaps overlap, rubble lies on what has fallen.
function paintRubble(site: Site, heaps: readonly Standing[]): DrawOp[] {
  const [walls, markers] = [true, false].map((fell) => heaps.filter((heap) => hasFallen(heap) === fell))
  const debris = [
    ...(walls ?? []).flatMap((wall) => debrisOfWall(site, wall)),
    ...(markers ?? []).map(({ center }) => debrisRound(center, 0.44)),
  ]
  return paintDebris(debris, site.detail)
}

const hasFallen = ({ look, fallen }: Standing): boolean =>
  fallen && STRUCTURE_LOOK_ROWS[look].masonry !== undefined

type Painter = (site: Site, all: readonly Standing[]) => DrawOp[]

const each =
  (paint: (site: Site, one: Standing) => DrawOp[]): Painter =>
  (site, all) =>
    all.flatMap((one) => paint(site, one))
const fire = (look: FireLook): Painter => each(({ detail }, { center }) => paintFire(center, detail, look))
const smoke = (dense: boolean): Painter => each(({ detail }, { center }) => paintSmoke(center, dense, detail))

/** Structures painted together: those of one look, or all obstacles. */
type Kind = Exclude<StructureLook, ObstacleLook> | 'obstacle'

/** In painting order. A painter of several looks paints them all at its first place. */
const PAINTERS: Readonly<Record<Kind, Painter>> = {
  'filled-moat': paintFilledMoats,
  'wall-hex': paintWallHexes,
  'battlement-hex': paintWallHexes,
  'arrow-slit-hex': paintWallHexes,
  'tower-hex': each(towerOps),
  rubble: paintRubble,
  obstacle: paintObstacles,
  'fire-start': fire('fire-start'),
  fire: fire('fire'),
  blaze: fire('blaze'),
  'smoke-sparse': smoke(false),
  'smoke-dense': smoke(true),
}

function painterOf(one: Standing): Painter {
  if (hasFallen(one)) return paintRubble
  return PAINTERS[isObstacle(one.look) ? 'obstacle' : one.look]
}

export function paintStructures(site: Site): DrawOp[] {
  const all = standingIn(site)
  return [...new Set(Object.values(PAINTERS))].flatMap((paint) =>
    paint(
      site,
      all.filter((one) => painterOf(one) === paint),
    ),
  )
}
