/** Takes a piece of a map as a region; the map is unchanged. */
import {
  type Axial,
  addHex,
  hexDistance,
  type HexKey,
  hexKey,
  parseHexKey,
  subtractHex,
} from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexsideKey, type HexsideKey } from '#shared/hex/hexside'
import { elevationAt, environmentAt, flagsAt, hexsidesOn, terrainAt, wanderingAt } from '../map'
import { type CounterType, type Side } from '../armies'
import { type CounterId, type ImageHash } from '../ids'
import { type HexsideFeatures, type Scenario, type ScenarioMap } from '../types'
import { rowsOfRegion } from './houseRows'
import { type RegionClip, type RegionHex, zonesWithin } from './clip'
import { sideIdsOf } from './sideIds'

/** The hex of a set that is nearest its middle: what hangs under the pointer, and what a turn turns about. */
export function middleOf(hexes: readonly HexKey[]): Axial {
  const all = hexes.map(parseHexKey)
  const sum = all.reduce(addHex, { q: 0, r: 0 })
  const middle = { q: sum.q / all.length, r: sum.r / all.length }
  let best = all[0] ?? { q: 0, r: 0 }
  for (const hex of all) if (hexDistance(hex, middle) < hexDistance(best, middle)) best = hex
  return best
}

/** The content of these hexes of the map, counted from `anchor`; hexes off the map are left out. */
export function takeRegion(scenario: Scenario, hexes: readonly HexKey[], anchor: Axial): RegionClip {
  const { map } = scenario
  const inside = new Map<HexKey, HexKey>()
  const taken: Record<HexKey, RegionHex> = {}
  const hexsides: Record<HexsideKey, HexsideFeatures> = {}
  for (const key of hexes) {
    const hex = parseHexKey(key)
    if (!onGrid(hex, map.grid)) continue
    const own = hexKey(subtractHex(hex, anchor))
    inside.set(key, own)
    taken[own] = regionHex(map, hex)
  }
  for (const { side, features } of hexsidesOn(map, new Set(inside.keys())))
    hexsides[hexsideKey({ hex: subtractHex(side.hex, anchor), direction: side.direction })] = features
  const counters = placed(scenario.counters, inside)
  const counterTypes = typesOf(counters, scenario)
  const parts = {
    orientation: map.grid.orientation,
    palette: paletteOf(map, taken),
    hexes: taken,
    hexsides,
    structures: Object.fromEntries(
      Object.entries(map.structures).flatMap(([key, structure]) => {
        const own = inside.get(key as HexKey)
        return own === undefined ? [] : [[own, structure]]
      }),
    ),
    markers: placed(map.markers, inside),
    labels: placed(scenario.labels, inside),
    zones: zonesOf(scenario, inside),
    counters,
    counterTypes,
  }
  const houseTables = rowsOfRegion(scenario.houseTables, parts)
  return {
    ...parts,
    sides: sidesOf(sideIdsOf(parts), scenario),
    images: imagesOf(counterTypes, scenario),
    ...(Object.keys(houseTables).length > 0 && { ruleset: scenario.ruleset, houseTables }),
  }
}

function regionHex(map: ScenarioMap, hex: Axial): RegionHex {
  return {
    terrain: terrainAt(map, hex) as string,
    elevation: elevationAt(map, hex),
    environment: environmentAt(map, hex),
    flags: flagsAt(map, hex),
    wandering: wanderingAt(map, hex),
  }
}

// Those that stand on these hexes, on their new ones.
function placed<K extends string, T extends { readonly hex?: HexKey }>(
  things: Readonly<Record<K, T>>,
  inside: ReadonlyMap<HexKey, HexKey>,
): Record<K, T> {
  const found: Record<string, T> = {}
  for (const [id, thing] of Object.entries<T>(things)) {
    const hex = thing.hex === undefined ? undefined : inside.get(thing.hex)
    if (hex !== undefined) found[id] = { ...thing, hex }
  }
  return found
}

function zonesOf({ zones }: Scenario, inside: ReadonlyMap<HexKey, HexKey>): RegionClip['zones'] {
  return Object.fromEntries(
    zonesWithin(zones, (hex) => inside.has(hex)).map(([id, zone]) => [
      id,
      { ...zone, hexes: zone.hexes.map((hex) => inside.get(hex) as HexKey) },
    ]),
  )
}

function paletteOf({ palette }: ScenarioMap, hexes: RegionClip['hexes']): RegionClip['palette'] {
  const used = new Set(Object.values(hexes).map(({ terrain }) => terrain))
  return Object.fromEntries(Object.entries(palette).filter(([, terrain]) => used.has(terrain)))
}

function typesOf(counters: RegionClip['counters'], scenario: Scenario): RegionClip['counterTypes'] {
  const used = new Set((Object.keys(counters) as CounterId[]).map((id) => counters[id]?.type))
  return only(scenario.counterTypes, used)
}

// The belligerents themselves: who commands, and its wings, are of their scenario.
function sidesOf(ids: ReadonlySet<string>, { sides }: Scenario): RegionClip['sides'] {
  return Object.fromEntries(
    Object.entries<Side>(only(sides, ids)).map(([id, { name, color, notes }]) => [
      id,
      { name, color, notes },
    ]),
  )
}

function imagesOf(types: RegionClip['counterTypes'], { images }: Scenario): RegionClip['images'] {
  const faces = Object.values<CounterType>(types).flatMap((type) => Object.values(type.faces))
  return only(images, new Set<ImageHash | undefined>(faces.map(({ image }) => image)))
}

function only<K extends string, T>(
  things: Readonly<Record<K, T>>,
  ids: ReadonlySet<string | undefined>,
): Record<K, T> {
  return Object.fromEntries(Object.entries<T>(things).filter(([id]) => ids.has(id))) as Record<K, T>
}
