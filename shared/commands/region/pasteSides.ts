/** The hexsides of a pasted region: inside it they replace the map's, on its rim they are added. */
import { type Draft } from 'immer'
import { hexsideFeatures } from '#shared/document/entities'
import { type SideId } from '#shared/document/ids'
import { hexsidesOn } from '#shared/document/map'
import { withSidesOf } from '#shared/document/references/references'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { addHex, hexKey, subtractHex } from '#shared/hex/axial'
import { hexesOfSide, hexsideKey, type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { found } from '../command/cells'
import { changeSides } from '../command/sides'
import { type PlacedRegion } from './placedRegion'

export function pasteSides(
  draft: Draft<Scenario>,
  { clip, place, covered, shift }: PlacedRegion,
  called: (id: SideId) => SideId,
): void {
  const { map } = found(draft)
  const wanted = new Map<HexsideKey, HexsideFeatures>()
  for (const [key, features] of Object.entries(clip.hexsides) as [HexsideKey, HexsideFeatures][]) {
    const side = parseHexsideKey(key)
    if (!hexesOfSide(side).some((hex) => place(hexKey(hex)) !== undefined)) continue
    const placed = hexsideKey({ hex: addHex(side.hex, shift), direction: side.direction })
    wanted.set(placed, withSidesOf(hexsideFeatures, features, called))
  }
  for (const { side } of hexsidesOn(map, new Set(covered.keys()))) {
    // Both hexes are the region's, be it one that is left out: the side is inside.
    const inside = hexesOfSide(side).every((hex) =>
      Object.hasOwn(clip.hexes, hexKey(subtractHex(hex, shift))),
    )
    const key = hexsideKey(side)
    if (inside && !wanted.has(key)) wanted.set(key, {})
  }
  changeSides(draft, [...wanted.keys()], (present, side) => {
    const features = wanted.get(side) as HexsideFeatures
    return JSON.stringify(features) === JSON.stringify(present) ? present : features
  })
}
