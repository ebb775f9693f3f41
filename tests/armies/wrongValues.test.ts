/** CHK-9: a sheet may hold what was typed, right or wrong: it is reported, and nothing that reads sheets breaks over it. */
import { describe, expect, test } from 'vitest'
import { armyColumns, armyRows } from '#shared/armies/columns'
import { cellFault, cellText } from '#shared/armies/cells'
import { type StatValue } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { counterPicture } from '../../renderer/ui/pictures/counterPicture'
import { findings, findingsOf } from '../checks/support'
import { galleryScenario } from '../support/scenarioFiles'

/** Each stat of every sheet and face is this. */
function spoilt(scenario: Scenario, value: StatValue): Scenario {
  const ofFields = rulesetOf(scenario).counterSchema.fields.map(({ id }) => id)
  const all = Object.fromEntries(ofFields.map((id) => [id, value]))
  const counterTypes = Object.entries(scenario.counterTypes).map(([id, type]) => {
    const faces = Object.entries(type.faces).map(([face, own]) => [face, { ...own, stats: all }])
    return [id, { ...type, stats: all, faces: Object.fromEntries(faces) }]
  })
  return { ...scenario, counterTypes: Object.fromEntries(counterTypes) }
}

describe.each(['the-sortie', 'under-the-hill'] as const)('%s', (name) => {
  const scenario = galleryScenario(name)

  test('has no wrong value', () => {
    expect(findingsOf(scenario, 'CHK9-value')).toEqual([])
  })

  test.each(['neuf', '', -1e9, 4.5, true])(
    'each stat %j: checks, cards, cells and forms bear it',
    (value) => {
      const wrong = spoilt(scenario, value)
      const ruleset = rulesetOf(wrong)
      expect(findings(wrong).filter(({ code }) => code === 'CHK9-value').length).toBeGreaterThan(0)
      for (const counter of Object.values(wrong.counters))
        expect(counterPicture(counter, wrong, ruleset).ops.length).toBeGreaterThan(0)
      for (const type of Object.values(wrong.counterTypes)) ruleset.counterSchema.shape(type.stats)
      for (const layout of ['types', 'faces'] as const)
        for (const row of armyRows(wrong, ruleset.counterSchema, layout))
          for (const column of armyColumns(ruleset.counterSchema, layout)) {
            cellText(wrong, row, column, 'fr')
            cellFault(wrong, ruleset, row, column)
          }
    },
  )

  test('a text for a number is told with the sheet, the field, the text and the reason', () => {
    const [id, type] = Object.entries(scenario.counterTypes)[0] ?? []
    const field = rulesetOf(scenario).counterSchema.fields.find(
      ({ kind, of }) => kind === 'integer' && of !== 'counter',
    )
    if (!id || !type || !field) throw new Error('no such sheet')
    const [face, own] = Object.entries(type.faces)[0] ?? ['', { stats: {} }]
    const stats = (before: object) => ({ ...before, [field.id]: 'neuf' })
    const changed =
      field.of === 'type'
        ? { ...type, stats: stats(type.stats) }
        : { ...type, faces: { ...type.faces, [face]: { ...own, stats: stats(own.stats) } } }
    const told = findingsOf({ ...scenario, counterTypes: { [id as CounterTypeId]: changed } }, 'CHK9-value')
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ severity: 'error' })
    expect(told[0]?.message.fr).toContain(
      `${type.name}\u202f: ${field.name.fr} «\u202fneuf\u202f», un nombre entier est attendu`,
    )
  })
})
