import { describe, expect, it } from 'vitest'
import { setOption } from '#shared/commands/setOption'
import { writeScenario } from '#shared/format/write'
import { RULESETS } from '#shared/rules/registry/registry'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

const HEATH = { id: 'heath', like: 'brush', name: { fr: 'lande', en: 'heath' }, char: 'H' }
const withHeath = testBoard({ houseTables: { terrain: [HEATH] } })
const BLANKS = { option: 'blanks', label: { fr: 'blancs', en: 'blanks' } }

const combatOf = ({ editor }: TestEditor): string =>
  JSON.stringify(editor.document.ruleset.tables.find(({ id }) => id === 'combat-foot'))

describe('the ruleset of the editor', () => {
  it('is the one of the open document, the same object while nothing changes it', () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood' })
    const { ruleset } = editor.editor.document
    expect(ruleset.id).toBe('magna-carta')
    editor.click('B3')
    expect(editor.editor.document.ruleset).toBe(ruleset)
  })

  it.each(RULESETS.map(({ id }) => id))('opens scenarios of %s', async (ruleset) => {
    const editor = new TestEditor()
    const text = writeScenario(testBoard({ ruleset }))
    expect(await editor.editor.files.openText('a.castellan', text)).toBe(true)
    expect(editor.editor.document.ruleset.id).toBe(ruleset)
  })

  it('SCN-1: follows an option, and its undo', () => {
    const editor = new TestEditor()
    const [printed, { ruleset }] = [combatOf(editor), editor.editor.document]
    expect(editor.editor.document.run(setOption, { ...BLANKS, choice: 'end' })).toBeUndefined()
    expect(combatOf(editor)).not.toBe(printed)
    expect(editor.scenario.options).toEqual({ blanks: 'end' })
    editor.editor.document.undo()
    expect(editor.editor.document.ruleset).toBe(ruleset)
    editor.editor.document.redo()
    editor.editor.document.run(setOption, BLANKS)
    expect(editor.scenario.options).toEqual({})
    expect(combatOf(editor)).toBe(printed)
  })

  it('SCN-1: the brush paints the terrain of a house table, and lets go of it with the document', () => {
    const editor = new TestEditor(withHeath).tool('brush', { terrain: 'heath' }).click('B3')
    expect(Object.entries(editor.scenario.map.palette)).toContainEqual(['H', 'heath'])
    expect(editor.editor.store.getState().document.findings).toEqual([])
    editor.editor.files.newScenario(testBoard())
    const { terrain } = editor.editor.store.getState().session.options
    expect(editor.editor.document.ruleset.terrains.map(({ id }) => id)).toContain(terrain)
    expect(terrain).not.toBe('heath')
  })

  it('SCN-1: live checks judge by the open document’s rows, and tell a table they cannot read', () => {
    const editor = new TestEditor(withHeath).tool('brush', { terrain: 'heath' }).click('B3')
    const plain = { ...editor.scenario, houseTables: {} }
    editor.editor.files.load(plain, undefined)
    const codes = (): string[] => editor.editor.store.getState().document.findings.map(({ code }) => code)
    expect(codes()).toEqual(['CHK1-unknown-terrain'])
    editor.editor.files.load(
      { ...plain, houseTables: { terrain: [{ ...HEATH, cover: 'thick' }] } },
      undefined,
    )
    expect(codes()).toEqual(['SCN1-house-rules', 'CHK1-unknown-terrain'])
    editor.editor.files.load({ ...plain, houseTables: { terrain: [HEATH] } }, undefined)
    expect(codes()).toEqual([])
  })
})
