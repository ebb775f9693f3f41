/**
 * Finds what differs between two states that share what did not change. The immer patches of a command, or the change
 * sets of the steps between, say where to look; what ended as it began is not named.
 */
import { type Patch } from 'immer'
import { bucketKey, CHUNK_CELLS } from '#shared/document/chunk'
import { type Chunk, type HexsideFeatures, type Scenario } from '#shared/document/types'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { presentLayer } from './command/cells'
import {
  CELL_LAYERS,
  type CellLayer,
  type ChangedCells,
  type ChangeSet,
  RECORDS,
  type RecordKind,
  recordOf,
  type SingleKind,
  singleOf,
  SINGLES,
} from '../document/changeSet'
import { sameValue } from './sameValue'

/** The places where two states may differ. */
interface Places {
  wholeMap: boolean
  /** Layers of chunks, as `chunk * CELL_LAYERS.length + layer`. */
  readonly layers: Set<number>
  readonly sides: Set<HexsideKey>
  readonly records: Map<RecordKind, Set<string>>
  /** Records in which keys came or went. */
  readonly reordered: Set<RecordKind>
  readonly singles: Set<SingleKind>
}

function nowhere(): Places {
  return {
    wholeMap: false,
    layers: new Set(),
    sides: new Set(),
    records: new Map(),
    reordered: new Set(),
    singles: new Set(),
  }
}

/** The places that the patches from one state to another touch. */
export function placesOfPatches(before: Scenario, after: Scenario, patches: readonly Patch[]): Places {
  const places = nowhere()
  for (const { op, path } of patches) {
    const [owner, part, ...rest] = path[0] === 'map' ? path : ['scenario', ...path]
    if (isKey(RECORDS, part) && RECORDS[part] === owner)
      addEntries(places, part, [before, after], { op, path: rest })
    else if (isKey(SINGLES, part) && SINGLES[part] === owner) places.singles.add(part)
    else if (part === 'chunks' && typeof rest[0] === 'number')
      addLayers(places, rest[0], rest[1] as CellLayer | undefined)
    else if (part === 'hexsides') addSides(places, [before, after], rest)
    else places.wholeMap = true
  }
  return places
}

function isKey<K extends string>(kinds: Readonly<Record<K, unknown>>, part: unknown): part is K {
  return typeof part === 'string' && Object.hasOwn(kinds, part)
}

function addLayers({ layers }: Places, chunk: number, layer: CellLayer | undefined): void {
  for (const one of layer === undefined ? CELL_LAYERS : [layer])
    layers.add(chunk * CELL_LAYERS.length + CELL_LAYERS.indexOf(one))
}

type Two = readonly [before: Scenario, after: Scenario]
type Entries = Readonly<Record<string, unknown>>

// A patch names an entry or what is in it, or the whole record.
function addEntries(
  places: Places,
  kind: RecordKind,
  [before, after]: Two,
  { op, path: [id, inner] }: Patch,
): void {
  const ids = places.records.get(kind) ?? new Set()
  places.records.set(kind, ids)
  if (id === undefined || (inner === undefined && op !== 'replace')) places.reordered.add(kind)
  if (id !== undefined) ids.add(String(id))
  else for (const key of differingKeys(recordOf(before, kind), recordOf(after, kind))) ids.add(key)
}

// A patch names a side or what is in it, a bucket of sides, or all of them.
function addSides({ sides }: Places, [{ map: old }, { map: now }]: Two, [bucket, side]: Patch['path']): void {
  const buckets = bucket === undefined ? differingKeys(old.hexsides, now.hexsides) : [String(bucket)]
  for (const name of buckets) {
    const keys =
      side === undefined ? differingKeys(old.hexsides[name] ?? {}, now.hexsides[name] ?? {}) : [String(side)]
    for (const key of keys) sides.add(key as HexsideKey)
  }
}

function differingKeys(before: Entries, after: Entries): string[] {
  const changed = Object.keys(after).filter((key) => before[key] !== after[key])
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
  return [...changed, ...gone]
}

/** The places that several steps, one after the other, touch together. */
export function placesOfSteps(steps: readonly ChangeSet[]): Places {
  const places = nowhere()
  for (const { wholeMap, cells, hexsides, records, reordered, singles } of steps) {
    places.wholeMap ||= wholeMap
    for (const { chunk, layer } of cells) addLayers(places, chunk, layer)
    for (const side of hexsides.keys()) places.sides.add(side)
    for (const [kind, ids] of Object.entries(records) as [RecordKind, ReadonlySet<string>][]) {
      const all = places.records.get(kind) ?? new Set()
      places.records.set(kind, all)
      for (const id of ids) all.add(id)
    }
    for (const kind of reordered) places.reordered.add(kind)
    for (const kind of singles) places.singles.add(kind)
  }
  return places
}

/** The differences at these places. */
export function changesBetween(before: Scenario, after: Scenario, places: Places): ChangeSet {
  const wholeMap = places.wholeMap && before.map !== after.map
  const isNamed = (owner: 'scenario' | 'map'): boolean => !wholeMap || owner === 'scenario'
  return {
    wholeMap,
    cells: wholeMap ? [] : changedCells(before, after, places),
    hexsides: wholeMap ? new Map() : changedSides(before, after, places),
    records: Object.fromEntries(
      [...places.records].flatMap(([kind, ids]) => {
        const changed = isNamed(RECORDS[kind]) ? changedIds(before, after, { kind, ids }) : []
        return changed.length === 0 ? [] : [[kind, new Set(changed)]]
      }),
    ),
    reordered: new Set(
      [...places.reordered].filter(
        (kind) =>
          isNamed(RECORDS[kind]) &&
          !sameValue(Object.keys(recordOf(before, kind)), Object.keys(recordOf(after, kind))),
      ),
    ),
    singles: new Set(
      [...places.singles].filter(
        (kind) => isNamed(SINGLES[kind]) && !sameValue(singleOf(before, kind), singleOf(after, kind)),
      ),
    ),
  }
}

function changedCells(before: Scenario, after: Scenario, { layers }: Places): ChangedCells[] {
  return [...layers].flatMap((place) => {
    const chunk = Math.floor(place / CELL_LAYERS.length)
    const layer = CELL_LAYERS[place % CELL_LAYERS.length] as CellLayer
    const old = presentLayer(before.map.chunks[chunk] as Chunk, layer)
    const now = presentLayer(after.map.chunks[chunk] as Chunk, layer)
    if (old === now) return []
    const cells: number[] = []
    for (let cell = 0; cell < CHUNK_CELLS; cell++) if (old[cell] !== now[cell]) cells.push(cell)
    return cells.length === 0 ? [] : [{ chunk, layer, cells: new Uint16Array(cells) }]
  })
}

function changedSides(before: Scenario, after: Scenario, { sides }: Places): ChangeSet['hexsides'] {
  const changed = new Map<HexsideKey, (keyof HexsideFeatures)[]>()
  for (const side of sides) {
    const [old, now] = [featuresOf(before, side), featuresOf(after, side)]
    if (old === now) continue
    const slots = Object.keys({ ...old, ...now }) as (keyof HexsideFeatures)[]
    const differing = slots.filter((slot) => !sameValue(old?.[slot], now?.[slot]))
    if (differing.length > 0) changed.set(side, differing)
  }
  return changed
}

/** Undefined = nothing stands on the side. */
export function featuresOf({ map }: Scenario, side: HexsideKey): HexsideFeatures | undefined {
  return map.hexsides[bucketKey(parseHexsideKey(side).hex, map.grid)]?.[side]
}

function changedIds(
  before: Scenario,
  after: Scenario,
  { kind, ids }: { readonly kind: RecordKind; readonly ids: ReadonlySet<string> },
): string[] {
  const [old, now] = [recordOf(before, kind), recordOf(after, kind)]
  return [...ids].filter((id) => !sameValue(old[id], now[id]))
}
