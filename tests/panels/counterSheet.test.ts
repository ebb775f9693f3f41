/** The counter sheet, made from a schema. */
import { expect, test } from 'vitest'
import { counterId, counterTypeId } from '#shared/document/ids'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { newCounterType } from '#shared/rules/counters/counterSheet'
import { changeSheetStats } from '../../renderer/actions/changeSheets'
import { testBoard } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { TestEditor } from '../support/TestEditor'
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

test('CM-STAT-2: a whole unit stays whole when its sheet gains or loses figures; a reduced one stays so', () => {
  const one = fantasyBoard({ columns: 6, rows: 6, counters: { whole: { at: 'B2', stats: { figures: 2 } } } })
  const type = counterTypeId('type-whole')
  const whole = one.counters[counterId('whole')]
  if (!whole) throw new Error('no unit')
  const counters = { ...one.counters, [counterId('reduced')]: { ...whole, face: 'steps-3' } }
  const editor = new TestEditor({ ...one, counters })
  const faces = (): readonly string[] => Object.values(editor.scenario.counters).map(({ face }) => face)
  changeSheetStats(editor.editor.document, type, { figures: 3 })
  expect(faces()).toEqual(['steps-6', 'steps-3'])
  // One undo step.
  editor.undo()
  expect(faces()).toEqual(['steps-4', 'steps-3'])
  expect(editor.scenario.counterTypes[type]?.stats['figures']).toBe(2)
  changeSheetStats(editor.editor.document, type, { figures: 1 })
  expect(faces()).toEqual(['steps-2', 'steps-2'])
})

test('MC-MAP-3: a figure that is given a mount is not put on it', () => {
  const scenario = testBoard({ counters: { hugh: { type: 'crusaders-soldier', at: 'C3' } } })
  const editor = new TestEditor(scenario)
  changeSheetStats(editor.editor.document, counterTypeId('crusaders-soldier'), { mounted: true })
  expect(editor.scenario.counters[counterId('hugh')]?.face).toBe('healthy')
})
