/** What the counter sheet shows of a schema. */
import { expect, test } from 'vitest'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { newCounterType } from '#shared/rules/counterSheet'
import { statGroups } from '../../renderer/panels/inspector/CounterTypeStats'

test('the stats of a unit stand under the headings of its profiles, none twice', () => {
  const groups = statGroups(commonMechanics.counterSchema.fields.filter(({ of }) => of === 'type'))
  expect(groups.map(({ name }) => name.en)).toEqual([
    'Unit',
    'Movement',
    'Weapon',
    'Morale',
    'Command',
    'Magic',
    'Faculties',
  ])
  const fields = groups.flatMap((group) => group.fields)
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
})

test('a schema without headings has the common one', () => {
  const groups = statGroups(magnaCarta.counterSchema.fields.filter(({ of }) => of === 'type'))
  expect(groups.map(({ name }) => name.fr)).toEqual(['Caractéristiques'])
})

test('a new mounted counter is a rider, not a footman on a horse', () => {
  const { counterSchema } = magnaCarta
  const mounted = counterSchema.kinds.find(({ id }) => id === 'mounted')
  const sheet = newCounterType(counterSchema, { name: 'Guy', side: undefined, stats: mounted?.stats ?? {} })
  expect(sheet.stats).toMatchObject({ category: 'rider', mounted: true })
})
