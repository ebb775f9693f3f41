/** The values of sheets and counters, name by name (CM-STAT), and the places in which units stack (CM-STK). */
import { describe, expect, test } from 'vitest'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { arrival, targetOf } from '#shared/rules/common-mechanics/facing/stackOrder'
import { positionOfPlacement } from '#shared/rules/common-mechanics/units/unit'
import { type Placing } from '../../support/board'
import { unit } from '../../support/fantasyBoard'
import { at, fieldWith } from './support'

const { counterSchema } = commonMechanics
const choicesOf = (id: string): readonly string[] | undefined =>
  counterSchema.fields.find((field) => field.id === id)?.choices?.map((choice) => choice.id)

test('CM-STK-1: five placements in three positions', () => {
  expect(commonMechanics.placements.map((placement) => [placement, positionOfPlacement(placement)])).toEqual([
    ['ground', 'ground'],
    ['low-flight', 'flight'],
    ['high-flight', 'flight'],
    ['shallow-infiltration', 'infiltration'],
    ['deep-infiltration', 'infiltration'],
  ])
})

test('CM-STAT-2: three categories, two sizes', () => {
  expect(choicesOf('category')).toEqual(['character', 'troop', 'formation'])
  expect(choicesOf('size')).toEqual(['large', 'small'])
})

describe('CM-STAT-3: the classes of each profile', () => {
  test.each([
    ['movementClass', ['pedestrian', 'mounted', 'animal', 'wheeled', 'flying', 'floating']],
    [
      'weaponClass',
      [
        ...['horde', 'light-infantry', 'medium-infantry', 'heavy-infantry', 'spear', 'pike', 'long-pike'],
        ...['bow', 'crossbow', 'light-cavalry', 'medium-cavalry', 'heavy-cavalry'],
        ...['beast', 'animal', 'artillery', 'monster', 'dragon'],
      ],
    ],
    ['moraleClass', ['ordinary', 'elite', 'fragile', 'exalted', 'demonic', 'magic', 'unshakable']],
    ['commandClass', ['regular', 'irregular', 'chaotic', 'autonomous']],
  ])('%s', (field, classes) => {
    expect(choicesOf(field)).toEqual(classes)
  })
})

test('CM-STAT-4: the sixteen faculties', () => {
  const booleans = counterSchema.fields.filter(({ kind, of }) => kind === 'boolean' && of === 'type')
  expect(booleans.map(({ id }) => id)).toEqual([
    ...['tireless', 'manoeuvre', 'evasion', 'forestAdapted', 'caveAdapted', 'frightening', 'invulnerable'],
    ...['fireImmune', 'lightSensitive', 'breath', 'incendiary', 'hedgehog', 'evanescent', 'climber'],
    ...['swimmer', 'regeneration'],
  ])
})

describe('CM-STAT-5: the values of each state, the first that of an untouched unit', () => {
  test.each([
    ['cohesion', ['good', 'shaken', 'routed']],
    ['fatigue', ['fresh', 'winded', 'exhausted']],
    ['ammunition', ['full', 'low', 'out']],
    ['momentum', ['none', 'contact', 'charge']],
    ['mode', ['none', 'march', 'shield-wall', 'tortoise', 'rank-rotation', 'hedgehog']],
  ])('%s', (field, values) => {
    expect(choicesOf(field)).toEqual(values)
    expect(counterSchema.fields.find(({ id }) => id === field)).toMatchObject({
      of: 'counter',
      default: values[0],
    })
  })

  test('a special order, and having been activated, are marks of their own', () => {
    expect(counterSchema.conditions.map(({ id }) => id)).toEqual(['specialOrder', 'activated'])
  })
})

test('CM-STK-5: a small unit that joins large ones, falling back or advancing, becomes neither top nor bottom', () => {
  const large = (rank: number): Placing => ({ at: at(0, 0), rank })
  const board = fieldWith({
    bottom: large(0),
    top: large(1),
    small: { at: at(0, 3), kind: 'small' },
  })
  const [bottom, top, small] = ['bottom', 'top', 'small'].map((name) => unit(board, name)) as [
    ReturnType<typeof unit>,
    ReturnType<typeof unit>,
    ReturnType<typeof unit>,
  ]
  for (const as of ['retreat', 'advance'] as const) {
    const where = arrival([bottom, top], small, as).value
    const stack = where === 'top' ? [bottom, top, small] : [small, bottom, top]
    expect((['front', 'flank', 'rear'] as const).map((zone) => targetOf(stack, zone)?.id)).toEqual([
      'top',
      'top',
      'bottom',
    ])
    // Not even should the large ones leave: it went below them.
    expect(where).toBe('bottom')
  }
})
