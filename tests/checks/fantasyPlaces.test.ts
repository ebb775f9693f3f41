/** CHK-3 and CHK-4 under the common mechanics: the hexes and the facings of units and markers. */
import { describe, expect, test } from 'vitest'
import { footprint } from '#shared/document/counters'
import { counterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexName } from '#shared/hex/numbering'
import { type HexChange, type Placing, withCounter, withHexsides, withMarker } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { codesOf, findingsOf, messages } from './support'

const codes = codesOf(
  'CHK3-forbidden-terrain',
  'CHK3-misplaced-marker',
  'CHK4-marker-facing',
  'CHK4-split-rider',
  'CHK4-wrong-facing',
  'CHK7-hidden-marker',
)

const FLYING = { stats: { movementClass: 'flying' } } as const
const CAVER = { stats: { caveAdapted: true } } as const

const field = (hexes: Readonly<Record<string, HexChange>> = {}): Scenario => fantasyBoard({ hexes })

describe('CHK-3: CHK3-forbidden-terrain', () => {
  const code = 'CHK3-forbidden-terrain'
  const said = (placing: Omit<Placing, 'at'>, change: HexChange, board = field({ C3: change })): string[] =>
    messages(withCounter(board, 'a', { at: 'C3', ...placing }), code)

  test('CM-TER-1: impassable ground, lava, and what is closed to the class', () => {
    expect(said({}, { terrain: 'impassable' })).toEqual([
      'a (C3) may not stand in C3: impassable ground (CM-TER-1).',
    ])
    expect(said({}, { terrain: 'lava' })).toEqual([
      'a (C3) may not stand in C3: lava destroys this unit (CM-TER-1).',
    ])
    expect(said({ stats: { fireImmune: true } }, { terrain: 'lava' })).toEqual([])
    expect(said({ stats: { movementClass: 'wheeled' } }, { terrain: 'difficult' })).toEqual([
      'a (C3) may not stand in C3: ground closed to its movement class (CM-TER-4).',
    ])
  })

  test('CM-TER-4: in water who neither floats, flies nor swims', () => {
    expect(said({}, { terrain: 'water' })).toEqual([
      'a (C3) may not stand in C3: this unit neither floats, flies nor swims (CM-TER-4).',
    ])
    expect(said({ stats: { swimmer: true } }, { terrain: 'water' })).toEqual([])
    expect(said({ stats: { movementClass: 'floating' } }, { terrain: 'water' })).toEqual([])
  })

  test('CM-TER-1: a formation in rough ground, with either half', () => {
    const board = fantasyBoard({ hexes: { 'D4 D3': 'rough' } })
    const [finding] = findingsOf(withCounter(board, 'a', { at: 'C3', kind: 'formation', facing: 'v0' }), code)
    expect(finding).toMatchObject({ severity: 'error', rule: 'CM-TER-1', counters: ['a'] })
    expect(finding?.message.en).toMatch(/^a \(C3\) may not stand in D[34]: a formation needs clear ground/)
    expect(said({}, { terrain: 'rough' })).toEqual([])
  })

  test('CM-TER-2: an inaccessible hex; CM-LOS-10: a blaze', () => {
    expect(said({}, { flags: ['inaccessible'] })).toEqual([
      'a (C3) may not stand in C3: inaccessible hex (CM-TER-2).',
    ])
    expect(said({}, {}, withMarker(field({ C3: { flags: ['flammable'] } }), ['C3'], 'blaze'))).toEqual([
      'a (C3) may not stand in C3: a blaze burns there (CM-LOS-10).',
    ])
  })

  test('CM-FLY-1: flight of who cannot fly; the fix puts it on the ground', () => {
    const board = withCounter(field(), 'a', { at: 'C3', placement: 'low-flight' })
    const [finding] = findingsOf(board, code)
    expect(finding?.message).toEqual({
      fr: 'Le pion a (C3) ne peut pas se trouver en C3\u202f: cette unité ne vole pas (CM-FLY-1).',
      en: 'a (C3) may not stand in C3: this unit does not fly (CM-FLY-1).',
    })
    expect(finding?.fix?.call).toEqual({
      command: 'set-placement',
      params: { counters: ['a'], placement: 'ground' },
    })
  })

  test('CM-TER-2: in a cave nobody flies high; low flight is offered', () => {
    const cave: HexChange = { environment: 'cave' }
    expect(said({ ...FLYING, placement: 'high-flight' }, cave)).toEqual([
      'a (C3) may not stand in C3: in a cave flight is low only (CM-TER-2).',
    ])
    expect(said({ ...FLYING, placement: 'low-flight' }, cave)).toEqual([])
    expect(said({ ...FLYING, placement: 'high-flight' }, {})).toEqual([])
  })

  test('CM-INF-1: infiltration of who cannot, or where nobody may', () => {
    const cave: HexChange = { environment: 'cave' }
    const rock = { placement: 'shallow-infiltration' } as const
    expect(said(rock, cave)).toEqual([
      'a (C3) may not stand in C3: this unit does not infiltrate (CM-INF-1).',
    ])
    expect(said({ ...rock, ...CAVER }, cave)).toEqual([])
    expect(said({ ...rock, ...CAVER }, { ...cave, terrain: 'water' })).toEqual([
      'a (C3) may not stand in C3: nobody infiltrates in this hex (CM-INF-1).',
    ])
    expect(said({ ...rock, ...CAVER }, {})).toEqual([
      'a (C3) may not stand in C3: nobody infiltrates in this hex (CM-TER-2).',
    ])
  })

  test('CM-HID-2: a decoy is no unit and may be anywhere', () => {
    expect(said({ decoy: true, hidden: true }, { terrain: 'impassable' })).toEqual([])
  })
})

describe('CHK-4: CHK4-wrong-facing and CHK4-split-rider', () => {
  test('CM-ORI-1: a formation that faces a side is turned to a vertex', () => {
    const board = withCounter(field(), 'a', { at: 'C3', kind: 'formation', facing: 's1' })
    const [finding] = findingsOf(board, 'CHK4-wrong-facing')
    expect(finding).toMatchObject({ severity: 'error', rule: 'CM-ORI-1', counters: ['a'] })
    expect(finding?.message.en).toBe('a (C3) faces a hexside instead of a vertex (CM-ORI-1).')
    expect(finding?.fix?.call.params).toMatchObject({ facing: { kind: 'vertex' } })
  })

  test('CM-ORI-2: any facing will do for others', () => {
    const large = withCounter(field(), 'a', { at: 'C3', facing: 'v1' })
    expect(codes(withCounter(large, 'b', { at: 'F6', kind: 'small', facing: 's4' }))).toEqual([])
  })

  test('CM-SID: the side on which no formation stands splits its halves', () => {
    const placing: Placing = { at: 'C3', kind: 'formation', facing: 'v2' }
    const whole = withCounter(field(), 'a', placing)
    const [, half] = footprint(whole, whole.counters[counterId('a')]!)
    const right = hexName(half!, whole.map.numbering, whole.map.grid)
    const split = (feature: string) =>
      findingsOf(
        withCounter(withHexsides(field(), [`C3/${right}`], feature), 'a', placing),
        'CHK4-split-rider',
      )
    expect(split('fortification')[0]).toMatchObject({ severity: 'error', rule: 'CM-SID-6', counters: ['a'] })
    expect(split('fortification')[0]?.hexes).toHaveLength(2)
    expect(split('rough')[0]?.message.en).toMatch(
      /^a \(C3\) is split by what stands on hexside .*C3.* \(CM-SID-3\)\.$/,
    )
    expect(split('road')).toEqual([])
  })

  test('CHK-4: the right half off the map', () => {
    const board = withCounter(field(), 'a', { at: 'C10', kind: 'formation', facing: 'v1' })
    expect(messages(board, 'CHK4-split-rider')).toEqual(['The right half of a (C10) is off the map (CHK-4).'])
  })
})

describe('CHK-3, CHK-4 and CHK-7 of markers', () => {
  const misplaced = 'CHK3-misplaced-marker'

  test('CM-TER-3: fire only on a flammable hex', () => {
    for (const kind of ['fire-start', 'blaze']) {
      const [finding] = findingsOf(withMarker(field(), ['C3'], kind), misplaced)
      expect(finding).toMatchObject({ severity: 'error', rule: 'CM-TER-3' })
      expect(codes(withMarker(field({ C3: { flags: ['flammable'] } }), ['C3'], kind))).toEqual([])
      expect(codes(withMarker(withMarker(field(), ['C3'], 'tents'), ['C3'], kind))).toEqual([])
    }
    expect(findingsOf(withMarker(field(), ['C3'], 'blaze'), misplaced)[0]?.message).toEqual({
      fr: 'Incendie en C3\u202f: la case n’est pas inflammable (CM-TER-3).',
      en: 'Blaze in C3: the hex is not flammable (CM-TER-3).',
    })
  })

  test('CM-OBS: stakes in a cave, boats off water', () => {
    const cave = field({ C3: { environment: 'cave' } })
    expect(messages(withMarker(cave, ['C3'], { kind: 'stakes', facing: 's0' }), misplaced)).toEqual([
      'Stakes in C3: outdoors only (CM-OBS).',
    ])
    expect(messages(withMarker(field(), ['C3'], 'boats'), misplaced)).toEqual([
      'Boats in C3: on water only (CM-OBS).',
    ])
    expect(codes(withMarker(field({ C3: { terrain: 'water' } }), ['C3'], 'boats'))).toEqual([])
  })

  test('CM-OBS: the facing of a marker that has one', () => {
    expect(messages(withMarker(field(), ['C3'], 'palisade'), 'CHK4-marker-facing')).toEqual([
      'Palisade in C3 has no facing (CM-OBS).',
    ])
    expect(codes(withMarker(field(), ['C3'], { kind: 'palisade', facing: 's2' }))).toEqual([])
    expect(codes(withMarker(field(), ['C3'], 'debris'))).toEqual([])
  })

  test('CM-OBS: only a trap starts hidden (CHK-7)', () => {
    const hidden = (kind: string): Scenario => {
      const board = withMarker(field(), ['C3'], kind)
      const markers = Object.fromEntries(
        Object.entries(board.map.markers).map(([id, marker]) => [id, { ...marker, hidden: true }]),
      )
      return { ...board, map: { ...board.map, markers } }
    }
    expect(messages(hidden('debris'), 'CHK7-hidden-marker')).toEqual([
      'Debris in C3: this marker does not hide (CM-OBS).',
    ])
    expect(codes(hidden('trap'))).toEqual([])
  })
})
