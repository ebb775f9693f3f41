/** Units: profiles and their grades, category and size, steps, faculties, state. */
import { describe, expect, test } from 'vitest'
import { counterId } from '#shared/document/ids'
import { type Stats } from '#shared/document/armies'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import {
  COMMAND_CLASSES,
  FACULTIES,
  GRADES,
  MORALE_CLASSES,
  MOVEMENT_CLASSES,
  WEAPON_CLASSES,
} from '#shared/rules/common-mechanics/rows/profiles'
import { type Unit, unitOf } from '#shared/rules/common-mechanics/units/unit'
import { fantasyBoard, positionOf, unit } from '../../support/fantasyBoard'

const { counterSchema } = commonMechanics
const unitWith = (stats: Stats, status: Stats = {}): Unit =>
  unit(fantasyBoard({ columns: 5, rows: 5, counters: { one: { at: 'C3', stats, status } } }), 'one')

/** The stats of a new sheet before its author has written any. */
const DEFAULTS: Stats = Object.fromEntries(
  counterSchema.fields.filter(({ of }) => of === 'type').map((field) => [field.id, field.default]),
)

const choicesOf = (id: string) =>
  counterSchema.fields.find((field) => field.id === id)?.choices?.map((choice) => choice.id)

describe('CM-STAT-1: grades', () => {
  test.each(['movement', 'weapon', 'morale', 'command'] as const)('the %s profile has five', (profile) => {
    expect(GRADES.map(({ id, value }) => [id, value])).toEqual([
      ['inferior', -2],
      ['disadvantaged', -1],
      ['ordinary', 0],
      ['advantaged', 1],
      ['superior', 2],
    ])
    expect(choicesOf(`${profile}Grade`)).toEqual(GRADES.map(({ id }) => id))
    for (const { id, value } of GRADES)
      expect(unitWith({ [`${profile}Grade`]: id })[profile].grade).toBe(value)
    expect(unitWith({})[profile].grade).toBe(0)
  })
})

describe('CM-STAT-2: category, size, figures and steps', () => {
  test('a troop is large with two figures, a character or a small troop small with one', () => {
    const kinds = counterSchema.kinds.map(({ id, stats }) => {
      const { category, large, figures, steps } = unitWith({ ...DEFAULTS, ...stats })
      return [id, category, large, figures, steps]
    })
    expect(kinds).toEqual([
      ['troop', 'troop', true, 2, 4],
      ['formation', 'formation', true, 4, 8],
      ['small', 'troop', false, 1, 2],
      ['character', 'character', false, 1, 2],
    ])
  })

  test('two steps a figure, a face for each', () => {
    for (const figures of [1, 2, 6]) {
      const { faces, first } = counterSchema.shape({ category: 'troop', figures })
      expect(faces).toHaveLength(figures * 2)
      expect(first).toBe(`steps-${figures * 2}`)
    }
  })

  test('a formation covers two hexes from three steps on, one below', () => {
    const formed = (steps: number) => {
      const board = fantasyBoard({
        columns: 5,
        rows: 5,
        counters: { one: { at: 'C3', kind: 'formation', steps } },
      })
      return [unit(board, 'one').formed, unit(board, 'one').hexes.length]
    }
    expect(formed(8)).toEqual([true, 2])
    expect(formed(3)).toEqual([true, 2])
    expect(formed(2)).toEqual([false, 1])
  })

  test('a profile may differ from step to step, the rest is the sheet’s', () => {
    const board = fantasyBoard({ columns: 5, rows: 5, counters: { one: { at: 'C3', steps: 3 } } })
    const type = Object.entries(board.counterTypes)[0]!
    const faces = { ...type[1].faces, 'steps-3': { stats: { weaponGrade: 'inferior' } } }
    const weakened = { ...board, counterTypes: { [type[0]]: { ...type[1], faces } } }
    expect(unit(weakened, 'one')).toMatchObject({ steps: 3, weapon: { grade: -2 }, morale: { grade: 0 } })
    expect(unit(board, 'one').weapon.grade).toBe(0)
    const differing = counterSchema.fields.filter(({ mayDiffer }) => mayDiffer).map(({ id }) => id)
    expect(differing).toEqual([
      ...['movementClass', 'movementGrade', 'weaponClass', 'weaponGrade'],
      ...['offensiveSupports', 'defensiveSupports', 'fireSupports'],
      ...['moraleClass', 'moraleGrade', 'commandClass', 'commandGrade', 'magicGrade'],
    ])
  })
})

describe('CM-STAT-3: profiles', () => {
  test.each([
    ['movement', MOVEMENT_CLASSES, 6],
    ['weapon', WEAPON_CLASSES, 17],
    ['morale', MORALE_CLASSES, 7],
    ['command', COMMAND_CLASSES, 4],
  ] as const)('%s: a unit is of the class that its sheet names', (profile, classes, count) => {
    expect(classes).toHaveLength(count)
    expect(choicesOf(`${profile}Class`)).toEqual(classes.map(({ id }) => id))
    for (const { id } of classes) expect(unitWith({ [`${profile}Class`]: id })[profile].class).toBe(id)
  })

  test('the weapon has offensive, defensive and fire supports; magic an art and a grade', () => {
    const ids = counterSchema.fields.map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining([
        ...['offensiveSupports', 'defensiveSupports', 'fireSupports', 'magicArt', 'magicGrade'],
      ]),
    )
  })
})

test('CM-STAT-4: each of the sixteen faculties is had or not; floating and flying are classes of movement', () => {
  expect(FACULTIES).toHaveLength(16)
  const plain = unitWith({})
  for (const { id } of FACULTIES) {
    expect(plain.can(id)).toBe(false)
    const able = unitWith({ [id]: true })
    expect(FACULTIES.filter((faculty) => able.can(faculty.id)).map((faculty) => faculty.id)).toEqual([id])
  }
  const classes: readonly string[] = MOVEMENT_CLASSES.map(({ id }) => id)
  expect(classes).toEqual(expect.arrayContaining(['floating', 'flying']))
})

describe('CM-STAT-5: state', () => {
  test('is the counter’s, not the sheet’s', () => {
    const state = {
      cohesion: 'shaken',
      fatigue: 'exhausted',
      ammunition: 'low',
      momentum: 'charge',
      mode: 'hedgehog',
    }
    expect(unitWith({}, state)).toMatchObject(state)
    expect(unitWith({})).toMatchObject({
      cohesion: 'good',
      fatigue: 'fresh',
      ammunition: 'full',
      momentum: 'none',
      mode: 'none',
    })
    const kept = counterSchema.fields.filter(({ of }) => of === 'counter').map(({ id }) => id)
    expect(kept).toEqual(expect.arrayContaining(Object.keys(state)))
    expect(counterSchema.conditions.map(({ id }) => id)).toContain('activated')
  })

  test('a decoy is no unit (CM-HID-2)', () => {
    const board = fantasyBoard({ columns: 5, rows: 5, counters: { one: { at: 'C3', decoy: true } } })
    expect(unitOf(positionOf(board), counterId('one'))).toBeUndefined()
  })
})
