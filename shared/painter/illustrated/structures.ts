/** What fills a hex: the walls, slits and towers of the siege games, and what befalls a hex (MC-MAP-2). */
import { type StructureLook } from '#shared/rules/looks'
import { type DrawOp } from '../ops'
import { debrisRound, paintDebris } from './debris'
import { paintFilledMoats } from './filledMoat'
import { paintFire } from './fire'
import { type Site } from './site'
import { ngon } from './shapes'
import { type Standing, standingIn } from './standing'
import { paintShadow } from './stone'
import { paintTower } from './turret'
import { debrisOfWall, paintWallHexes, WALLS } from './wallHexes'

function towerOps(site: Site, { center }: Standing): DrawOp[] {
  return [
    ...(site.detail >= 1 ? paintShadow([ngon(center, 0.47)], 0.45) : []),
    ...paintTower(center, 0.47, site.detail),
  ]
}

export function paintStructures(site: Site): DrawOp[] {
  const all = standingIn(site)
  const built = all.filter(({ look }) => WALLS.has(look) || look === 'tower-hex')
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
      standing.filter(({ look }) => WALLS.has(look)),
    ),
    ...standing.filter(({ look }) => look === 'tower-hex').flatMap((tower) => towerOps(site, tower)),
    ...paintDebris(debris, site.detail),
    ...of('fire').flatMap(({ center }) => paintFire(center, site.detail)),
  ]
}
