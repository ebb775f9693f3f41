/** Reading the map. How it is stored (chunks, buckets) stays private to `document/`, `commands/` and `format/`. */
import { type Axial, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { type OffsetCoord, onGrid, toOffset } from '#shared/hex/grid'
import {
  type Hexside,
  hexesOfSide,
  hexsideKey,
  type HexsideKey,
  parseHexsideKey,
  sidesOfHex,
} from '#shared/hex/hexside'
import { bucketKey, cellIndex, chunkColumns, chunkIndex } from './chunk'
import {
  type Chunk,
  type Environment,
  type HexsideBucket,
  type HexsideFeatures,
  type HexsideHalf,
  type Marker,
  type ScenarioMap,
  type Structure,
  type TerrainId,
} from './types'

function cell(map: ScenarioMap, hex: Axial): { readonly chunk: Chunk; readonly index: number } | undefined {
  if (!onGrid(hex, map.grid)) return undefined
  const coord = toOffset(hex, map.grid)
  const chunk = map.chunks[chunkIndex(coord, map.grid)]
  return chunk && { chunk, index: cellIndex(coord) }
}

/** Terrain of a hex; undefined off the map. */
export function terrainAt(map: ScenarioMap, hex: Axial): TerrainId | undefined {
  const found = cell(map, hex)
  return found?.chunk.terrain[found.index]
}

/** Ground level of a hex; 0 off the map. */
export function elevationAt(map: ScenarioMap, hex: Axial): number {
  const found = cell(map, hex)
  return found?.chunk.elevation?.[found.index] ?? 0
}

/** Off the map: outdoors. */
export function environmentAt(map: ScenarioMap, hex: Axial): Environment {
  const found = cell(map, hex)
  return found?.chunk.environment?.[found.index] ?? 'outdoors'
}

/** Bit set of `HEX_FLAGS`. */
export function flagsAt(map: ScenarioMap, hex: Axial): number {
  const found = cell(map, hex)
  return found?.chunk.flags?.[found.index] ?? 0
}

/** The wandering level; off the map 0. */
export function wanderingAt(map: ScenarioMap, hex: Axial): number {
  const found = cell(map, hex)
  return found?.chunk.wandering?.[found.index] ?? 0
}

export function structureAt(map: ScenarioMap, hex: Axial): Structure | undefined {
  return map.structures[hexKey(hex)]
}

// Markers are immutable: they are sorted by hex once.
const sortedMarkers = new WeakMap<ScenarioMap['markers'], ReadonlyMap<HexKey, readonly Marker[]>>()

/** The markers that lie on a hex, in the order of the document. */
export function markersAt({ markers }: Pick<ScenarioMap, 'markers'>, hex: Axial): readonly Marker[] {
  let byHex = sortedMarkers.get(markers)
  if (!byHex) {
    byHex = markersByHex(Object.values(markers))
    sortedMarkers.set(markers, byHex)
  }
  return byHex.get(hexKey(hex)) ?? []
}

function markersByHex(markers: readonly Marker[]): ReadonlyMap<HexKey, readonly Marker[]> {
  const byHex = new Map<HexKey, Marker[]>()
  for (const marker of markers) {
    const others = byHex.get(marker.hex)
    if (others) others.push(marker)
    else byHex.set(marker.hex, [marker])
  }
  return byHex
}

/** The features painted on a side; undefined when there are none. */
export function hexsideAt(map: ScenarioMap, side: Hexside): HexsideFeatures | undefined {
  return map.hexsides[bucketKey(side.hex, map.grid)]?.[hexsideKey(side)]
}

/** The half that is inside of what stands on a side: the opening's, else the barrier's or the stairs'. */
export function insideOf(features: HexsideFeatures | undefined): HexsideHalf | undefined {
  return features?.opening?.inside ?? features?.barrier?.inside ?? features?.fixture?.inside
}

/** The hex of a side that `half` means. */
export function halfHex(side: Hexside, half: HexsideHalf): Axial {
  const [owner, across] = hexesOfSide(side)
  return half === 'owner' ? owner : across
}

/** The half of a side that `hex` is; `hex` must be one of its two hexes. */
export function halfOf(side: Hexside, hex: Axial): HexsideHalf {
  return side.hex.q === hex.q && side.hex.r === hex.r ? 'owner' : 'across'
}

/** Level of the hex across minus level of the owner: derived, never stored (SID-2). */
export function levelDifference(map: ScenarioMap, side: Hexside): number {
  const [owner, across] = hexesOfSide(side)
  if (!onGrid(owner, map.grid) || !onGrid(across, map.grid)) return 0
  return elevationAt(map, across) - elevationAt(map, owner)
}

/** A hexside and what stands on it. */
export interface FoundSide {
  readonly side: Hexside
  readonly features: HexsideFeatures
}

// Buckets are immutable: their keys are read once.
const readBuckets = new WeakMap<HexsideBucket, readonly FoundSide[]>()

function sidesOfBucket(bucket: HexsideBucket): readonly FoundSide[] {
  let sides = readBuckets.get(bucket)
  if (!sides) {
    sides = (Object.entries(bucket) as [HexsideKey, HexsideFeatures][]).map(([key, features]) => ({
      side: parseHexsideKey(key),
      features,
    }))
    readBuckets.set(bucket, sides)
  }
  return sides
}

/**
 * Everything on hexsides owned by hexes between two coordinates, both included, and by others of the same chunks:
 * as fast as there is little, however large the map.
 */
export function hexsidesBetween(map: ScenarioMap, first: OffsetCoord, last: OffsetCoord): FoundSide[] {
  const found: FoundSide[] = []
  const columns = chunkColumns(map.grid)
  const clamp = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1)
  const from = chunkIndex(
    { col: clamp(first.col, map.grid.columns), row: clamp(first.row, map.grid.rows) },
    map.grid,
  )
  const to = chunkIndex(
    { col: clamp(last.col, map.grid.columns), row: clamp(last.row, map.grid.rows) },
    map.grid,
  )
  for (let row = Math.floor(from / columns); row <= Math.floor(to / columns); row++)
    for (let col = from % columns; col <= to % columns; col++) {
      const bucket = map.hexsides[String(row * columns + col)]
      if (bucket) for (const side of sidesOfBucket(bucket)) found.push(side)
    }
  return found
}

/** Everything on the sides of these hexes, sides of the rim and of hexes beside them included. */
export function hexsidesOn(map: ScenarioMap, hexes: ReadonlySet<HexKey>): FoundSide[] {
  const buckets = new Set<HexsideBucket | undefined>()
  for (const key of hexes)
    for (const { hex } of sidesOfHex(parseHexKey(key))) buckets.add(map.hexsides[bucketKey(hex, map.grid)])
  const found: FoundSide[] = []
  for (const bucket of buckets)
    for (const one of bucket ? sidesOfBucket(bucket) : [])
      if (hexesOfSide(one.side).some((hex) => hexes.has(hexKey(hex)))) found.push(one)
  return found
}
