/** The reference of the file format names every key that the writer writes. */
import { readFileSync } from 'node:fs'
import ts from 'typescript'
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
  'groups',
  'reinforcements',
  'rows',
  'victory',
  'specialRules',
  'counterTypes',
  'faces',
  'counters',
  'zones',
  'labels',
  'images',
  'vassalGpids',
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

const DEFINITIONS = ['entities', 'armies', 'game', 'place', 'silenced'].map(
  (file) => `shared/document/${file}.ts`,
)

/** The keys of each `object({…})` of a source, in their order; those of objects within it are theirs. */
function definedObjects(source: ts.SourceFile): string[][] {
  const objects: string[][] = []
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(entity|object)$/.test(node.expression.getText(source))) {
      const [keys] = node.arguments
      if (keys && ts.isObjectLiteralExpression(keys))
        objects.push(keys.properties.map((property) => property.name?.getText(source) ?? '?'))
    }
    ts.forEachChild(node, look)
  }
  look(source)
  return objects
}

// A rich scenario need not hold a key that was added yesterday; its definition does.
test('every object of a document has a row of the reference with all its keys', () => {
  const objects = DEFINITIONS.flatMap((file) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    return definedObjects(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  })
  expect(objects.length).toBeGreaterThan(25)
  const rows = reference.split('\n').filter((line) => line.startsWith('| '))
  const undocumented = objects.filter(
    (keys) => !rows.some((row) => keys.every((key) => row.includes(`\`${key}\``))),
  )
  expect(undocumented).toEqual([])
})
