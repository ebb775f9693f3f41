/**
 * Keeps the order of records through undo and redo. The order of counters, sides and types is the author's and shows
 * in the file, but a patch that puts a removed key back puts it last. Where a gesture removed keys, its patches
 * therefore hold the record as a whole, before and after (its entries are shared, not copied).
 */
import { type Patch } from 'immer'
import { type Scenario } from '#shared/document/types'

export interface PatchPair {
  readonly patches: readonly Patch[]
  readonly inversePatches: readonly Patch[]
}

/** `steps` are the patches as they came, before squashing: a key removed and set again leaves its trace only there. */
export function keepKeyOrder(
  before: Scenario,
  after: Scenario,
  steps: readonly Patch[],
  squashed: PatchPair,
): PatchPair {
  const records = thinnedRecords(before, after, steps)
  if (records.length === 0) return squashed
  const elsewhere = (patch: Patch): boolean => !records.some((record) => startsWith(patch.path, record))
  const whole = (scenario: Scenario): Patch[] =>
    records.map((path) => ({ op: 'replace', path: [...path], value: valueAt(scenario, path) }))
  return {
    patches: [...squashed.patches.filter(elsewhere), ...whole(after)],
    inversePatches: [...squashed.inversePatches.filter(elsewhere), ...whole(before)],
  }
}

// The records that lost a key on the way and exist at both ends; none within another.
function thinnedRecords(before: Scenario, after: Scenario, steps: readonly Patch[]): Patch['path'][] {
  const records = new Map<string, Patch['path']>()
  for (const { op, path } of steps) {
    const record = path.slice(0, -1)
    if (op === 'remove' && isRecord(valueAt(before, record)) && isRecord(valueAt(after, record)))
      records.set(record.join('\n'), record)
  }
  const found = [...records.values()]
  return found.filter((path) => !found.some((other) => other.length < path.length && startsWith(path, other)))
}

function isRecord(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function valueAt(scenario: Scenario, path: Patch['path']): unknown {
  let value: unknown = scenario
  for (const key of path)
    value = isRecord(value) ? value[key] : Array.isArray(value) ? value[key as number] : undefined
  return value
}

function startsWith(path: Patch['path'], start: Patch['path']): boolean {
  return start.length <= path.length && start.every((key, index) => path[index] === key)
}
