/** Finds the differences between two states by looking at every cell, side and entry: change sets are compared with it. */
import {
  CELL_LAYERS,
  type ChangedCells,
  type ChangeSet,
  type RecordKind,
  recordOf,
  RECORDS,
  type SingleKind,
  singleOf,
  SINGLES,
} from '#shared/document/changeSet'
import { CHUNK_CELLS } from '#shared/document/chunk'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { type HexsideKey } from '#shared/hex/hexside'

// The file shows the order of keys, so it counts.
const written = (value: unknown): string => JSON.stringify(value) ?? 'nothing'
const differ = (one: unknown, other: unknown): boolean => written(one) !== written(other)

/** Names the differences as a change set would; `wholeMap`: the map was replaced, and nothing of it is named. */
export function differences(before: Scenario, after: Scenario, wholeMap = false): ChangeSet {
  const kinds = (Object.keys(RECORDS) as RecordKind[]).filter((kind) => !wholeMap || RECORDS[kind] !== 'map')
  const singles = (Object.keys(SINGLES) as SingleKind[]).filter(
    (kind) => !wholeMap || SINGLES[kind] !== 'map',
  )
  return {
    wholeMap,
    cells: wholeMap ? [] : cellsOf(before, after),
    hexsides: wholeMap ? new Map() : sidesOf(before, after),
    records: Object.fromEntries(
      kinds.flatMap((kind) => {
        const [old, now] = [recordOf(before, kind), recordOf(after, kind)]
        const ids = Object.keys({ ...old, ...now }).filter((id) => differ(old[id], now[id]))
        return ids.length === 0 ? [] : [[kind, new Set(ids.sort())]]
      }),
    ),
    reordered: new Set(
      kinds.filter((kind) => differ(Object.keys(recordOf(before, kind)), Object.keys(recordOf(after, kind)))),
    ),
    singles: new Set(singles.filter((kind) => differ(singleOf(before, kind), singleOf(after, kind)))),
  }
}

function cellsOf(before: Scenario, after: Scenario): ChangedCells[] {
  return after.map.chunks.flatMap((now, chunk) =>
    CELL_LAYERS.flatMap((layer) => {
      const plain = layer === 'environment' ? 'outdoors' : 0
      const cells = Array.from({ length: CHUNK_CELLS }, (_, cell) => cell).filter(
        (cell) => (before.map.chunks[chunk]?.[layer]?.[cell] ?? plain) !== (now[layer]?.[cell] ?? plain),
      )
      return cells.length === 0 ? [] : [{ chunk, layer, cells: Uint16Array.from(cells) }]
    }),
  )
}

function sidesOf(before: Scenario, after: Scenario): ChangeSet['hexsides'] {
  const all = ({ map }: Scenario): Record<HexsideKey, HexsideFeatures> =>
    Object.assign({}, ...Object.values(map.hexsides)) as Record<HexsideKey, HexsideFeatures>
  const [old, now] = [all(before), all(after)]
  const sides = Object.keys({ ...old, ...now }) as HexsideKey[]
  return new Map(
    sides.sort().flatMap((side) => {
      const slots = Object.keys({ ...old[side], ...now[side] }) as (keyof HexsideFeatures)[]
      const changed = slots.filter((slot) => differ(old[side]?.[slot], now[side]?.[slot]))
      return changed.length === 0 ? [] : [[side, changed] as const]
    }),
  )
}

/** The same change set in one order, to be compared. */
export function inOrder({ cells, hexsides, records, reordered, singles, wholeMap }: ChangeSet): unknown {
  const byKey = (one: readonly [string, unknown], other: readonly [string, unknown]): number =>
    one[0] < other[0] ? -1 : 1
  return {
    wholeMap,
    cells: cells
      .map(({ chunk, layer, cells: indices }) => [`${chunk} ${layer}`, [...indices]] as const)
      .sort(byKey),
    hexsides: [...hexsides].map(([side, slots]) => [side, [...slots].sort()] as const).sort(byKey),
    records: Object.entries(records)
      .map(([kind, ids]) => [kind, [...ids].sort()] as const)
      .sort(byKey),
    reordered: [...reordered].sort(),
    singles: [...singles].sort(),
  }
}
