/** Finds what fills the hexes of the painted part: structures, and the markers that lie on them (MC-MAP-2). */
import { markersAt } from '#shared/document/map'
import { type Structure } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { hexCenter, type Point } from '#shared/hex/layout'
import { type StructureLook } from '#shared/rules/map/looks'
import { isSeen, type Site } from './site'

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

/** Structures and markers that may be seen, hex by hex, what lies on a structure after it. */
export function standingIn(site: Site): Standing[] {
  const { map } = site.scene
  return site.hexes.flatMap((hex) => {
    const center = hexCenter(hex, site.layout)
    if (!isSeen(site.rect, center, 1.2)) return []
    const structure = map.structures[hexKey(hex)]
    const of = (id: string, { facing, integrity }: Pick<Structure, 'facing' | 'integrity'>): Standing => {
      const fallen = structure !== undefined && site.scene.isFallenStructure(hex, structure)
      return { hex, center, look: site.scene.structureLook(id), facing, integrity, fallen }
    }
    const lying = markersAt(map, hex).map((marker) => of(marker.kind, marker))
    return structure ? [of(structure.feature, structure), ...lying] : lying
  })
}
