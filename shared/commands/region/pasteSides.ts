/** The hexsides of a pasted region: inside it only its own count, those of its rim it adds to. */
import { type Draft } from 'immer'
import { hexsideAt } from '#shared/document/map'
import { withOwners } from '#shared/document/region/sideIds'
import { type HexsideFeatures, type Scenario, type SideId } from '#shared/document/types'
import { addHex, hexKey, parseHexKey, subtractHex } from '#shared/hex/axial'
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { hexesOfSide, hexsideKey, type HexsideKey, hexsideOf, parseHexsideKey } from '#shared/hex/hexside'
import { found } from '../cells'
import { type PlacedRegion } from './placedRegion'
import { changeSides } from '../sides'

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
    wanted.set(placed, withOwners(features, called))
  }
  for (const key of covered.keys()) {
    const hex = parseHexKey(key)
    for (const direction of DIRECTIONS) {
      const side = hexsideOf(hex, direction)
      // Both hexes are the region's, be it one that is left out: the side is inside.
      if (!hexsideAt(map, side)) continue
      const name = hexsideKey(side)
      const other = hexKey(subtractHex(neighbor(hex, direction), shift))
      if (!wanted.has(name) && Object.hasOwn(clip.hexes, other)) wanted.set(name, {})
    }
  }
  changeSides(draft, [...wanted.keys()], (present, side) => {
    const features = wanted.get(side) as HexsideFeatures
    return JSON.stringify(features) === JSON.stringify(present) ? present : features
  })
}
