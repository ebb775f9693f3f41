/** What fills a hex: the walls, slits and towers of the siege games, and what befalls a hex (MC-MAP-2). */
import { markersAt } from '#shared/document/map'
import { type Structure } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { hexCenter, type Point } from '#shared/hex/layout'
import { type StructureLook } from '#shared/rules/looks'
import { isFallenStructure } from '../fallen'
import { type DrawOp } from '../ops'
import { debrisRound, paintDebris } from './debris'
import { paintFilledMoats } from './filledMoat'
import { paintFire } from './fire'
import { isSeen, type Site } from './site'
import { ngon } from './shapes'
import { paintShadow } from './stone'
import { paintTower } from './turret'
import { debrisOfWall, paintWallHexes, WALLS } from './wallHexes'

/** Something that fills a hex, as the painter needs it. */
export interface Standing {
  readonly hex: Axial
  readonly center: Point
  readonly look: StructureLook
  readonly facing: Facing | undefined
  /** Hits it still takes; undefined = undamaged. */
  readonly integrity: number | undefined
  readonly fallen: boolean
}

function standingIn(site: Site): Standing[] {
  const { map } = site.scene
  return site.hexes.flatMap((hex) => {
    const center = hexCenter(hex, site.layout)
    if (!isSeen(site.rect, center, 1.2)) return []
    const structure = map.structures[hexKey(hex)]
    const of = (id: string, { facing, integrity }: Pick<Structure, 'facing' | 'integrity'>): Standing => {
      const fallen = structure !== undefined && isFallenStructure(site.scene, hex, structure)
      return { hex, center, look: site.scene.structureLook(id), facing, integrity, fallen }
    }
    const lying = markersAt(map, hex).map((marker) => of(marker.kind, marker))
    return structure ? [of(structure.feature, structure), ...lying] : lying
  })
}

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
