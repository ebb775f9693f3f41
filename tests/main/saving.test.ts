/** Saving: the order of its steps, each of them failing, and what another program did meanwhile. */
import {
  appendFile,
  chmod,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { LARGEST_SCENARIO_BYTES } from '#shared/host/fileFaults'
import { type FileRef } from '#shared/host/host'
import { describe, expect, it } from 'vitest'
import { type ScenarioFiles } from '../../main/files/scenarioFiles'
import { opened, savedAs, scenarioFolder } from './scenarioFolder'
import { watchedFs } from './watchedFs'

const folder = scenarioFolder()

async function openMap(files: ScenarioFiles, text = 'old'): Promise<FileRef> {
  await writeFile(folder.at('map'), text)
  return opened(files, folder.at('map'), text)
}

const mapText = (): Promise<string> => readFile(folder.at('map'), 'utf8')

const VERSION_STEPS = [
  'mkdir versions',
  'open versions/temporary',
  'write versions/temporary',
  'flush versions/temporary',
  'close versions/temporary',
  'rename versions/temporary to versions/path.txt',
  'open versions',
  'flush versions',
  'close versions',
  'open versions/temporary',
  'write versions/temporary',
  'flush versions/temporary',
  'close versions/temporary',
  'rename versions/temporary to versions/1',
  'open versions',
  'flush versions',
  'close versions',
]

const WRITE_STEPS = [
  'access map',
  'open temporary',
  'chmod temporary',
  'write temporary',
  'flush temporary',
  'close temporary',
  'rename temporary to map',
]

describe('saving', () => {
  it('compares, keeps the version, writes, flushes, renames, flushes the folder, in this order', async () => {
    const { fs, steps } = watchedFs()
    const files = folder.files({ fs })
    const file = await openMap(files)
    steps.length = 0
    expect(await files.save(file, 'new')).toEqual({ kind: 'saved', file })
    expect(steps).toEqual([
      ...['open map', 'read map', 'read map', 'close map'],
      ...VERSION_STEPS,
      ...WRITE_STEPS,
      ...['open user', 'flush user', 'close user'],
    ])
    expect(await mapText()).toBe('new')
    expect(await folder.names()).toEqual(['map'])
  })

  const failures = ['ENOSPC', 'EIO'].flatMap((code) => WRITE_STEPS.map((step) => ({ code, step })))
  it.each(failures)(
    'leaves the old file whole and no litter when $step fails with $code',
    async (failure) => {
      const { fs, failAt } = watchedFs()
      const files = folder.files({ fs })
      const file = await openMap(files)
      failAt(failure.step, failure.code)
      const fault = failure.code === 'ENOSPC' ? 'full' : 'unknown'
      expect(await files.save(file, 'new')).toEqual({ kind: 'failed', fault })
      expect(await mapText()).toBe('old')
      expect(await folder.names()).toEqual(['map'])
      expect(await files.state(file)).toBe('same')
    },
  )

  it.each(VERSION_STEPS)('goes on when keeping the version fails at %s', async (step) => {
    const { fs, failAt } = watchedFs()
    const files = folder.files({ fs })
    const file = await openMap(files)
    failAt(step, 'ENOSPC')
    expect(await files.save(file, 'new')).toEqual({ kind: 'saved', file })
    expect(await mapText()).toBe('new')
  })

  it('knows its own text again when only flushing the folder failed', async () => {
    const watched = watchedFs()
    const files = folder.files({ fs: watched.fs })
    const file = await openMap(files)
    watched.failAt('flush user', 'EIO')
    expect(await files.save(file, 'new')).toEqual({ kind: 'failed', fault: 'unknown' })
    expect(await mapText()).toBe('new')
    expect(await files.state(file)).toBe('same')
  })

  it.each([
    ['access map', 'EACCES', 'read-only'],
    ['access map', 'EPERM', 'read-only'],
    ['access map', 'EROFS', 'read-only'],
    ['open temporary', 'EACCES', 'denied'],
    ['open temporary', 'EROFS', 'read-only'],
    ['open temporary', 'ENAMETOOLONG', 'name'],
    ['write temporary', 'EDQUOT', 'full'],
    ['rename temporary to map', 'EPERM', 'denied'],
    ['rename temporary to map', 'EBUSY', 'denied'],
    ['open map', 'EACCES', 'denied'],
  ])('tells %s failing with %s as %s', async (step, code, fault) => {
    const { fs, failAt } = watchedFs()
    const files = folder.files({ fs })
    const file = await openMap(files)
    failAt(step, code)
    expect(await files.save(file, 'new')).toEqual({ kind: 'failed', fault })
    expect(await mapText()).toBe('old')
  })

  // Above, EACCES comes from the injected file system.
  it.skipIf(process.getuid?.() === 0)(
    'refuses a read-only file (skipped for root, who may all)',
    async () => {
      const files = folder.files()
      const file = await openMap(files)
      await chmod(folder.at('map'), 0o444)
      expect(await files.save(file, 'new')).toEqual({ kind: 'failed', fault: 'read-only' })
      expect(await mapText()).toBe('old')
    },
  )

  it('keeps mode and place of the file, and refuses a text that could not be opened again', async () => {
    const files = folder.files()
    const file = await openMap(files)
    await chmod(folder.at('map'), 0o640)
    expect((await files.save(file, 'new')).kind).toBe('saved')
    expect((await stat(folder.at('map'))).mode & 0o777).toBe(0o640)
    const tooLong = 'x'.repeat(LARGEST_SCENARIO_BYTES + 1)
    expect(await files.save(file, tooLong)).toEqual({ kind: 'failed', fault: 'too-large' })
    expect(await mapText()).toBe('new')
  })

  it('saves twice at once one after the other, in order', async () => {
    const { fs, steps } = watchedFs()
    const files = folder.files({ fs })
    const file = await openMap(files)
    steps.length = 0
    const texts = ['one', 'two', 'three', 'four']
    const outcomes = await Promise.all(texts.map((text) => files.save(file, text)))
    expect(outcomes.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'saved', 'saved'])
    expect(await mapText()).toBe('four')
    const versions = await files.listVersions(file)
    const kept = versions.map(async ({ id }) => files.openVersion(file, id))
    expect((await Promise.all(kept)).map((outcome) => outcome.kind === 'opened' && outcome.text)).toEqual([
      'three',
      'two',
      'one',
      'old',
    ])
    expect(steps.filter((step) => step === 'open user' || step === 'open map')).toEqual([
      ...['open map', 'open user', 'open map', 'open user'],
      ...['open map', 'open user', 'open map', 'open user'],
    ])
  })
})

describe('what another program did', () => {
  it('is noticed before overwriting, and overwritten on demand', async () => {
    const files = folder.files()
    const file = await openMap(files)
    await appendFile(folder.at('map'), ' and more')
    expect(await files.state(file)).toBe('changed')
    expect(await files.save(file, 'mine')).toEqual({ kind: 'changed' })
    expect(await mapText()).toBe('old and more')
    expect(await files.listVersions(file)).toEqual([])
    expect(await files.save(file, 'mine', { overwrite: true })).toEqual({ kind: 'saved', file })
    expect(await mapText()).toBe('mine')
    expect(await files.listVersions(file)).toEqual([
      { id: expect.stringMatching(/^1-1000-[0-9a-f]{16}$/), savedAt: 1000, bytes: 12 },
    ])
    expect(await files.state(file)).toBe('same')
    expect(await files.save(file, 'mine again')).toEqual({ kind: 'saved', file })
  })

  it('is nothing when the file was only touched, or written with the same bytes', async () => {
    const files = folder.files()
    const file = await openMap(files)
    await utimes(folder.at('map'), 1, 1)
    expect(await files.state(file)).toBe('same')
    await writeFile(folder.at('other'), 'old')
    await rename(folder.at('other'), folder.at('map'))
    expect(await files.state(file)).toBe('same')
    expect(await files.save(file, 'new')).toEqual({ kind: 'saved', file })
  })

  it('is also a change of the same length within the same moment', async () => {
    const files = folder.files()
    const file = await openMap(files)
    const { atime, mtime } = await stat(folder.at('map'))
    await writeFile(folder.at('map'), 'odd')
    await utimes(folder.at('map'), atime, mtime)
    expect(await files.save(file, 'new')).toEqual({ kind: 'changed' })
  })

  it('is gone: a file removed, alone or with its folder', async () => {
    const files = folder.files()
    await mkdir(folder.at('deep'))
    await writeFile(folder.at('deep/map'), 'old')
    const file = await opened(files, folder.at('deep/map'), 'old')
    await rm(folder.at('deep/map'))
    expect(await files.state(file)).toBe('gone')
    expect(await files.save(file, 'new')).toEqual({ kind: 'gone' })
    expect(await files.save(file, 'new', { overwrite: true })).toEqual({ kind: 'saved', file })
    expect(await readFile(folder.at('deep/map'), 'utf8')).toBe('new')
    await rm(folder.at('deep'), { recursive: true })
    expect(await files.state(file)).toBe('gone')
    expect(await files.save(file, 'newer')).toEqual({ kind: 'gone' })
    const failed = { kind: 'failed', fault: 'missing' }
    expect(await files.save(file, 'newer', { overwrite: true })).toEqual(failed)
    expect(await folder.names()).toEqual([])
  })

  it('is a folder where ours was', async () => {
    const files = folder.files()
    const file = await openMap(files)
    await rm(folder.at('map'))
    await mkdir(folder.at('map'))
    for (const overwrite of [false, true])
      expect(await files.save(file, 'new', { overwrite })).toEqual({ kind: 'failed', fault: 'no-file' })
    expect(await files.state(file)).toBe('changed')
    expect((await stat(folder.at('map'))).isDirectory()).toBe(true)
    expect(await folder.names()).toEqual(['map'])
  })

  it('is a file too large to be ours', async () => {
    const files = folder.files()
    const file = await openMap(files)
    await truncate(folder.at('map'), LARGEST_SCENARIO_BYTES + 1)
    expect(await files.save(file, 'new')).toEqual({ kind: 'changed' })
    expect(await files.save(file, 'new', { overwrite: true })).toEqual({ kind: 'saved', file })
    expect(await mapText()).toBe('new')
  })

  it('is remembered of a recovered document, whatever was read since', async () => {
    const before = folder.files()
    const known = before.fingerprintOf(await openMap(before)) as string
    expect(known).toMatch(/^[0-9a-f]{64}$/)
    await writeFile(folder.at('map'), 'theirs')

    const files = folder.files()
    const recovered = await files.refOf(folder.at('map'), known)
    const other = await opened(files, folder.at('map'), 'theirs')
    expect(files.pathOf(recovered)).toBe(folder.at('map'))
    expect(recovered.token).toBe(other.token)
    expect(recovered.reading).not.toBe(other.reading)
    expect(files.fingerprintOf(recovered)).toBe(known)
    expect(await files.state(recovered)).toBe('changed')
    expect(await files.save(recovered, 'mine')).toEqual({ kind: 'changed' })
    expect(await mapText()).toBe('theirs')
    expect(await files.save(recovered, 'mine', { overwrite: true })).toEqual({
      kind: 'saved',
      file: recovered,
    })
    expect(await files.save(recovered, 'mine too')).toEqual({ kind: 'saved', file: recovered })
    expect(await files.state(other)).toBe('changed')
  })

  it('is noticed by the window that read before, though another reads after', async () => {
    const files = folder.files()
    const file = await openMap(files)
    await writeFile(folder.at('map'), 'theirs')
    const later = await opened(files, folder.at('map'), 'theirs')
    expect([await files.state(file), await files.state(later)]).toEqual(['changed', 'same'])
    expect(await files.save(file, 'mine')).toEqual({ kind: 'changed' })
    expect(await files.save(later, 'mine')).toEqual({ kind: 'saved', file: later })
    expect(await files.save(file, 'mine too')).toEqual({ kind: 'changed' })
    // The reading of another file tells nothing about this one.
    await writeFile(folder.at('other'), 'theirs')
    const { token } = await opened(files, folder.at('other'), 'theirs')
    expect(await files.save({ ...later, token }, 'mine')).toEqual({ kind: 'changed' })
  })

  it('counts as a change when the file was never read', async () => {
    const files = folder.files()
    await writeFile(folder.at('map'), 'old')
    const file = await files.refOf(folder.at('map'))
    expect(files.fingerprintOf(file)).toBeUndefined()
    expect(await files.save(file, 'new')).toEqual({ kind: 'changed' })
  })
})

describe('saving as', () => {
  it('makes a file, and keeps what it replaces', async () => {
    const files = folder.files()
    const file = await savedAs(files, folder.at('map'), 'one')
    expect(file).toMatchObject({ name: 'map', place: join('~', 'user') })
    expect(await files.state(file)).toBe('same')
    expect(await files.listVersions(file)).toEqual([])
    await writeFile(folder.at('map'), 'theirs')
    const again = await savedAs(files, folder.at('map'), 'two')
    expect(await mapText()).toBe('two')
    expect((await files.listVersions(file)).length).toBe(1)
    expect(await files.save(file, 'three')).toEqual({ kind: 'changed' })
    expect(await files.save(again, 'three')).toEqual({ kind: 'saved', file: again })
  })

  it('tells a missing folder, a folder in place of the file, a name too long', async () => {
    const files = folder.files()
    const fault = async (path: string): Promise<unknown> => files.saveAs(path, 'text')
    expect(await fault(folder.at('none/map'))).toEqual({ kind: 'failed', fault: 'missing' })
    expect(await fault(folder.user)).toEqual({ kind: 'failed', fault: 'no-file' })
    expect(await fault(folder.at('x'.repeat(300)))).toEqual({ kind: 'failed', fault: 'name' })
    expect(await fault(folder.at('a\0b'))).toEqual({ kind: 'failed', fault: 'name' })
    expect(await folder.names()).toEqual([])
  })

  it('takes nothing from a token that was never given', async () => {
    const files = folder.files()
    for (const token of ['', 'x', undefined, {}, '../map', folder.at('map')]) {
      const file = { name: 'map', token }
      expect(files.pathOf(file)).toBeUndefined()
      expect(await files.open(file)).toEqual({ kind: 'failed', name: 'map', fault: 'missing' })
      expect(await files.save(file, 'x', { overwrite: true })).toEqual({ kind: 'failed', fault: 'missing' })
      expect(await files.state(file)).toBe('gone')
      expect(await files.listVersions(file)).toEqual([])
      expect(await files.openVersion(file, '1-1-0123456789abcdef')).toEqual({
        kind: 'failed',
        name: 'map',
        fault: 'missing',
      })
    }
    expect(await folder.names()).toEqual([])
  })
})
