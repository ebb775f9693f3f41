/**
 * A worker's copy of the document, kept up to date by what changed. States share their unchanged parts, so a
 * difference is found by comparing references: one painted hex sends one chunk.
 */
import { type Chunk, type HexsideBucket, type Scenario, type ScenarioMap } from '#shared/document/types'

/** What a newer state has that an older one has not; structured-cloneable. */
export interface ScenarioDelta {
  /** Everything beside the map that changed. */
  readonly sections: Partial<Omit<Scenario, 'map'>>
  /** Everything of the map beside chunks and hexsides that changed. */
  readonly map: Partial<Omit<ScenarioMap, 'chunks' | 'hexsides'>>
  /** Number of chunks now. */
  readonly chunkCount: number
  readonly chunks: readonly (readonly [index: number, chunk: Chunk])[]
  /** Undefined = no side is left in that bucket. */
  readonly buckets: readonly (readonly [key: string, bucket: HexsideBucket | undefined])[]
}

export function deltaBetween(before: Scenario | undefined, after: Scenario): ScenarioDelta {
  return {
    sections: changedKeys(before, after, 'map'),
    map: changedKeys(before?.map, after.map, 'chunks', 'hexsides'),
    chunkCount: after.map.chunks.length,
    chunks: after.map.chunks.flatMap((chunk, index) =>
      chunk === before?.map.chunks[index] ? [] : [[index, chunk] as const],
    ),
    buckets: changedBuckets(before?.map.hexsides ?? {}, after.map.hexsides),
  }
}

// The entries that differ, without the named ones; what `after` no longer has comes as undefined.
function changedKeys<T extends object, K extends keyof T>(
  before: T | undefined,
  after: T,
  ...without: readonly K[]
): Partial<Omit<T, K>> {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after)]) as Set<keyof T>
  const entries = [...keys].flatMap((key) =>
    without.includes(key as K) || after[key] === before?.[key] ? [] : [[key, after[key]] as const],
  )
  return Object.fromEntries(entries) as Partial<Omit<T, K>>
}

function changedBuckets(
  before: ScenarioMap['hexsides'],
  after: ScenarioMap['hexsides'],
): ScenarioDelta['buckets'] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => (before[key] === after[key] ? [] : [[key, after[key]] as const]))
}

/** The newer state; unchanged parts are those of `before`, which stays as it is. The first delta must be whole. */
export function applyDelta(before: Scenario | undefined, delta: ScenarioDelta): Scenario {
  const map = { ...before?.map, ...delta.map, ...nextChunks(before, delta), ...nextHexsides(before, delta) }
  return { ...before, ...delta.sections, map: map as ScenarioMap } as Scenario
}

// Nothing when no chunk changed: whoever compares references must see the same array.
function nextChunks(before: Scenario | undefined, delta: ScenarioDelta): Partial<ScenarioMap> {
  const old = before?.map.chunks ?? []
  if (delta.chunks.length === 0 && delta.chunkCount === old.length) return {}
  const chunks = old.slice(0, delta.chunkCount)
  for (const [index, chunk] of delta.chunks) chunks[index] = chunk
  return { chunks }
}

function nextHexsides(before: Scenario | undefined, delta: ScenarioDelta): Partial<ScenarioMap> {
  if (before && delta.buckets.length === 0) return {}
  const hexsides = { ...before?.map.hexsides }
  for (const [key, bucket] of delta.buckets) {
    if (bucket) hexsides[key] = bucket
    else delete hexsides[key]
  }
  return { hexsides }
}
