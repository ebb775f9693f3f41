/** The last ten texts of a file, and the litter of killed writes. */
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileRef } from '#shared/host/host'
import { describe, expect, it } from 'vitest'
import { fingerprintOf } from '../../main/files/fingerprint'
import { type ScenarioFiles } from '../../main/files/scenarioFiles'
import { savedAs, scenarioFolder } from './scenarioFolder'
import { watchedFs } from './watchedFs'

const folder = scenarioFolder()

async function texts(files: ScenarioFiles, file: FileRef): Promise<readonly string[]> {
  const versions = await files.listVersions(file)
  const found = await Promise.all(versions.map(({ id }) => files.openVersion(file, id)))
  return found.map((outcome) => (outcome.kind === 'opened' ? outcome.text : outcome.fault))
}

const saved = (files: ScenarioFiles, name: string, text: string): Promise<FileRef> =>
  savedAs(files, folder.at(name), text)

const versionFolders = (): Promise<string[]> => readdir(join(folder.own, 'versions'))

describe('versions', () => {
  it('are the last ten, newest first; the oldest go', async () => {
    const files = folder.files()
    const file = await saved(files, 'map', 'text 0')
    for (let i = 1; i <= 14; i++) await files.save(file, `text ${i}`)
    const last = Array.from({ length: 10 }, (_, i) => `text ${13 - i}`)
    expect(await texts(files, file)).toEqual(last)
    expect((await files.listVersions(file)).map(({ savedAt }) => savedAt / 1000)).toEqual([
      14, 13, 12, 11, 10, 9, 8, 7, 6, 5,
    ])
    const [own] = await versionFolders()
    expect((await readdir(join(folder.own, 'versions', own as string))).length).toBe(11)
    expect(await readFile(join(folder.own, 'versions', own as string, 'path.txt'), 'utf8')).toBe(
      `${folder.at('map')}\n`,
    )
    expect(await texts(folder.files(), file)).toEqual([])
    const later = folder.files()
    expect(await texts(later, await later.refOf(folder.at('map')))).toEqual(last)
  })

  it('are in order though the clock goes backwards or stands', async () => {
    let time = 5000
    const files = folder.files({ now: () => (time = Math.max(0, time - 1500)) })
    const file = await saved(files, 'map', 'a')
    for (const text of ['b', 'c', 'd', 'e', 'f']) await files.save(file, text)
    expect(await texts(files, file)).toEqual(['e', 'd', 'c', 'b', 'a'])
    expect((await files.listVersions(file)).map(({ savedAt }) => savedAt)).toEqual([0, 0, 500, 2000, 3500])
  })

  it('are not kept of a text that is saved unchanged, nor twice in a row', async () => {
    const files = folder.files()
    const file = await saved(files, 'map', 'a')
    await files.save(file, 'a')
    expect(await texts(files, file)).toEqual([])
    await files.save(file, 'b')
    await writeFile(folder.at('map'), 'a')
    await files.save(file, 'c', { overwrite: true })
    expect(await texts(files, file)).toEqual(['a'])
    await files.save(file, 'd')
    expect(await texts(files, file)).toEqual(['c', 'a'])
  })

  it('are ten again after a kill that came before the oldest went', async () => {
    const files = folder.files()
    const file = await saved(files, 'map', 'text 0')
    for (let i = 1; i <= 10; i++) await files.save(file, `text ${i}`)
    const own = join(folder.own, 'versions', (await versionFolders())[0] as string)
    // The eleventh is kept, the first not yet gone, the file not yet replaced.
    await writeFile(join(own, `11-11000-${fingerprintOf('text 10').slice(0, 16)}.castellan`), 'text 10')
    await files.save(file, 'text 11')
    const last = Array.from({ length: 10 }, (_, i) => `text ${10 - i}`)
    expect(await texts(files, file)).toEqual(last)
    expect((await readdir(own)).filter((name) => name.endsWith('.castellan')).length).toBe(10)
  })

  it('are kept as bytes, and told when they are no text', async () => {
    const files = folder.files()
    await writeFile(folder.at('map'), Buffer.from([0xff, 0, 0xfe]))
    const file = await saved(files, 'map', 'text')
    expect(await files.listVersions(file)).toEqual([{ id: expect.any(String), savedAt: 1000, bytes: 3 }])
    expect(await texts(files, file)).toEqual(['not-text'])
  })

  it('belong to their file, and reading one changes nothing about it', async () => {
    const files = folder.files()
    const [file, other] = [await saved(files, 'map', 'a'), await saved(files, 'other', 'a')]
    await files.save(file, 'b')
    const [version] = await files.listVersions(file)
    expect(await files.listVersions(other)).toEqual([])
    expect(await files.openVersion(other, version?.id as string)).toEqual({
      kind: 'failed',
      name: 'other',
      fault: 'missing',
    })
    expect(await files.openVersion(file, version?.id as string)).toEqual({ kind: 'opened', file, text: 'a' })
    expect(await files.state(file)).toBe('same')
    await rm(folder.at('map'))
    expect(await texts(files, file)).toEqual(['a'])
  })

  it.each([
    ['../../../user/map'],
    ['..'],
    [''],
    ['/etc/passwd'],
    ['1-1-0123456789abcdef/../../x'],
    ['1-1-0123456789abcdef\0'],
    ['1-1-0123456789abcdef\n'],
    ['path.txt'],
  ])('are not found by %j', async (id) => {
    const { fs, steps } = watchedFs({ all: true })
    const files = folder.files({ fs })
    const file = await saved(files, 'map', 'a')
    await files.save(file, 'b')
    steps.length = 0
    expect(await files.openVersion(file, id)).toEqual({ kind: 'failed', name: 'map', fault: 'missing' })
    expect(steps).toEqual([])
  })

  it('share their folder with strange things without harm', async () => {
    const files = folder.files()
    const file = await saved(files, 'map', 'a')
    await files.save(file, 'b')
    const own = join(folder.own, 'versions', (await versionFolders())[0] as string)
    await mkdir(join(own, '9-9-0123456789abcdef.castellan'))
    await writeFile(join(own, 'notes.txt'), 'mine')
    expect(await texts(files, file)).toEqual(['a'])
    await files.save(file, 'c')
    expect(await texts(files, file)).toEqual(['b', 'a'])
    expect(await readFile(join(own, 'notes.txt'), 'utf8')).toBe('mine')
  })
})

describe('litter', () => {
  const temporary = '.castellan-01234567-89ab-4cde-8f01-23456789abcd.tmp'
  const START = Date.UTC(2026, 0, 2)
  const before = (START - 1) / 1000
  const after = START / 1000

  async function leave(path: string, time: number): Promise<void> {
    await writeFile(path, 'half')
    await utimes(path, time, time)
  }

  it.each(['open', 'save'] as const)(
    'of killed writes goes when a file beside it is next used (%s)',
    async (use) => {
      await writeFile(folder.at('map'), 'old')
      await leave(folder.at(temporary), before)
      const files = folder.files({ startedAt: START })
      const file = await files.refOf(folder.at('map'))
      expect(await folder.names()).toEqual([temporary, 'map'])
      await (use === 'open' ? files.open(file) : files.save(file, 'new', { overwrite: true }))
      expect(await folder.names()).toEqual(['map'])
    },
  )

  it('is nothing that is in use, that has another name, or that holds what an edition was replacing', async () => {
    await writeFile(folder.at('map'), 'old')
    const inUse = temporary.replace('0', '1')
    const kept = [
      ...['.castellan-notes.tmp', 'castellan-01234567-89ab-4cde-8f01-23456789abcd.tmp', `${temporary}.txt`],
      '.castellan-01234567-89AB-4CDE-8F01-23456789ABCD.tmp',
    ]
    for (const name of kept) await leave(folder.at(name), before)
    await leave(folder.at(inUse), after)
    await mkdir(folder.at(temporary))
    await mkdir(join(folder.at(temporary), 'old'))
    await writeFile(join(folder.at(temporary), 'old', 'LISEZMOI.txt'), 'the one before')
    await utimes(folder.at(temporary), before, before)
    const files = folder.files({ startedAt: START })
    await files.open(await files.refOf(folder.at('map')))
    expect(await folder.names()).toEqual([...kept, inUse, temporary, 'map'].sort())
  })

  it('is never that of a program which still runs, however old it is', async () => {
    await writeFile(folder.at('map'), 'old')
    const of = (pid: number): string => temporary.replace('-', `-${pid}-`)
    // None can be of this process from before it began: an earlier process had its number.
    const [running, ended] = [of(process.ppid), of(process.pid)]
    for (const name of [running, ended]) await leave(folder.at(name), before)
    const files = folder.files({ startedAt: START })
    await files.open(await files.refOf(folder.at('map')))
    expect(await folder.names()).toEqual([running, 'map'])
  })

  it('of a killed publication goes with its folder', async () => {
    await writeFile(folder.at('map'), 'old')
    await mkdir(join(folder.at(temporary), 'old'), { recursive: true })
    await leave(join(folder.at(temporary), 'livret.pdf'), before)
    await utimes(folder.at(temporary), before, before)
    const files = folder.files({ startedAt: START })
    await files.open(await files.refOf(folder.at('map')))
    expect(await folder.names()).toEqual(['map'])
  })

  it('that cannot be removed or listed keeps nobody from working', async () => {
    await leave(folder.at(temporary), before)
    for (const step of ['unlink temporary', 'lstat temporary', 'readdir user']) {
      const { fs, failAt } = watchedFs()
      failAt(step, 'EACCES')
      const files = folder.files({ fs, startedAt: START })
      expect((await files.saveAs(folder.at('map'), step)).kind).toBe('saved')
      expect(await folder.names()).toEqual([temporary, 'map'])
    }
  })

  it('goes from the folder of the versions too', async () => {
    const first = folder.files()
    await first.save(await saved(first, 'map', 'a'), 'b')
    const own = join(folder.own, 'versions', (await versionFolders())[0] as string)
    await leave(join(own, temporary), before)
    const files = folder.files({ startedAt: START })
    expect((await files.saveAs(folder.at('map'), 'c')).kind).toBe('saved')
    expect((await readdir(own)).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })
})
