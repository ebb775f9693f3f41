/** The life of a window: what it begins with, what is offered after a crash, changes on disk, title, closing. */
import { beforeEach, describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { type RecoveryEntry } from '#shared/host/host'
import { answerCloseRequests } from '../../renderer/app/closing'
import { diskWatch } from '../../renderer/app/diskChanges'
import { readRecent } from '../../renderer/app/recentFiles'
import { discard, offerRecovery, restore } from '../../renderer/app/recovery'
import { openStart } from '../../renderer/app/start'
import { createUi, type Ui } from '../../renderer/app/ui'
import { followWindowTitle } from '../../renderer/app/windowTitle'
import { eventually } from '../support/eventually'
import { memoryFile } from '../support/memoryHost'
import { testScenario } from '../support/scenario'
import { TestEditor } from '../support/TestEditor'

const TEXT = writeScenario(testScenario({ columns: 4 }))

let editor: TestEditor
let ui: Ui
const state = () => editor.editor.store.getState().document
const notice = () => editor.editor.store.getState().session.notice?.text.en
const columns = () => editor.scenario.map.grid.columns
const edit = () => editor.tool('brush', { terrain: 'wood' }).click('B3')
const leftBehind = () => ui.store.getState().leftBehind.map(({ id }) => id)

function leave(id: string, more: Partial<RecoveryEntry> = {}): RecoveryEntry {
  const entry: RecoveryEntry = { id, name: id, savedAt: 1, text: TEXT, ...more }
  editor.host.recovery.set(id, entry)
  return entry
}

beforeEach(() => {
  editor = new TestEditor()
  ui = createUi()
})

describe('the start', () => {
  it('shows the gallery in an empty window, and offers what a crash left behind', async () => {
    leave('crashed')
    await openStart(editor.editor, ui)
    expect(ui.store.getState().dialog).toBe('gallery')
    await eventually(() => expect(leftBehind()).toEqual(['crashed']))
  })

  it('opens at once what the window is for, and offers what was left behind when it came from outside', async () => {
    leave('crashed')
    editor.host.start = { name: 'a.castellan', text: TEXT, file: memoryFile('a.castellan'), modified: false }
    await openStart(editor.editor, ui)
    expect(ui.store.getState().dialog).toBeUndefined()
    expect(columns()).toBe(4)
    expect(state()).toMatchObject({ modified: false, file: memoryFile('a.castellan') })
    await eventually(() => expect(leftBehind()).toEqual(['crashed']))
  })

  it('shows the error of a broken file over an empty window', async () => {
    editor.host.start = { name: 'a.castellan', text: '{', file: memoryFile('a.castellan'), modified: false }
    await openStart(editor.editor, ui)
    expect(ui.store.getState().dialog).toBeUndefined()
    expect(editor.editor.fileError.getState().error?.file).toBe('a.castellan')
    expect(state()).toMatchObject({ modified: false, file: undefined })
  })

  it('goes on keeping a recovered document under its entry, and offers nothing in a window opened for it', async () => {
    leave('crashed')
    editor.host.start = { name: 'a', text: TEXT, modified: true, recovery: 'crashed' }
    await openStart(editor.editor, ui)
    await eventually(() => expect(editor.host.recovery.get('crashed')?.savedAt).toBeGreaterThan(1))
    expect([...editor.host.recovery.keys()]).toEqual(['crashed'])
    expect(leftBehind()).toEqual([])
    await editor.editor.save()
    await eventually(() => expect(editor.host.recovery.size).toBe(0))
  })

  it('leaves the window empty when the shell does not answer', async () => {
    editor.host.windowStart = async () => Promise.reject(new Error('gone'))
    await openStart(editor.editor, ui)
    expect(ui.store.getState().dialog).toBe('gallery')
  })
})

describe('what a crash left behind', () => {
  it('keeps its file: saving writes there, and notices what happened to it meanwhile', async () => {
    editor.host.files.set('a.castellan', 'before the crash')
    const entry = leave('crashed', { file: memoryFile('a.castellan') })
    expect(await restore(editor.editor, ui, entry)).toBe(true)
    expect(state()).toMatchObject({ modified: true, file: memoryFile('a.castellan') })
    editor.host.changeOnDisk('a.castellan', 'meanwhile')
    const saving = editor.editor.save()
    await eventually(() => expect(editor.trouble?.reason).toBe('changed'))
    editor.trouble?.answer('overwrite')
    expect(await saving).toBe(true)
    expect(editor.host.files.get('a.castellan')).toBe(TEXT)
  })

  it('is never without a kept state, and has one entry only', async () => {
    const entry = leave('crashed')
    const dropped: string[] = []
    const { dropRecovery } = editor.host
    editor.host.dropRecovery = async (id) => {
      dropped.push(id)
      await dropRecovery(id)
    }
    await restore(editor.editor, ui, entry)
    // At once under its own name: other windows see that it is taken.
    await eventually(() => expect(editor.host.recovery.get('crashed')?.savedAt).toBeGreaterThan(1))
    expect([...editor.host.recovery.keys()]).toEqual(['crashed'])
    edit()
    await editor.editor.keepNow()
    expect([...editor.host.recovery.keys()]).toEqual(['crashed'])
    expect(editor.host.recovery.get('crashed')?.text).toBe(writeScenario(editor.scenario))
    expect(dropped).not.toContain('crashed')
  })

  it('gets a window each where there are many, and waits for the next start where there is one', async () => {
    editor.host.manyWindows = true
    const [a, b] = [leave('a', { savedAt: 2 }), leave('b', { file: memoryFile('b.castellan') })]
    await offerRecovery(editor.editor, ui)
    expect(await restore(editor.editor, ui, a)).toBe(true)
    expect(leftBehind()).toEqual(['b'])
    // Another window may show the file: what is recovered is something else.
    editor.host.elsewhere.add('b.castellan')
    expect(await restore(editor.editor, ui, b)).toBe(true)
    expect(leftBehind()).toEqual([])
    expect(editor.host.opened).toEqual([
      { name: 'b', text: TEXT, file: memoryFile('b.castellan'), modified: true, recovery: 'b' },
    ])
    expect([...editor.host.recovery.keys()]).toEqual(['a', 'b'])

    editor = new TestEditor()
    const entries = [leave('a'), leave('b')]
    await offerRecovery(editor.editor, ui)
    await restore(editor.editor, ui, entries[0] as RecoveryEntry)
    expect(leftBehind()).toEqual([])
    expect([...editor.host.recovery.keys()]).toEqual(['a', 'b'])
  })

  it('is not restored twice by two windows', async () => {
    const entry = leave('crashed')
    await offerRecovery(editor.editor, ui)
    editor.host.recovery.clear()
    expect(await restore(editor.editor, ui, entry)).toBe(false)
    expect(leftBehind()).toEqual([])
    expect(columns()).toBe(12)
  })

  it('stays offered when it cannot be restored', async () => {
    editor.host.manyWindows = true
    edit()
    const entry = leave('crashed')
    await offerRecovery(editor.editor, ui)
    editor.host.openWindow = async () => Promise.reject(new Error('no window'))
    expect(await restore(editor.editor, ui, entry)).toBe(false)
    expect(leftBehind()).toEqual(['crashed'])
    expect(notice()).toContain('could not be restored')
  })

  it('that another window has is not ours to discard', async () => {
    const entry = leave('crashed')
    await offerRecovery(editor.editor, ui)
    editor.host.dropRecovery = async () => Promise.reject(new Error('of another window'))
    await discard(editor.editor, ui, entry)
    expect(leftBehind()).toEqual([])
    expect(notice()).toContain('in another window')
  })

  it('can be discarded', async () => {
    const [a] = [leave('a'), leave('b')]
    await offerRecovery(editor.editor, ui)
    await discard(editor.editor, ui, a)
    expect([leftBehind(), [...editor.host.recovery.keys()]]).toEqual([['b'], ['b']])
  })

  it('is no reason to disturb when the host cannot tell', async () => {
    editor.host.listRecovery = async () => Promise.reject(new Error('forbidden'))
    await offerRecovery(editor.editor, ui)
    expect(leftBehind()).toEqual([])
  })
})

describe('changes on disk, when the window gets the focus back', () => {
  let look: () => Promise<void>
  beforeEach(async () => {
    await editor.editor.save()
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
    void editor.editor.save()
    await eventually(() => expect(editor.trouble?.reason).toBe('changed'))
  })

  it('keeps mine when the new text is broken', async () => {
    editor.host.changeOnDisk('Test.castellan', '{')
    const looking = look()
    await eventually(() => expect(ui.store.getState().reload).toBeDefined())
    ui.store.getState().reload?.answer(true)
    await looking
    expect([columns(), state().modified]).toEqual([12, true])
    expect(editor.editor.fileError.getState().error?.file).toBe('Test.castellan')
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
    await fresh.editor.save()
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

  it('only says so when there are unsaved changes, once for each change', async () => {
    edit()
    editor.host.changeOnDisk('Test.castellan', TEXT)
    await look()
    expect(notice()).toBe('Another program has changed “Test.castellan”: saving will ask you what to do.')
    editor.editor.notify({ fr: '', en: 'something else' })
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
    const saving = editor.editor.save()
    const looking = look()
    finish()
    expect(await saving).toBe(true)
    await looking
    expect(ui.store.getState().reload).toBeUndefined()
    expect(notice()).toBe('“Test.castellan” saved.')
  })
})

describe('closing', () => {
  beforeEach(() => {
    answerCloseRequests(editor.editor, ui)
  })
  const question = () => ui.store.getState().answerUnsaved
  const asked = () => eventually(() => expect(question()).toBeDefined())

  it('asks nothing when nothing is unsaved; half a stroke is no change', async () => {
    editor.tool('brush', { terrain: 'wood' }).down('B3')
    expect(await editor.host.close()).toBe(true)
  })

  it.each([
    ['cancel', false, true],
    ['discard', true, false],
    ['save', true, false],
  ] as const)('%s', async (choice, closes, kept) => {
    edit()
    await editor.editor.keepNow()
    const closing = editor.host.close()
    await asked()
    question()?.(choice)
    expect(await closing).toBe(closes)
    expect(editor.host.recovery.has('test')).toBe(kept)
    expect(editor.host.files.has('Test.castellan')).toBe(choice === 'save')
  })

  it('stays open when saving is given up', async () => {
    edit()
    editor.host.fault = 'full'
    const closing = editor.host.close()
    await asked()
    question()?.('save')
    await eventually(() => expect(editor.trouble?.reason).toBe('full'))
    editor.trouble?.answer('cancel')
    expect(await closing).toBe(false)
    expect(state().modified).toBe(true)
  })

  it('waits for what is on its way to the disk, and then has nothing to ask', async () => {
    edit()
    const save = editor.host.saveScenarioAs
    let goOn = (): void => undefined
    const slow = new Promise<void>((resolve) => (goOn = resolve))
    editor.host.saveScenarioAs = async (name, text) => {
      const outcome = await save(name, text)
      await slow
      return outcome
    }
    void editor.editor.save()
    const closing = editor.host.close()
    await Promise.resolve()
    expect(editor.host.files.has('Test.castellan')).toBe(true)
    goOn()
    expect(await closing).toBe(true)
    expect(question()).toBeUndefined()
  })

  it('asks once, however often the window is told to close, and over any other question', async () => {
    edit()
    const replaced = ui.askUnsaved()
    const all = [editor.host.close(), editor.host.close()]
    expect(await replaced).toBe('cancel')
    await asked()
    question()?.('cancel')
    expect(await Promise.all(all)).toEqual([false, false])
    const again = editor.host.close()
    await asked()
    question()?.('discard')
    expect(await again).toBe(true)
  })

  it('closes a page that has failed, which can ask nothing, and leaves the state for the next start', async () => {
    edit()
    ui.store.setState({ crashed: true })
    expect(await editor.host.close()).toBe(true)
    expect(editor.host.recovery.get('test')?.text).toBe(writeScenario(editor.scenario))
  })
})

it('the title is told when it changes, not at every step', () => {
  followWindowTitle(editor.editor, ui)
  edit().click('B5').undo().undo()
  expect(editor.host.shown).toEqual([
    { title: 'Test', modified: false, untouched: true },
    { title: 'Test', modified: true, untouched: false },
    { title: 'Test', modified: false, untouched: false },
  ])
})

it('a window is untouched behind its start dialog, not while another dialog is open, nor with a file', async () => {
  const untouched = () => editor.host.shown.at(-1)?.untouched
  followWindowTitle(editor.editor, ui)
  const seen = [undefined, 'gallery', 'new', undefined] as const
  expect(
    seen.map((dialog) => {
      ui.store.setState({ dialog })
      return untouched()
    }),
  ).toEqual([true, true, false, true])
  await editor.editor.saveAs()
  expect([state().file === undefined, untouched()]).toEqual([false, false])
})

it('recent files are read from the host; those known before stay when it fails', async () => {
  editor.host.recent = [memoryFile('a.castellan')]
  await readRecent(editor.editor, ui)
  editor.host.listRecent = async () => Promise.reject(new Error('gone'))
  await readRecent(editor.editor, ui)
  expect(ui.store.getState().recent).toEqual([memoryFile('a.castellan')])
})
