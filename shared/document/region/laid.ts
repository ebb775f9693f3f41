/** Limits a region to the parts that the user lays at a place: the map keeps the others. */
import { addHex, type Axial, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { hexesOfSide, type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { type HexsideBucket, type Scenario } from '../types'
import { REGION_PARTS, type RegionClip, type RegionHex, type RegionPart } from './clip'
import { takeRegion } from './take'

export interface Laying {
  readonly parts: readonly RegionPart[]
  /** Open, level ground of the region does not replace the map's. */
  readonly through: boolean
  /** The ruleset's. */
  readonly openTerrain: string
}

/** The clip itself when all of it is laid; else one in which the map's own content replaces the parts not laid. */
export function laidRegion(clip: RegionClip, scenario: Scenario, at: Axial, laying: Laying): RegionClip {
  const parts = new Set<RegionPart>(clip.only ? [clip.only] : laying.parts)
  const keys = Object.keys(clip.hexes) as HexKey[]
  const left = new Set<HexKey>(
    keys.filter((key) => !parts.has('ground') || (laying.through && isBare(clip, key, laying.openTerrain))),
  )
  const all = parts.size === REGION_PARTS.length && left.size === 0
  if (all) return clip
  const there = takeRegion(
    scenario,
    keys.map((key) => hexKey(addHex(parseHexKey(key), at))),
    at,
  )
  const ground: Record<HexKey, RegionHex> = { ...clip.hexes }
  for (const key of left) ground[key] = there.hexes[key] ?? (clip.hexes[key] as RegionHex)
  const structures = parts.has('structures')
  const through = laying.through ? left : new Set<HexKey>()
  return {
    ...clip,
    hexes: ground,
    palette: { ...there.palette, ...clip.palette },
    hexsides: parts.has('sides') ? keptBetween(clip.hexsides, there.hexsides, through) : there.hexsides,
    structures: structures ? { ...only(there.structures, through), ...clip.structures } : there.structures,
    markers: structures ? { ...standing(there.markers, through), ...clip.markers } : there.markers,
    labels: parts.has('labels') ? { ...standing(there.labels, through), ...clip.labels } : there.labels,
    sides: { ...there.sides, ...clip.sides },
    counters: parts.has('counters') ? clip.counters : {},
    zones: parts.has('zones') ? clip.zones : {},
  }
}

/** Open, level ground on which nothing is built. */
export function isBare({ hexes, structures }: RegionClip, key: HexKey, openTerrain: string): boolean {
  const { terrain, elevation, environment, flags, wandering } = hexes[key] as RegionHex
  const level = elevation === 0 && environment === 'outdoors' && flags === 0 && wandering === 0
  return level && terrain === openTerrain && !structures[key]
}

// Between two hexes that are not replaced, the map's features stay unless the clip has some.
function keptBetween(coming: HexsideBucket, there: HexsideBucket, left: ReadonlySet<HexKey>): HexsideBucket {
  if (left.size === 0) return coming
  const kept = Object.entries(there).filter(([key]) =>
    hexesOfSide(parseHexsideKey(key as HexsideKey)).every((hex) => left.has(hexKey(hex))),
  )
  return { ...Object.fromEntries(kept), ...coming }
}

function only<T>(things: Readonly<Record<HexKey, T>>, keys: ReadonlySet<HexKey>): Record<HexKey, T> {
  return Object.fromEntries(Object.entries<T>(things).filter(([key]) => keys.has(key as HexKey)))
}

// Under names that no name of the clip can be: those may be the same.
function standing<T extends { readonly hex: HexKey }>(
  things: Readonly<Record<string, T>>,
  hexes: ReadonlySet<HexKey>,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries<T>(things).flatMap(([id, thing]) => (hexes.has(thing.hex) ? [[`${id} `, thing]] : [])),
  )
}
