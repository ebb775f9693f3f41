/** Tower floors: a round tower alone in its hex, walls running into it; the floor of a great one otherwise. */
import { hexCenter } from '#shared/hex/layout'
import { type DrawOp } from '../ops'
import { isOfGreatTower, paintGreatTowers } from './greatTower'
import { ngon } from './shapes'
import { type Site, standingHexes } from './site'
import { paintShadow } from './stone'
import { paintTower } from './turret'

const RADIUS = 0.46

/** The towers of the painted part; the tallest things there are, hence above walls. */
export function paintTowers(site: Site): DrawOp[] {
  const hexes = standingHexes(site, 'tower')
  const isGreat = new Map(hexes.map((hex) => [hex, isOfGreatTower(site, hex)]))
  const great = hexes.filter((hex) => isGreat.get(hex))
  const centers = hexes.filter((hex) => !isGreat.get(hex)).map((hex) => hexCenter(hex, site.layout))
  const shadows =
    site.detail >= 1
      ? paintShadow(
          centers.map((center) => ngon(center, RADIUS)),
          0.45,
        )
      : []
  return [
    ...paintGreatTowers(site, great),
    ...shadows,
    ...centers.flatMap((center) => paintTower(center, RADIUS, site.detail)),
  ]
}
