import { describe, expect, test } from 'vitest'
import { type Placement, type Stats } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { mayEnter } from '#shared/rules/common-mechanics/ground/entry'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { difficultyAt, isFlammable } from '#shared/rules/common-mechanics/ground/terrainClass'
import { type Placing, withCounter, withHexes, withHexsides, withMarker } from '../../support/board'
import { hexNamed } from '../../support/names'
import { fantasyBoard, positionOf, unit } from '../../support/fantasyBoard'
import { decided, id } from './support'

/** `movementClass` of every unit of the tests, and what else they are. */
const UNITS: Readonly<Record<string, Partial<Placing>>> = {
  pedestrian: {},
  mounted: { stats: { movementClass: 'mounted' } },
  animal: { stats: { movementClass: 'animal' } },
  wheeled: { stats: { movementClass: 'wheeled' } },
  flying: { stats: { movementClass: 'flying' } },
  floating: { stats: { movementClass: 'floating' } },
  swimmer: { stats: { swimmer: true } },
  'fire-immune': { stats: { fireImmune: true } },
  'fire-immune wheels': { stats: { fireImmune: true, movementClass: 'wheeled' } },
  formation: { kind: 'formation' },
  'swimming formation': { kind: 'formation', stats: { swimmer: true, fireImmune: true } },
}

/** A board of two rows of one terrain, and the unit at C1. */
function boardOf(terrain: string, placing: Partial<Placing>, cave = false): Scenario {
  const board = fantasyBoard({ terrain: '....\n....\n....', counters: { one: { at: 'C1', ...placing } } })
  const changed = { terrain, ...(cave && { environment: 'cave' as const }) }
  return withHexes(board, ['B2'], changed)
}

function enters(
  scenario: Scenario,
  placement: Placement = 'ground',
  hex = 'B2',
): [string, string | undefined] {
  return decided(mayEnter(positionOf(scenario), unit(scenario, 'one'), hexNamed(scenario, hex), placement))
}

describe('CM-TER-1: who may be on the ground of each class', () => {
  const minimal = {
    mounted: ['difficult'],
    wheeled: ['clear'],
    swimmer: ['water'],
    'fire-immune wheels': ['clear', 'lava'],
  }
  const free: Readonly<Record<string, readonly string[]>> = {
    pedestrian: ['clear', 'rough', 'difficult', 'fortification'],
    mounted: ['clear', 'rough', 'fortification'],
    animal: ['clear', 'rough', 'difficult', 'fortification'],
    wheeled: [],
    flying: ['clear', 'rough', 'difficult', 'fortification', 'water', 'lava'],
    floating: ['water'],
    swimmer: ['clear', 'rough', 'difficult', 'fortification'],
    'fire-immune': ['clear', 'rough', 'difficult', 'fortification', 'lava'],
    'fire-immune wheels': [],
    formation: ['clear'],
    'swimming formation': ['clear'],
  }
  const classes = ['clear', 'rough', 'difficult', 'water', 'lava', 'fortification', 'impassable']
  test.each(Object.keys(UNITS))('%s', (kind) => {
    const rare: readonly string[] = (minimal as Record<string, string[]>)[kind] ?? []
    for (const terrain of classes) {
      const expected = free[kind]?.includes(terrain) ? 'free' : rare.includes(terrain) ? 'minimal' : 'never'
      expect([terrain, enters(boardOf(terrain, UNITS[kind] ?? {}))[0]]).toEqual([terrain, expected])
    }
  })

  test('the rule that decides comes first', () => {
    expect(enters(boardOf('rough', { kind: 'formation' }))).toEqual(['never', 'CM-TER-1'])
    expect(enters(boardOf('lava', {}))).toEqual(['never', 'CM-TER-1'])
    expect(enters(boardOf('rough', { stats: { movementClass: 'wheeled' } }))).toEqual(['never', 'CM-TER-4'])
    expect(enters(boardOf('water', { stats: { swimmer: true } }))).toEqual(['minimal', 'CM-TER-4'])
    const named = boardOf('impassable', {})
    const ruling = mayEnter(positionOf(named), unit(named, 'one'), hexNamed(named, 'B2'), 'ground')
    expect(ruling.because[0]?.at).toEqual({ hex: `${hexNamed(named, 'B2').q},${hexNamed(named, 'B2').r}` })
  })

  test('CM-TER-4: nobody swims charging', () => {
    const charging = boardOf('water', { stats: { swimmer: true }, status: { momentum: 'charge' } })
    expect(enters(charging)).toEqual(['never', 'CM-TER-4'])
    const { because } = mayEnter(
      positionOf(charging),
      unit(charging, 'one'),
      hexNamed(charging, 'B2'),
      'ground',
    )
    expect(because[0]?.says?.en).toBe('nobody swims charging')
  })

  test('a formation that has lost its steps is one no more', () => {
    const lost = boardOf('rough', { kind: 'formation', steps: 2 })
    expect(enters(lost)[0]).toBe('free')
  })

  test('nobody is off the map; unknown terrain keeps nobody out', () => {
    const board = boardOf('quicksand', {})
    expect(enters(board)[0]).toBe('free')
    const off = parseHexKey('0,-5' as Parameters<typeof parseHexKey>[0])
    expect(mayEnter(positionOf(board), unit(board, 'one'), off, 'ground').value).toBe('never')
    expect(difficultyAt(positionOf(board), off)).toBeUndefined()
  })

  test('the flag of inaccessible hexes closes the ground to all', () => {
    const flagged = withHexes(boardOf('clear', { stats: { movementClass: 'flying' } }), ['B2'], {
      flags: ['inaccessible'],
    })
    expect(enters(flagged)).toEqual(['never', 'CM-TER-2'])
    expect(enters(flagged, 'low-flight')).toEqual(['free', 'CM-FLY-1'])
  })
})

describe('CM-OBS: what lies on a hex makes its class harder', () => {
  const under = (terrain: string, kind: string) => {
    const board = withMarker(boardOf(terrain, {}), ['B2'], kind)
    return difficultyAt(positionOf(board), hexNamed(board, 'B2'))
  }

  test('a ditch is rough, an abatis and ruins are difficult, debris changes no class', () => {
    expect(['ditch', 'trap', 'abatis', 'ruins', 'debris'].map((kind) => under('clear', kind))).toEqual([
      'rough',
      'rough',
      'difficult',
      'difficult',
      'clear',
    ])
  })

  test('never easier, and no bridge over water, lava, walls or rock', () => {
    expect(under('difficult', 'ditch')).toBe('difficult')
    for (const terrain of ['water', 'lava', 'fortification', 'impassable'] as const)
      expect(under(terrain, 'abatis')).toBe(terrain)
  })

  test('CM-LOS-10: a fire-start makes its hex rough, a blaze difficult', () => {
    expect([under('clear', 'fire-start'), under('clear', 'blaze')]).toEqual(['rough', 'difficult'])
  })

  test('CM-LOS-10: into a blaze go only the fire-immune, the flying and the infiltrated', () => {
    const into = (placing: Partial<Placing>, placement: Placement = 'ground', cave = false) =>
      enters(withMarker(boardOf('clear', placing, cave), ['B2'], 'blaze'), placement)
    expect(into({})).toEqual(['never', 'CM-LOS-10'])
    expect(into({ stats: { fireImmune: true } })[0]).toBe('free')
    expect(into({ stats: { movementClass: 'flying' } }, 'low-flight')[0]).toBe('free')
    expect(into({ stats: { caveAdapted: true } }, 'shallow-infiltration', true)[0]).toBe('free')
    expect(into({ kind: 'formation', stats: { fireImmune: true } })).toEqual(['never', 'CM-TER-1'])
  })

  test('a formation stays out of a ditch', () => {
    expect(enters(withMarker(boardOf('clear', { kind: 'formation' }), ['B2'], 'ditch'))).toEqual([
      'never',
      'CM-TER-1',
    ])
  })
})

describe('CM-TER-3: what burns', () => {
  const burns = (scenario: Scenario) => isFlammable(positionOf(scenario), hexNamed(scenario, 'B2'))

  test('a flammable hex, and no other', () => {
    const plain = boardOf('clear', {})
    expect(burns(plain)).toBe(false)
    expect(burns(withHexes(plain, ['B2'], { flags: ['flammable'] }))).toBe(true)
    expect(burns(withHexes(plain, ['B2'], { flags: ['inaccessible', 'infiltration'] }))).toBe(false)
  })

  test.each(['palisade', 'abatis', 'tents', 'huts', 'ruins'])('%s make their hex flammable', (kind) => {
    expect(burns(withMarker(boardOf('clear', {}), ['B2'], kind))).toBe(true)
  })

  test.each(['debris', 'mantlet', 'pavises', 'ditch', 'stakes', 'trap', 'cart', 'wagon', 'fire-start'])(
    '%s does not',
    (kind) => {
      expect(burns(withMarker(boardOf('clear', {}), ['B2'], kind))).toBe(false)
    },
  )
})

describe('mayStand: is a placement legal (CHK-3)?', () => {
  const stands = (scenario: Scenario, hex = 'B2') =>
    decided(commonMechanics.mayStand(scenario, scenario.counters[id('one')]!, hexNamed(scenario, hex)))

  test('CM-TER-1: formations in rough ground, units in water without swimming', () => {
    expect(stands(boardOf('rough', { kind: 'formation' }))).toEqual([false, 'CM-TER-1'])
    expect(stands(boardOf('clear', { kind: 'formation' }))).toEqual([true, 'CM-TER-1'])
    expect(stands(boardOf('water', {}))).toEqual([false, 'CM-TER-4'])
    expect(stands(boardOf('water', { stats: { swimmer: true } }))[0]).toBe(true)
  })

  test('CM-TER-2: high flight in a cave', () => {
    const flyer = { stats: { movementClass: 'flying' }, placement: 'high-flight' } as const
    expect(stands(boardOf('clear', flyer, true))).toEqual([false, 'CM-TER-2'])
    expect(stands(boardOf('clear', { ...flyer, placement: 'low-flight' }, true))).toEqual([true, 'CM-FLY-1'])
  })

  test('CM-SID-3: a road that leads there lets wheels in', () => {
    const board = boardOf('rough', { stats: { movementClass: 'wheeled' } })
    expect(stands(board)).toEqual([false, 'CM-TER-4'])
    const road = withHexsides(board, ['B2/C2'], 'road')
    expect(stands(road)).toEqual([true, 'CM-SID-3'])
  })

  test('a decoy stands anywhere, and so does anyone off the map', () => {
    expect(stands(boardOf('impassable', { decoy: true }))).toEqual([true, 'CM-HID-2'])
    const board = boardOf('clear', {})
    expect(commonMechanics.mayStand(board, board.counters[id('one')]!, { q: 0, r: -5 }).value).toBe(true)
  })

  test('CM-TER-1: who is off the ground does not mind terrain', () => {
    const stats: Stats = { movementClass: 'flying' }
    expect(
      stands(withCounter(boardOf('impassable', {}), 'one', { at: 'C1', stats, placement: 'low-flight' })),
    ).toEqual([true, 'CM-FLY-1'])
  })
})
