/** Keys pressed after the field of a label or of the palette was asked for and before it is there. */
import { describe, expect, it } from 'vitest'
import { labelId } from '#shared/document/ids'
import { type Label } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { typeAhead, typeAheadInPalette } from '../../renderer/app/typingAhead'
import { createUi } from '../../renderer/ui/uiStore'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

const MAP = { closest: () => null }
const NO_KEYS = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const MILL = labelId('mill')
const MILL_LABEL: Label = {
  text: 'Le moulin',
  hex: hexKey({ q: 2, r: 2 }),
  dxMm: 0,
  dyMm: 0,
  sizeMm: 6,
  angle: 0,
}

function typeKeys({ editor }: TestEditor, ...keys: string[]): boolean[] {
  return keys.map((key) => typeAhead({ ...NO_KEYS, key }, MAP, editor))
}

function typing({ editor }: TestEditor) {
  return editor.store.getState().session.typing
}

function rewriting(): TestEditor {
  const test = new TestEditor(testBoard({ labels: { [MILL]: MILL_LABEL } }))
  test.editor.session.type({ id: MILL, label: MILL_LABEL })
  return test
}

describe('keys before the field of a label is there', () => {
  it('keeps letters in order, tools and actions among them, and writes them on Enter', () => {
    const test = new TestEditor().tool('label').click('C3')
    expect(typeKeys(test, ...'Mt d')).toEqual([true, true, true, true])
    expect(typing(test)?.begun).toBe('Mt d')
    expect(test.editor.store.getState().session.tool).toBe('label')
    typeKeys(test, 'x', 'Backspace', 'é', 'ArrowLeft', 'Enter')
    expect(Object.values(test.scenario.labels).map(({ text }) => text)).toEqual(['Mt dé'])
    expect(typing(test)).toBeUndefined()
  })

  it('replaces the words of a label as its selected text would be', () => {
    const test = rewriting()
    typeKeys(test, 'Delete', 'P', 'Enter')
    expect(test.scenario.labels[MILL]?.text).toBe('P')
    const untouched = rewriting()
    typeKeys(untouched, 'Enter')
    expect(untouched.scenario.labels[MILL]?.text).toBe('Le moulin')
    untouched.expectUndo(undefined)
    const emptied = rewriting()
    typeKeys(emptied, 'Backspace', 'Enter')
    expect(emptied.scenario.labels).toEqual({})
  })

  it('gives up on Escape', () => {
    const test = rewriting()
    typeKeys(test, 'P', 'Escape')
    expect(typing(test)).toBeUndefined()
    expect(test.scenario.labels[MILL]?.text).toBe('Le moulin')
  })

  it('takes signs typed with AltGr, no commands, no held key', () => {
    const test = rewriting()
    const press = (key: string, held: object): boolean =>
      typeAhead({ ...NO_KEYS, key, ...held }, MAP, test.editor)
    expect(press('[', { ctrlKey: true, altKey: true })).toBe(true)
    expect(press('z', { ctrlKey: true })).toBe(false)
    expect(press('s', { metaKey: true })).toBe(false)
    expect([press('Shift', { shiftKey: true }), press('F6', {}), press('Tab', {})]).toEqual([
      false,
      false,
      false,
    ])
    expect(typing(test)?.begun).toBe('[')
  })

  it('leaves every key alone once the field has the focus, and while no label is written', () => {
    const field = { closest: () => ({}) }
    const test = rewriting()
    expect(typeAhead({ ...NO_KEYS, key: 'm' }, field, test.editor)).toBe(false)
    test.editor.session.type(undefined)
    expect(typeAhead({ ...NO_KEYS, key: 'm' }, MAP, test.editor)).toBe(false)
  })
})

describe('keys before the palette is there', () => {
  const press = (key: string, ui = asked(), target: { closest(selector: string): unknown } = MAP): boolean =>
    typeAheadInPalette({ ...NO_KEYS, key }, target, ui)
  const asked = () => {
    const ui = createUi()
    ui.openDialog('palette')
    return ui
  }
  const sought = (ui: ReturnType<typeof asked>): string => ui.store.getState().paletteQuery

  it('are sought in it, also when a field of a panel has the focus still', () => {
    const ui = asked()
    const field = { closest: (selector: string) => (selector.includes('input') ? {} : null) }
    for (const key of 'thx') expect(press(key, ui)).toBe(true)
    press('Backspace', ui)
    expect(press('è', ui, field)).toBe(true)
    expect(sought(ui)).toBe('thè')
    for (const key of ['Escape', 'Tab', 'Shift', 'F1']) expect(press(key, ui), key).toBe(false)
    expect(sought(ui)).toBe('thè')
  })

  it('Enter is kept too: no letter after it changes what is chosen', () => {
    const ui = asked()
    for (const key of ['p', 'Enter', 'q', 'Backspace']) expect(press(key, ui), key).toBe(true)
    expect(ui.store.getState()).toMatchObject({ paletteQuery: 'p', paletteEntered: true })
    ui.closeDialog()
    expect(ui.store.getState().paletteEntered).toBe(false)
    expect(press('Enter', ui)).toBe(false)
  })

  it('are forgotten when it is not wanted any more', () => {
    const ui = asked()
    press('t', ui)
    ui.closeDialog()
    ui.openDialog('palette')
    expect(sought(ui)).toBe('')
  })

  it('are left alone once it has the focus, in a menu, and for another dialog', () => {
    const ui = asked()
    const within = (part: string) => ({
      closest: (selector: string) => (selector.includes(part) ? {} : null),
    })
    for (const part of ['dialog', 'menu']) expect(press('t', ui, within(part))).toBe(false)
    ui.openDialog('about')
    expect(press('t', ui)).toBe(false)
    expect(sought(ui)).toBe('')
  })
})
