/** Paints what fills a hex: the walls, slits and towers of the siege games, fires, smoke and rubble (MC-MAP-2). */
import { STRUCTURE_LOOK_ROWS, type StructureLook } from '#shared/rules/looks'
import { placeRandom } from '../noise'
import { type DrawOp } from '../ops'
import { type DamagedWall, paintDamage } from './damage'
import { debrisRound, paintDebris } from './debris'
import { paintFilledMoats } from './filledMoat'
import { paintFire } from './fire'
import { isObstacle } from '../obstacles/index'
import { paintObstacleOn } from './obstacles'
import { paintSmoke } from './smoke'
import { type Site } from './site'
import { frameAt, inFrame, ngon } from './shapes'
import { type Standing, standingIn } from './standing'
import { paintShadow } from './stone'
import { paintTower } from './turret'
import { debrisOfWall, paintWallHexes } from './wallHexes'

const TOWER = 0.47

const FIRES = ['fire-start', 'fire', 'blaze'] as const
const SMOKES = ['smoke-sparse', 'smoke-dense'] as const

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

export function paintStructures(site: Site): DrawOp[] {
  const all = standingIn(site)
  const built = all.filter(({ look }) => STRUCTURE_LOOK_ROWS[look].masonry)
  const standing = built.filter(({ fallen }) => !fallen)
  const of = (look: StructureLook): Standing[] => all.filter((one) => one.look === look)
  const debris = [
    ...built.filter(({ fallen }) => fallen).flatMap((wall) => debrisOfWall(site, wall)),
    ...of('rubble').map(({ center }) => debrisRound(center, 0.44)),
  ]
  return [
    ...paintFilledMoats(
      site,
      of('filled-moat').map(({ hex }) => hex),
    ),
    ...paintWallHexes(
      site,
      standing.filter(({ look }) => STRUCTURE_LOOK_ROWS[look].masonry === 'wall'),
    ),
    ...standing
      .filter(({ look }) => STRUCTURE_LOOK_ROWS[look].masonry === 'tower')
      .flatMap((tower) => towerOps(site, tower)),
    ...paintDebris(debris, site.detail),
    ...all.flatMap((one) => (isObstacle(one.look) ? paintObstacleOn(site, one, one.look) : [])),
    ...FIRES.flatMap((look) => of(look).flatMap(({ center }) => paintFire(center, site.detail, look))),
    ...SMOKES.flatMap((look) =>
      of(look).flatMap(({ center }) => paintSmoke(center, look === 'smoke-dense', site.detail)),
    ),
  ]
}
