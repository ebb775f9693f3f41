/** Keys that are the page's own, wherever the focus is: those the browser must not take for itself. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { actions } from '../../renderer/actions/index'
import { type KeyLike } from '../../renderer/actions/keyboard'
import { handleKey, type KeyTarget } from '../../renderer/app/shortcuts'
import { hexKey } from '../../shared/hex/axial'
import { createUi } from '../../renderer/ui/uiStore'
import { TestEditor } from '../support/TestEditor'

/** `Mod+Shift+S` as it is pressed. */
function press(shortcut: string): KeyLike {
  const names = shortcut.split(/\+(?=.)/)
  const held = (name: string): boolean => names.includes(name)
  const key = names.at(-1) as string
  return {
    key: key.length === 1 && !held('Shift') ? key.toLowerCase() : key,
    ctrlKey: held('Mod'),
    metaKey: false,
    altKey: held('Alt'),
    shiftKey: held('Shift'),
  }
}

/** An element inside others; `inside` are the selectors that find one of them. */
const within = (...inside: string[]): KeyTarget & { blur: () => void } => ({
  closest: (selector) => (inside.some((part) => selector.split(', ').includes(part)) ? {} : null),
  blur: vi.fn(),
})
const MAP = within()
const DIALOG = within('[role="dialog"]')
const MENU = within('[role="menu"]')
const DIALOG_FIELD = within('[role="dialog"]', 'input')
const PANEL_FIELD = within('input')

const ui = { ...createUi(), openDialog: vi.fn() }
beforeEach(() => void ui.openDialog.mockClear())

test('Escape in a panel lets the selection go, and the focus', () => {
  const { editor } = new TestEditor()
  editor.session.select({ kind: 'hexes', hexes: [hexKey({ q: 0, r: 0 })] })
  const field = within('.side', 'input')
  expect(handleKey(press('Escape'), field, editor, ui)).toBe(true)
  expect(editor.store.getState().session.selection).toEqual({ kind: 'none' })
  expect(field.blur).toHaveBeenCalled()
})

test('Escape in a panel takes back first what the tool was given, and the focus stays', () => {
  const { editor } = new TestEditor()
  const toolKey = vi.spyOn(editor.input, 'toolKey').mockReturnValueOnce(true)
  editor.session.select({ kind: 'hexes', hexes: [hexKey({ q: 0, r: 0 })] })
  const field = within('.side', 'input')
  expect(handleKey(press('Escape'), field, editor, ui)).toBe(true)
  expect(editor.store.getState().session.selection.kind).toBe('hexes')
  expect(field.blur).not.toHaveBeenCalled()
  expect(handleKey(press('Escape'), field, editor, ui)).toBe(true)
  expect(editor.store.getState().session.selection.kind).toBe('none')
  expect(toolKey.mock.calls).toEqual([['Escape'], ['Escape']])
})

describe('a letter over a list of a panel', () => {
  const LIST = within('select')

  test('takes the tool, and the list keeps its value', () => {
    const { editor } = new TestEditor()
    expect(handleKey(press('B'), LIST, editor, ui)).toBe(true)
    expect(editor.store.getState().session.tool).toBe('brush')
    expect(LIST.blur).toHaveBeenCalled()
  })

  test.each(['ArrowDown', 'Enter', ' ', 'Escape'])('%s stays the list’s', (key) => {
    const { editor } = new TestEditor()
    expect(handleKey(press(key), LIST, editor, ui)).toBe(false)
  })

  test('stays the list’s in a dialog, where no tool can be taken', () => {
    const { editor } = new TestEditor()
    expect(handleKey(press('B'), within('[role="dialog"]', 'select'), editor, ui)).toBe(false)
    expect(editor.store.getState().session.tool).toBe('select')
  })
})

/** Shortcuts to which browsers give another meaning: print, save or open a page, help, search, a window of their own. */
const TAKEN = ['Mod+P', 'Mod+O', 'Mod+S', 'Mod+Shift+S', 'Mod+E', 'Mod+N', 'Mod+Alt+N', 'Mod+K', 'F1']

describe('keys that the browser would take', () => {
  test('are actions', () => {
    const known = actions.flatMap(({ shortcuts }) => shortcuts ?? [])
    expect(TAKEN.filter((shortcut) => !known.includes(shortcut))).toEqual([])
  })

  test.each(TAKEN)('%s is ours over the map, in fields, in menus and in dialogs', (shortcut) => {
    const { editor } = new TestEditor()
    vi.spyOn(editor.files, 'save').mockResolvedValue(true)
    vi.spyOn(editor.files, 'saveAs').mockResolvedValue(true)
    const heard = [MAP, PANEL_FIELD, MENU, DIALOG, DIALOG_FIELD].map((target) =>
      handleKey(press(shortcut), target, editor, ui),
    )
    expect(heard).toEqual([true, true, true, true, true])
  })

  test('do nothing in a menu or a dialog', () => {
    const { editor } = new TestEditor()
    for (const target of [MENU, DIALOG, DIALOG_FIELD]) handleKey(press('Mod+P'), target, editor, ui)
    expect(ui.openDialog).not.toHaveBeenCalled()
    handleKey(press('Mod+P'), MAP, editor, ui)
    expect(ui.openDialog.mock.calls).toEqual([['print']])
  })

  test('stay ours in the midst of a stroke, which goes on', () => {
    const test = new TestEditor().tool('brush', { terrain: 'wood' }).down('B3')
    expect(handleKey(press('Mod+P'), MAP, test.editor, ui)).toBe(true)
    expect(ui.openDialog).not.toHaveBeenCalled()
    test.expectState('painting')
  })
})

describe('over the start, which asks no question', () => {
  const start = (dialogsShown: number) => {
    const ui = createUi()
    ui.openDialog('gallery')
    ui.store.setState({ dialogsShown })
    return ui
  }

  test('what leads away from it is done, and the rest of our keys still do nothing', async () => {
    const { editor } = new TestEditor()
    const openScenario = vi.spyOn(editor.host, 'openScenario')
    for (const [shortcut, dialog] of [
      ['Mod+O', 'gallery'],
      ['Mod+P', 'gallery'],
      ['Delete', 'gallery'],
      ['Mod+N', 'new'],
      ['F1', 'shortcuts'],
      ['?', 'shortcuts'],
    ] as const) {
      const ui = start(1)
      expect(handleKey(press(shortcut), DIALOG, editor, ui), shortcut).toBe(shortcut !== 'Delete')
      expect(ui.store.getState().dialog, shortcut).toBe(dialog)
    }
    expect(openScenario).toHaveBeenCalledOnce()
  })

  test('nothing while a question lies over it, nor for another dialog, nor in a menu', () => {
    const { editor } = new TestEditor()
    const covered = start(2)
    expect(handleKey(press('Mod+N'), DIALOG, editor, covered)).toBe(true)
    expect(covered.store.getState().dialog).toBe('gallery')
    const other = start(1)
    other.openDialog('about')
    expect(handleKey(press('Mod+N'), DIALOG, editor, other)).toBe(true)
    expect(other.store.getState().dialog).toBe('about')
    const menu = start(1)
    expect(handleKey(press('Mod+N'), MENU, editor, menu)).toBe(true)
    expect(menu.store.getState().dialog).toBe('gallery')
  })
})

describe('while a dialog that was asked for comes', () => {
  const asked = (dialog: 'palette' | 'gallery') => {
    const ui = createUi()
    ui.openDialog(dialog)
    return ui
  }

  test('keys do nothing to the map, whose tool stays in hand', () => {
    const { editor } = new TestEditor()
    const ui = asked('palette')
    for (const shortcut of ['b', 'Delete', 'Mod+P'])
      expect(handleKey(press(shortcut), MAP, editor, ui), shortcut).toBe(shortcut === 'Mod+P')
    expect([editor.store.getState().session.tool, ui.store.getState().dialog]).toEqual(['select', 'palette'])
  })

  test('Escape takes it back', () => {
    const { editor } = new TestEditor()
    const ui = asked('palette')
    handleKey(press('Escape'), MENU, editor, ui)
    expect(ui.store.getState().dialog).toBe('palette')
    handleKey(press('Escape'), MAP, editor, ui)
    expect(ui.store.getState().dialog).toBeUndefined()
  })

  test('what leads away from the start does so already', () => {
    const { editor } = new TestEditor()
    const ui = asked('gallery')
    handleKey(press('Mod+N'), MAP, editor, ui)
    expect(ui.store.getState().dialog).toBe('new')
  })
})

describe('keys that are not ours', () => {
  test('what edits a text stays with the text; a command ends the typing first', () => {
    const { editor } = new TestEditor()
    const field = within('input')
    for (const shortcut of ['a', 'Delete', '[', '?', 'Mod+Z', 'Mod+A', 'Mod+V'])
      expect(handleKey(press(shortcut), field, editor, ui), shortcut).toBe(false)
    expect(field.blur).not.toHaveBeenCalled()
    handleKey(press('Mod+E'), field, editor, ui)
    expect(field.blur).toHaveBeenCalledOnce()
  })

  test('what a dialog is answered with, and what nobody knows', () => {
    const { editor } = new TestEditor()
    for (const shortcut of ['Delete', '?', 'Enter', 'Mod+J'])
      expect(handleKey(press(shortcut), DIALOG, editor, ui), shortcut).toBe(false)
    expect(handleKey(press('Mod+J'), MAP, editor, ui)).toBe(false)
    expect(handleKey(press('Enter'), within('button'), editor, ui)).toBe(false)
  })
})

/** Each as hands press it in a text: a modifier is a key event of its own. */
const OF_THE_TEXT: readonly (readonly [what: string, event: Partial<KeyLike> & { readonly key: string }])[] =
  [
    ['Ctrl by itself', { key: 'Control', ctrlKey: true }],
    ['⌘ or the Windows key by itself', { key: 'Meta', metaKey: true }],
    ['Shift by itself', { key: 'Shift', shiftKey: true }],
    ['AltGr by itself, as Windows sends it', { key: 'Alt', altKey: true, ctrlKey: true }],
    ['F2', { key: 'F2' }],
    ['Ctrl+A', { key: 'a', ctrlKey: true }],
    ['⌘+V', { key: 'v', metaKey: true }],
    ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }],
    ...[
      'ArrowLeft',
      'ArrowRight',
      'ArrowUp',
      'ArrowDown',
      'Home',
      'End',
      'Backspace',
      'Delete',
      'Insert',
    ].map((key) => [`Ctrl+${key}`, { key, ctrlKey: true }] as const),
    ['⌘+Backspace', { key: 'Backspace', metaKey: true }],
    ['€ by AltGr', { key: '€', ctrlKey: true, altKey: true }],
    ['[ by AltGr', { key: '[', ctrlKey: true, altKey: true }],
    ['a letter by AltGr', { key: 'n', ctrlKey: true, altKey: true, getModifierState: () => true }],
    ['a dead key by AltGr', { key: 'Dead', ctrlKey: true, altKey: true }],
    ['the first key of an input method', { key: 'Process' }],
  ]

test.each(OF_THE_TEXT)('%s stays with the text, which keeps the focus', (_what, event) => {
  const { editor } = new TestEditor()
  const field = within('.side', 'input')
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  expect(handleKey({ ...none, ...event }, field, editor, ui)).toBe(false)
  expect(field.blur).not.toHaveBeenCalled()
  expect(ui.openDialog).not.toHaveBeenCalled()
  expect(editor.store.getState().session.tool).toBe('select')
})
