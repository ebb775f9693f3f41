/** APP-2: another program changes or removes the open file, in whatever order the window notices. */
import { beforeEach, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { diskWatch } from '../../renderer/app/diskChanges'
import { createUi, type Ui } from '../../renderer/ui/uiStore'
import { eventually } from '../support/eventually'
import { memoryFile } from '../support/memoryHost'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

const TEXT = writeScenario(testBoard({ columns: 4 }))

let editor: TestEditor
let ui: Ui
let look: () => Promise<void>
const state = () => editor.editor.store.getState().document
const notice = () => editor.editor.store.getState().session.notice?.text.en
const columns = () => editor.scenario.map.grid.columns
const edit = () => editor.tool('brush', { terrain: 'wood' }).click('B3')

beforeEach(async () => {
  editor = new TestEditor()
  ui = createUi()
  await editor.editor.files.save()
  look = diskWatch(editor.editor, ui)
})

it('offers to read the file anew, once', async () => {
  await look()
  expect(ui.store.getState().reload).toBeUndefined()
  editor.host.changeOnDisk('Test.castellan', TEXT)
  const looking = look()
  await eventually(() => expect(ui.store.getState().reload?.file).toBe('Test.castellan'))
  ui.store.getState().reload?.answer(true)
  await looking
  expect(columns()).toBe(4)
  expect(state()).toMatchObject({ modified: false, file: memoryFile('Test.castellan') })
  await look()
  expect(ui.store.getState().reload).toBeUndefined()
})

it('keeps mine as unsaved: it is in no file any more', async () => {
  editor.host.changeOnDisk('Test.castellan', TEXT)
  const looking = look()
  await eventually(() => expect(ui.store.getState().reload).toBeDefined())
  ui.store.getState().reload?.answer(false)
  await looking
  expect([columns(), state().modified]).toEqual([12, true])
  // Not asked again, but saving asks.
  await look()
  expect(ui.store.getState().reload).toBeUndefined()
  void editor.editor.files.save()
  await eventually(() => expect(editor.trouble?.reason).toBe('changed'))
})

it('keeps mine when the new text is broken', async () => {
  editor.host.changeOnDisk('Test.castellan', '{')
  const looking = look()
  await eventually(() => expect(ui.store.getState().reload).toBeDefined())
  ui.store.getState().reload?.answer(true)
  await looking
  expect([columns(), state().modified]).toEqual([12, true])
  expect(editor.editor.files.fileError.getState().error?.file).toBe('Test.castellan')
})

it('keeps what was drawn while the file was being read', async () => {
  editor.host.changeOnDisk('Test.castellan', TEXT)
  const { openFile } = editor.host
  editor.host.openFile = async (file) => {
    edit()
    return openFile(file)
  }
  const looking = look()
  await eventually(() => expect(ui.store.getState().reload).toBeDefined())
  ui.store.getState().reload?.answer(true)
  await looking
  expect([columns(), state().modified]).toEqual([12, true])
  editor.expectTerrain('wood', 'B3')
})

it('waits for the first saving, which gives the scenario its file', async () => {
  const fresh = new TestEditor()
  const { saveScenarioAs } = fresh.host
  let looking = Promise.resolve()
  fresh.host.saveScenarioAs = async (name, text) => {
    const outcome = await saveScenarioAs(name, text)
    // On disk, and changed there, before the page has been told of it.
    looking = diskWatch(fresh.editor, ui)()
    fresh.host.changeOnDisk('Test.castellan', TEXT)
    return outcome
  }
  await fresh.editor.files.save()
  await eventually(() => expect(ui.store.getState().reload?.file).toBe('Test.castellan'))
  ui.store.getState().reload?.answer(false)
  await looking
})

it('looks again when the window was left and entered during a look', async () => {
  const { fileState } = editor.host
  let looks = 0
  editor.host.fileState = async (file) => {
    const state = await fileState(file)
    looks++
    if (looks === 1) {
      // The first look has read the file; only then it changes, and the window gets the focus once more.
      editor.host.changeOnDisk('Test.castellan', TEXT)
      void look()
    }
    return state
  }
  const looking = look()
  await eventually(() => expect(ui.store.getState().reload?.file).toBe('Test.castellan'))
  ui.store.getState().reload?.answer(false)
  await looking
  expect(looks).toBe(2)
})

it('leaves it to a saving that has begun meanwhile to ask', async () => {
  const { fileState } = editor.host
  let saving = Promise.resolve(false)
  editor.host.fileState = async (file) => {
    const state = await fileState(file)
    saving = editor.editor.files.save()
    return state
  }
  editor.host.changeOnDisk('Test.castellan', TEXT)
  const looking = look()
  await eventually(() => expect(editor.trouble?.reason).toBe('changed'))
  expect(ui.store.getState().reload).toBeUndefined()
  editor.trouble?.answer('overwrite')
  expect(await saving).toBe(true)
  await looking
  expect([ui.store.getState().reload, state().modified]).toEqual([undefined, false])
})

it.each([true, false])(
  'does nothing to another document opened meanwhile, whatever the answer: %s',
  async (anew) => {
    editor.host.changeOnDisk('Test.castellan', TEXT)
    const looking = look()
    await eventually(() => expect(ui.store.getState().reload).toBeDefined())
    editor.editor.files.load(testBoard({ columns: 6 }), memoryFile('other.castellan'))
    ui.store.getState().reload?.answer(anew)
    await looking
    expect([columns(), state().modified, state().file?.name]).toEqual([6, false, 'other.castellan'])
  },
)

it('only says so when there are unsaved changes, once for each change', async () => {
  edit()
  editor.host.changeOnDisk('Test.castellan', TEXT)
  await look()
  expect(notice()).toBe('Another program has changed “Test.castellan”: saving will ask you what to do.')
  editor.editor.session.notify({ fr: '', en: 'something else' })
  await look()
  expect(notice()).toBe('something else')
  expect(columns()).toBe(12)
})

it('says that the file has gone, and counts the document as unsaved', async () => {
  editor.host.changeOnDisk('Test.castellan', undefined)
  await look()
  expect(notice()).toContain('is no longer in its place')
  expect(state().modified).toBe(true)
})

it('waits for a saving under way: our own writing is no change', async () => {
  edit()
  const { saveScenario } = editor.host
  let finish = (): void => {}
  editor.host.saveScenario = async (file, text) => {
    editor.host.changeOnDisk('Test.castellan', 'half written')
    await new Promise<void>((resolve) => (finish = resolve))
    return saveScenario(file, text, { overwrite: true })
  }
  const saving = editor.editor.files.save()
  const looking = look()
  finish()
  expect(await saving).toBe(true)
  await looking
  expect(ui.store.getState().reload).toBeUndefined()
  expect(notice()).toBe('“Test.castellan” saved.')
})
