/** SCN-6: the list of special rules as it is edited, and what they can change. */
import { expect, it } from 'vitest'
import { type SpecialRule } from '#shared/document/game'
import { specialRuleId } from '#shared/document/ids'
import { lastRank, specialRulesOf } from '#shared/document/specialRules'
import { writeScenario } from '#shared/format/write'
import { overriddenTables } from '#shared/rules/registry/overriddenTables'
import { say } from '../../renderer/i18n/language'
import { changeChoices, foundChoices } from '../../renderer/panels/scenario/specialRules/changeChoices'
import { moveSpecialRule, newSpecialRule } from '../../renderer/panels/scenario/specialRules/specialRuleEdits'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'
import { galleryScenario } from '../support/scenarioFiles'

const rule = (title: string, rank: number): SpecialRule => ({
  ...{ title: { fr: title }, text: {}, changes: [], rank },
})
const board = {
  ...testBoard(),
  specialRules: { c: rule('C', 4), a: rule('A', 0), b: rule('B', 0.5), d: rule('D', 4) },
}
const titles = (editor: TestEditor['editor']): string =>
  specialRulesOf(editor.document.scenario)
    .map(([, { title }]) => title.fr ?? '-')
    .join('')

it('orders rules by rank, those of one rank as the document has them', () => {
  expect(specialRulesOf(board).map(([id]) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect([lastRank(board), lastRank({ specialRules: {} })]).toEqual([5, 0])
})

it('adds behind the others and moves by one, each an undo step to the byte', () => {
  const { editor } = new TestEditor(board)
  const before = writeScenario(editor.document.scenario)
  newSpecialRule(editor)
  expect(titles(editor)).toBe('ABCD-')
  moveSpecialRule(editor, specialRuleId('d'), -1)
  expect(titles(editor)).toBe('ABDC-')
  expect(specialRulesOf(editor.document.scenario).map(([, { rank }]) => rank)).toEqual([0, 1, 2, 3, 4])
  moveSpecialRule(editor, specialRuleId('a'), 1)
  expect(titles(editor)).toBe('BADC-')
  const moved = editor.document.scenario
  moveSpecialRule(editor, specialRuleId('b'), -1)
  moveSpecialRule(editor, specialRuleId('nobody'), 1)
  expect(editor.document.scenario).toBe(moved)
  for (let step = 0; step < 3; step++) editor.document.undo()
  expect(writeScenario(editor.document.scenario)).toBe(before)
})

const sortie = galleryScenario('the-sortie')

it('offers the rules of the ruleset, its options, and the tables that the scenario has', () => {
  const choices = changeChoices(sortie)
  const ids = choices.map(({ id }) => id)
  expect(ids).toContain('MC-INF-5')
  expect(ids.some((id) => id.startsWith('CM-'))).toBe(false)
  expect(new Set(ids).size).toBe(ids.length)
  const found = (query: string): string[] => foundChoices(choices, query, say('fr')).map(({ id }) => id)
  expect(found('mc-inf-5')).toEqual(['MC-INF-5'])
  expect(found('MC-INF')).toContain('MC-INF-1')
  expect(found('cavalier').length).toBeGreaterThan(3)
  expect([found(''), found('xylophone')]).toEqual([[], []])
  expect(overriddenTables(sortie)).toEqual([])
})
