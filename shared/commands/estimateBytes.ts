/** The memory that a step of the history takes, estimated. */
import { type ChangedValues } from './changedValues'

// An object and its key: rough figures of V8, enough for a budget.
const ENTRY_BYTES = 200

/** The memory that they take at most, estimated: much of it is shared with states and with other steps. */
export function estimateBytes({ map, cells, sides, records, singles }: ChangedValues): number {
  let bytes = map ? valueBytes(map) : 0
  for (const { cells: indices, values } of cells) bytes += ENTRY_BYTES + indices.length * (values ? 10 : 2)
  for (const [, features] of sides) bytes += ENTRY_BYTES + valueBytes(features)
  for (const { entries, order } of records) {
    bytes += valueBytes(order)
    for (const [, value] of entries) bytes += ENTRY_BYTES + valueBytes(value)
  }
  for (const [, value] of singles) bytes += ENTRY_BYTES + valueBytes(value)
  return bytes
}

function valueBytes(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 8
  // Lists are of hexes: numbers and texts shared with many others.
  if (Array.isArray(value)) return 16 + value.length * 8
  let bytes = 32
  for (const item of Object.values(value)) bytes += 16 + valueBytes(item)
  return bytes
}
