/** CHK-2, CHK-3 and CHK-4: the hexes and the facings of counters. */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { testBoard, withCounter, withHexes, withHexsides, withMarker, withStructure } from '../support/board'
import { hexNamed } from '../support/names'
import { codesOf, findingsOf, WALL } from './support'

const codes = codesOf('CHK2-overlap', 'CHK3-forbidden-terrain', 'CHK4-split-rider', 'CHK4-wrong-facing')

const field = testBoard()
const soldierAt = (hex: string, scenario = field, id = hex) =>
  withCounter(scenario, id, { type: 'crusaders-soldier', at: hex })
const riderAt = (hex: string, scenario = field, facing = 's0') =>
  withCounter(scenario, `rider-${hex}`, { type: 'crusaders-knight', at: hex, facing })
const painted = (scenario: Scenario, terrain: string, ...hexes: string[]) =>
  withHexes(scenario, hexes, terrain)

describe('CHK-2: CHK2-overlap', () => {
  test('two characters in a hex', () => {
    const board = soldierAt('C3', soldierAt('C3', field, 'a'), 'b')
    expect(findingsOf(board, 'CHK2-overlap')).toMatchObject([
      {
        severity: 'error',
        rule: 'CHK-2',
        counters: ['a', 'b'],
        message: { en: 'One character a hex: Soldier (C3) and Soldier (C3) overlap in C3 (CHK-2).' },
      },
    ])
  })

  test('the rear half of a rider counts', () => {
    expect(findingsOf(soldierAt('C4', riderAt('C3')), 'CHK2-overlap')).toHaveLength(1)
    expect(codes(soldierAt('C5', riderAt('C3')))).toEqual([])
  })

  test('two riders over the same two hexes are one finding', () => {
    const board = withCounter(riderAt('C3'), 'other', { type: 'crusaders-knight', at: 'C4', facing: 's3' })
    const found = findingsOf(board, 'CHK2-overlap')
    expect(found).toHaveLength(1)
    expect(found[0]?.hexes).toHaveLength(2)
  })

  test('MC-MAP-3: the dead are in nobody’s way', () => {
    const dead = withCounter(field, 'dead', {
      type: 'crusaders-soldier',
      at: 'C3',
      face: 'wounded',
      status: { dead: true },
    })
    expect(codes(soldierAt('C3', dead))).toEqual([])
  })
})

describe('CHK-3: CHK3-forbidden-terrain', () => {
  test.each(['wood', 'tower', 'house', 'rampart', 'rocks', 'deep-water'])('no rider in %s', (terrain) => {
    const [finding] = findingsOf(painted(riderAt('C3'), terrain, 'C4'), 'CHK3-forbidden-terrain')
    expect(finding).toMatchObject({
      severity: 'error',
      rule: 'CHK-3',
      hexes: [hexKey(hexNamed(field, 'C4'))],
    })
  })

  test.each(['clear', 'stable', 'courtyard', 'bridge', 'ford', 'orchard', 'brush'])(
    'a rider in %s',
    (terrain) => {
      expect(codes(painted(riderAt('C3'), terrain, 'C3', 'C4'))).toEqual([])
    },
  )

  test.each([
    ['deep-water', true],
    ['sea', true],
    ['moat', true],
    ['wood', false],
    ['tower', false],
    ['boat', false],
  ])('on foot in %s: forbidden %s', (terrain, forbidden) => {
    const found = findingsOf(painted(soldierAt('C3'), terrain, 'C3'), 'CHK3-forbidden-terrain')
    expect(found).toHaveLength(forbidden ? 1 : 0)
  })

  test('MC-MAP-2: a filled moat can be stood in', () => {
    const board = painted(soldierAt('C3'), 'moat', 'C3')
    expect(codes(withMarker(board, ['C3'], 'filled-moat'))).toEqual([])
  })

  test('no rider on a wall hex, until it is rubble', () => {
    const walled = withStructure(riderAt('C3'), ['C3'], 'wall-hex')
    expect(findingsOf(walled, 'CHK3-forbidden-terrain')[0]?.message.en).toBe(
      'Knight (C3) may not stand in C3: wall hex (CHK-3).',
    )
    expect(codes(withMarker(walled, ['C3'], 'rubble'))).toEqual([])
  })
})

describe('CHK-4: CHK4-wrong-facing', () => {
  test('a rider that faces a vertex, mended by turning it', () => {
    const [finding] = findingsOf(riderAt('C3', field, 'v2'), 'CHK4-wrong-facing')
    expect(finding).toMatchObject({ severity: 'error', rule: 'MC-GEO-2' })
    expect(finding?.message.en).toContain('(MC-GEO-2)')
    expect(finding?.fix?.call).toEqual({
      command: 'turn-counter',
      params: { counter: 'rider-C3', facing: { kind: 'side', index: 2 } },
    })
  })

  test('MC-GEO-1: on foot either kind will do', () => {
    const board = withCounter(field, 'a', { type: 'crusaders-soldier', at: 'C3', facing: 's1' })
    expect(codes(soldierAt('E3', board))).toEqual([])
  })
})

describe('CHK-4: CHK4-split-rider', () => {
  const splits = (features: Parameters<typeof withHexsides>[2]) =>
    findingsOf(withHexsides(riderAt('C3'), ['C3/C4'], features), 'CHK4-split-rider')

  test('a wall between the halves', () => {
    const [finding] = splits(WALL)
    expect(finding?.message).toEqual({
      fr: 'Le pion Knight (C3) est coupé en deux par ce qui se dresse sur le bord C3/C4 (CHK-4).',
      en: 'Knight (C3) is split by what stands on hexside C3/C4 (CHK-4).',
    })
    expect(finding?.hexsides).toHaveLength(1)
  })

  test('a closed gate splits, an open one does not; no horse climbs a ladder', () => {
    expect(splits({ ...WALL, opening: { feature: 'gate', state: 'closed' } })).toHaveLength(1)
    expect(splits({ ...WALL, opening: { feature: 'gate', state: 'open' } })).toEqual([])
    expect(splits({ ...WALL, fixture: { feature: 'ladder' } })).toHaveLength(1)
  })

  test('a low wall or a road does not split', () => {
    expect(splits({ barrier: { feature: 'wall-low' } })).toEqual([])
    expect(splits({ way: { feature: 'road' } })).toEqual([])
  })

  test('the rear half off the map', () => {
    expect(findingsOf(riderAt('C10'), 'CHK4-split-rider')[0]?.message.en).toBe(
      'The rear hex of Knight (C10) is off the map (CHK-4).',
    )
  })
})
