import { describe, expect, test } from 'vitest'
import { type Placement } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey, parseHexKey } from '#shared/hex/axial'
import { hexesOfGrid } from '#shared/hex/grid'
import { hexName } from '#shared/hex/numbering'
import { analysisOf } from '#shared/rules/registry/parts'
import { altitude, effectiveAltitude } from '#shared/rules/common-mechanics/sight/altitude'
import { COMMON_MECHANICS, commonMechanics } from '#shared/rules/common-mechanics/index'
import { sightBetweenUnits } from '#shared/rules/common-mechanics/sight/sightBetween'
import { type SightLine } from '#shared/rules/answers/sight'
import { type Pieces, withCounter, withHexes, withHexsides, withMarker } from '../../support/board'
import { hexNamed } from '../../support/names'
import { fantasyBoard, positionOf, unit } from '../../support/fantasyBoard'

// The map is flat-topped, A1 to L10: B2 to B8 is a column, C3 to E3 runs along the side of D3 and D4.
const OPEN = fantasyBoard()

const board = (hexes: Pieces['hexes']): Scenario => fantasyBoard({ hexes })

/** "free CM-LOS-4", or "B4 CM-LOS-5" with the hex that blocks. */
function look(scenario: Scenario, from: string, to: string, placements: Partial<SightLine> = {}): string {
  const { sight } = analysisOf(commonMechanics.id) ?? {}
  const ends = { from: hexNamed(scenario, from), to: hexNamed(scenario, to) }
  const found = sight?.traceLineOfSight(scenario, { ...ends, ...placements })
  if (!found) throw new Error('no analysis')
  const { visible, because, blockedBy } = found
  const { numbering, grid } = scenario.map
  const at = blockedBy && 'hex' in blockedBy ? hexName(parseHexKey(blockedBy.hex), numbering, grid) : 'no'
  return `${visible === true ? 'free' : at} ${because.map(({ rule }) => rule).join(' ')}`
}

const along = (ground: Pieces['hexes']): string => look(board(ground), 'B2', 'B8')

/** A wall of rock that hides everything behind it. */
const CLIFF = board({ B5: 5 })

const PLACEMENTS: readonly Placement[] = commonMechanics.placements

describe('placements', () => {
  test('CM-LOS-1: from or to high flight there is always sight', () => {
    for (const other of PLACEMENTS) {
      expect(look(CLIFF, 'B2', 'B8', { fromPlacement: 'high-flight', toPlacement: other })).toBe(
        'free CM-LOS-1',
      )
      expect(look(CLIFF, 'B2', 'B8', { fromPlacement: other, toPlacement: 'high-flight' })).toBe(
        'free CM-LOS-1',
      )
    }
  })

  test('CM-LOS-2: from or to deep infiltration there is never sight, not even next to it or in the same hex', () => {
    for (const other of PLACEMENTS.filter((one) => one !== 'high-flight'))
      for (const to of ['B8', 'B3', 'B2']) {
        expect(look(OPEN, 'B2', to, { fromPlacement: 'deep-infiltration', toPlacement: other })).toBe(
          'no CM-LOS-2',
        )
        expect(look(OPEN, 'B2', to, { fromPlacement: other, toPlacement: 'deep-infiltration' })).toBe(
          'no CM-LOS-2',
        )
      }
  })

  test('CM-LOS-9: flight near the ground and infiltration near the surface see from the ground of their hex', () => {
    for (const scenario of [OPEN, CLIFF, board({ B2: 1, B3: 1 }), board({ B3: 'rough', B8: 2 })])
      for (const fromPlacement of ['low-flight', 'shallow-infiltration'] as const)
        for (const toPlacement of ['ground', 'low-flight', 'shallow-infiltration'] as const)
          expect(look(scenario, 'B2', 'B8', { fromPlacement, toPlacement })).toBe(look(scenario, 'B2', 'B8'))
  })

  test('CM-LOS-4: in one hex nothing is between', () => {
    expect(look(board({ B2: 'wood' }), 'B2', 'B2', { toPlacement: 'low-flight' })).toBe('free CM-LOS-4')
  })
})

describe('next to it', () => {
  test('CM-LOS-3: an adjacent unit is always seen, however high, wooded or burning the two hexes are', () => {
    expect(look(OPEN, 'B2', 'B3')).toBe('free CM-LOS-3')
    expect(look(board({ B2: { level: 5, terrain: 'wood' }, B3: -5 }), 'B2', 'B3')).toBe('free CM-LOS-3')
    expect(look(withMarker(OPEN, ['B3'], 'smoke-dense'), 'B2', 'B3')).toBe('free CM-LOS-3')
  })

  test('CM-LOS-3: across a side that bars the way nothing is crossed either', () => {
    const barred = withHexsides(board({ B3: 'impassable' }), ['B2/B3'], 'impassable')
    expect(look(barred, 'B2', 'B3')).toBe('free CM-LOS-3')
    expect(look(barred, 'B3', 'B2')).toBe('free CM-LOS-3')
  })
})

describe('the segment', () => {
  test('CM-LOS-4: it is free over open ground, and the two end hexes never block', () => {
    expect(along({})).toBe('free CM-LOS-4')
    expect(along({ 'B2 B8': 'wood' })).toBe('free CM-LOS-4')
    expect(along({ 'B2 B8': { level: 3, terrain: 'impassable' } })).toBe('free CM-LOS-4')
  })

  test('CM-LOS-4: a crossed hex counts its altitude, and ½ unless clear, water or lava', () => {
    const heights = Object.fromEntries(
      commonMechanics.terrains.map(({ id }) => {
        const position = positionOf(board({ B5: { terrain: id, level: 2 } }))
        const hex = hexNamed(OPEN, 'B5')
        expect(altitude(position, hex)).toBe(4)
        return [id, effectiveAltitude(position, hex)]
      }),
    )
    const { clear, water, lava, ...others } = heights
    expect([clear, water, lava]).toEqual([4, 4, 4])
    expect(Object.keys(others)).toEqual(
      expect.arrayContaining(['rough', 'difficult', 'wood', 'marsh', 'fortification', 'impassable']),
    )
    for (const height of Object.values(others)) expect(height).toBe(5)
  })

  test('CM-LOS-4: the ½ blocks on the level of the ends, and not a level below', () => {
    for (const { id, difficulty } of COMMON_MECHANICS.rows.terrains) {
      const low = ['clear', 'water', 'lava'].includes(difficulty)
      expect(along({ B5: id }), id).toBe(low ? 'free CM-LOS-4' : 'B5 CM-LOS-5')
      expect(along({ 'B2 B8': 1, B5: id }), id).toBe('free CM-LOS-4')
    }
  })

  test('CM-LOS-5: what is higher than both ends blocks, wherever it lies; what is higher than one does not', () => {
    for (const hex of ['B3', 'B4', 'B5', 'B6', 'B7']) {
      expect(along({ [hex]: 1 })).toBe(`${hex} CM-LOS-5`)
      expect(along({ 'B2 B8': 1, [hex]: 1 })).toBe('free CM-LOS-4')
      expect(along({ 'B2 B8': 1, [hex]: { level: 1, terrain: 'rough' } })).toBe(`${hex} CM-LOS-5`)
      expect(along({ 'B2 B8': -1 })).toBe('B3 CM-LOS-5')
    }
    expect(along({ B2: 3, B8: 5, B6: 4 })).toBe('free CM-LOS-4')
    expect(along({ B2: 3, B8: 5, B6: 6 })).toBe('B6 CM-LOS-5')
  })

  test('CM-LOS-5: of several that block, the nearest to where one looks from is named', () => {
    expect(along({ 'B4 B6': 1 })).toBe('B4 CM-LOS-5')
    expect(look(board({ 'B4 B6': 1 }), 'B8', 'B2')).toBe('B6 CM-LOS-5')
  })
})

// B2 to B8 are six hexes apart: B3 and B4 are nearer B2, B5 is half-way, B6 and B7 are nearer B8.
describe('up and down', () => {
  test('CM-LOS-6: upwards, a hex strictly nearer the source as high as the target blocks', () => {
    expect(along({ B8: 2, B4: 2 })).toBe('B4 CM-LOS-6')
    expect(along({ B8: 2, B4: 1 })).toBe('free CM-LOS-4')
    expect(along({ B8: 2, B4: { level: 1, terrain: 'wood' } })).toBe('free CM-LOS-4')
    for (const hex of ['B5', 'B6', 'B7']) expect(along({ B8: 2, [hex]: 2 })).toBe('free CM-LOS-4')
    // Over seven hexes of distance the third is nearer, the fourth is not.
    expect(look(board({ B9: 2, B5: 2 }), 'B2', 'B9')).toBe('B5 CM-LOS-6')
    expect(look(board({ B9: 2, B6: 2 }), 'B2', 'B9')).toBe('free CM-LOS-4')
  })

  test('CM-LOS-6: upwards, the first crossed hex blocks when higher than the source', () => {
    expect(along({ B8: 2, B3: 1 })).toBe('B3 CM-LOS-6')
    expect(along({ B8: 2, B3: 'rough' })).toBe('B3 CM-LOS-6')
    expect(along({ B8: 2, B3: 'water' })).toBe('free CM-LOS-4')
    expect(along({ B8: 2, B3: { level: -1, terrain: 'rough' } })).toBe('free CM-LOS-4')
    expect(along({ B8: 2, B4: 'rough' })).toBe('free CM-LOS-4')
    // The last crossed hex is not asked: it may be higher than the source.
    expect(along({ B8: 2, B7: 'rough' })).toBe('free CM-LOS-4')
    // On the level the first hex is as any other.
    expect(along({ 'B2 B8': 1, B3: 1 })).toBe('free CM-LOS-4')
  })

  test('CM-LOS-6: where the line leaves along a hexside both hexes of that pair are the first', () => {
    for (const [hex, verdict] of Object.entries({
      D3: 'D3 CM-LOS-6 CM-LOS-8',
      D4: 'D4 CM-LOS-6 CM-LOS-8',
      E3: 'free CM-LOS-4 CM-LOS-8',
      F3: 'free CM-LOS-4 CM-LOS-8',
      F4: 'free CM-LOS-4 CM-LOS-8',
    }))
      expect(look(board({ G3: 1, [hex]: 'rough' }), 'C3', 'G3'), hex).toBe(verdict)
    // A pair two hexes off, between two crossed hexes, is not.
    expect(look(board({ H3: 1, D3: 'rough' }), 'B3', 'H3')).not.toContain('CM-LOS-6')
  })

  test('CM-LOS-6: the only crossed hex between two is the first', () => {
    expect(look(board({ B4: 2, B3: 1 }), 'B2', 'B4')).toBe('B3 CM-LOS-6')
    expect(look(board({ B4: 2, B3: 2 }), 'B2', 'B4')).toBe('B3 CM-LOS-6')
    expect(look(board({ B4: 2 }), 'B2', 'B4')).toBe('free CM-LOS-4')
  })

  test('CM-LOS-7: downwards, the mirror of CM-LOS-6 seen from the target', () => {
    expect(along({ B2: 2, B6: 2 })).toBe('B6 CM-LOS-7')
    expect(along({ B2: 2, B6: 1 })).toBe('free CM-LOS-4')
    for (const hex of ['B3', 'B4', 'B5']) expect(along({ B2: 2, [hex]: 2 })).toBe('free CM-LOS-4')
    expect(along({ B2: 2, B7: 1 })).toBe('B7 CM-LOS-7')
    expect(along({ B2: 2, B7: 'rough' })).toBe('B7 CM-LOS-7')
    expect(along({ B2: 2, 'B3 B6': 'rough' })).toBe('free CM-LOS-4')
    for (const hex of ['F3', 'F4'])
      expect(look(board({ C3: 1, [hex]: 'rough' }), 'C3', 'G3')).toBe(`${hex} CM-LOS-7 CM-LOS-8`)
    for (const hex of ['D3', 'D4'])
      expect(look(board({ C3: 1, [hex]: 'rough' }), 'C3', 'G3')).toBe('free CM-LOS-4 CM-LOS-8')
  })

  test('CM-LOS-5: the first that applies decides: what rises above both ends, before what is nearer by another rule', () => {
    const ground = { B3: 1, B8: 2, B7: 3 }
    expect(look(board(ground), 'B2', 'B8')).toBe('B7 CM-LOS-5')
    expect(look(board({ B3: 1, B8: 2 }), 'B2', 'B8')).toBe('B3 CM-LOS-6')
    expect(look(board({ B7: 1, B2: 2, B3: 3 }), 'B8', 'B2')).toBe('B3 CM-LOS-5')
    expect(look(withMarker(board(ground), ['B4'], 'blaze'), 'B2', 'B8')).toBe('B7 CM-LOS-5')
  })
})

describe('along a hexside', () => {
  test('CM-LOS-8: sight must be possible on both hexes, and either may block', () => {
    expect(look(OPEN, 'C3', 'E3')).toBe('free CM-LOS-4 CM-LOS-8')
    expect(look(board({ D3: 'wood' }), 'C3', 'E3')).toBe('D3 CM-LOS-5 CM-LOS-8')
    expect(look(board({ D4: 'wood' }), 'C3', 'E3')).toBe('D4 CM-LOS-5 CM-LOS-8')
    // What it only passes by does not.
    expect(look(board({ 'D2 D5': 'wood' }), 'C3', 'E3')).toBe('free CM-LOS-4 CM-LOS-8')
  })

  test('CM-LOS-8: a half off the map is ignored', () => {
    // A10 to C10 runs along the lower side of B10.
    expect(look(OPEN, 'A10', 'C10')).toBe('free CM-LOS-4 CM-LOS-8')
    expect(look(board({ 'A10 C10': -1 }), 'A10', 'C10')).toBe('B10 CM-LOS-5 CM-LOS-8')
    expect(look(board({ B10: -1 }), 'A10', 'C10')).toBe('free CM-LOS-4 CM-LOS-8')
    expect(look(board({ 'A10 B10 C10': -1 }), 'A10', 'C10')).toBe('free CM-LOS-4 CM-LOS-8')
  })

  test('CM-LOS-8: a half that a frame of half hexes leaves out is ignored too', () => {
    // B1 lies wholly outside: the frame runs along its lower side, and along it A1 looks at C1.
    const framed = { ...OPEN, map: { ...OPEN.map, grid: { ...OPEN.map.grid, halfHexes: true } } }
    const sunk = withHexes(framed, ['A1', 'C1', 'B2'], { level: -2 })
    expect(look(sunk, 'A1', 'C1')).toBe('free CM-LOS-4 CM-LOS-8')
    expect(look(withHexes(OPEN, ['A1', 'C1', 'B2'], { level: -2 }), 'A1', 'C1')).toBe('B1 CM-LOS-5 CM-LOS-8')
  })
})

describe('fire and smoke', () => {
  test('CM-LOS-10: a blaze and smoke block on a crossed hex, however low it lies, never on an end', () => {
    for (const kind of ['blaze', 'smoke-sparse', 'smoke-dense']) {
      const between = withMarker(board({ B5: -5 }), ['B5'], kind)
      expect(look(between, 'B2', 'B8'), kind).toBe('B5 CM-LOS-10')
      expect(look(withMarker(withMarker(OPEN, ['B2'], kind), ['B8'], kind), 'B2', 'B8'), kind).toBe(
        'free CM-LOS-4',
      )
      expect(look(withMarker(OPEN, ['D4'], kind), 'C3', 'E3'), kind).toBe('D4 CM-LOS-10 CM-LOS-8')
      expect(look(between, 'B2', 'B8', { toPlacement: 'high-flight' }), kind).toBe('free CM-LOS-1')
    }
  })

  test('CM-LOS-10: a hex that is too high for the line besides blocks by its height', () => {
    expect(look(withMarker(board({ B5: 2 }), ['B5'], 'smoke-dense'), 'B2', 'B8')).toBe('B5 CM-LOS-5')
  })

  test('CM-LOS-10: a fire-start makes its hex rough, and so half a level higher for sight', () => {
    expect(look(withMarker(OPEN, ['B5'], 'fire-start'), 'B2', 'B8')).toBe('B5 CM-LOS-5')
    expect(look(withMarker(board({ 'B2 B8': 1 }), ['B5'], 'fire-start'), 'B2', 'B8')).toBe('free CM-LOS-4')
    // Wood is that high already.
    const wood = board({ B5: 'wood' })
    const hex = hexNamed(OPEN, 'B5')
    expect(effectiveAltitude(positionOf(withMarker(wood, ['B5'], 'fire-start')), hex)).toBe(1)
  })

  test('CM-LOS-4: obstacles change no altitude, whatever class they give their hex', () => {
    for (const { id, burns, blocksSight } of positionOf(OPEN).rows.markers)
      if (burns === undefined && !blocksSight)
        expect(look(withMarker(OPEN, ['B5'], id), 'B2', 'B8'), id).toBe('free CM-LOS-4')
  })
})

describe('formations', () => {
  // A formation that faces v0 lies across it: its other half is to the right.
  const formed = (scenario: Scenario) =>
    withCounter(withCounter(scenario, 'wide', { at: 'B8', kind: 'formation', facing: 'v0' }), 'eye', {
      at: 'B2',
    })
  const sees = (scenario: Scenario, from: string, to: string) =>
    sightBetweenUnits(positionOf(scenario), unit(scenario, from), unit(scenario, to))

  test('CM-LOS-9: a formation sees and is seen by either half', () => {
    const halves = unit(formed(OPEN), 'wide').hexes.map((hex) =>
      hexName(hex, OPEN.map.numbering, OPEN.map.grid),
    )
    expect(halves[0]).toBe('B8')
    expect(halves).toHaveLength(2)
    const hidden = board({ B7: 3 })
    expect(look(hidden, 'B2', 'B8')).toBe('B7 CM-LOS-5')
    expect(look(hidden, 'B2', halves[1] as string)).toContain('free')
    for (const [from, to] of [
      ['eye', 'wide'],
      ['wide', 'eye'],
    ] as const) {
      expect(sees(formed(OPEN), from, to)?.visible).toBe(true)
      expect(sees(formed(hidden), from, to)?.visible).toBe(true)
      const ridge = board({ 'A6 B6 C6 D6 A7 C7': 3, B7: 3 })
      expect(sees(formed(ridge), from, to)?.visible).toBe(false)
      expect(sees(formed(ridge), from, to)?.because[0]?.rule).toBe('CM-LOS-5')
    }
  })

  test('CM-LOS-9: placements of units count, and a unit off the map is nowhere', () => {
    const scenario = withCounter(formed(board({ 'A6 B6 C6 D6': 3 })), 'bird', {
      at: 'B2',
      placement: 'high-flight',
      stats: { movementClass: 'flying' },
    })
    expect(sees(scenario, 'bird', 'wide')?.because).toEqual([{ rule: 'CM-LOS-1' }])
    const { hex, ...tray } = unit(scenario, 'bird').counter
    expect(hex).toBeDefined()
    const away = { ...scenario, counters: { ...scenario.counters, [unit(scenario, 'bird').id]: tray } }
    expect(sees(away, 'bird', 'wide')).toBeUndefined()
  })
})

test('CM-LOS-9: a side sees what one of its units sees, from either half and from where each is', () => {
  const { sight } = analysisOf(commonMechanics.id) ?? {}
  if (!sight) throw new Error('no analysis')
  const placings = {
    wide: { at: 'B2', kind: 'formation', facing: 'v0' },
    mole: { at: 'K9', placement: 'deep-infiltration' },
    bird: { at: 'F9', placement: 'low-flight', stats: { movementClass: 'flying' } },
  } as const
  const scenario = fantasyBoard({
    hexes: { 'A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K5 L5': { level: 3, terrain: 'wood' } },
    counters: placings,
  })
  const { map } = scenario
  const named = (id: string) => sight.viewersOf(scenario, unit(scenario, id).id)
  const names = (id: string) => named(id).map((hex) => hexName(hex, map.numbering, map.grid))
  expect([names('wide'), names('mole'), names('bird')]).toEqual([['B2', 'C2'], ['K9'], ['F9']])
  const side = Object.keys(placings).flatMap(named)
  expect(side.map(({ placement }) => placement)).toEqual([
    'ground',
    'ground',
    'deep-infiltration',
    'low-flight',
  ])
  const dark = [...sight.countViewers(scenario, side)].map((count) => count === 0)
  const views = side.map((viewer) => sight.fieldOfView(scenario, viewer))
  const seen = new Set(views.flatMap(({ visible }) => visible.map(hexKey)))
  expect(dark).toEqual([...hexesOfGrid(map.grid)].map((hex) => !seen.has(hexKey(hex))))
  // The mole's own hex is seen by the bird.
  expect(views.map(({ visible }) => visible.length > 0)).toEqual([true, true, false, true])
})

test('CM-LOS-4: off the map nothing can be told', () => {
  const { sight } = analysisOf(commonMechanics.id) ?? {}
  const off = { q: 50, r: 50 }
  for (const line of [
    { from: off, to: hexNamed(OPEN, 'B2') },
    { from: hexNamed(OPEN, 'B2'), to: off, toPlacement: 'high-flight' as const },
  ])
    expect(sight?.traceLineOfSight(OPEN, line)).toEqual({
      visible: 'unknown',
      because: [{ rule: 'DOC-6', at: { hex: '50,50' } }],
      crossed: [],
      pairs: [],
    })
})
