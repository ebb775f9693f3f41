/** Stamps and counter types that the user keeps are kept, listed and removed alike on both hosts. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Host } from '#shared/host/host'
import { LARGEST_KEPT_BYTES } from '#shared/host/kept'
import { createKeptFolders } from '../../main/files/kept'
import { createBrowserHost } from '../../renderer/host/browserHost'
import { newFolder, page, start } from '../desktop/started'
import { installBrowser } from './fake/browser'
import { clearDatabase, setDatabase } from './fake/database'

vi.mock('../../renderer/host/database', () => import('./fake/database'))

beforeEach(() => {
  clearDatabase()
})

function browserHost(): Host {
  installBrowser({ handles: true })
  return createBrowserHost()
}

const HOSTS: readonly (readonly [string, () => Promise<Host>])[] = [
  ['browser', async () => browserHost()],
  ['desktop', async () => page(await start()).host],
]

describe.each(HOSTS)('on the %s', (_name, hostOf) => {
  test('a library begins empty; stamps are kept, listed by their ids, replaced and removed', async () => {
    const host = await hostOf()
    expect(await host.listKept('stamp')).toEqual([])
    expect(await host.keep('stamp', { id: 'tower', text: 'one' })).toEqual({ kind: 'done' })
    await host.keep('stamp', { id: 'barn', text: 'é\n"two"' })
    expect(await host.listKept('stamp')).toEqual([
      { id: 'barn', text: 'é\n"two"' },
      { id: 'tower', text: 'one' },
    ])
    await host.keep('stamp', { id: 'tower', text: 'three' })
    expect(await host.removeKept('stamp', 'barn')).toEqual({ kind: 'done' })
    expect(await host.removeKept('stamp', 'barn')).toEqual({ kind: 'done' })
    expect(await host.listKept('stamp')).toEqual([{ id: 'tower', text: 'three' }])
  })

  test('stamps and counter types do not meet, whatever their ids', async () => {
    const host = await hostOf()
    await host.keep('stamp', { id: 'knight', text: 'a stamp' })
    await host.keep('types', { id: 'knight', text: 'a type' })
    expect(await host.listKept('types')).toEqual([{ id: 'knight', text: 'a type' }])
    await host.removeKept('types', 'knight')
    expect(await host.listKept('types')).toEqual([])
    expect(await host.listKept('stamp')).toEqual([{ id: 'knight', text: 'a stamp' }])
  })

  test('is the same for the next window', async () => {
    const first = await hostOf()
    await first.keep('stamp', { id: 'tower', text: 'one' })
    expect(await first.listKept('stamp')).toHaveLength(1)
  })
})

describe('in a browser', () => {
  test('what it refuses to keep is told', async () => {
    const host = browserHost()
    setDatabase('quota')
    expect(await host.keep('stamp', { id: 'tower', text: 'one' })).toEqual({ kind: 'failed', fault: 'full' })
    setDatabase('forbidden')
    expect(await host.keep('stamp', { id: 'tower', text: 'one' })).toEqual({
      kind: 'failed',
      fault: 'denied',
    })
    expect(await host.listKept('stamp')).toEqual([])
  })
})

describe('in the folder', () => {
  test('a file each; what a person puts there counts, what cannot be read has no text', async () => {
    const folder = newFolder()
    const stamps = createKeptFolders({ folder })
    await stamps.keep('stamp', { id: 'tower', text: 'one' })
    const own = join(folder, 'stamps')
    expect(readdirSync(own)).toEqual(['tower.castellan-stamp'])
    expect(readFileSync(join(own, 'tower.castellan-stamp'), 'utf8')).toBe('one')
    await stamps.keep('types', { id: 'knight', text: 'two' })
    expect(readFileSync(join(folder, 'types', 'knight.castellan-types'), 'utf8')).toBe('two')
    writeFileSync(join(own, 'by-hand.castellan-stamp'), 'two')
    writeFileSync(join(own, 'no-text.castellan-stamp'), new Uint8Array([0xff, 0xfe, 0x80]))
    writeFileSync(join(own, 'too-large.castellan-stamp'), new Uint8Array(LARGEST_KEPT_BYTES + 1))
    mkdirSync(join(own, 'folder.castellan-stamp'))
    writeFileSync(join(own, 'notes.txt'), 'x')
    writeFileSync(join(own, 'con.castellan-stamp'), 'x')
    expect(await stamps.list('stamp')).toEqual([
      { id: 'by-hand', text: 'two' },
      { id: 'folder' },
      { id: 'no-text' },
      { id: 'too-large' },
      { id: 'tower', text: 'one' },
    ])
  })

  test.each(['', '.', '..', '../x', 'a/b', 'a\\b', 'x'.repeat(65), 'x\0', 'con', 'NUL', 'a.b', '-rf'])(
    'no id leads out of it: %j',
    async (id) => {
      const folder = newFolder()
      const stamps = createKeptFolders({ folder })
      await expect(stamps.keep('stamp', { id, text: 'evil' })).rejects.toMatchObject({ code: 'EINVAL' })
      await expect(stamps.remove('stamp', id)).rejects.toMatchObject({ code: 'EINVAL' })
      expect(readdirSync(folder)).toEqual([])
    },
  )

  test('a fault of the disk is an answer, not an exception', async () => {
    const started = await start()
    writeFileSync(join(started.userData, 'stamps'), 'a file where the folder should be')
    const outcome = await page(started).host.keep('stamp', { id: 'tower', text: 'one' })
    expect(outcome.kind).toBe('failed')
  })
})
