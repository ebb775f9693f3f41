/** Draws the starter stamps: hexes counted from the anchor (axial), on a flat grid, built up by words like `disc`. */
import { type RegionClip, type RegionHex, type StampCategory } from '#shared/document/region/clip'
import { markerId } from '#shared/document/ids'
import { type HexsideFeatures, type Marker } from '#shared/document/types'
import { addHex, type Axial, axial, hexDistance, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, directionTo, neighbor, step } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { hexsideKey, hexsideOf } from '#shared/hex/hexside'
import { type Localized } from '#shared/i18n/localized'
import { found } from '../gallery/drawing'

/** Hexes as `q,r` words: "0,0 1,-1". */
export function at(words: string): Axial[] {
  return words.split(' ').map((word) => parseHexKey(word as HexKey))
}

export const ORIGIN = axial(0, 0)

/** All hexes at most so far from the middle. */
export function disc(radius: number, middle: Axial = ORIGIN): Axial[] {
  const found: Axial[] = []
  for (let q = -radius; q <= radius; q++)
    for (let r = -radius; r <= radius; r++) {
      const hex = addHex(middle, axial(q, r))
      if (hexDistance(hex, middle) <= radius) found.push(hex)
    }
  return found
}

export function ring(radius: number, middle: Axial = ORIGIN): Axial[] {
  return disc(radius, middle).filter((hex) => hexDistance(hex, middle) === radius)
}

/** So many hexes in a direction, the first included. */
export function line(from: Axial, toward: Direction, count: number): Axial[] {
  const { q, r } = step(toward)
  return Array.from({ length: count }, (_, index) => axial(from.q + q * index, from.r + r * index))
}

export interface Sketch {
  /** Lays ground; a second time replaces what it says. */
  ground(hexes: readonly Axial[], terrain: string, more?: Partial<RegionHex>): Sketch
  level(hexes: readonly Axial[], elevation: number): Sketch
  /** A barrier round these hexes, looking in; only where `where` says so of the hex beyond. */
  wall(hexes: readonly Axial[], feature: string, where?: (beyond: Axial) => boolean): Sketch
  /** An opening in the barrier of this side, looking into the hex; `barrier` is what stands there then. */
  opening(hex: Axial, side: Direction, opening: HexsideFeatures['opening'], barrier: string): Sketch
  /** Takes the barrier off a side. */
  gap(hex: Axial, side: Direction): Sketch
  barrier(hex: Axial, side: Direction, feature: string): Sketch
  /** A way from hex to hex; `in` and `out` let it enter and leave by these sides of the first and the last. */
  way(hexes: readonly Axial[], feature: string, ends?: { in?: Direction; out?: Direction }): Sketch
  structure(hex: Axial, feature: string, facing?: Facing): Sketch
  marker(hex: Axial, kind: string, facing?: Facing): Sketch
  /** All of another sketch, shifted. */
  add(other: Sketch, by: Axial): Sketch
  clip(name: Localized, category: StampCategory): RegionClip
  readonly hexes: ReadonlyMap<HexKey, RegionHex>
  readonly sides: ReadonlyMap<string, HexsideFeatures>
  readonly markers: readonly Marker[]
}

export const vertex = (index: Direction): Facing => ({ kind: 'vertex', index })

export function sketch(): Sketch {
  const hexes = new Map<HexKey, RegionHex>()
  const sides = new Map<string, HexsideFeatures>()
  const structures: Record<HexKey, RegionClip['structures'][HexKey]> = {}
  const markers: Marker[] = []

  function put(
    hex: Axial,
    toward: Direction,
    features: (inside: 'owner' | 'across') => HexsideFeatures,
  ): void {
    const at = hexsideOf(hex, toward)
    const key = hexsideKey(at)
    sides.set(key, { ...sides.get(key), ...features(toward < 3 ? 'owner' : 'across') })
  }

  const own: Sketch = {
    hexes,
    sides,
    markers,
    ground(all, terrain, more = {}) {
      const level = { elevation: 0, environment: 'outdoors', flags: 0, wandering: 0 } as const
      for (const hex of all) hexes.set(hexKey(hex), { ...level, ...hexes.get(hexKey(hex)), terrain, ...more })
      return own
    },
    level(all, elevation) {
      for (const hex of all)
        hexes.set(hexKey(hex), { ...found(hexes.get(hexKey(hex)), hexKey(hex)), elevation })
      return own
    },
    wall(all, feature, where = () => true) {
      const within = new Set(all.map(hexKey))
      for (const hex of all)
        for (const toward of DIRECTIONS) {
          const beyond = neighbor(hex, toward)
          if (!within.has(hexKey(beyond)) && where(beyond)) own.barrier(hex, toward, feature)
        }
      return own
    },
    barrier(hex, toward, feature) {
      put(hex, toward, (inside) => ({ barrier: { feature, ...(LOOKING.has(feature) ? { inside } : {}) } }))
      return own
    },
    opening(hex, toward, opening, barrier) {
      own.barrier(hex, toward, barrier)
      put(hex, toward, (inside) => ({
        opening: {
          ...opening,
          feature: opening?.feature ?? '',
          ...(LOOKING.has(opening?.feature ?? '') ? { inside } : {}),
        },
      }))
      return own
    },
    gap(hex, toward) {
      sides.delete(hexsideKey(hexsideOf(hex, toward)))
      return own
    },
    way(all, feature, ends = {}) {
      const last = all.at(-1)
      if (ends.in !== undefined && all[0]) put(all[0], ends.in, () => ({ way: { feature } }))
      all.slice(1).forEach((hex, index) => {
        const before = all[index] as Axial
        put(before, found(directionTo(before, hex), `way ${hexKey(before)} ${hexKey(hex)}`), () => ({
          way: { feature },
        }))
      })
      if (ends.out !== undefined && last) put(last, ends.out, () => ({ way: { feature } }))
      return own
    },
    structure(hex, feature, facing) {
      structures[hexKey(hex)] = { feature, ...(facing ? { facing } : {}) }
      return own
    },
    marker(hex, kind, facing) {
      markers.push({ kind, hex: hexKey(hex), ...(facing ? { facing } : {}) })
      return own
    },
    add(other, by) {
      for (const [key, hex] of other.hexes) hexes.set(hexKey(addHex(parseHexKey(key), by)), hex)
      for (const [key, features] of other.sides) {
        const [q = 0, r = 0, d = 0] = key.split(',').map(Number)
        sides.set(`${q + by.q},${r + by.r},${d}`, features)
      }
      for (const one of other.markers) markers.push({ ...one, hex: hexKey(addHex(parseHexKey(one.hex), by)) })
      return own
    },
    clip: (name, category) => ({
      stamp: { name, category },
      orientation: 'flat',
      palette: {},
      hexes: Object.fromEntries(hexes),
      hexsides: Object.fromEntries(sides),
      structures,
      markers: Object.fromEntries(markers.map((one, index) => [markerId(`m${index + 1}`), one])),
      ...{ labels: {}, zones: {}, counters: {}, counterTypes: {}, sides: {}, images: {} },
    }),
  }
  return own
}

/** Features that have an inside. */
const LOOKING = new Set(['battlement', 'cliff', 'arrow-slit', 'stairs', 'ladder'])
