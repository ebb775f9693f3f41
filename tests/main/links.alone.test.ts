/** One file under many names: links and spellings. */
import { execFileSync } from 'node:child_process'
import { link, lstat, mkdir, readFile, readlink, rename, symlink, writeFile } from 'node:fs/promises'
import * as promises from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { type FileSystem } from '../../main/files/fileSystem'
import { readBytes } from '../../main/files/readFile'
import { opened, savedAs, scenarioFolder } from './scenarioFolder'

const folder = scenarioFolder()

describe.skipIf(process.platform === 'win32')('links', () => {
  it('lead to one token; saving leaves them links', async () => {
    await mkdir(folder.at('deep'))
    await writeFile(folder.at('deep/map'), 'old')
    await symlink('deep/map', folder.at('link'))
    await symlink('deep', folder.at('folder'))
    const files = folder.files()
    const file = await files.refOf(folder.at('link'))
    expect(file.name).toBe('map')
    for (const name of ['deep/map', 'folder/map', 'folder/../link', 'deep//map'])
      expect(await files.refOf(folder.at(name))).toEqual(file)
    expect(files.pathOf(file)).toBe(folder.at('deep/map'))
    const read = await opened(files, folder.at('link'), 'old')
    expect(await files.save(read, 'new')).toEqual({ kind: 'saved', file: read })
    expect((await savedAs(files, folder.at('folder/map'), 'newer')).token).toBe(file.token)
    expect(await readlink(folder.at('link'))).toBe('deep/map')
    expect(await readFile(folder.at('deep/map'), 'utf8')).toBe('newer')
    expect(await folder.names()).toEqual(['deep', 'folder', 'link'])
  })

  // Between the look at the links and the writing: before the temporary file is there, and after the last look.
  it.each(['open', 'rename'] as const)(
    'put in place of the folder at “%s” lead nothing astray',
    async (moment) => {
      await mkdir(folder.at('chosen'))
      await mkdir(folder.at('other'))
      await writeFile(folder.at('chosen/map'), 'old')
      await writeFile(folder.at('other/map'), 'secret')
      let swapped = false
      const swap = async (): Promise<void> => {
        if (swapped) return
        swapped = true
        await rename(folder.at('chosen'), folder.at('chosen.old'))
        await symlink(folder.at('other'), folder.at('chosen'))
      }
      const fs: FileSystem = {
        ...promises,
        async open(path, flags) {
          if (moment === 'open' && path.startsWith(folder.at('chosen/.castellan-'))) await swap()
          return promises.open(path, flags)
        },
        async rename(from, to) {
          if (moment === 'rename' && to === folder.at('chosen/map')) await swap()
          return promises.rename(from, to)
        },
      }
      const files = folder.files({ fs })
      const file = await opened(files, folder.at('chosen/map'), 'old')
      expect(await files.save(file, 'new')).toEqual({ kind: 'failed', fault: 'missing' })
      expect(swapped).toBe(true)
      expect(await promises.readdir(folder.at('other'))).toEqual(['map'])
      expect(await readFile(folder.at('other/map'), 'utf8')).toBe('secret')
      expect(await readFile(folder.at('chosen.old/map'), 'utf8')).toBe('old')
    },
  )

  it('that lead nowhere stay, and the file they name is made', async () => {
    await symlink('target', folder.at('link'))
    await symlink('link', folder.at('link to link'))
    const files = folder.files()
    const file = await files.refOf(folder.at('link to link'))
    expect(files.pathOf(file)).toBe(folder.at('target'))
    expect(await files.open(file)).toEqual({ kind: 'failed', name: 'target', fault: 'missing' })
    expect((await savedAs(files, folder.at('link to link'), 'new')).token).toBe(file.token)
    expect(await folder.names()).toEqual(['link', 'link to link', 'target'])
    expect(await readlink(folder.at('link'))).toBe('target')
    expect(await readFile(folder.at('link to link'), 'utf8')).toBe('new')
  })

  it('that lead to each other are said to lead in a circle', async () => {
    await symlink('b', folder.at('a'))
    await symlink('a', folder.at('b'))
    const files = folder.files()
    const file = await files.refOf(folder.at('a'))
    expect(await files.open(file)).toEqual({ kind: 'failed', name: file.name, fault: 'links' })
    expect(await files.saveAs(folder.at('a'), 'new')).toEqual({ kind: 'failed', fault: 'links' })
    expect((await lstat(folder.at('a'))).isSymbolicLink()).toBe(true)
    expect(await folder.names()).toEqual(['a', 'b'])
  })

  // These never end, or wait for a writer: a hang would be the failure.
  it('to a device or pipe are refused at once', async () => {
    await symlink('/dev/zero', folder.at('zero'))
    execFileSync('mkfifo', [folder.at('pipe')])
    await symlink('pipe', folder.at('to pipe'))
    const files = folder.files()
    for (const name of ['zero', 'pipe', 'to pipe']) {
      const file = await files.refOf(folder.at(name))
      expect(await files.open(file)).toEqual({ kind: 'failed', name: file.name, fault: 'no-file' })
    }
    for (const name of ['pipe', 'to pipe'])
      expect(await files.saveAs(folder.at(name), 'x')).toEqual({ kind: 'failed', fault: 'no-file' })
    expect((await lstat(folder.at('pipe'))).isFIFO()).toBe(true)
    expect(await folder.names()).toEqual(['pipe', 'to pipe', 'zero'])
  })

  it('put in place of a file between asking and opening are refused too', async () => {
    await writeFile(folder.at('map'), 'old')
    execFileSync('mkfifo', [folder.at('pipe')])
    const swapped: FileSystem = {
      ...promises,
      stat: async (path) => {
        const stats = await promises.stat(path)
        await rename(folder.at('pipe'), folder.at('map'))
        return stats
      },
    }
    await expect(readBytes(folder.at('map'), 100, swapped)).rejects.toMatchObject({ code: 'EFTYPE' })
  })

  it('of the hard kind are two files: saving one leaves the other', async () => {
    await writeFile(folder.at('map'), 'old')
    await link(folder.at('map'), folder.at('twin'))
    const files = folder.files()
    const [file, twin] = [await files.refOf(folder.at('map')), await files.refOf(folder.at('twin'))]
    expect(twin.token).not.toBe(file.token)
    await files.save(file, 'new', { overwrite: true })
    expect(await readFile(folder.at('map'), 'utf8')).toBe('new')
    expect(await readFile(folder.at('twin'), 'utf8')).toBe('old')
  })
})

// Windows refuses them, and spaces at the end.
const notOnWindows =
  process.platform === 'win32' ? [] : [['-rf "quotes" $(sh) %20 #1?&.castellan'], [' spaces ']]

describe('names', () => {
  it.each([
    ...notOnWindows,
    ['château fort.castellan'.normalize('NFC')],
    ['château fort.castellan'.normalize('NFD')],
    ['🏰 siège 👩🏽‍🚒.castellan'],
    ['.. leading dots.castellan'],
    ['ｆｕｌｌ 城 قلعة.castellan'],
    [`${'é'.repeat(122)}n.castellan`],
  ])('are taken as they are: %s', async (name) => {
    const files = folder.files()
    await savedAs(files, folder.at(name), 'text')
    expect(await folder.names()).toEqual([name])
    const file = await opened(files, folder.at(name), 'text')
    expect(file.name).toBe(name)
    expect(await files.save(file, 'more')).toEqual({ kind: 'saved', file })
    expect((await files.listVersions(file)).length).toBe(1)
  })

  it('have one token before and after the file is made', async () => {
    const files = folder.files()
    const before = await files.refOf(folder.at('map'))
    await files.saveAs(folder.at('map'), 'text')
    const after = await Promise.all([1, 2, 3].map(() => files.refOf(folder.at('map'))))
    expect(after).toEqual([before, before, before])
  })

  it('have one token when two ask at the same moment', async () => {
    await writeFile(folder.at('map'), '')
    let asked = 0
    let answer = (): void => undefined
    const both = new Promise<void>((resolve) => (answer = resolve))
    const together: FileSystem = {
      ...promises,
      realpath: async (path) => {
        const real = await promises.realpath(path)
        if (path !== folder.at('map')) return real
        if (++asked === 2) answer()
        await both
        return real
      },
    }
    const files = folder.files({ fs: together })
    const [one, two] = await Promise.all([1, 2].map(() => files.refOf(folder.at('map'))))
    expect(one).toEqual(two)
  })

  // Where the system knows no such spellings, two names of one file play them.
  it('that differ in case or accents are one file where the system says so', async () => {
    const name = folder.at('Château'.normalize('NFC'))
    const other = folder.at('CHÂTEAU'.normalize('NFD'))
    await writeFile(name, 'old')
    await link(name, other).catch(() => undefined)
    const files = folder.files()
    expect(await files.refOf(other)).toEqual(await files.refOf(name))
  })

  it.skipIf(process.platform !== 'linux')('that differ in case are two files on Linux', async () => {
    await writeFile(folder.at('a'), '')
    await writeFile(folder.at('A'), '')
    const files = folder.files()
    expect((await files.refOf(folder.at('a'))).token).not.toBe((await files.refOf(folder.at('A'))).token)
  })
})
