import { describe, expect, test } from 'vitest'
import { counterId } from '#shared/document/ids'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { coverOf } from '#shared/rules/magna-carta/ground/cover'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { medievalPosition } from '#shared/rules/magna-carta/rules/medievalRules'
import {
  testBoard,
  withCounter,
  withHexes,
  withHexsides,
  withMarker,
  withStructure,
} from '../../support/board'
import { hexNamed } from '../../support/names'

const OPEN = testBoard()
const WALL: HexsideFeatures = { barrier: { feature: 'wall' } }

/** The cover of who is on foot in a hex, and the rule that gave it. */
function cover(scenario: Scenario, from: string, to: string): [string, string | undefined] {
  const position = medievalPosition(MAGNA_CARTA, scenario)
  const { value, because } = coverOf(position, hexNamed(scenario, from), hexNamed(scenario, to))
  return [value, because[0]?.rule]
}

const across = (features: HexsideFeatures): Scenario => withHexsides(OPEN, ['B4/B5'], features)
const barrier = (feature: string, inside?: 'owner' | 'across'): Scenario =>
  across({ barrier: { feature, ...(inside && { inside }) } })

describe('HS-LOS-11: the best cover of the hex and of the side by which the line enters it', () => {
  test.each([
    ['clear', 'none'],
    ['brush', 'light'],
    ['rocks', 'light'],
    ['house', 'none'],
  ])('HS-LOS-11: in %s: %s', (terrain, expected) => {
    expect(cover(withHexes(OPEN, ['B5'], terrain), 'B2', 'B5')).toEqual([expected, 'HS-LOS-11'])
  })

  test('HS-LOS-11: the better of brush and a low wall, whichever it is', () => {
    expect(cover(withHexes(barrier('wall-low'), ['B5'], 'brush'), 'B2', 'B5')).toEqual([
      'medium',
      'HS-LOS-13',
    ])
    expect(cover(withHexes(barrier('hedge'), ['B5', 'B4'], 'wood'), 'B3', 'B5')).toEqual([
      'medium',
      'HS-LOS-11',
    ])
  })

  test('HS-LOS-11: at a vertex the side that gives more; along a side likewise', () => {
    // C3 to E3 enters E3 between D3/E3 and D4/E3.
    for (const side of ['D3/E3', 'D4/E3'])
      expect(cover(withHexsides(OPEN, [side], 'wall-low'), 'C3', 'E3')[0]).toBe('medium')
    const both = withHexsides(withHexsides(OPEN, ['D3/E3'], 'hedge'), ['D4/E3'], 'wall-low')
    expect(cover(both, 'C3', 'E3')[0]).toBe('medium')
  })

  test('HS-LOS-11: what the line crosses before gives none', () => {
    expect(cover(barrier('wall-low'), 'B2', 'B6')[0]).toBe('none')
    expect(cover(withHexes(OPEN, ['B4'], 'brush'), 'B2', 'B5')[0]).toBe('none')
  })
})

describe('HS-LOS-12: the edge of a wood covers less', () => {
  const wood = withHexes(OPEN, ['B4', 'B5'], 'wood')
  test('HS-LOS-12: into its first hex light, from wood to wood medium', () => {
    expect(cover(wood, 'B2', 'B4')).toEqual(['light', 'HS-LOS-12'])
    expect(cover(wood, 'B4', 'B5')).toEqual(['medium', 'HS-LOS-11'])
  })

  test('HS-LOS-12: between a wood and open ground the line counts as coming through the wood', () => {
    expect(cover(withHexes(OPEN, ['E3'], 'wood'), 'C3', 'E3')[0]).toBe('light')
    expect(cover(withHexes(OPEN, ['D3', 'E3'], 'wood'), 'C3', 'E3')[0]).toBe('medium')
  })
})

describe('HS-LOS-13: directional features cover their inside only', () => {
  const SLIT: HexsideFeatures = { ...WALL, opening: { feature: 'arrow-slit', inside: 'owner' } }
  test.each([
    ['battlement', barrier('battlement', 'owner'), 'heavy', 'none'],
    ['slit', across(SLIT), 'heavy', 'none'],
    ['window', across({ ...WALL, opening: { feature: 'window' } }), 'medium', 'medium'],
    ['low wall', barrier('wall-low'), 'medium', 'medium'],
    ['hedge', barrier('hedge'), 'light', 'light'],
    ['fence', barrier('fence'), 'none', 'none'],
    ['open door', across({ ...WALL, opening: { feature: 'door', state: 'open' } }), 'none', 'none'],
  ])('HS-LOS-13: %s: B5 behind it, and B4', (_name, scenario, inside, outside) => {
    expect(cover(scenario, 'B1', 'B5')[0]).toBe(inside)
    expect(cover(scenario, 'B8', 'B4')[0]).toBe(outside)
  })

  test('HS-LOS-13: a battlement hex covers towards its front, not from behind', () => {
    const hex = withStructure(OPEN, ['B5'], { feature: 'battlement-hex', facing: { kind: 'side', index: 0 } })
    expect(cover(hex, 'B2', 'B5')).toEqual(['heavy', 'HS-LOS-13'])
    expect(cover(hex, 'B8', 'B5')[0]).toBe('none')
  })
})

describe('HS-LOS-6, HS-LOS-9: bars and rubble', () => {
  test('HS-LOS-6: a lowered portcullis is medium cover, a raised one none', () => {
    const gate = (portcullis: 'raised' | 'lowered'): Scenario =>
      across({ ...WALL, opening: { feature: 'gate', state: 'open', portcullis } })
    expect(cover(gate('lowered'), 'B2', 'B5')).toEqual(['medium', 'HS-LOS-6'])
    expect(cover(gate('raised'), 'B2', 'B5')[0]).toBe('none')
  })

  test('HS-LOS-9: rubble is medium cover from every side; a fallen battlement is none', () => {
    const rubble = withMarker(OPEN, ['B5'], 'rubble')
    for (const from of ['B2', 'B8', 'G5']) expect(cover(rubble, from, 'B5')).toEqual(['medium', 'HS-LOS-9'])
    const fallen = across({ barrier: { feature: 'battlement', inside: 'owner', integrity: 0 } })
    expect(cover(fallen, 'B2', 'B5')[0]).toBe('none')
  })
})

describe('HS-LOS-14: a mounted target has no more cover than its table has columns', () => {
  const rider = withCounter(barrier('battlement', 'owner'), 'k', { type: 'saracens-knight', at: 'B5' })
  const from = hexNamed(rider, 'B2')

  test('HS-LOS-14: heavy counts as medium, and the answer says so', () => {
    const { value, because } = coverOf(medievalPosition(MAGNA_CARTA, rider), from, counterId('k'))
    expect(value).toBe('medium')
    expect(because.map(({ rule }) => rule)).toEqual(['HS-LOS-14', 'HS-LOS-13', 'HS-LOS-11'])
  })

  test('HS-LOS-14: on foot it stays heavy; a table with a heavy column keeps it', () => {
    const foot = withCounter(barrier('battlement', 'owner'), 's', { type: 'saracens-soldier', at: 'B5' })
    expect(coverOf(medievalPosition(MAGNA_CARTA, foot), from, counterId('s')).value).toBe('heavy')
    const { fire } = MAGNA_CARTA.figures
    const { mounted } = fire.tables
    const figures = {
      ...MAGNA_CARTA.figures,
      fire: {
        ...fire,
        tables: { ...fire.tables, mounted: { ...mounted, columns: [...mounted.columns, 'heavy' as const] } },
      },
    }
    const position = medievalPosition({ ...MAGNA_CARTA, figures }, rider)
    expect(coverOf(position, from, counterId('k')).value).toBe('heavy')
  })
})
