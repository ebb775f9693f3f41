/** The keeper of what a crash would lose: delays, order, failures; times are the fake clock's. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type KeptEntry } from '#shared/host/host'
import { type PictureApart } from '#shared/images/picturesApart'
import { terrainAt } from '#shared/document/map'
import { createRecovery, type RecoveryKeeper } from '../../renderer/editor/recovery'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'
import { scenarioOf } from '../support/scenarioFiles'

/** A disk that does one thing after another and takes its time; `log` has what it has finished. */
class SlowDisk {
  readonly log: string[] = []
  takes = 0
  broken = false
  private async does(what: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.takes))
    if (this.broken) throw new Error('full')
    this.log.push(what)
  }
  keepRecovery = ({ id, text, pictures = [] }: KeptEntry): Promise<void> => {
    const told = pictures.map(({ hash, base64 }) => ` ${hash}${base64 === undefined ? '' : `=${base64}`}`)
    return this.does(`keep ${id} ${text}${told.join('')}`)
  }
  dropRecovery = (id: string): Promise<void> => this.does(`drop ${id}`)
}

describe('the keeper', () => {
  let disk: SlowDisk
  let keeper: RecoveryKeeper
  let failures: number
  let document: string
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const change = (to: string): void => {
    document = to
    keeper.touch()
  }

  beforeEach(() => {
    vi.useFakeTimers()
    disk = new SlowDisk()
    failures = 0
    document = ''
    keeper = createRecovery({
      host: disk,
      id: 'window',
      entry: () => ({ name: 'test', savedAt: 0, text: document, pictures: [] }),
      failed: () => failures++,
    })
  })
  afterEach(() => vi.useRealTimers())

  it('warns once when the disk never answers, and no more when it does', async () => {
    disk.takes = 60_000
    change('a')
    await wait(5000)
    expect(failures).toBe(0)
    await wait(1000)
    expect(failures).toBe(1)
    await wait(60_000)
    expect([failures, disk.log]).toEqual([1, ['keep window a']])
  })

  it('has the last change within a second of it, however the changes come', async () => {
    for (let n = 1; n <= 10; n++) {
      change(String(n))
      await wait(130)
    }
    const kept = disk.log.map((line) => Number(line.split(' ')[2]))
    // 130 ms apart: after the tenth at least the fifth is there, and the tenth a second after it.
    expect(kept.at(-1)).toBeGreaterThanOrEqual(5)
    await wait(870)
    expect(disk.log.at(-1)).toBe('keep window 10')
  })

  it('writes a change made while it is writing afterwards, and the states between only once', async () => {
    disk.takes = 2000
    change('a')
    await wait(600)
    change('b')
    await wait(600)
    change('c')
    await wait(600)
    change('d')
    await wait(5000)
    expect(disk.log).toEqual(['keep window a', 'keep window d'])
  })

  it('never lets a drop overtake the keep before it', async () => {
    disk.takes = 300
    change('a')
    await wait(500)
    const dropped = keeper.drop()
    await wait(1000)
    await dropped
    expect(disk.log).toEqual(['keep window a', 'drop window'])
  })

  it('keeps nothing that was dropped before its time came', async () => {
    change('a')
    await Promise.all([keeper.flush(), wait(1)])
    change('b')
    void keeper.drop()
    await wait(5000)
    expect(disk.log).toEqual(['keep window a', 'drop window'])
  })

  it('keeps again what is changed after a drop', async () => {
    change('a')
    await wait(1000)
    await Promise.all([keeper.drop(), wait(1)])
    change('b')
    await wait(1000)
    expect(disk.log).toEqual(['keep window a', 'drop window', 'keep window b'])
  })

  it('keeps at once when the page is put away, and not twice', async () => {
    change('a')
    void keeper.flush()
    await wait(0)
    expect(disk.log).toEqual(['keep window a'])
    await wait(5000)
    void keeper.flush()
    await wait(0)
    expect(disk.log).toEqual(['keep window a'])
  })

  it('tries again by itself after a failure, with the newest state, and tells once', async () => {
    disk.broken = true
    change('a')
    await wait(4000)
    change('b')
    await wait(4000)
    expect(failures).toBe(1)
    disk.broken = false
    await wait(1000)
    expect(disk.log).toEqual(['keep window b'])
    disk.broken = true
    change('c')
    await wait(1000)
    expect(failures).toBe(2)
  })

  it('drops after a failed keep, and that instead of the keep', async () => {
    disk.broken = true
    change('a')
    await wait(600)
    disk.broken = false
    await Promise.all([keeper.drop(), wait(5000)])
    expect(disk.log).toEqual(['drop window'])
  })

  it('answers a drop that fails, and tries it again later', async () => {
    change('a')
    await wait(1000)
    disk.broken = true
    await Promise.all([keeper.drop(), wait(10)])
    disk.broken = false
    await wait(1000)
    expect(disk.log).toEqual(['keep window a', 'drop window'])
  })

  it('asks for no drop of what was never kept', async () => {
    change('a')
    await Promise.all([keeper.drop(), wait(5000)])
    expect(disk.log).toEqual([])
  })

  it('goes on under the name of an entry taken over, and leaves none under its own', async () => {
    change('a')
    await wait(1000)
    keeper.takeOver('crashed')
    change('b')
    await wait(1000)
    void keeper.drop()
    await wait(1000)
    expect(disk.log).toEqual(['keep window a', 'keep crashed b', 'drop window', 'drop crashed'])
  })
})

describe('the keeper of large pictures', () => {
  let disk: SlowDisk
  let pictures: readonly Required<PictureApart>[]
  let keeper: RecoveryKeeper
  const change = async (...names: readonly string[]): Promise<void> => {
    pictures = names.map((hash) => ({ hash, at: 0, base64: hash.toUpperCase() }))
    keeper.touch()
    await vi.advanceTimersByTimeAsync(1000)
  }

  beforeEach(() => {
    vi.useFakeTimers()
    disk = new SlowDisk()
    keeper = createRecovery({
      host: disk,
      id: 'window',
      entry: () => ({ name: 'test', savedAt: 0, text: '-', pictures }),
      failed: () => undefined,
    })
  })
  afterEach(() => vi.useRealTimers())

  it('tells each once, as long as the entry names it', async () => {
    await change('a')
    await change('a', 'b')
    await change('b')
    await change('a', 'b')
    expect(disk.log).toEqual([
      'keep window - a=A',
      'keep window - a b=B',
      'keep window - b',
      'keep window - a=A b',
    ])
  })

  it('tells them all again after a failure, after a drop, and under another name', async () => {
    await change('a')
    disk.broken = true
    await change('a')
    disk.broken = false
    await vi.advanceTimersByTimeAsync(1000)
    await Promise.all([keeper.drop(), vi.advanceTimersByTimeAsync(1)])
    await change('a')
    keeper.takeOver('crashed')
    await change('a')
    expect(disk.log).toEqual([
      'keep window - a=A',
      'keep window - a=A',
      'drop window',
      'keep window - a=A',
      'keep crashed - a=A',
      'drop window',
    ])
  })
})

describe('the editor', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('keeps finished gestures only: half a stroke is no state to come back to', async () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood' }).click('B3').down('B5')
    await vi.advanceTimersByTimeAsync(1000)
    const { map } = scenarioOf(editor.host.recovery.get('test')?.text ?? '')
    const terrain = (hex: string) => terrainAt(map, hexNamed(testBoard(), hex))
    expect([terrain('B3'), terrain('B5')]).toEqual(['wood', 'clear'])
    editor.up()
    await vi.advanceTimersByTimeAsync(1000)
    expect(editor.host.recovery.get('test')?.text).toContain('".w..........",')
    editor.expectTerrain('wood', 'B5')
  })

  it('keeps the file with the state', async () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood' }).click('B3')
    await editor.editor.files.save()
    editor.click('B5')
    await editor.editor.files.keepNow()
    expect(editor.host.recovery.get('test')).toMatchObject({
      name: 'Test.castellan',
      file: { name: 'Test.castellan', token: 'Test.castellan' },
    })
  })

  it('says that the work is not safe when nothing can be kept', async () => {
    const editor = new TestEditor()
    editor.host.keepRecovery = async () => Promise.reject(new Error('no database'))
    editor.tool('brush', { terrain: 'wood' }).click('B3')
    await vi.advanceTimersByTimeAsync(1000)
    expect(editor.editor.store.getState().session.notice).toMatchObject({
      kind: 'error',
      text: { en: 'The safety copy cannot be kept: save your work.' },
    })
  })
})
