/** A region at the place where it is pasted: which of its hexes are on the map, and where. */
import { type RegionClip } from '#shared/document/region/clip'
import { addHex, type Axial, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { type Grid, onGrid } from '#shared/hex/grid'

export interface PlacedRegion {
  readonly clip: RegionClip
  /** The map's hex for a hex of the clip; undefined off the map. */
  readonly place: (own: HexKey) => HexKey | undefined
  /** The hexes of the map, with those of the clip that come there. */
  readonly covered: ReadonlyMap<HexKey, HexKey>
  /** Added to a hex of the clip. */
  readonly shift: Axial
  /** The code of whoever pastes, for the ids of what comes (`freshIds`). */
  readonly idCode: string
}

export function placedRegion(
  clip: RegionClip,
  at: HexKey,
  { grid, idCode }: { readonly grid: Grid; readonly idCode: string },
): PlacedRegion {
  const shift = parseHexKey(at)
  const places = new Map<HexKey, HexKey>()
  const covered = new Map<HexKey, HexKey>()
  for (const own of Object.keys(clip.hexes) as HexKey[]) {
    const hex = addHex(parseHexKey(own), shift)
    if (!onGrid(hex, grid)) continue
    const key = hexKey(hex)
    places.set(own, key)
    covered.set(key, own)
  }
  return { clip, place: (own) => places.get(own), covered, shift, idCode }
}
