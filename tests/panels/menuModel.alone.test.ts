/** APP-1: the menus as data, for the page's bar and the system's alike. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { type FileRef } from '#shared/host/host'
import { type MenuItem, type MenuModel } from '#shared/host/menuModel'
import { stateActions } from '../../renderer/actions/counterStates'
import { actionById } from '../../renderer/actions/index'
import { seenByActions } from '../../renderer/actions/seenBy'
import { chooseMenuItem, menuModel } from '../../renderer/app/menuModel'
import { showNativeMenus } from '../../renderer/app/nativeMenus'
import { type Editor } from '../../renderer/editor/editor'
import { createUi } from '../../renderer/ui/uiStore'
import { eventually } from '../support/eventually'
import { testBoard } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { TestEditor } from '../support/TestEditor'

const FREE = { recent: [], dialog: undefined, dialogsShown: 0 }

type ActionItem = Extract<MenuItem, { kind: 'action' }>

function actionItems(items: readonly MenuItem[]): ActionItem[] {
  return items.flatMap((item) => {
    if (item.kind === 'action') return [item]
    return item.kind === 'submenu' ? actionItems(item.items) : []
  })
}

const allItems = ({ menus }: MenuModel): ActionItem[] => menus.flatMap(({ items }) => actionItems(items))

function itemOf(model: MenuModel, id: string): ActionItem | undefined {
  return allItems(model).find((item) => item.id === id)
}

const file = (name: string, place?: string): FileRef => ({ name, token: name, ...(place && { place }) })

describe('the model of the menus', () => {
  test('the file menu, as it is before anything happens', () => {
    const { editor } = new TestEditor()
    const model = menuModel(editor, FREE)
    expect([model.language, model.menus.map(({ id, label }) => `${id} ${label}`)]).toEqual([
      'fr',
      ['file Fichier', 'edit Édition', 'map Carte', 'view Affichage', 'help Aide'],
    ])
    expect(model.menus[0]?.items.map((item) => (item.kind === 'separator' ? '-' : item.id))).toEqual(
      'new open recent gallery import-map - save save-as versions - play balance - compare-copy merge-copy - export export-game share publish print - catalogue import-csv export-csv export-battle-csv import-pictures - export-findings-markdown export-findings-json'.split(
        ' ',
      ),
    )
    expect(itemOf(model, 'print')).toEqual({
      kind: 'action',
      id: 'print',
      label: 'Imprimer…',
      shortcut: 'Mod+P',
      enabled: true,
    })
  })

  test('each page of the panels is one item away, the stamps too', () => {
    const { editor } = new TestEditor()
    const ui = createUi()
    for (const tab of ['layers', 'stamps', 'counters', 'inspector'] as const) {
      expect(itemOf(menuModel(editor, FREE), `panel-${tab}`)?.enabled).toBe(true)
      void actionById(`panel-${tab}`)?.run(editor, ui)
      expect(ui.store.getState().tab).toBe(tab)
    }
  })

  test('names, permissions and choices are those of now, in the language of now', () => {
    const test = new TestEditor()
    test.editor.view.set({ language: 'en', style: 'classic' })
    const before = menuModel(test.editor, FREE)
    expect(itemOf(before, 'undo')).toMatchObject({ label: 'Undo', enabled: false })
    test.tool('brush', { terrain: 'wood' }).click('B3')
    const model = menuModel(test.editor, FREE)
    expect(model.language).toBe('en')
    expect(itemOf(model, 'undo')).toMatchObject({ label: 'Undo Paint wood', enabled: true })
    expect(itemOf(model, 'undo')).not.toHaveProperty('checked')
    expect(['style-classic', 'style-illustrated'].map((id) => itemOf(model, id)?.checked)).toEqual([
      true,
      false,
    ])
    expect(itemOf(model, 'language-en')?.checked).toBe(true)
  })

  test('ids are all different, submenus included', () => {
    const model = menuModel(new TestEditor().editor, { ...FREE, recent: [file('a'), file('b')] })
    const ids = allItems(model).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('nothing can be chosen while a dialog waits for its answer', () => {
    const { editor } = new TestEditor()
    const model = menuModel(editor, { recent: [file('a')], dialog: 'about', dialogsShown: 1 })
    expect(allItems(model).filter(({ enabled }) => enabled)).toEqual([])
  })

  test('over the start, what leads away from it and how the page looks; nothing once a question covers it', () => {
    const { editor } = new TestEditor()
    const chosen = (dialogsShown: number) =>
      allItems(menuModel(editor, { recent: [file('a')], dialog: 'gallery', dialogsShown }))
        .filter(({ enabled }) => enabled)
        .map(({ id }) => id)
    expect(chosen(1)).toEqual(
      'new open recent:0 language-fr language-en theme-light theme-dark theme-system guide rules shortcuts hints about'.split(
        ' ',
      ),
    )
    expect(chosen(2)).toEqual([])
  })
})

describe('recent files', () => {
  test('by their names; those called the same with their folders', () => {
    const recent = [file('a.castellan', '~/x'), file('b.castellan', '~/x'), file('a.castellan', '~/y')]
    const model = menuModel(new TestEditor().editor, { ...FREE, recent })
    const shown = allItems(model).filter(({ id }) => id.startsWith('recent:'))
    expect(shown.map(({ id, label, enabled }) => [id, label, enabled])).toEqual([
      ['recent:0', 'a.castellan – ~/x', true],
      ['recent:1', 'b.castellan', true],
      ['recent:2', 'a.castellan – ~/y', true],
    ])
  })

  test('when there are none, the menu says so', () => {
    const { editor } = new TestEditor()
    expect(itemOf(menuModel(editor, FREE), 'recent:none')).toMatchObject({ label: '(aucun)', enabled: false })
    editor.view.set({ language: 'en' })
    expect(itemOf(menuModel(editor, FREE), 'recent:none')).toMatchObject({ label: '(none)', enabled: false })
  })
})

describe('those with whose eyes the map is seen', () => {
  const hill = fantasyBoard({ counters: { ambush: { at: 'C3', hidden: true } } })
  const seers = (editor: Editor) =>
    allItems(menuModel(editor, FREE)).filter(({ id }) => id.startsWith('seen-by:'))

  test('CM-HID: the author, all players and each side; a choice is checked, and changes the view alone', () => {
    const { editor } = new TestEditor(hill)
    const [author, players, ...sides] = seers(editor)
    expect([author?.label, players?.label]).toEqual(['Auteur (tout)', 'Tous (sans secrets)'])
    expect(sides.map(({ label }) => label)).toEqual(Object.values(hill.sides).map(({ name }) => name))
    const id = sides[0]?.id ?? ''
    chooseMenuItem(id, editor, createUi())
    const checked = seers(editor).filter((item) => item.kind === 'action' && item.checked)
    expect(checked.map((item) => item.id)).toEqual([id])
    expect(editor.document.scenario).toBe(hill)
  })

  test('none can be chosen where the rules hide nothing and nothing is hidden', () => {
    expect(seers(new TestEditor().editor).some(({ enabled }) => enabled)).toBe(false)
    expect(seers(new TestEditor(hill).editor).every(({ enabled }) => enabled)).toBe(true)
  })
})

describe('choosing an item', () => {
  test('runs its action, unless it may not be run now', () => {
    const { editor } = new TestEditor()
    const ui = createUi()
    chooseMenuItem('export', editor, ui)
    expect(ui.store.getState().dialog).toBe('export')
    ui.closeDialog()
    ui.store.setState({ dialogsShown: 1 })
    chooseMenuItem('about', editor, ui)
    expect(ui.store.getState().dialog).toBeUndefined()
    ui.store.setState({ dialogsShown: 0 })
    const undo = vi.spyOn(editor.document, 'undo')
    chooseMenuItem('undo', editor, ui)
    chooseMenuItem('recent:none', editor, ui)
    chooseMenuItem('no such thing', editor, ui)
    expect(undo).not.toHaveBeenCalled()
  })

  test('over the start: it closes for a document that is opened, and stays when that is given up', async () => {
    const { editor, host } = new TestEditor()
    const ui = createUi()
    ui.openDialog('gallery')
    ui.store.setState({ dialogsShown: 1 })
    const dialog = () => ui.store.getState().dialog
    const chosen = async (id: string) => {
      chooseMenuItem(id, editor, ui)
      await new Promise((resolve) => setTimeout(resolve))
      return dialog()
    }
    host.openScenario = async () => undefined
    expect([await chosen('save-as'), await chosen('language-en'), await chosen('open')]).toEqual(
      Array(3).fill('gallery'),
    )
    expect([editor.store.getState().view.language, host.files.size]).toEqual(['en', 0])
    host.openScenario = async () => ({ kind: 'opened', file: file('a'), text: writeScenario(testBoard()) })
    chooseMenuItem('open', editor, ui)
    await eventually(() => expect(dialog()).toBeUndefined())
    expect(editor.store.getState().document.file?.name).toBe('a')
  })

  test('every item of the model is known', () => {
    const { editor } = new TestEditor()
    const states = stateActions(editor).map(({ id }) => id)
    expect(states).toHaveLength(4)
    const made = ['recent:none', ...states, ...seenByActions(editor.document.scenario).map(({ id }) => id)]
    for (const { id } of allItems(menuModel(editor, FREE)))
      if (!made.includes(id)) expect(actionById(id), id).toBeDefined()
  })
})

describe('the menus of the system', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function shownMenus() {
    const test = new TestEditor()
    const ui = createUi()
    const sent: MenuModel[] = []
    test.host.showMenus = (model) => void sent.push(model)
    return { test, ui, sent, end: showNativeMenus(test.editor, ui), rest: () => vi.advanceTimersByTime(100) }
  }

  test('are told at once, and then only of what they say differently, when all is at rest', () => {
    const { test, ui, sent, rest } = shownMenus()
    expect(sent.map(({ language }) => language)).toEqual(['fr'])
    test.editor.view.set({ theme: 'dark' })
    vi.advanceTimersByTime(99)
    test.editor.view.set({ language: 'en' })
    vi.advanceTimersByTime(99)
    ui.showTab('layers')
    expect(sent.length).toBe(1)
    rest()
    expect(sent.map(({ language }) => language)).toEqual(['fr', 'en'])
    test.editor.session.notify({ fr: 'a', en: 'a' })
    ui.showTab('counters')
    rest()
    expect(sent.length).toBe(2)
  })

  test('hear of a whole stroke once, and of the strokes after it not at all', () => {
    const { test, sent, rest } = shownMenus()
    const stroke = (row: number): void => {
      test.down(`B${row}`)
      for (const column of 'CDEFGH') {
        vi.advanceTimersByTime(16)
        test.enter(`${column}${row}`)
      }
      test.up()
      rest()
    }
    test.tool('brush', { terrain: 'wood' })
    rest()
    const before = sent.length
    stroke(3)
    expect(sent.length - before).toBe(1)
    expect(itemOf(sent.at(-1) as MenuModel, 'undo')).toMatchObject({ enabled: true })
    stroke(4)
    stroke(5)
    expect(sent.length - before).toBe(1)
  })

  test('offer what can be done with what lies under the pointer, and no longer once it has left', () => {
    const { test, sent, rest } = shownMenus()
    test.tool('hexside', { feature: 'arrow-slit' }).click('C4/C3').tool('select')
    test.editor.session.select({ kind: 'none' })
    test.editor.input.pointerLeave()
    rest()
    const before = sent.length
    const offered = () => itemOf(sent.at(-1) as MenuModel, 'flip-inside')?.enabled
    test.enter('C4/C3')
    rest()
    const over = offered()
    test.editor.input.pointerLeave()
    rest()
    expect([over, offered(), sent.length - before]).toEqual([true, false, 2])
  })

  test('are told nothing after their end, not even what was due', () => {
    const { test, sent, end, rest } = shownMenus()
    test.editor.view.set({ language: 'en' })
    end()
    rest()
    test.editor.view.set({ theme: 'dark' })
    rest()
    expect(sent.length).toBe(1)
  })
})
