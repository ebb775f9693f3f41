/** APP-2: another program changes or removes the open file, in whatever order the window notices. */
import { beforeEach, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { diskWatch } from '../../renderer/app/diskChanges'
import { eventually } from '../support/eventually'
import { memoryFile } from '../support/memoryHost'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

const TEXT = writeScenario(testBoard({ columns: 4 }))

let editor: TestEditor
let look: () => Promise<void>
const state = () => editor.editor.store.getState().document
const notice = () => editor.editor.store.getState().session.notice?.text.en
const asked = (of = editor) => of.asked
const columns = () => editor.scenario.map.grid.columns
const edit = () => editor.tool('brush', { terrain: 'wood' }).click('B3')

beforeEach(async () => {
  editor = new TestEditor()
  await editor.editor.files.save()
  look = diskWatch(editor.editor)
})

it('offers to read the file anew, once', async () => {
  await look()
  expect(asked()).toBeUndefined()
  editor.host.changeOnDisk('Test.castellan', TEXT)
  const looking = look()
  await eventually(() => expect(asked()?.question.words.en).toContain('“Test.castellan”'))
  asked()?.answer('reload')
  await looking
  expect(columns()).toBe(4)
  expect(state()).toMatchObject({ modified: false, file: memoryFile('Test.castellan') })
  await look()
  expect(asked()).toBeUndefined()
})

it('keeps mine as unsaved: it is in no file any more', async () => {
  editor.host.changeOnDisk('Test.castellan', TEXT)
  const looking = look()
  await eventually(() => expect(asked()).toBeDefined())
  asked()?.answer('keep')
  await looking
  expect([columns(), state().modified]).toEqual([12, true])
  // Not asked again, but saving asks.
  await look()
  expect(asked()).toBeUndefined()
  void editor.editor.files.save()
  await eventually(() => expect(editor.trouble?.reason).toBe('changed'))
})

it('keeps mine when the new text is broken', async () => {
  editor.host.changeOnDisk('Test.castellan', '{')
  const looking = look()
  await eventually(() => expect(asked()).toBeDefined())
  asked()?.answer('reload')
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
  await eventually(() => expect(asked()).toBeDefined())
  asked()?.answer('reload')
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
    // On disk, and changed there, before the page has heard of it.
    looking = diskWatch(fresh.editor)()
    fresh.host.changeOnDisk('Test.castellan', TEXT)
    return outcome
  }
  await fresh.editor.files.save()
  await eventually(() => expect(asked(fresh)?.question.words.en).toContain('“Test.castellan”'))
  asked(fresh)?.answer('keep')
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
  await eventually(() => expect(asked()?.question.words.en).toContain('“Test.castellan”'))
  asked()?.answer('keep')
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
  expect(asked()).toBeUndefined()
  editor.trouble?.answer('overwrite')
  expect(await saving).toBe(true)
  await looking
  expect([asked(), state().modified]).toEqual([undefined, false])
})

it.each(['reload', 'keep', 'save-as'])(
  'does nothing to another document opened meanwhile, whatever the answer: %s',
  async (answer) => {
    editor.host.changeOnDisk('Test.castellan', TEXT)
    const looking = look()
    await eventually(() => expect(asked()).toBeDefined())
    editor.editor.files.load(testBoard({ columns: 6 }), memoryFile('other.castellan'))
    asked()?.answer(answer)
    await looking
    expect([columns(), state().modified, state().file?.name]).toEqual([6, false, 'other.castellan'])
  },
)

it.each([
  ['changed', 'Another program has changed “Test.castellan”. This window has changes that are not saved'],
  ['other-tab', 'Another tab of Castellan has just saved “Test.castellan”. This window has changes'],
] as const)(
  'asks about unsaved changes, once for each change, and names who wrote: %s',
  async (writer, words) => {
    edit()
    editor.host.changeOnDisk('Test.castellan', TEXT, writer)
    const looking = look()
    await eventually(() => expect(asked()?.question.words.en).toContain(words))
    asked()?.answer('keep')
    await looking
    await look()
    expect(asked()).toBeUndefined()
    editor.expectTerrain('wood', 'B3')
    void editor.editor.files.save()
    await eventually(() => expect(editor.trouble?.reason).toBe(writer))
  },
)

it('loses unsaved changes only when told to', async () => {
  edit()
  editor.host.changeOnDisk('Test.castellan', TEXT, 'other-tab')
  const looking = look()
  await eventually(() => expect(asked()?.question.other?.answer).toBe('reload'))
  asked()?.answer('reload')
  await looking
  expect([columns(), state().modified]).toEqual([4, false])
})

it('saves unsaved changes under another name', async () => {
  edit()
  editor.host.changeOnDisk('Test.castellan', TEXT, 'other-tab')
  const { saveScenarioAs } = editor.host
  editor.host.saveScenarioAs = (_name, text) => saveScenarioAs('mine.castellan', text)
  const looking = look()
  await eventually(() => expect(asked()?.question.yes.answer).toBe('save-as'))
  asked()?.answer('save-as')
  await looking
  expect([state().modified, state().file?.name]).toEqual([false, 'mine.castellan'])
  expect(editor.host.files.get('Test.castellan')).toBe(TEXT)
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
  expect(asked()).toBeUndefined()
  expect(notice()).toBe('“Test.castellan” saved.')
})
