/** Tower floors: a round tower in its hex, walls running into it. */
import { hexCenter } from '#shared/hex/layout'
import { type DrawOp } from '../ops'
import { ngon } from './shapes'
import { type Site, standingHexes } from './site'
import { paintShadow } from './stone'
import { paintTower } from './turret'

const RADIUS = 0.46

/** The towers of the painted part; the tallest things there are, hence above walls. */
export function paintTowers(site: Site): DrawOp[] {
  const centers = standingHexes(site, 'tower').map((hex) => hexCenter(hex, site.layout))
  const shadows =
    site.detail >= 1
      ? paintShadow(
          centers.map((center) => ngon(center, RADIUS)),
          0.45,
        )
      : []
  return [...shadows, ...centers.flatMap((center) => paintTower(center, RADIUS, site.detail))]
}
