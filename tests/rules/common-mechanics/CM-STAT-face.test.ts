/** The faces of the fantasy game's counters. */
import { describe, expect, test } from 'vitest'
import { counterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { BADGES, type CounterFace } from '#shared/rules/contract/counterFace'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { WEAPON_CLASSES } from '#shared/rules/common-mechanics/rows/profiles'
import { type Placing } from '../../support/board'
import { fantasyBoard } from '../../support/fantasyBoard'

const one = (placing: Omit<Placing, 'at'> = {}): Scenario =>
  fantasyBoard({ columns: 8, rows: 8, counters: { one: { at: 'C3', ...placing } } })
const faceIn = (scenario: Scenario): CounterFace => {
  const counter = scenario.counters[counterId('one')]
  if (!counter) throw new Error('no counter')
  return commonMechanics.counterFace(scenario, counter)
}
const face = (placing: Omit<Placing, 'at'> = {}): CounterFace => faceIn(one(placing))

describe('CM-STAT-1: the numbers of a card', () => {
  test('are the grades of weapon and morale and the movement points, base and grade', () => {
    const stats = { weaponGrade: 'advantaged', moraleGrade: 'inferior', movementClass: 'mounted' } as const
    expect(face({ stats })).toMatchObject({ attack: '+1', defence: '−2', movement: '3' })
    expect(face({ stats: { ...stats, movementGrade: 'superior' } }).movement).toBe('5')
    expect(face({ stats: { movementClass: 'floating', movementGrade: 'inferior' } }).movement).toBe('0')
  })

  test('movement follows the house table', () => {
    const scenario = { ...one(), houseTables: { movement: { classes: { pedestrian: { base: 2.5 } } } } }
    const { ruleset } = commonMechanics.under(scenario)
    const counter = scenario.counters[counterId('one')]
    if (!counter) throw new Error('no counter')
    expect(ruleset.counterFace(scenario, counter).movement).toBe('2½')
  })
})

describe('CM-STAT-2: size, figures and steps', () => {
  test('steps left of two a figure; losses show as wounds', () => {
    const stats = { figures: 2 }
    expect(face({ stats })).toMatchObject({ steps: { left: 4, all: 4 }, wounded: false })
    expect(face({ stats, steps: 3 })).toMatchObject({ steps: { left: 3, all: 4 }, wounded: true })
  })

  test('a small unit has a small card', () => {
    expect(face({ kind: 'small' }).small).toBe(true)
    expect('small' in face()).toBe(false)
  })

  test('CM-ORI-1: a formation lies across its facing, and on one hex below three steps', () => {
    expect(face({ kind: 'formation', facing: 'v2' })).toMatchObject({ footprint: 2, across: true })
    expect(face({ kind: 'formation', facing: 'v2', steps: 2 }).footprint).toBe(1)
    // Wrongly to a side, its hexes lie one behind the other, and so does its card.
    expect('across' in face({ kind: 'formation', facing: 's1' })).toBe(false)
  })
})

describe('CM-STAT-3: the figure of a unit', () => {
  test('follows its weapon; every class has one', () => {
    const figures = WEAPON_CLASSES.map(({ id }) => face({ stats: { weaponClass: id } }).silhouette)
    expect(figures).toContain('horde')
    expect(figures).toContain('dragon')
    expect(new Set(figures).size).toBeGreaterThan(13)
  })

  test('and how it moves: it flies, floats, rides', () => {
    expect(face({ stats: { movementClass: 'flying' } }).silhouette).toBe('winged')
    expect(face({ stats: { movementClass: 'flying', weaponClass: 'dragon' } }).silhouette).toBe('dragon')
    expect(face({ stats: { movementClass: 'floating' } }).silhouette).toBe('boat')
    expect(face({ stats: { movementClass: 'floating', weaponClass: 'beast' } }).silhouette).toBe('serpent')
    expect(face({ stats: { movementClass: 'mounted', weaponClass: 'bow' } }).silhouette).toBe(
      'mounted-archer',
    )
  })

  test('a character leads, or casts when it has an art of magic', () => {
    expect(face({ kind: 'character' }).silhouette).toBe('leader')
    expect(face({ kind: 'character', stats: { magicArt: 'Feu' } }).silhouette).toBe('caster')
  })
})

describe('CM-STAT-5: badges', () => {
  const badges = (placing: Omit<Placing, 'at'>): CounterFace['badges'] => face(placing).badges

  test('none for a fresh unit in good order on the ground', () => {
    expect(badges({})).toEqual([])
    const status = { cohesion: 'good', fatigue: 'fresh', ammunition: 'full', momentum: 'none', mode: 'none' }
    expect(badges({ status })).toEqual([])
  })

  test.each(['low-flight', 'high-flight', 'shallow-infiltration', 'deep-infiltration'] as const)(
    'the placement %s',
    (placement) => expect(badges({ placement })).toEqual([placement]),
  )

  test('every state that a counter keeps has one of its own', () => {
    const { fields, conditions } = commonMechanics.counterSchema
    const states = fields.filter(({ of }) => of === 'counter')
    const shown = [
      ...states.flatMap(({ id, choices = [] }) => choices.slice(1).map((choice) => ({ [id]: choice.id }))),
      ...conditions.map(({ id }) => ({ [id]: true })),
    ].map((status) => badges({ status }))
    expect(shown.every((found) => found?.length === 1)).toBe(true)
    expect(new Set(shown.flat()).size).toBe(shown.length)
    // The rest are the placements, hidden units and decoys.
    expect(shown.length).toBe(BADGES.length - 6)
  })

  test('come in one order: placement, concealment, states', () => {
    const status = { activated: true, fatigue: 'exhausted', cohesion: 'routed', ammunition: 'out' }
    expect(badges({ status, hidden: true, placement: 'deep-infiltration' })).toEqual([
      'deep-infiltration',
      'hidden',
      'routed',
      'exhausted',
      'no-ammunition',
      'activated',
    ])
  })
})

describe('CM-HID-2: hidden units and decoys', () => {
  const concealed = (placing: Omit<Placing, 'at'>): CounterFace | undefined => {
    const scenario = one(placing)
    const counter = scenario.counters[counterId('one')]
    return counter && commonMechanics.concealedFace?.(scenario, counter)
  }

  test('look alike to the other player, whatever they are', () => {
    const plain = concealed({ hidden: true })
    expect(plain?.cache).toBe(true)
    expect(concealed({ decoy: true })).toEqual(plain)
    expect(concealed({ hidden: true, kind: 'formation', placement: 'low-flight', steps: 3 })).toEqual(plain)
    expect(concealed({ hidden: true, side: 'blue' })?.color).not.toBe(plain?.color)
  })

  test('but not to their author', () => {
    const own = face({ hidden: true, stats: { weaponClass: 'pike' } })
    expect(own).toMatchObject({ silhouette: 'pikeman', badges: ['hidden'] })
    expect('cache' in own).toBe(false)
    expect(face({ decoy: true })).toMatchObject({ cache: true, badges: ['decoy'] })
  })
})
