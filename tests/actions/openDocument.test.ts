/** Opening documents: in the one window of a browser, and among the many of the desktop. */
import { beforeEach, describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { FILE_FAULTS } from '#shared/host/fileFaults'
import { fileActions } from '../../renderer/ui/fileActions'
import { followWindowTitle } from '../../renderer/app/windowTitle'
import { type UnsavedAnswer } from '../../renderer/actions/action'
import { createUi, type Ui } from '../../renderer/ui/uiStore'
import { actionById } from '../../renderer/actions/index'
import { eventually } from '../support/eventually'
import { memoryFile } from '../support/memoryHost'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

const OTHER = testBoard({ columns: 4 })
const TEXT = writeScenario(OTHER)
const dropped = (name: string, text = TEXT) => new File([text], name)

let editor: TestEditor
let ui: Ui
const files = () => fileActions(editor.editor, ui)
const state = () => editor.editor.store.getState().document
const columns = () => editor.scenario.map.grid.columns
const edit = () => editor.tool('brush', { terrain: 'wood' }).click('B3')

/** Answers the question about unsaved changes once it is asked. */
async function answer(choice: UnsavedAnswer): Promise<void> {
  await eventually(() => expect(ui.store.getState().answerUnsaved).toBeDefined())
  ui.store.getState().answerUnsaved?.(choice)
}

beforeEach(() => {
  editor = new TestEditor()
  ui = createUi()
  editor.host.files.set('other.castellan', TEXT)
})

describe('in one window', () => {
  it('takes the place of a document without unsaved changes, asking nothing', async () => {
    edit()
    await editor.editor.files.save()
    expect(await files().openRecent(memoryFile('other.castellan'))).toBe(true)
    expect(state()).toMatchObject({ modified: false, undoName: undefined, file: { name: 'other.castellan' } })
    expect(columns()).toBe(4)
  })

  it.each([
    ['cancel', false, 12],
    ['discard', true, 4],
    ['save', true, 4],
  ] as const)('asks about unsaved changes: %s', async (choice, opens, then) => {
    edit()
    const drawn = writeScenario(editor.scenario)
    const opening = files().openGallery({ name: 'gallery.castellan', text: TEXT })
    await answer(choice)
    expect(await opening).toBe(opens)
    expect(columns()).toBe(then)
    expect(editor.host.files.get('Test.castellan')).toBe(choice === 'save' ? drawn : undefined)
  })

  it.each([
    [true, true, 4],
    [false, false, 12],
  ])('asks whether to open here too what another tab shows: %s', async (choice, opens, then) => {
    editor.host.elsewhere.add('other.castellan')
    const opening = files().openRecent(memoryFile('other.castellan'))
    await eventually(() =>
      expect(editor.asked?.question.title.en).toBe('“other.castellan” is open in another tab'),
    )
    editor.asked?.answer(choice)
    expect(await opening).toBe(opens)
    expect(columns()).toBe(then)
  })

  it('opens what a crash left of a file without asking who else shows it', async () => {
    editor.host.elsewhere.add('other.castellan')
    const file = memoryFile('other.castellan')
    expect(await files().restore({ id: 'left', name: file.name, savedAt: 1, text: TEXT, file })).toBe(true)
    expect(columns()).toBe(4)
  })

  it('asks nothing about what cannot be opened', async () => {
    edit()
    expect(await files().openDropped([dropped('broken.castellan', '{')])).toBe(false)
    expect(await files().openRecent(memoryFile('vanished.castellan'))).toBe(false)
    expect(editor.editor.files.fileError.getState().error?.file).toBe('vanished.castellan')
    expect(columns()).toBe(12)
  })

  it('opens the first of several dropped files', async () => {
    const all = [dropped('first.castellan'), dropped('second.castellan')]
    expect(await files().openDropped(all)).toBe(true)
    expect(state().file?.name).toBe('first.castellan')
    expect(editor.host.opened).toEqual([])
  })

  it('asks again about what was drawn while it was being saved', async () => {
    edit()
    const opening = files().create(OTHER)
    await eventually(() => expect(ui.store.getState().answerUnsaved).toBeDefined())
    const { answerUnsaved } = ui.store.getState()
    const { saveScenarioAs } = editor.host
    editor.host.saveScenarioAs = async (name, text) => {
      editor.click('B5')
      return saveScenarioAs(name, text)
    }
    answerUnsaved?.('save')
    await answer('cancel')
    expect(await opening).toBe(false)
    expect(state().modified).toBe(true)
  })
})

describe('while a new scenario gets its file', () => {
  let finish: () => void
  let saving: Promise<boolean>
  beforeEach(() => {
    const { saveScenarioAs } = editor.host
    const chosen = new Promise<void>((resolve) => (finish = resolve))
    editor.host.saveScenarioAs = async (name, text) => {
      await chosen
      return saveScenarioAs(name, text)
    }
    saving = editor.editor.files.save()
  })

  it('another one waits, and then takes its place', async () => {
    const opening = files().openRecent(memoryFile('other.castellan'))
    finish()
    expect(await Promise.all([saving, opening])).toEqual([true, true])
    expect([state().file?.name, columns()]).toEqual(['other.castellan', 4])
    expect(editor.host.files.has('Test.castellan')).toBe(true)
  })

  it('another one waits, and then gets a window of its own', async () => {
    editor.host.manyWindows = true
    const opening = files().openRecent(memoryFile('other.castellan'))
    finish()
    expect(await Promise.all([saving, opening])).toEqual([true, true])
    expect(editor.host.opened.map(({ name }) => name)).toEqual(['other.castellan'])
    expect([state().file?.name, columns()]).toEqual(['Test.castellan', 12])
  })
})

describe('where there are many windows', () => {
  beforeEach(() => {
    editor.host.manyWindows = true
  })

  it('an untouched window is used first', async () => {
    expect(await files().openGallery({ name: 'gallery.castellan', text: TEXT })).toBe(true)
    expect(columns()).toBe(4)
    expect(await files().create(testBoard({ columns: 7 }))).toBe(true)
    expect(columns()).toBe(7)
    expect(await files().openRecent(memoryFile('other.castellan'))).toBe(true)
    expect(columns()).toBe(4)
    expect(editor.host.opened).toEqual([])
  })

  it('a game of another scenario goes to a window of its own with its file, unless this one is untouched', async () => {
    const game = { name: 'partie.castellan-game', text: '{"format":"castellan-game"}' }
    expect(await files().openGameElsewhere(game)).toBe(false)
    expect(editor.host.opened).toEqual([])
    await files().openRecent(memoryFile('other.castellan'))
    expect(await files().openGameElsewhere(game)).toBe(true)
    expect(editor.host.opened).toEqual([{ ...game, modified: false }])
    editor.host.manyWindows = false
    expect(await files().openGameElsewhere(game)).toBe(false)
  })

  it('a document that is worked on is never replaced nor asked about', async () => {
    edit()
    expect(await files().create(OTHER)).toBe(true)
    expect(await files().openRecent(memoryFile('other.castellan'))).toBe(true)
    expect(ui.store.getState().answerUnsaved).toBeUndefined()
    expect(columns()).toBe(12)
    expect(editor.host.opened).toEqual([
      { name: 'Test.castellan', text: TEXT, modified: false },
      { name: 'other.castellan', text: TEXT, file: memoryFile('other.castellan'), modified: false },
    ])
  })

  it.each([
    ['saved', async () => void (await editor.editor.files.save())],
    ['undone', async () => void edit().undo()],
  ])('a window whose document was %s is not untouched', async (_what, touch) => {
    await touch()
    await files().create(OTHER)
    expect(columns()).toBe(12)
    expect(editor.host.opened).toHaveLength(1)
  })

  it('each dropped file gets a window, the first this one when it is untouched', async () => {
    const all = [dropped('a.castellan'), dropped('broken.castellan', '{'), dropped('b.castellan')]
    expect(await files().openDropped(all)).toBe(true)
    expect(state().file?.name).toBe('a.castellan')
    expect(editor.host.opened.map(({ name }) => name)).toEqual(['b.castellan'])
    expect(editor.editor.files.fileError.getState().error?.file).toBe('broken.castellan')
  })

  it('a file that another window shows is not opened twice', async () => {
    editor.host.elsewhere.add('other.castellan')
    editor.host.opens = { name: 'other.castellan', text: TEXT }
    expect(await files().openRecent(memoryFile('other.castellan'))).toBe(true)
    expect(await files().open()).toBe(true)
    expect([columns(), editor.host.opened]).toEqual([12, []])
  })

  it('the file of this window is read anew while nothing is unsaved, else only pointed out', async () => {
    const here = memoryFile('Test.castellan')
    await editor.editor.files.save()
    editor.host.changeOnDisk('Test.castellan', TEXT)
    expect(await files().openRecent(here)).toBe(true)
    expect([columns(), editor.host.opened]).toEqual([4, []])
    edit()
    const drawn = editor.scenario
    expect(await files().openRecent(here)).toBe(true)
    expect(editor.scenario).toBe(drawn)
    expect(editor.editor.store.getState().session.notice?.text.en).toBe(
      '“Test.castellan” is already open in this window.',
    )
  })

  it('a broken file opens no window', async () => {
    edit()
    expect(await files().openDropped([dropped('broken.castellan', '{')])).toBe(false)
    expect(editor.host.opened).toEqual([])
  })
})

describe('earlier versions', () => {
  const versions = actionById('versions')
  const version = { of: 'Test.castellan', savedAt: new Date(2026, 10, 22, 9, 41, 5).getTime() }
  const openVersion = (id: string) =>
    files().openVersion(memoryFile('Test.castellan'), { id, savedAt: version.savedAt, bytes: 1 })

  it('are asked for once the document has a file', async () => {
    expect(versions?.isEnabled(editor.editor)).toBe(false)
    await editor.editor.files.save()
    expect(versions?.isEnabled(editor.editor)).toBe(true)
  })

  it('open without the file, as unsaved: looking overwrites nothing', async () => {
    editor.host.manyWindows = true
    await editor.editor.files.save()
    editor.host.versions.set('Test.castellan', new Map([['7', TEXT]]))
    expect(await openVersion('7')).toBe(true)
    expect(editor.host.opened).toEqual([{ name: 'Test.castellan', text: TEXT, modified: true, version }])
    editor.host.manyWindows = false
    expect(await openVersion('7')).toBe(true)
    expect(state()).toMatchObject({ modified: true, file: undefined })
  })

  it('are called by their moment, until they are saved; their title is the scenario’s own', async () => {
    await editor.editor.files.save()
    editor.host.versions.set('Test.castellan', new Map([['7', TEXT]]))
    await openVersion('7')
    followWindowTitle(editor.editor, ui)
    const title = OTHER.info.title
    expect(editor.editor.store.getState().session.notice?.text).toEqual({
      fr: 'Version du 22 novembre 2026 à 09:41:05 de «\u202fTest.castellan\u202f», non enregistrée\u202f: le fichier reste tel quel.',
      en: 'Version of 22 November 2026 at 09:41:05 of “Test.castellan”, not saved: the file stays as it is.',
    })
    expect(editor.host.shown.at(-1)?.title).toBe(`${title} (2026-11-22 09h41)`)
    expect(editor.scenario.info.title).toBe(title)
    expect(await editor.editor.files.save()).toBe(true)
    expect([...editor.host.files.keys()]).toContain('Test 2026-11-22 09h41.castellan')
    expect(state()).toMatchObject({ version: undefined, file: { name: 'Test 2026-11-22 09h41.castellan' } })
    expect(editor.host.shown.at(-1)?.title).toBe(title)
  })

  it('of a file that could not be opened are told by its name: broken, gone or chosen', async () => {
    const file = memoryFile('broken.castellan')
    const error = () => editor.editor.files.fileError.getState().error
    editor.host.files.set('broken.castellan', '{ "format": "castellan" ')
    await files().openRecent(file)
    expect(error()).toMatchObject({ file: 'broken.castellan', ref: file, fault: 'damaged' })
    editor.host.opens = { name: 'other.castellan', text: '{}' }
    await files().open()
    expect(error()).toMatchObject({ ref: memoryFile('other.castellan'), fault: 'foreign' })
    editor.host.files.delete('broken.castellan')
    await files().openRecent(file)
    expect(error()).toEqual({ file: 'broken.castellan', ref: file, message: FILE_FAULTS.missing })
    ui.openVersionsOf(file)
    expect(ui.store.getState()).toMatchObject({ dialog: 'versions', versionsOf: file })
    ui.openDialog('versions')
    expect(ui.store.getState().versionsOf).toBeUndefined()
  })

  it('that have gone are an error, and the document stays', async () => {
    await editor.editor.files.save()
    expect(await openVersion('8')).toBe(false)
    expect(editor.editor.files.fileError.getState().error?.file).toBe('Test.castellan')
    expect(columns()).toBe(12)
  })
})
