/** The journal of what windows hold: byte for byte, whole or not at all, and never thrown away by itself. */
import { mkdir, readdir, readFile, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type KeptEntry, type RecoveryEntry } from '#shared/host/host'
import { createRng } from '#shared/lang/rng'
import { describe, expect, it } from 'vitest'
import { createJournal, type Journal } from '../../main/files/journal'
import { opened, readingOf, scenarioFolder } from './scenarioFolder'
import { watchedFs } from './watchedFs'

const folder = scenarioFolder()

const journal = (): Journal => createJournal({ folder: folder.own, files: folder.files() })
const inJournal = (name: string): string => join(folder.own, 'journal', name)
const names = async (): Promise<string[]> => (await readdir(join(folder.own, 'journal'))).sort()
const entry = (id: string, text: string, savedAt = 1): RecoveryEntry => ({
  id,
  name: `map ${id}`,
  savedAt,
  text,
})

/** Letters of every length in UTF-8, line ends, zeros, marks; halves of letters excepted. */
function oddText(seed: number): string {
  const rng = createRng(seed)
  const letters = [
    'a',
    '\n',
    '\r\n',
    '\0',
    '"',
    '\\',
    '{"id":"x"}\n',
    '\ufeff',
    'é',
    'e\u0301',
    '\u2028',
    '🏰',
    '\u{10ffff}',
  ]
  return Array.from({ length: 200 }, () => letters[rng.below(letters.length)]).join('')
}

describe('the journal', () => {
  it('gives back byte for byte what was kept, newest first, after a new start', async () => {
    const kept = [entry('a', oddText(1), 10), entry('b', '', 30), entry('c', '\n\n', 20)]
    await Promise.all(kept.map(journal().keep))
    expect(await journal().list()).toEqual([kept[1], kept[2], kept[0]])
    for (let seed = 2; seed < 40; seed++) {
      const odd = { ...entry('a', oddText(seed), seed), name: oddText(seed + 1000) }
      await journal().keep(odd)
      expect((await journal().list()).find(({ id }) => id === 'a')).toEqual(odd)
    }
    expect(await names()).toEqual(['window-a.journal', 'window-b.journal', 'window-c.journal'])
  })

  // The writer of scenarios escapes halves of letters (`\ud83c`); in raw text UTF-8 has no place for them.
  it('puts the sign for a lost letter in place of half a letter, as saving does', async () => {
    await journal().keep(entry('a', 'x\ud83cy'))
    expect((await journal().list())[0]?.text).toBe('x\ufffdy')
    await folder.files().saveAs(folder.at('map'), 'x\ud83cy')
    expect(await readFile(folder.at('map'), 'utf8')).toBe('x\ufffdy')
  })

  it('keeps the file and what it was read as, so that a change is noticed after a kill', async () => {
    await writeFile(folder.at('map'), 'read')
    const before = folder.files()
    const file = await opened(before, folder.at('map'), 'read')
    await createJournal({ folder: folder.own, files: before }).keep({ ...entry('a', 'edited'), file })

    const files = folder.files()
    const later = createJournal({ folder: folder.own, files })
    const recovered = (await later.list())[0]?.file
    if (!recovered) throw new Error('no file')
    expect(recovered).toEqual(readingOf(await files.refOf(folder.at('map'))))
    expect(files.pathOf(recovered)).toBe(folder.at('map'))
    expect(await files.state(recovered)).toBe('same')
    await writeFile(folder.at('map'), 'theirs')
    expect(await files.save(recovered, 'edited')).toEqual({ kind: 'changed' })
    await later.keep({ ...entry('a', 'edited more'), file: recovered })
    const again = (await later.list())[0]?.file
    expect(again && (await files.save(again, 'edited more'))).toEqual({ kind: 'changed' })
  })

  it('keeps of which file it is an earlier version', async () => {
    const version = { of: 'Été 🏰.castellan', savedAt: 1_700_000_000_000 }
    await journal().keep({ ...entry('a', 'text'), version })
    expect(await journal().list()).toEqual([{ ...entry('a', 'text'), version }])
  })

  it('takes a file that holds the very text for saved, whatever was known of it', async () => {
    const before = folder.files()
    await writeFile(folder.at('map'), 'read')
    const file = await opened(before, folder.at('map'), 'read')
    await createJournal({ folder: folder.own, files: before }).keep({ ...entry('a', 'edited'), file })
    // The program is killed before the journal hears of this.
    await before.save(file, 'edited')

    const files = folder.files()
    const recovered = (await createJournal({ folder: folder.own, files }).list())[0]?.file
    expect(recovered && (await files.save(recovered, 'edited more'))).toEqual({
      kind: 'saved',
      file: recovered,
    })
  })

  it('forgets the file of a token that nobody gave', async () => {
    await journal().keep({ ...entry('a', 'text'), file: { name: 'map', token: '/etc/passwd' } })
    expect(await journal().list()).toEqual([entry('a', 'text')])
  })

  it('has of one window what came last, and nothing after dropping', async () => {
    const one = journal()
    await Promise.all([one.keep(entry('a', '1')), one.keep(entry('a', '2')), one.keep(entry('a', '3'))])
    expect(await one.list()).toEqual([entry('a', '3')])
    await Promise.all([one.keep(entry('a', '4')), one.drop('a'), one.keep(entry('b', '5'))])
    expect(await one.list()).toEqual([entry('b', '5')])
    await one.drop('a')
    await one.drop('b')
    expect(await names()).toEqual([])
  })

  it.each(['../a', 'a/b', '', 'a'.repeat(65), 'a.b', 'é', 'a\n', 'a\0', '..'])(
    'refuses the id %j',
    async (id) => {
      await expect(journal().keep(entry(id, 'text'))).rejects.toMatchObject({ code: 'EINVAL' })
      await expect(journal().drop(id)).rejects.toMatchObject({ code: 'EINVAL' })
      await expect(names()).rejects.toMatchObject({ code: 'ENOENT' })
    },
  )

  it('is empty before anything was kept', async () => {
    expect(await journal().list()).toEqual([])
    await journal().drop('a')
  })

  it.each(['ENOSPC', 'EIO'])('keeps the entry before when a step fails with %s, and tells', async (code) => {
    await journal().keep(entry('a', 'before'))
    const plain = watchedFs()
    await createJournal({ folder: folder.own, files: folder.files(), fs: plain.fs }).keep(
      entry('a', 'before'),
    )
    const before = plain.steps.slice(0, plain.steps.findIndex((step) => step.startsWith('rename')) + 1)
    expect(before.slice(-4)).toEqual([
      ...['write temporary', 'flush temporary', 'close temporary'],
      'rename temporary to window-a.journal',
    ])
    for (const step of before) {
      const { fs, failAt } = watchedFs()
      failAt(step, code)
      const failing = createJournal({ folder: folder.own, files: folder.files(), fs })
      await expect(failing.keep(entry('a', 'after'))).rejects.toMatchObject({ code })
      expect(await journal().list()).toEqual([entry('a', 'before')])
      expect(await names()).toEqual(['window-a.journal'])
    }
  })
})

describe('the large pictures of the journal', () => {
  const A = 'a'.repeat(64)
  const B = 'b'.repeat(64)
  const fileOf = (id: string, hash: string): string => `window-${id}.${hash}.picture`
  /** The text with the pictures left out in its middle; `told`: with what they hold. */
  const withPictures = (id: string, hashes: readonly string[], told = hashes): KeptEntry => ({
    ...entry(id, '<é>'),
    pictures: hashes.map((hash) => ({
      ...{ hash, at: 2 },
      ...(told.includes(hash) && { base64: `(${hash[0]})` }),
    })),
  })

  it('are files of their own, written once, and in the text again after a new start', async () => {
    const one = journal()
    await one.keep(withPictures('w', [A, B]))
    const pictureA = fileOf('w', A)
    await utimes(inJournal(pictureA), 5, 5)
    await one.keep({ ...withPictures('w', [A, B], []), savedAt: 7 })
    expect(await names()).toEqual([fileOf('w', A), fileOf('w', B), 'window-w.journal'])
    expect((await stat(inJournal(pictureA))).mtimeMs).toBe(5000)
    expect(await readFile(inJournal(pictureA), 'utf8')).toBe('(a)')
    expect(await journal().list()).toEqual([{ ...entry('w', '<é(a)(b)>'), savedAt: 7 }])
  })

  it('go when the state names them no more, and with the entry; those of other windows stay', async () => {
    const one = journal()
    await one.keep(withPictures('w', [A, B]))
    await one.keep(withPictures('w-2', [A]))
    await one.keep(withPictures('w', [B], []))
    expect(await names()).toEqual([
      fileOf('w-2', A),
      'window-w-2.journal',
      fileOf('w', B),
      'window-w.journal',
    ])
    await one.drop('w')
    expect(await names()).toEqual([fileOf('w-2', A), 'window-w-2.journal'])
  })

  it('keep the entry before when one that is told by its hash is not there', async () => {
    await journal().keep(withPictures('w', [A]))
    await expect(journal().keep(withPictures('w', [A, B], []))).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await journal().list()).toEqual([entry('w', '<é(a)>')])
  })

  it('take a file that holds the whole text for saved', async () => {
    const before = folder.files()
    await writeFile(folder.at('map'), 'read')
    const file = await opened(before, folder.at('map'), 'read')
    await createJournal({ folder: folder.own, files: before }).keep({ ...withPictures('w', [A]), file })
    await before.save(file, '<é(a)>')
    const files = folder.files()
    const recovered = (await createJournal({ folder: folder.own, files }).list())[0]?.file
    expect(recovered && (await files.state(recovered))).toBe('same')
  })

  it.each(['ENOSPC', 'EIO'])('keep the entry before when a step fails with %s', async (code) => {
    await journal().keep(withPictures('w', [A]))
    const plain = watchedFs()
    const next = withPictures('w', [B])
    await createJournal({ folder: folder.own, files: folder.files(), fs: plain.fs }).keep(next)
    await journal().keep(withPictures('w', [A]))
    const upTo = plain.steps.findLastIndex((step) => step.startsWith('rename'))
    expect(plain.steps.filter((step) => step.startsWith('rename') || step.startsWith('unlink'))).toEqual([
      `rename temporary to ${fileOf('w', B)}`,
      'rename temporary to window-w.journal',
      `unlink ${fileOf('w', A)}`,
    ])
    for (const step of new Set(plain.steps.slice(0, upTo + 1))) {
      const { fs, failAt } = watchedFs()
      failAt(step, code)
      const failing = createJournal({ folder: folder.own, files: folder.files(), fs })
      await expect(failing.keep(next)).rejects.toMatchObject({ code })
      expect(await journal().list()).toEqual([entry('w', '<é(a)>')])
    }
  })

  it('of a kill before their entry was written go at the next start, not under the hands of another program', async () => {
    const lost = fileOf('w', A)
    await journal().keep(withPictures('other', [A]))
    await writeFile(inJournal(lost), 'young')
    await journal().list()
    expect(await names()).toContain(lost)
    await utimes(inJournal(lost), 1, 1)
    await utimes(inJournal(fileOf('other', A)), 1, 1)
    await journal().list()
    expect(await names()).toEqual([fileOf('other', A), 'window-other.journal'])
  })

  it('stay with an entry that is damaged and set aside', async () => {
    await journal().keep(withPictures('w', [A]))
    await utimes(inJournal(fileOf('w', A)), 1, 1)
    await writeFile(inJournal('window-w.journal'), 'x')
    expect(await journal().list()).toEqual([])
    expect(await journal().list()).toEqual([])
    expect(await readFile(inJournal(fileOf('w', A)), 'utf8')).toBe('(a)')
  })

  it('that are gone leave their entry unoffered, and on disk', async () => {
    await journal().keep(withPictures('w', [A]))
    await unlink(inJournal(fileOf('w', A)))
    expect(await journal().list()).toEqual([])
    expect(await names()).toEqual(['window-w.journal'])
  })

  it('are none in a journal of an earlier version', async () => {
    await journal().keep(entry('new', 'x'))
    await writeFile(
      inJournal('window-old.journal'),
      '{"id":"old","name":"map old","savedAt":1}\n{"images":{}}',
    )
    expect(await journal().list()).toContainEqual(entry('old', '{"images":{}}'))
  })
})

it('tells when an entry could not be dropped', async () => {
  await journal().keep(entry('a', 'text'))
  const { fs, failAt } = watchedFs()
  failAt('unlink window-a.journal', 'EACCES')
  const failing = createJournal({ folder: folder.own, files: folder.files(), fs })
  await expect(failing.drop('a')).rejects.toMatchObject({ code: 'EACCES' })
  expect(await journal().list()).toEqual([entry('a', 'text')])
})

describe('what is damaged in the journal', () => {
  it.each([
    ['no line', 'x'],
    ['nothing', ''],
    ['no JSON', '{"id":"bad"\ntext'],
    ['no object', 'null\ntext'],
    ['no time', '{"id":"bad","name":"n"}\ntext'],
    ['the id of another', '{"id":"good","name":"n","savedAt":1}\ntext'],
    ['a path that is none', '{"id":"bad","name":"n","savedAt":1,"path":{}}\ntext'],
    ['text that is no UTF-8', Buffer.from('{"id":"bad","name":"n","savedAt":1}\n\xff', 'latin1')],
  ])('is left out and set aside, whole: %s', async (_, bytes) => {
    await journal().keep(entry('good', 'text'))
    await writeFile(inJournal('window-bad.journal'), bytes)
    expect(await journal().list()).toEqual([entry('good', 'text')])
    const [aside, ...others] = await names()
    expect(aside).toMatch(/^window-bad\.journal\.[0-9a-f-]{36}\.damaged$/)
    expect(others).toEqual(['window-good.journal'])
    expect(await readFile(inJournal(aside as string))).toEqual(Buffer.from(bytes as string))
    expect(await journal().list()).toEqual([entry('good', 'text')])
  })

  it('is not what cannot be read just now, nor what is not ours', async () => {
    const one = journal()
    await one.keep(entry('a', 'text'))
    await mkdir(inJournal('window-folder.journal'))
    const foreign = ['notes.txt', 'window-.journal', 'window-a b.journal', 'x.journal']
    for (const name of foreign) await writeFile(inJournal(name), 'mine')
    expect(await one.list()).toEqual([entry('a', 'text')])
    const { fs, failAt } = watchedFs()
    failAt('open window-a.journal', 'EIO')
    expect(await createJournal({ folder: folder.own, files: folder.files(), fs }).list()).toEqual([])
    expect(await names()).toEqual([...foreign, 'window-a.journal', 'window-folder.journal'].sort())
    expect(await one.list()).toEqual([entry('a', 'text')])
  })

  it('is not the litter of a killed write, which goes', async () => {
    await journal().keep(entry('a', 'text'))
    const temporary = inJournal('.castellan-01234567-89ab-4cde-8f01-23456789abcd.tmp')
    await writeFile(temporary, 'half')
    await utimes(temporary, 1, 1)
    expect(await journal().list()).toEqual([entry('a', 'text')])
    expect(await names()).toEqual(['window-a.journal'])
  })
})
