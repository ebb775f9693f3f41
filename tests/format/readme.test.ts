/** The reference of the file format names every key that the writer writes. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { richScenario } from './richScenario'

const reference = readFileSync(new URL('../../shared/format/README.md', import.meta.url), 'utf8')

/** Keys of records are ids, places, characters and row numbers; these records and what is free JSON are left out. */
const FREE = new Set([
  'options',
  'houseTables',
  'palette',
  'elevation',
  'environment',
  'flags',
  'wandering',
  'stats',
  'status',
])
const RECORDS = new Set([
  'hexsides',
  'structures',
  'markers',
  'boards',
  'sides',
  'counterTypes',
  'faces',
  'counters',
  'zones',
  'labels',
  'images',
])

function keysOf(value: unknown, isRecord: boolean, keys: Set<string>): Set<string> {
  if (Array.isArray(value)) for (const item of value) keysOf(item, false, keys)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      if (!isRecord) keys.add(key)
      if (isRecord || !FREE.has(key)) keysOf(item, !isRecord && RECORDS.has(key), keys)
    }
  return keys
}

test('every key of a rich scenario is in shared/format/README.md', () => {
  const keys = [...keysOf(JSON.parse(writeScenario(richScenario())), false, new Set())]
  expect(keys.length).toBeGreaterThan(60)
  expect(keys.filter((key) => !reference.includes(`\`${key}\``))).toEqual([])
})
