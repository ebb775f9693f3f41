/** Saving that meets other programs, full disks and impatient users (APP-2): nothing is lost, nothing is overwritten unasked. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { type SaveOutcome } from '#shared/host/host'
import { eventually } from '../support/eventually'
import { memoryFile } from '../support/memoryHost'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

let editor: TestEditor
const state = () => editor.editor.store.getState().document
const onDisk = (name = 'Test.castellan') => editor.host.files.get(name)
const present = () => writeScenario(editor.scenario)

/** Waits for the question, and answers it. */
async function answer(choice: 'overwrite' | 'save-as' | 'cancel'): Promise<string | undefined> {
  await eventually(() => expect(editor.trouble).toBeDefined())
  const reason = editor.trouble?.reason
  editor.trouble?.answer(choice)
  return reason
}

beforeEach(async () => {
  editor = new TestEditor().tool('brush', { terrain: 'wood' }).click('B3')
  await editor.editor.files.save()
  editor.click('B5')
})

describe('a file that another program has changed', () => {
  beforeEach(() => editor.host.changeOnDisk('Test.castellan', 'of another program'))

  it('is left alone when the user gives up; the document stays modified', async () => {
    const saving = editor.editor.files.save()
    expect(await answer('cancel')).toBe('changed')
    expect(await saving).toBe(false)
    expect(onDisk()).toBe('of another program')
    expect(state().modified).toBe(true)
  })

  it('is no longer called saved while the question is open', async () => {
    const notice = () => editor.editor.store.getState().session.notice?.text.en
    expect(notice()).toBe('“Test.castellan” saved.')
    const saving = editor.editor.files.save()
    await eventually(() => expect(editor.trouble).toBeDefined())
    expect(notice()).toBeUndefined()
    await answer('overwrite')
    await saving
    expect(notice()).toBe('“Test.castellan” saved.')
  })

  it('is overwritten when he says so, and then no longer asked about', async () => {
    const saving = editor.editor.files.save()
    await answer('overwrite')
    expect(await saving).toBe(true)
    expect(onDisk()).toBe(present())
    editor.click('C5')
    expect(await editor.editor.files.save()).toBe(true)
    expect(onDisk()).toBe(present())
  })

  it('stays beside what is saved under another name', async () => {
    editor.host.saveScenarioAs = async (_name, text): Promise<SaveOutcome> => {
      editor.host.files.set('other.castellan', text)
      return { kind: 'saved', file: { name: 'other.castellan', token: 'other.castellan' } }
    }
    const saving = editor.editor.files.save()
    await answer('save-as')
    expect(await saving).toBe(true)
    expect([onDisk(), onDisk('other.castellan')]).toEqual(['of another program', present()])
    expect(state()).toMatchObject({ modified: false, file: { name: 'other.castellan' } })
  })
})

it('what could not be saved elsewhere is called by its title: the file it came from has no fault', async () => {
  editor.host.saveScenarioAs = async (): Promise<SaveOutcome> => ({ kind: 'failed', fault: 'name' })
  const saving = editor.editor.files.saveAs()
  await eventually(() => expect(editor.trouble).toMatchObject({ file: 'Test', reason: 'name' }))
  await answer('cancel')
  expect(await saving).toBe(false)
})

it('whoever would overwrite what has no place yet chooses one again', async () => {
  const asked: string[] = []
  const saveAs = editor.host.saveScenarioAs
  editor.host.saveScenarioAs = async (name): Promise<SaveOutcome> => {
    asked.push(name)
    return { kind: 'failed', fault: 'full' }
  }
  const elsewhere = vi.spyOn(editor.host, 'saveScenario')
  const saving = editor.editor.files.saveAs()
  expect(await answer('overwrite')).toBe('full')
  await eventually(() => expect(asked).toHaveLength(2))
  editor.host.saveScenarioAs = saveAs
  expect(await answer('overwrite')).toBe('full')
  expect(await saving).toBe(true)
  expect(elsewhere).not.toHaveBeenCalled()
  expect(onDisk()).toBe(present())
})

it('a file that has gone is written anew in its place', async () => {
  editor.host.changeOnDisk('Test.castellan', undefined)
  const saving = editor.editor.files.save()
  expect(await answer('overwrite')).toBe('gone')
  expect(await saving).toBe(true)
  expect(onDisk()).toBe(present())
})

it('a full disk is told, and asked about again until it is saved or given up', async () => {
  const before = onDisk()
  editor.host.fault = 'full'
  const saving = editor.editor.files.save()
  expect(await answer('save-as')).toBe('full')
  expect(await answer('save-as')).toBe('full')
  expect(onDisk()).toBe(before)
  editor.host.fault = undefined
  expect(await answer('save-as')).toBe('full')
  expect(await saving).toBe(true)
  expect(onDisk()).toBe(present())
})

it('a host that fails in an unforeseen way is a fault like others', async () => {
  editor.host.saveScenario = async () => Promise.reject(new Error('the shell is gone'))
  const saving = editor.editor.files.save()
  expect(await answer('cancel')).toBe('unknown')
  expect(await saving).toBe(false)
  expect(state().modified).toBe(true)
})

describe('one saving after another', () => {
  it('writes in order, each what the document then is', async () => {
    const written: string[] = []
    const finish: (() => void)[] = []
    editor.host.saveScenario = (file, text) =>
      new Promise((resolve) => {
        written.push(text)
        finish.push(() => resolve({ kind: 'saved', file }))
      })
    const first = editor.editor.files.save()
    const before = present()
    editor.click('C5')
    const second = editor.editor.files.save()
    await Promise.resolve()
    expect(written).toEqual([before])
    finish[0]?.()
    expect(await first).toBe(true)
    expect(state().modified).toBe(true)
    await eventually(() => expect(written).toEqual([before, present()]))
    finish[1]?.()
    expect(await second).toBe(true)
    expect(state().modified).toBe(false)
  })

  it('does not ask twice: the second is given up with the first', async () => {
    editor.host.fault = 'denied'
    const both = [editor.editor.files.save(), editor.editor.files.save()]
    expect(await answer('cancel')).toBe('denied')
    expect(await Promise.all(both)).toEqual([false, false])
    expect(editor.trouble).toBeUndefined()
    editor.host.fault = undefined
    expect(await editor.editor.files.save()).toBe(true)
  })
})

it('what was drawn meanwhile is not saved: undone, the document is what is in its file, and undone further it is not', async () => {
  const { saveScenario } = editor.host
  editor.host.saveScenario = async (file, text, options) => {
    editor.click('C5')
    return saveScenario(file, text, options)
  }
  expect(await editor.editor.files.save()).toBe(true)
  expect(state().modified).toBe(true)
  editor.undo()
  expect([present(), state().modified]).toEqual([onDisk(), false])
  editor.undo()
  expect(state().modified).toBe(true)
})

describe('another document that is opened while one is saved', () => {
  let finish: (outcome: SaveOutcome | undefined) => void
  let saving: Promise<boolean>
  beforeEach(() => {
    editor = new TestEditor()
    editor.host.saveScenarioAs = () => new Promise((resolve) => (finish = resolve))
    saving = editor.editor.files.save()
    editor.editor.files.load(testBoard({ columns: 4 }), memoryFile('other.castellan'))
  })

  it('keeps its own file', async () => {
    finish({ kind: 'saved', file: memoryFile('Test.castellan') })
    expect(await saving).toBe(true)
    expect(state()).toMatchObject({ file: memoryFile('other.castellan'), modified: false })
  })

  it('is not asked about what went wrong with the other', async () => {
    finish({ kind: 'failed', fault: 'full' })
    expect(await saving).toBe(false)
    expect(editor.trouble).toBeUndefined()
  })
})

it('half a stroke is not saved, nor is it ended by saving', async () => {
  editor.down('D5')
  const finished = onDisk()
  expect(await editor.editor.files.save()).toBe(true)
  expect(onDisk()).not.toBe(finished)
  expect(onDisk()).not.toBe(present())
  expect(state().modified).toBe(true)
  editor.cancel()
  expect(onDisk()).toBe(present())
  expect(state().modified).toBe(false)
})

it('a suggested name is one that every system takes', async () => {
  const names: string[] = []
  editor = new TestEditor({ ...editor.scenario, info: { ...editor.scenario.info, title: 'Été: a/b?' } })
  editor.host.saveScenarioAs = async (name) => void names.push(name) as undefined
  expect(await editor.editor.files.save()).toBe(false)
  expect(names).toEqual(['Été- a-b.castellan'])
})
