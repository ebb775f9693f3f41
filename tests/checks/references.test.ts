/** CHK-1: references, duplicates, off-map things. */
import { describe, expect, test } from 'vitest'
import { boardId, counterId, counterTypeId, imageHash, labelId, sideId, zoneId } from '#shared/document/ids'
import { axial, hexKey } from '#shared/hex/axial'
import { testBoard, withCounter, withHexes, withHexsides, withStructure } from '../support/board'
import { hexNamed } from '../support/names'
import { codesOf, findingsOf, WALL } from './support'

const codes = codesOf(
  'CHK1-duplicate-counter',
  'CHK1-off-map',
  'CHK1-unknown-counter-type',
  'CHK1-unknown-feature',
  'CHK1-unknown-image',
  'CHK1-unknown-side',
  'CHK1-unknown-terrain',
)

const field = testBoard()
const soldier = withCounter(field, 'ali', { type: 'saracens-soldier', at: 'C3', name: 'Ali' })

test('an empty field and a soldier on it are in order', () => {
  expect(codes(field)).toEqual([])
  expect(codes(soldier)).toEqual([])
})

describe('CHK-1: CHK1-unknown-terrain', () => {
  test('one finding for a terrain the ruleset lacks, with its hexes', () => {
    const board = withHexes(field, [hexNamed(field, 'B2'), hexNamed(field, 'D4')], 'lava')
    const [finding, ...more] = findingsOf(board, 'CHK1-unknown-terrain')
    expect(more).toEqual([])
    expect(finding).toMatchObject({
      severity: 'error',
      rule: 'CHK-1',
      message: {
        fr: 'Le terrain «\u202flava\u202f» n’existe pas dans Magna Carta\u202f: B2 et D4 (CHK-1).',
        en: 'Terrain “lava” does not exist in Magna Carta: B2 and D4 (CHK-1).',
      },
      hexes: [hexKey(hexNamed(field, 'B2')), hexKey(hexNamed(field, 'D4'))],
    })
  })

  test('cells of the last chunk beyond the grid are nobody’s', () => {
    const chunk = field.map.chunks[0]!
    const terrain = chunk.terrain.map((id, cell) => (cell % 32 >= 12 ? 'lava' : id))
    const board = { ...field, map: { ...field.map, chunks: [{ ...chunk, terrain }] } }
    expect(codes(board)).toEqual([])
  })
})

describe('CHK-1: CHK1-unknown-feature', () => {
  test('a hexside feature the ruleset lacks, removable', () => {
    const board = withHexsides(field, ['C3/C4'], { fixture: { feature: 'lift' } })
    const [finding] = findingsOf(board, 'CHK1-unknown-feature')
    expect(finding?.message.en).toBe('Hexside C3/C4: “lift” does not exist in Magna Carta (CHK-1).')
    expect(finding?.fix?.call).toEqual({
      command: 'clear-hexside',
      params: { sides: finding?.hexsides, slots: ['fixture'] },
    })
  })

  test('a known feature in another slot than its own', () => {
    const board = withHexsides(field, ['C3/C4'], { way: { feature: 'hedge' } })
    expect(findingsOf(board, 'CHK1-unknown-feature')[0]?.message.en).toBe(
      'Hexside C3/C4: “hedge” is in the wrong slot (CHK-1).',
    )
  })

  test('structures and markers', () => {
    const marked = testBoard({ structures: { E5: 'pyramid' }, markers: { F6: 'smoke' } })
    expect(findingsOf(marked, 'CHK1-unknown-feature').map(({ message }) => message.en)).toEqual([
      'E5: “pyramid” does not exist in Magna Carta (CHK-1).',
      'F6: “smoke” does not exist in Magna Carta (CHK-1).',
    ])
    expect(codes(testBoard({ structures: { E5: 'wall-hex' } }))).toEqual([])
  })
})

test('CHK-1: unknown-side: counters, types, zones, openings and structures', () => {
  const ghosts = sideId('ghosts')
  const ali = { ...soldier.counters[counterId('ali')]!, side: ghosts }
  const gate = { ...WALL, opening: { feature: 'gate', owner: ghosts } }
  const board = {
    ...withHexsides(soldier, ['C3/C4'], gate),
    counters: { [counterId('ali')]: ali },
    zones: { [zoneId('z')]: { name: 'North', kind: 'setup' as const, side: ghosts, hexes: [] } },
  }
  expect(findingsOf(board, 'CHK1-unknown-side').map(({ message }) => message.en)).toEqual([
    'Ali (C3) belongs to the side “ghosts”, which does not exist (CHK-1).',
    'The zone North belongs to the side “ghosts”, which does not exist (CHK-1).',
    'The opening at C3/C4 belongs to the side “ghosts”, which does not exist (CHK-1).',
  ])
  expect(findingsOf({ ...field, sides: {} }, 'CHK1-unknown-side')).toHaveLength(8)
})

describe('CHK-1: CHK1-unknown-counter-type', () => {
  test('no sheet: the counter can be deleted', () => {
    const board = { ...soldier, counterTypes: {} }
    const [finding] = findingsOf(board, 'CHK1-unknown-counter-type')
    expect(finding?.message.en).toBe(
      'Ali (C3) is of the type “saracens-soldier”, which does not exist (CHK-1).',
    )
    expect(finding?.fix?.call).toEqual({ command: 'remove-counters', params: { counters: ['ali'] } })
  })

  test('a face the sheet lacks', () => {
    const board = withCounter(field, 'ali', { type: 'saracens-soldier', at: 'C3', face: 'mounted-healthy' })
    expect(findingsOf(board, 'CHK1-unknown-counter-type')).toHaveLength(1)
  })
})

test('CHK-1: CHK1-unknown-image: a face and the background of the map', () => {
  const image = imageHash('a'.repeat(64))
  const type = counterTypeId('saracens-soldier')
  const sheet = field.counterTypes[type]!
  const faces = { ...sheet.faces, healthy: { ...sheet.faces['healthy']!, image } }
  const background = { image, fit: [], opacity: 1, locked: false, print: false }
  const board = {
    ...field,
    counterTypes: { ...field.counterTypes, [type]: { ...sheet, faces } },
    map: { ...field.map, background },
  }
  expect(findingsOf(board, 'CHK1-unknown-image').map(({ message }) => message.en)).toEqual([
    'A face of the type Soldier shows a picture that the scenario does not hold (CHK-1).',
    'The background of the map shows a picture that the scenario does not hold (CHK-1).',
  ])
  const picture = { type: 'image/png', base64: 'iVBORw0=' } as const
  expect(codes({ ...board, images: { [image]: picture } })).toEqual([])
})

test('CHK-1: CHK1-duplicate-counter: the same named character twice, not two nameless soldiers', () => {
  const twice = withCounter(soldier, 'ali-2', { type: 'saracens-soldier', at: 'F6', name: 'Ali' })
  const [finding] = findingsOf(twice, 'CHK1-duplicate-counter')
  expect(finding).toMatchObject({ severity: 'warning', counters: ['ali', 'ali-2'] })
  expect(finding?.fix?.call).toEqual({ command: 'remove-counters', params: { counters: ['ali-2'] } })
  const others = withCounter(soldier, 'b', { type: 'saracens-archer', at: 'F6', name: 'Ali' })
  const nameless = withCounter(withCounter(others, 'c', { type: 'saracens-soldier', at: 'G6' }), 'd', {
    type: 'saracens-soldier',
    at: 'H6',
  })
  expect(codes(nameless)).toEqual([])
})

describe('CHK-1: CHK1-off-map', () => {
  const outside = axial(40, 0)

  test('a counter', () => {
    const board = withCounter(field, 'ali', { type: 'saracens-soldier', at: outside, name: 'Ali' })
    expect(findingsOf(board, 'CHK1-off-map')).toMatchObject([{ severity: 'error', counters: ['ali'] }])
  })

  test('a structure and a zone', () => {
    const board = {
      ...withStructure(field, [outside], 'wall-hex'),
      zones: { [zoneId('z')]: { name: 'North', kind: 'setup' as const, hexes: [hexKey(outside)] } },
    }
    expect(findingsOf(board, 'CHK1-off-map').map(({ message }) => message.en)).toEqual([
      'A structure is off the map (CHK-1).',
      'Hexes of the zone North are off the map (CHK-1).',
    ])
  })

  test('a label', () => {
    const label = { text: 'Acre', hex: hexKey(outside), dxMm: 0, dyMm: 0, sizeMm: 5, angle: 0 }
    const board = { ...field, labels: { [labelId('a')]: label } }
    expect(findingsOf(board, 'CHK1-off-map')).toMatchObject([
      { message: { en: 'The label “Acre” is off the map (CHK-1).' }, hexes: [hexKey(outside)] },
    ])
  })

  test.each([
    [0, 12, 10, 0],
    [1, 12, 10, 1],
    [0, 13, 10, 1],
    [0, 12, 11, 1],
    [-2, 12, 10, 1],
  ])('a board from column %d, %d x %d hexes, on a map of 12 x 10', (firstColumn, columns, rows, found) => {
    const west = { name: 'West', firstColumn, firstRow: 0, columns, rows, turned: false, edges: [] }
    const board = { ...field, boards: { [boardId('w')]: west } }
    expect(findingsOf(board, 'CHK1-off-map')).toHaveLength(found)
  })

  test('a hexside that touches the map with neither hex; a rim side is on it', () => {
    const board = withHexsides(field, [{ hex: outside, direction: 1 }], WALL)
    const [finding] = findingsOf(board, 'CHK1-off-map')
    expect(finding?.fix?.call).toEqual({ command: 'clear-hexside', params: { sides: ['40,0,1'] } })
    expect(codes(withHexsides(field, ['A1/n'], WALL))).toEqual([])
  })
})
