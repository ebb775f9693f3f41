/** R5: a page that names files, versions and states which it was not given. */
import { randomUUID } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type FileRef } from '#shared/host/host'
import { channelOf } from '../../main/contract/contract'
import { fileIn, page } from '../desktop/started'
import { type Attacked, attacked, messageOf, refused, TEXT, unharmed } from './attacked'

const failed = (name: string): object => ({ kind: 'failed', name, fault: 'missing' })

describe('tokens', () => {
  /** Each gives a token for a file that stands there. */
  const TOKENS: readonly (readonly [
    string,
    (program: Attacked, secret: string) => string | Promise<string>,
  ])[] = [
    ['invented', () => randomUUID()],
    ['of another program', async () => String((await attacked()).file.token)],
    ['of another reading', ({ file }) => String(file.reading)],
    ['the word constructor', () => 'constructor'],
    ['the word __proto__', () => '__proto__'],
    ['in capitals', ({ file }) => String(file.token).toUpperCase()],
  ]

  test.each(TOKENS)('%s: nothing is read and nothing written', async (_name, tokenOf) => {
    const program = await attacked()
    const secret = fileIn(program.folder, 'secret.castellan', 'secret')
    const file: FileRef = { ...program.file, token: await tokenOf(program, secret) }
    const { host } = page(program)
    await unharmed(program, async () => {
      expect(await host.openFile(file)).toEqual(failed('map.castellan'))
      expect(await host.saveScenario(file, 'evil', { overwrite: true })).toEqual({
        kind: 'failed',
        fault: 'missing',
      })
      expect(await host.fileState(file)).toBe('gone')
      expect(await host.listVersions(file)).toEqual([])
      expect(await host.openVersion(file, '1-1-0123456789abcdef')).toEqual(failed('map.castellan'))
      expect(await host.showWindowOf(file)).toBe(false)
    })
  })

  test('that are paths are refused', async () => {
    const program = await attacked()
    const secret = fileIn(program.folder, 'secret.castellan', 'secret')
    const { events, url } = page(program)
    await unharmed(program, async () => {
      for (const token of [
        secret,
        '../secret.castellan',
        '~/secret.castellan',
        `file://${secret}`,
        `${secret}\0`,
      ])
        for (const verb of ['openFile', 'fileState', 'listVersions', 'showWindowOf'])
          expect(
            await messageOf(events.invoke(channelOf(verb as 'openFile'), [{ name: 'x', token }], url)),
          ).toBe(refused(verb))
    })
  })

  test('a name and a place beside a good token lead nowhere else', async () => {
    const program = await attacked()
    const secret = fileIn(program.folder, 'secret.castellan', 'secret')
    const file = { ...program.file, name: secret, place: '/etc' }
    const { host } = page(program)
    await unharmed(program, async () =>
      expect(await host.openFile(file)).toMatchObject({
        kind: 'opened',
        text: TEXT,
        file: { name: 'map.castellan' },
      }),
    )
  })

  test('the reading of one file does not speak for another', async () => {
    const program = await attacked()
    const { host, dropFile } = page(program)
    const path = fileIn(program.folder, 'other.castellan', TEXT)
    const other = await host.openDropped(dropFile.call(page(program), 'other.castellan', path))
    if (other.kind !== 'opened') throw new Error('not opened')
    writeFileSync(path, 'of another program')
    const file = { ...other.file, reading: String(program.file.reading) }
    expect(await host.saveScenario(file, 'evil')).toEqual({ kind: 'changed' })
    expect(readFileSync(path, 'utf8')).toBe('of another program')
  })
})

describe('versions', () => {
  async function withVersion(): Promise<{ program: Attacked; version: string }> {
    const program = await attacked()
    const { host } = page(program)
    const saved = await host.saveScenario(program.file, 'new')
    if (saved.kind !== 'saved') throw new Error(saved.kind)
    await host.saveScenario(saved.file, TEXT)
    const [version] = await host.listVersions(program.file)
    if (!version) throw new Error('no version')
    return { program, version: version.id }
  }

  test('an id of another file’s is none of this one’s', async () => {
    const { program, version } = await withVersion()
    const { host } = page(program)
    const path = fileIn(program.folder, 'other.castellan', 'other')
    const other = await host.openDropped(page(program).dropFile('other.castellan', path))
    if (other.kind !== 'opened') throw new Error('not opened')
    await unharmed(program, async () => {
      expect(await host.openVersion(program.file, version)).toMatchObject({ kind: 'opened' })
      expect(await host.openVersion(other.file, version)).toEqual(failed('other.castellan'))
    })
  })

  test.each([
    '..',
    '...',
    'path.txt',
    'con',
    '1-1-0123456789ABCDEF',
    '01-1-0123456789abcdef-',
    'constructor',
  ])('%j is no version', async (id) => {
    const { program } = await withVersion()
    await unharmed(program, async () =>
      expect(await page(program).host.openVersion(program.file, id)).toEqual(failed('map.castellan')),
    )
  })

  test.each([
    '../../state',
    '..\\..\\state.json',
    '/etc/passwd',
    '1-1-0123456789abcdef\0',
    '1-1-0123456789abcdef/x',
    '',
  ])('%j is refused', async (id) => {
    const { program } = await withVersion()
    await unharmed(program, async () =>
      expect(await messageOf(page(program).host.openVersion(program.file, id))).toBe(refused('openVersion')),
    )
  })
})

describe('states kept for recovery', () => {
  const IDS = [
    '../x',
    '..',
    '.',
    '/etc/x',
    'a/b',
    'a\\b',
    'C:x',
    'x\0',
    'x.journal',
    'x:stream',
    'ＣＯＮ',
    'é',
    '',
    ' ',
    'x\n',
  ]

  test.each(IDS)('%j is no id', async (id) => {
    const program = await attacked()
    const { host } = page(program)
    await unharmed(program, async () => {
      expect(await messageOf(host.keepRecovery({ id, name: 'x', savedAt: 1, text: 'evil' }))).toBe(
        refused('keepRecovery'),
      )
      expect(await messageOf(host.dropRecovery(id))).toBe(refused('dropRecovery'))
      expect(
        await messageOf(host.openWindow({ name: 'x', text: 'evil', modified: true, recovery: id })),
      ).toBe(refused('openWindow'))
    })
  })

  test.each(['CON', 'nul', 'LPT1', '__proto__', 'constructor', 'x'.repeat(64)])(
    '%s stays inside the program’s folder',
    async (id) => {
      const program = await attacked()
      const { host } = page(program)
      await host.keepRecovery({ id, name: 'x', savedAt: 1, text: 'kept' })
      expect(readdirSync(join(program.userData, 'journal'))).toEqual([`window-${id}.journal`])
      await host.dropRecovery(id)
      expect(readdirSync(join(program.userData, 'journal'))).toEqual([])
    },
  )
})
