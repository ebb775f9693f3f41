/** The folder of an edition: all files or none, what is not ours left alone (XCH-8). */
import * as promises from 'node:fs/promises'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { digestOf } from '#shared/interchange/publication/contentDigest'
import { type EditionList, writeEditionList } from '#shared/interchange/publication/editionList'
import { editionInFolder, type FolderFs, writeEditionFolder } from '../../main/files/editionFolder'

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'castellan-edition-'))
  folder = join(parent, 'jeu')
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The files of an edition with these sheets, its list the last. */
function edition(sheets: Readonly<Record<string, string>>) {
  const files = Object.entries(sheets).map(([name, text]) => ({ name, bytes: bytesOf(text) }))
  const list: EditionList = {
    ...{ title: 'Jeu', authors: [], date: '', program: '1', state: digestOf(bytesOf('state')) },
    ...{ languages: ['fr'], kinds: [], paper: 'a4', style: 'ink' },
    sheets: files.map(({ name, bytes }) => ({ file: name, bytes: digestOf(bytes) })),
  }
  return [...files, { name: 'publication.json', bytes: bytesOf(writeEditionList(list)) }]
}

const never = { mayReplace: () => Promise.resolve(false) }
const always = { mayReplace: () => Promise.resolve(true) }

/** Every file with its text. */
function held(): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name !== 'publication.json')
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

const FIRST = { 'a.pdf': 'one', 'b.pdf': 'two' }
const SECOND = { 'a.pdf': 'one, again', 'c.pdf': 'three' }

describe('a folder of its own', () => {
  it('is made whole, beside which nothing is left', async () => {
    expect(await writeEditionFolder(folder, edition(FIRST), never)).toEqual({ kind: 'written', removed: [] })
    expect([held(), readdirSync(parent)]).toEqual([FIRST, ['jeu']])
    expect(await editionInFolder(folder)).toMatchObject({ altered: [], missing: [], list: { title: 'Jeu' } })
  })

  it('takes the next edition without a question; what that lacks is taken away', async () => {
    await writeEditionFolder(folder, edition(FIRST), never)
    writeFileSync(join(folder, 'own notes.txt'), 'mine')
    expect(await writeEditionFolder(folder, edition(SECOND), never)).toEqual({
      kind: 'written',
      removed: ['b.pdf'],
    })
    expect(held()).toEqual({ ...SECOND, 'own notes.txt': 'mine' })
  })

  it('without a folder to stand in is refused', async () => {
    await expect(writeEditionFolder(join(parent, 'no', 'jeu'), edition(FIRST), never)).rejects.toThrow(
      /ENOENT/,
    )
    expect(readdirSync(parent)).toEqual([])
  })

  it('that is a file is refused', async () => {
    writeFileSync(folder, 'x')
    await expect(writeEditionFolder(folder, edition(FIRST), always)).rejects.toMatchObject({
      code: 'ENOTDIR',
    })
  })
})

describe('files that are not ours', () => {
  it('stay, and nothing is written, unless they may be replaced', async () => {
    mkdirSync(folder)
    writeFileSync(join(folder, 'a.pdf'), 'mine')
    expect(await writeEditionFolder(folder, edition(FIRST), never)).toEqual({
      kind: 'taken',
      strangers: ['a.pdf'],
    })
    expect(held()).toEqual({ 'a.pdf': 'mine' })
    expect(await writeEditionFolder(folder, edition(FIRST), always)).toEqual({ kind: 'written', removed: [] })
    expect(held()).toEqual(FIRST)
  })

  it('are ours no longer when somebody has changed them: neither replaced nor taken away', async () => {
    await writeEditionFolder(folder, edition(FIRST), never)
    writeFileSync(join(folder, 'a.pdf'), 'with my notes')
    writeFileSync(join(folder, 'b.pdf'), 'with my notes')
    expect(await editionInFolder(folder)).toMatchObject({ altered: ['a.pdf', 'b.pdf'] })
    expect(await writeEditionFolder(folder, edition(SECOND), never)).toEqual({
      kind: 'taken',
      strangers: ['a.pdf'],
    })
    expect(await writeEditionFolder(folder, edition(SECOND), always)).toEqual({
      kind: 'written',
      removed: [],
    })
    expect(held()).toEqual({ ...SECOND, 'b.pdf': 'with my notes' })
  })

  it('are not ours because a list says so that is none', async () => {
    mkdirSync(folder)
    writeFileSync(join(folder, 'publication.json'), '{"format":"another"}')
    expect(await writeEditionFolder(folder, edition(FIRST), never)).toMatchObject({
      strangers: ['publication.json'],
    })
  })

  it('behind links and in folders are never touched', async () => {
    const outside = join(parent, 'outside.txt')
    writeFileSync(outside, 'mine')
    mkdirSync(folder)
    symlinkSync(outside, join(folder, 'a.pdf'))
    await expect(writeEditionFolder(folder, edition(FIRST), always)).rejects.toMatchObject({ code: 'EFTYPE' })
    rmSync(join(folder, 'a.pdf'))
    mkdirSync(join(folder, 'b.pdf'))
    await expect(writeEditionFolder(folder, edition(FIRST), always)).rejects.toMatchObject({ code: 'EFTYPE' })
    expect([readFileSync(outside, 'utf8'), readdirSync(folder)]).toEqual(['mine', ['b.pdf']])
  })
})

describe('a step that fails', () => {
  /** Fails at the n-th renaming. */
  function failingAt(nth: number): { fs: FolderFs; count(): number } {
    let renamings = 0
    const fs: FolderFs = {
      ...promises,
      async rename(from, to) {
        renamings += 1
        if (renamings === nth) throw Object.assign(new Error('no'), { code: 'ENOSPC' })
        await promises.rename(from, to)
      },
    }
    return { fs, count: () => renamings }
  }

  it('leaves the old edition whole, whichever it is', async () => {
    // The old of b, a and the list set aside; a, c and the list in their places.
    for (let nth = 1; nth <= 6; nth++) {
      rmSync(folder, { recursive: true, force: true })
      await writeEditionFolder(folder, edition(FIRST), never)
      const before = [held(), readFileSync(join(folder, 'publication.json'), 'utf8')]
      const { fs } = failingAt(nth)
      await expect(writeEditionFolder(folder, edition(SECOND), { ...never, fs })).rejects.toThrow('no')
      expect([held(), readFileSync(join(folder, 'publication.json'), 'utf8')], `step ${nth}`).toEqual(before)
    }
    const { fs, count } = failingAt(Infinity)
    await writeEditionFolder(folder, edition(SECOND), { ...never, fs })
    expect(count()).toBe(6)
  })

  it('in a new folder leaves none', async () => {
    await expect(
      writeEditionFolder(folder, edition(FIRST), { ...never, fs: failingAt(1).fs }),
    ).rejects.toThrow('no')
    expect([existsSync(folder), readdirSync(parent)]).toEqual([false, []])
  })
})
