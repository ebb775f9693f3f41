/** Judges sight between units for thousands of pairs: as `sightBetweenUnits`, but without its reasons. */
import { type Axial } from '#shared/hex/axial'
import { byPlacement } from './sightBetween'
import { type SightField } from './sightField'
import { sightRay } from './sightRay'
import { type Unit } from '../units/unit'

type Standing = Pick<Unit, 'hexes' | 'placement'>

/** Does one who stands so see the other, from any hex of the one to any of the other? Off the map nobody sees. @rule CM-LOS-9 */
export function sightAlong(field: SightField): (from: Standing, to: Standing) => boolean {
  const ray = sightRay(field)
  const reaches = (from: Axial, to: Axial): boolean => {
    ray.aim(to.q - from.q, to.r - from.r)
    return ray.reaches(field.cellOf(from))
  }
  return (from, to) => {
    const placed = byPlacement(from.placement, to.placement)?.visible
    return from.hexes.some(
      (start) =>
        field.onMap(start) && to.hexes.some((end) => field.onMap(end) && (placed ?? reaches(start, end))),
    )
  }
}
