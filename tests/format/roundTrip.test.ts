import { describe, expect, test } from 'vitest'
import { BOARD_GRID, GRID_KINDS, richScenario } from './richScenario'
import { scenarioOf } from '../support/scenarioFiles'
import { createHistory } from '#shared/commands/history'
import { paintTerrain } from '#shared/commands/paintTerrain'
import { writeScenario } from '#shared/format/write'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { type Json } from '#shared/json/extra'

describe('reading and writing', () => {
  test.each(GRID_KINDS.map((grid) => [`${grid.orientation} ${grid.stagger}`, grid] as const))(
    'a rich %s map comes back equal, and byte for byte',
    (_title, grid) => {
      const scenario = richScenario(grid)
      const text = writeScenario(scenario)
      expect(scenarioOf(text)).toEqual(scenario)
      expect(writeScenario(scenarioOf(text))).toBe(text)
    },
  )

  test('a byte order mark and Windows line ends are read', () => {
    const text = writeScenario(richScenario())
    expect(writeScenario(scenarioOf(`\ufeff${text.replaceAll('\n', '\r\n')}`))).toBe(text)
  })

  test('the order of keys does not matter to the reader', () => {
    const text = writeScenario(richScenario())
    const shuffled = JSON.stringify(reversed(JSON.parse(text) as Json))
    const written = writeScenario(scenarioOf(shuffled))
    expect(JSON.parse(written)).toEqual(JSON.parse(text))
    // What is sorted or has a fixed place comes back as it was; sides keep the new order.
    expect(written.split('\n')[1]).toBe('  "format": "castellan",')
    expect(Object.keys(scenarioOf(shuffled).sides)).toEqual(['normans', 'saracens'])
  })

  test('hexsides are sorted by row, column and direction; sides keep the author’s order', () => {
    const file = JSON.parse(writeScenario(richScenario())) as { map: { hexsides: object }; sides: object }
    const places = Object.keys(file.map.hexsides).map(
      (key) => key.split(',').map(Number) as [number, number, number],
    )
    const ranks = places.map(([col, row, direction]) => (row * 1000 + col) * 3 + direction)
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    expect(Object.keys(file.sides)).toEqual(['saracens', 'normans'])
  })

  test('a terrain that the palette lacks gets a character of its own', () => {
    const scenario = richScenario()
    const { '~': _water, ...palette } = scenario.map.palette
    const text = writeScenario({ ...scenario, map: { ...scenario.map, palette } })
    expect(scenarioOf(text).map.chunks).toEqual(scenario.map.chunks)
  })
})

function reversed(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(reversed)
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  )
}

/** Objects whose keys are ids, places, characters or row numbers: there every key is known. */
const RECORDS =
  /^(map\.(palette|elevation|environment|flags|wandering|hexsides|structures|markers)|boards|sides|groups|reinforcements|victory|specialRules|turns\.rows|counterTypes|counters|zones|labels|images|vassalGpids|counterTypes\.[^.]+\.(stats|faces)|counterTypes\.[^.]+\.faces\.[^.]+\.stats|counters\.[^.]+\.status)$/

/** Adds an unknown key to every object that can have one; returns how many. */
function addUnknownKeys(value: unknown, path: string): number {
  if (typeof value !== 'object' || value === null) return 0
  let added = 0
  for (const [key, item] of Object.entries(value as Record<string, unknown>))
    added += addUnknownKeys(item, Array.isArray(value) ? path : path === '' ? key : `${path}.${key}`)
  if (Array.isArray(value) || RECORDS.test(path)) return added
  ;(value as Record<string, unknown>)['x-unknown'] = { of: path, list: [1, 'two', null] }
  return added + 1
}

describe('unknown keys (DOC-2)', () => {
  const file = JSON.parse(writeScenario(richScenario())) as unknown
  const added = addUnknownKeys(file, '')
  const text = JSON.stringify(file)
  const count = (haystack: string): number => haystack.split('"x-unknown"').length - 1

  test('survive reading and writing at every level', () => {
    // 50-odd objects: info, numbering, each slot of each hexside, board edge and span, counter, face, fit point…
    expect(added).toBeGreaterThan(45)
    const written = writeScenario(scenarioOf(text))
    expect(JSON.parse(written)).toEqual(file)
    expect(writeScenario(scenarioOf(written))).toBe(written)
  })

  test('survive an edit and a save', () => {
    const history = createHistory(scenarioOf(text))
    history.apply(paintTerrain, {
      hexes: [hexKey(toAxial({ col: 20, row: 20 }, BOARD_GRID))],
      terrain: 'wood',
    })
    const written = writeScenario(history.document)
    expect(written).not.toBe(writeScenario(scenarioOf(text)))
    expect(count(written)).toBe(added)
  })

  test('come after the known ones', () => {
    const lines = writeScenario(scenarioOf(text)).split('\n')
    const last = lines.findIndex((line) => line.startsWith('  "images"'))
    expect(lines.findIndex((line) => line.startsWith('  "x-unknown"'))).toBeGreaterThan(last)
  })
})
