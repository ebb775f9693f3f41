/** Menu actions and the keyboard. */
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { describe, expect, it, vi } from 'vitest'
import { actions } from '../../renderer/actions/index'
import { actionFor, type KeyLike, pressKey, shortcutOf, toolFor } from '../../renderer/actions/keyboard'
import { createUi } from '../../renderer/ui/uiStore'
import { tools } from '../../renderer/tools/index'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

function key(key: string, held: Partial<KeyLike> = {}): KeyLike {
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }
}

function twice(all: readonly string[]): string[] {
  return all.filter((one, index) => all.indexOf(one) !== index)
}

describe('the list of actions', () => {
  it('has no id and no shortcut twice, those of the tools included', () => {
    const ids = actions.map(({ id }) => id)
    expect(twice(ids)).toEqual([])
    const shortcuts = [
      ...actions.flatMap(({ shortcuts }) => shortcuts ?? []),
      ...tools.map(({ shortcut }) => shortcut),
    ]
    expect(twice(shortcuts)).toEqual([])
  })

  it('names every action in both languages', () => {
    const state = new TestEditor().editor.store.getState()
    for (const action of actions) {
      const { fr, en } = action.name(state)
      expect(fr.length > 1 && en.length > 1, action.id).toBe(true)
    }
  })
})

describe('keyboard', () => {
  it('reads shortcuts off French and English keyboards alike', () => {
    expect(shortcutOf(key('z', { ctrlKey: true }))).toBe('Mod+Z')
    expect(shortcutOf(key('Z', { metaKey: true, shiftKey: true }))).toBe('Mod+Shift+Z')
    expect(shortcutOf(key('R', { shiftKey: true }))).toBe('Shift+R')
    // AZERTY: digits and signs are typed with Shift or AltGr.
    expect(shortcutOf(key('1', { shiftKey: true }))).toBe('1')
    expect(shortcutOf(key('[', { ctrlKey: true, altKey: true }))).toBe('[')
    expect(shortcutOf(key('?', { shiftKey: true }))).toBe('?')
  })

  it('finds actions and tools', () => {
    expect(actionFor(key('y', { ctrlKey: true }))?.id).toBe('redo')
    expect(toolFor(key('b'), magnaCarta)?.id).toBe('brush')
    expect(toolFor(key('b', { ctrlKey: true }), magnaCarta)).toBeUndefined()
  })

  it('finds only the tools that the rules have a use for', () => {
    const found = (letter: string) =>
      [magnaCarta, commonMechanics].map((rules) => toolFor(key(letter), rules)?.id)
    expect(found('a')).toEqual([undefined, 'attribute'])
    expect(found('s')).toEqual(['structure', undefined])
    expect(found('t')).toEqual(['route', undefined])
  })

  it('runs what is enabled, and swallows the key of what is not', () => {
    const editor = new TestEditor()
    const ui = { ...createUi(), openDialog: vi.fn() }
    expect(pressKey(key('z', { ctrlKey: true }), editor.editor, ui)).toBe(true)
    expect(pressKey(key('b'), editor.editor, ui)).toBe(true)
    expect(editor.editor.store.getState().session.tool).toBe('brush')
    expect(pressKey(key('e', { ctrlKey: true }), editor.editor, ui)).toBe(true)
    expect(ui.openDialog).toHaveBeenCalledWith('export')
    expect(pressKey(key(';'), editor.editor, ui)).toBe(false)
  })

  it('leaves a gesture under way alone', () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood' }).click('B3').down('B5')
    pressKey(key('z', { ctrlKey: true }), editor.editor, { ...createUi(), openDialog: vi.fn() })
    editor.expectState('painting').up().expectTerrain('wood', 'B3', 'B5')
  })

  it('undoes and redoes by name', () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood' }).click('B3')
    const undo = actions.find(({ id }) => id === 'undo')
    expect(undo?.name(editor.editor.store.getState()).en).toBe('Undo Paint wood')
    editor.action('undo').expectTerrain('clear', 'B3').action('redo').expectTerrain('wood', 'B3')
  })

  it('changes the brush within 0 to 10', () => {
    const editor = new TestEditor()
    for (let press = 0; press < 12; press++) editor.action('brush-larger')
    expect(editor.editor.store.getState().session.options.brushRadius).toBe(10)
    for (let press = 0; press < 12; press++) editor.action('brush-smaller')
    expect(editor.editor.store.getState().session.options.brushRadius).toBe(0)
  })

  it('selects all counters that are seen: none of a hidden layer', () => {
    const editor = new TestEditor(testBoard({ counters: { guy: { type: 'crusaders-soldier', at: 'C3' } } }))
    const selectAll = actions.find(({ id }) => id === 'select-all-counters')
    editor.editor.view.set({ hiddenLayers: ['counters'] })
    expect(selectAll?.isEnabled(editor.editor)).toBe(false)
    editor.editor.view.set({ hiddenLayers: [] })
    expect(selectAll?.isEnabled(editor.editor)).toBe(true)
    editor.action('select-all-counters')
    expect(editor.editor.store.getState().session.selection).toMatchObject({
      kind: 'counters',
      counters: ['guy'],
    })
  })

  it('toggles layers', () => {
    const editor = new TestEditor().action('layer-grid')
    expect(editor.editor.store.getState().view.hiddenLayers).toEqual(['grid'])
    editor.action('layer-grid')
    expect(editor.editor.store.getState().view.hiddenLayers).toEqual([])
  })
})
