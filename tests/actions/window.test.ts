/** The life of a window: what it begins with, what is offered after a crash, title, recent files, closing. */
import { beforeEach, describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { type FileRef, type RecoveryEntry } from '#shared/host/host'
import { answerCloseRequests } from '../../renderer/app/closing'
import { recentReader } from '../../renderer/app/recentFiles'
import { discard, offerRecovery, restore } from '../../renderer/dialogs/recovery'
import { openStart } from '../../renderer/app/start'
import { createUi, type Ui } from '../../renderer/ui/uiStore'
import { followWindowTitle } from '../../renderer/app/windowTitle'
import { eventually } from '../support/eventually'
import { memoryFile } from '../support/memoryHost'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

const TEXT = writeScenario(testBoard({ columns: 4 }))

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
    expect(editor.editor.files.fileError.getState().error?.file).toBe('a.castellan')
    expect(state()).toMatchObject({ modified: false, file: undefined })
  })

  it('goes on keeping a recovered document under its entry, and offers nothing in a window opened for it', async () => {
    leave('crashed')
    editor.host.start = { name: 'a', text: TEXT, modified: true, recovery: 'crashed' }
    await openStart(editor.editor, ui)
    await eventually(() => expect(editor.host.recovery.get('crashed')?.savedAt).toBeGreaterThan(1))
    expect([...editor.host.recovery.keys()]).toEqual(['crashed'])
    expect(leftBehind()).toEqual([])
    await editor.editor.files.save()
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
    const saving = editor.editor.files.save()
    await eventually(() => expect(editor.trouble?.reason).toBe('changed'))
    editor.trouble?.answer('overwrite')
    expect(await saving).toBe(true)
    expect(editor.host.files.get('a.castellan')).toBe(TEXT)
  })

  it('is an earlier version still when it was one: in its title, and in the name it is saved under', async () => {
    const version = { of: 'Siege.castellan', savedAt: new Date(2026, 10, 22, 9, 41, 5).getTime() }
    editor.editor.files.load(testBoard(), undefined, { modified: true, version })
    await editor.editor.files.keepNow()
    const entry = editor.host.recovery.get('test')
    if (!entry) throw new Error('nothing was kept')
    expect([entry.name, entry.version]).toEqual(['Test (2026-11-22 09h41)', version])

    editor = new TestEditor()
    followWindowTitle(editor.editor, ui)
    editor.host.recovery.set(entry.id, entry)
    expect(await restore(editor.editor, ui, entry)).toBe(true)
    expect([editor.host.shown.at(-1)?.title, state().version]).toEqual(['Test (2026-11-22 09h41)', version])
    await editor.editor.files.save()
    expect([...editor.host.files.keys()]).toEqual(['Siege 2026-11-22 09h41.castellan'])
    expect(state().version).toBeUndefined()
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
    await editor.editor.files.keepNow()
    expect([...editor.host.recovery.keys()]).toEqual(['crashed'])
    expect(editor.host.recovery.get('crashed')?.text).toBe(writeScenario(editor.scenario))
    expect(dropped).not.toContain('crashed')
  })

  it('gets a window each where there are many, and waits for the next start where there is one', async () => {
    editor.host.manyWindows = true
    const [a, b] = [leave('a', { savedAt: 2 }), leave('b', { file: memoryFile('b.castellan') })]
    await offerRecovery(editor.editor.host, ui)
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
    await offerRecovery(editor.editor.host, ui)
    await restore(editor.editor, ui, entries[0] as RecoveryEntry)
    expect(leftBehind()).toEqual([])
    expect([...editor.host.recovery.keys()]).toEqual(['a', 'b'])
  })

  it('is not restored twice by two windows', async () => {
    const entry = leave('crashed')
    await offerRecovery(editor.editor.host, ui)
    editor.host.recovery.clear()
    expect(await restore(editor.editor, ui, entry)).toBe(false)
    expect(leftBehind()).toEqual([])
    expect(columns()).toBe(12)
  })

  it('stays offered when it cannot be restored', async () => {
    editor.host.manyWindows = true
    edit()
    const entry = leave('crashed')
    await offerRecovery(editor.editor.host, ui)
    editor.host.openWindow = async () => Promise.reject(new Error('no window'))
    expect(await restore(editor.editor, ui, entry)).toBe(false)
    expect(leftBehind()).toEqual(['crashed'])
    expect(editor.asked?.question.words.en).toContain('could not be restored')
  })

  it('that another window has is not ours to discard', async () => {
    const entry = leave('crashed')
    await offerRecovery(editor.editor.host, ui)
    editor.host.dropRecovery = async () => Promise.reject(new Error('of another window'))
    await discard(editor.editor, ui, entry)
    expect(leftBehind()).toEqual([])
    expect(notice()).toContain('in another window')
  })

  it('can be discarded', async () => {
    const [a] = [leave('a'), leave('b')]
    await offerRecovery(editor.editor.host, ui)
    await discard(editor.editor, ui, a)
    expect([leftBehind(), [...editor.host.recovery.keys()]]).toEqual([['b'], ['b']])
  })

  it('is no reason to disturb when the host cannot tell', async () => {
    editor.host.listRecovery = async () => Promise.reject(new Error('forbidden'))
    await offerRecovery(editor.editor.host, ui)
    expect(leftBehind()).toEqual([])
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
    await editor.editor.files.keepNow()
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
    void editor.editor.files.save()
    const closing = editor.host.close()
    await Promise.resolve()
    expect(editor.host.files.has('Test.castellan')).toBe(true)
    goOn()
    expect(await closing).toBe(true)
    expect(question()).toBeUndefined()
  })

  it('waits for all savings, those asked for meanwhile too', async () => {
    edit()
    const { saveScenario } = editor.host
    editor.host.saveScenario = async (file, text, options) => {
      editor.host.saveScenario = saveScenario
      await Promise.resolve()
      // The window is about to close, and one more is asked for.
      edit().click('B5')
      void editor.editor.files.save()
      return saveScenario(file, text, options)
    }
    await editor.editor.files.save()
    edit().click('B4')
    void editor.editor.files.save()
    expect(await editor.host.close()).toBe(true)
    expect(question()).toBeUndefined()
    expect(editor.host.files.get('Test.castellan')).toBe(writeScenario(editor.scenario))
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
  await editor.editor.files.saveAs()
  expect([state().file === undefined, untouched()]).toEqual([false, false])
})

it('recent files are read from the host; those known before stay when it fails', async () => {
  editor.host.recent = [memoryFile('a.castellan')]
  const read = recentReader(editor.editor.host, ui)
  await read()
  editor.host.listRecent = async () => Promise.reject(new Error('gone'))
  await read()
  expect(ui.store.getState().recent).toEqual([memoryFile('a.castellan')])
})

it('of two readings of the recent files the later counts, though its answer came first', async () => {
  const answers: ((files: readonly FileRef[]) => void)[] = []
  editor.host.listRecent = () => new Promise((resolve) => answers.push(resolve))
  const read = recentReader(editor.editor.host, ui)
  const both = [read(), read()]
  answers[1]?.([memoryFile('b.castellan'), memoryFile('a.castellan')])
  answers[0]?.([memoryFile('a.castellan')])
  await Promise.all(both)
  expect(ui.store.getState().recent.map(({ name }) => name)).toEqual(['b.castellan', 'a.castellan'])
})
