/** House rules follow at once wherever the ruleset in play is read, and come and go as a whole. */
import { describe, expect, test } from 'vitest'
import { takeHouseRules } from '#shared/commands/takeHouseRules'
import { countUses, rowUses } from '#shared/document/rowUses'
import { testBoard } from '../../support/board'
import { TestEditor } from '../../support/TestEditor'

const HEATH = { id: 'heath', like: 'brush', name: { fr: 'lande', en: 'heath' } }

describe('the house rules of another scenario', () => {
  test('are taken in one step, judged at once, and given back', () => {
    const editor = new TestEditor(testBoard())
    const before = editor.scenario
    const codes = (): string[] => editor.editor.store.getState().document.findings.map(({ code }) => code)
    editor.editor.document.run(takeHouseRules, {
      options: { blanks: 'end' },
      houseTables: { terrain: [HEATH] },
      from: { fr: 'La lande', en: 'The heath' },
    })
    expect(editor.editor.store.getState().document.undoName).toEqual({
      fr: 'Reprendre les règles\u202f: La lande',
      en: 'Take the rules of The heath',
    })
    editor.tool('brush', { terrain: 'heath' }).click('B3').click('B4')
    expect(codes()).toEqual([])
    expect(countUses(rowUses(editor.scenario, 'terrains', 'heath'))).toBe(2)
    editor.editor.document.run(takeHouseRules, { options: {}, houseTables: {} })
    expect(codes()).toEqual(['CHK1-unknown-terrain'])
    expect(editor.editor.store.getState().session.options.terrain).not.toBe('heath')
    for (let step = 0; step < 4; step++) editor.undo()
    expect(editor.scenario).toEqual(before)
  })
})
