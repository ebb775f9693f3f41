/** Opening and saving through handles: nothing is overwritten unseen, nothing is half written (APP-2, APP-4). */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LARGEST_SCENARIO_BYTES } from '#shared/host/fileFaults'
import { type FileRef, type Host, type OpenOutcome } from '#shared/host/host'
import { createBrowserHost } from '../../renderer/host/browserHost'
import { droppedFiles } from '../../renderer/host/droppedFiles'
import { type FakeBrowser, installBrowser } from './fake/browser'
import { clearDatabase } from './fake/database'
import { openedFrom, savedTo } from './fake/outcomes'
import { Disk, domError, type Step } from './fake/disk'

vi.mock('../../renderer/host/database', () => import('./fake/database'))

const PATH = 'maps/sortie.castellan'
let browser: FakeBrowser
let disk: Disk
let host: Host

beforeEach(() => {
  clearDatabase()
  browser = installBrowser({ handles: true })
  disk = new Disk()
  disk.put(PATH, 'first')
  browser.choose = disk.handle(PATH)
  host = createBrowserHost()
})

async function openedFile(): Promise<FileRef> {
  const outcome = await host.openScenario()
  if (outcome?.kind !== 'opened') throw new Error('not opened')
  return outcome.file
}

describe('opening', () => {
  test('gives text, name and a file to save to', async () => {
    const file = { name: 'sortie.castellan', token: browser.choose }
    expect(await host.openScenario()).toEqual(openedFrom(file, 'first'))
  })

  test('a closed dialog is no failure', async () => {
    browser.choose = 'AbortError'
    expect(await host.openScenario()).toBeUndefined()
  })

  test('a file that is no UTF-8 is refused: its accents would be lost at the next save', async () => {
    disk.put(PATH, new Uint8Array([0x7b, 0xe9, 0x7d]))
    expect(await host.openScenario()).toEqual({ kind: 'failed', name: 'sortie.castellan', fault: 'not-text' })
  })

  test('a spreadsheet’s file in another encoding comes with its bytes, for its import', async () => {
    const bytes = new Uint8Array([0x4e, 0x6f, 0x6d, 0x3b, 0xc9])
    disk.put('maps/troupe.csv', bytes)
    browser.choose = disk.handle('maps/troupe.csv')
    expect(await host.openScenario()).toEqual({
      kind: 'failed',
      name: 'troupe.csv',
      fault: 'not-text',
      bytes,
    })
  })

  test('a file that is far too large is refused unread', async () => {
    const huge = {
      name: 'film.castellan',
      size: LARGEST_SCENARIO_BYTES + 1,
      arrayBuffer: () => Promise.reject(new Error('read')),
    }
    expect(await host.openDropped(huge)).toEqual({
      kind: 'failed',
      name: 'film.castellan',
      fault: 'too-large',
    })
  })

  test('a file that another program writes just then is read whole', async () => {
    let writes = 1
    disk.betweenLookAndRead = () => {
      if (writes-- > 0) disk.put(PATH, 'written just then')
    }
    expect(await host.openFile({ name: 'sortie.castellan', token: disk.handle(PATH) })).toMatchObject({
      kind: 'opened',
      text: 'written just then',
    })
  })
})

describe('saving', () => {
  test('writes the text and knows it', async () => {
    const file = await openedFile()
    expect(await host.saveScenario(file, 'second é')).toEqual(savedTo(file))
    expect(disk.text(PATH)).toBe('second é')
    expect(await host.saveScenario(file, 'third')).toEqual(savedTo(file))
    expect(disk.text(PATH)).toBe('third')
  })

  test('what another program has changed is not overwritten, unless the user says so', async () => {
    const file = await openedFile()
    disk.put(PATH, 'theirs')
    expect(await host.saveScenario(file, 'ours')).toEqual({ kind: 'changed' })
    expect(disk.text(PATH)).toBe('theirs')
    expect(await host.saveScenario(file, 'ours', { overwrite: true })).toEqual(savedTo(file))
    expect(disk.text(PATH)).toBe('ours')
    expect(await host.saveScenario(file, 'ours again')).toEqual(savedTo(file))
  })

  test('what this window wrote before it read the file anew is a change when it comes back', async () => {
    await host.saveScenario(await openedFile(), 'ours')
    disk.put(PATH, 'theirs')
    const file = await openedFile()
    disk.put(PATH, 'ours')
    expect(await host.saveScenario(file, 'theirs and more')).toEqual({ kind: 'changed' })
    expect(disk.text(PATH)).toBe('ours')
  })

  test('the same bytes written again by another program are no change', async () => {
    const file = await openedFile()
    disk.put(PATH, 'first')
    expect(await host.saveScenario(file, 'second')).toEqual(savedTo(file))
  })

  test('a file that is gone is not made again, unless the user says so', async () => {
    const file = await openedFile()
    disk.remove(PATH)
    expect(await host.saveScenario(file, 'second')).toEqual({ kind: 'gone' })
    expect(disk.text(PATH)).toBeUndefined()
    expect(await host.saveScenario(file, 'second', { overwrite: true })).toEqual(savedTo(file))
    expect(disk.text(PATH)).toBe('second')
  })

  test('a file that this window never read is not overwritten unseen', async () => {
    const file = { name: 'sortie.castellan', token: disk.handle(PATH) }
    expect(await host.saveScenario(file, 'second')).toEqual({ kind: 'changed' })
    expect(disk.text(PATH)).toBe('first')
  })

  const FAULTS: [step: Step, error: string, fault: string][] = [
    ['createWritable', 'NoModificationAllowedError', 'read-only'],
    ['createWritable', 'NotAllowedError', 'denied'],
    ['createWritable', 'NotFoundError', 'missing'],
    ['createWritable', 'TypeMismatchError', 'no-file'],
    ['createWritable', 'InvalidStateError', 'unknown'],
    ['write', 'QuotaExceededError', 'full'],
    ['write', 'InvalidStateError', 'unknown'],
    ['close', 'QuotaExceededError', 'full'],
    ['close', 'AbortError', 'denied'],
    ['close', 'NoModificationAllowedError', 'read-only'],
    ['getFile', 'NotAllowedError', 'denied'],
    ['arrayBuffer', 'NotReadableError', 'denied'],
  ]
  for (const [step, error, fault] of FAULTS)
    test(`${step} ends with ${error}: ${fault}, the old file stands, no stream stays open`, async () => {
      const file = await openedFile()
      disk.failing = { [step]: error }
      expect(await host.saveScenario(file, 'second')).toEqual({ kind: 'failed', fault })
      expect(disk.text(PATH)).toBe('first')
      expect(disk.openStreams).toBe(0)
      disk.failing = {}
      expect(await host.saveScenario(file, 'third')).toEqual(savedTo(file))
    })

  test('two savings of one file run in order', async () => {
    const file = await openedFile()
    const outcomes = await Promise.all([host.saveScenario(file, 'second'), host.saveScenario(file, 'third')])
    expect(outcomes).toEqual([savedTo(file), savedTo(file)])
    expect(disk.text(PATH)).toBe('third')
    expect(disk.mostOpenStreams).toBe(1)
  })

  test('two handles of one file are one file', async () => {
    const file = await openedFile()
    await host.saveScenario(file, 'second')
    const again = { name: 'sortie.castellan', token: disk.handle(PATH) }
    expect(await host.saveScenario(again, 'third')).toEqual(savedTo(again))
    expect(await host.fileState(file)).toBe('same')
  })

  test('who reads the file once more and keeps the open document is still told of the change', async () => {
    const file = await openedFile()
    disk.put(PATH, 'theirs')
    await host.openFile(file)
    const again = await openedFile()
    expect(await host.saveScenario(file, 'second')).toEqual({ kind: 'changed' })
    expect(await host.saveScenario(again, 'third')).toEqual(savedTo(again))
    expect(await host.saveScenario(file, 'fourth')).toEqual(savedTo(file))
  })

  test('two tabs on one file: the second to save sees what the first has written', async () => {
    const file = await openedFile()
    const other = createBrowserHost()
    const theirs = (await other.openScenario()) as OpenOutcome & { kind: 'opened' }
    await host.saveScenario(file, 'ours')
    expect(await other.saveScenario(theirs.file, 'theirs')).toEqual({ kind: 'changed' })
    expect(disk.text(PATH)).toBe('ours')
  })
})

describe('permission', () => {
  test('the first save asks for it', async () => {
    disk.permission.readwrite = 'prompt'
    const file = await openedFile()
    expect(disk.asked).toEqual([])
    expect(await host.saveScenario(file, 'second')).toEqual(savedTo(file))
    expect(await host.saveScenario(file, 'third')).toEqual(savedTo(file))
    expect(disk.asked).toEqual(['readwrite'])
  })

  for (const answer of ['denied', 'SecurityError'] as const)
    test(`${answer}: nothing is written`, async () => {
      disk.permission.readwrite = 'prompt'
      disk.answer = answer
      const file = await openedFile()
      expect(await host.saveScenario(file, 'second')).toEqual({ kind: 'failed', fault: 'denied' })
      expect(disk.text(PATH)).toBe('first')
    })
})

describe('the state of the file', () => {
  test('same, changed, gone', async () => {
    const file = await openedFile()
    expect(await host.fileState(file)).toBe('same')
    disk.put(PATH, 'theirs')
    expect(await host.fileState(file)).toBe('changed')
    disk.remove(PATH)
    expect(await host.fileState(file)).toBe('gone')
  })

  test('our own saving is no change, even while it is not yet told', async () => {
    const file = await openedFile()
    let state: ReturnType<Host['fileState']> | undefined
    disk.whenWritten = () => (state = host.fileState(file))
    await host.saveScenario(file, 'second')
    expect(await state).toBe('same')
  })

  test('nobody is asked for permission to know it', async () => {
    const file = await openedFile()
    disk.permission.read = 'prompt'
    disk.put(PATH, 'theirs')
    expect(await host.fileState(file)).toBe('same')
    expect(disk.asked).toEqual([])
  })
})

describe('saving under another name', () => {
  test('writes the chosen file and knows it', async () => {
    browser.choose = disk.handle('maps/other.castellan')
    const file = { name: 'other.castellan', token: browser.choose }
    expect(await host.saveScenarioAs('a/b: «?».castellan', 'text')).toEqual(savedTo(file))
    expect(browser.suggested).toEqual(['a-b- «-».castellan'])
    expect(disk.text('maps/other.castellan')).toBe('text')
    expect(await host.saveScenario(file, 'more')).toEqual(savedTo(file))
  })

  test('the text of a file that the dialog has emptied is kept as a version', async () => {
    const file = await openedFile()
    browser.choose = disk.handle(PATH)
    expect(await host.saveScenarioAs('sortie.castellan', 'second')).toMatchObject({ kind: 'saved' })
    expect((await host.listVersions(file)).map(({ bytes }) => bytes)).toEqual(['first'.length])
  })

  test('giving up, and a dialog that cannot open', async () => {
    browser.choose = 'AbortError'
    expect(await host.saveScenarioAs('a', 'text')).toBeUndefined()
    browser.choose = 'SecurityError'
    expect(await host.saveScenarioAs('a', 'text')).toEqual({ kind: 'failed', fault: 'denied' })
  })

  test('a full disk', async () => {
    disk.failing = { write: 'QuotaExceededError' }
    expect(await host.saveScenarioAs('a', 'text')).toEqual({ kind: 'failed', fault: 'full' })
    expect(disk.openStreams).toBe(0)
  })
})

describe('a dropped file', () => {
  const transfer = (file: File, handle: () => Promise<unknown>): DataTransfer =>
    ({
      items: [
        { kind: 'string', getAsFile: () => null },
        { kind: 'file', getAsFile: () => file, getAsFileSystemHandle: handle },
      ],
    }) as unknown as DataTransfer
  const drop = (text: string, handle: () => Promise<unknown>): File => {
    const [dropped] = droppedFiles(transfer(new File([text], 'sortie.castellan'), handle))
    if (!dropped) throw new Error('no file')
    return dropped
  }

  test('keeps the handle that the browser gives within the drop', async () => {
    const token = disk.handle(PATH)
    const file = { name: 'sortie.castellan', token }
    const dropped = drop('first', async () => token)
    const outcome = await host.openDropped(dropped)
    expect(outcome).toEqual(openedFrom(file, 'first'))
    if (outcome.kind !== 'opened') return
    expect(await host.saveScenario(outcome.file, 'second')).toEqual(savedTo(file))
    expect(disk.text(PATH)).toBe('second')
  })

  test('without a handle it is opened all the same', async () => {
    const dropped = drop('first', async () => Promise.reject(domError('NotAllowedError')))
    expect(await host.openDropped(dropped)).toEqual({
      kind: 'opened',
      file: { name: 'sortie.castellan', token: undefined },
      text: 'first',
    })
  })

  test('a folder is no file', async () => {
    const dropped = drop('', async () => ({ kind: 'directory', name: 'maps' }))
    expect(await host.openDropped(dropped)).toEqual({
      kind: 'failed',
      name: 'sortie.castellan',
      fault: 'no-file',
    })
  })

  test('a drop without a file', () => {
    expect(droppedFiles(null)).toEqual([])
    expect(droppedFiles({ items: [] } as unknown as DataTransfer)).toEqual([])
  })
})
