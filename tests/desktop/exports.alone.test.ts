/** Finished files: saved where the reader says, or shown in a viewer. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type ExportFile } from '#shared/host/host'
import { digestOf } from '#shared/interchange/publication/contentDigest'
import { writeEditionList } from '#shared/interchange/publication/editionList'
import { newFolder, page, start } from './started'

const file = (name: string, text: string, type: ExportFile['type'] = 'image/png'): ExportFile => ({
  name,
  type,
  bytes: new TextEncoder().encode(text),
})
const read = (path: string): string => readFileSync(path, 'utf8')

describe('saving exports', () => {
  test('one goes where the reader says; nothing when he gives up', async () => {
    const path = join(newFolder(), 'carte.png')
    const { shell, pages } = await start()
    const { host } = pages[0]!
    shell.dialogs.next({ kind: 'save', path: undefined })
    expect(await host.saveExports([file('La sortie: carte.png', 'picture')])).toBeUndefined()
    shell.dialogs.next({ kind: 'save', path })
    expect(await host.saveExports([file('La sortie: carte.png', 'picture')])).toEqual({
      kind: 'saved',
      name: 'carte.png',
      place: dirname(path),
    })
    expect(read(path)).toBe('picture')
    const options = shell.dialogs.shown.map((shown) => shown.kind === 'save' && shown.options)
    expect(options[1]).toMatchObject({
      defaultPath: 'La sortie- carte.png',
      filters: [{ name: 'PNG', extensions: ['png'] }],
    })
  })

  test('a name without an ending gets it, and what then stands there is asked about', async () => {
    const folder = newFolder()
    const { shell, pages } = await start()
    writeFileSync(join(folder, 'carte.svg'), 'old')
    shell.dialogs.next({ kind: 'save', path: join(folder, 'carte') })
    shell.dialogs.next({ kind: 'message', button: 'Annuler' })
    const files = [file('carte.svg', 'new', 'image/svg+xml')]
    expect(await pages[0]!.host.saveExports(files)).toBeUndefined()
    expect(read(join(folder, 'carte.svg'))).toBe('old')
    shell.dialogs.next({ kind: 'save', path: join(folder, 'carte') })
    shell.dialogs.next({ kind: 'message', button: 'Remplacer' })
    expect(await pages[0]!.host.saveExports(files)).toEqual({
      kind: 'saved',
      name: 'carte.svg',
      place: folder,
    })
    expect([read(join(folder, 'carte.svg')), readdirSync(folder)]).toEqual(['new', ['carte.svg']])
  })

  test('several go to a folder; those that are there already are asked about first', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, '2.png'), 'old')
    writeFileSync(join(folder, '3.png'), 'old')
    const { shell, pages } = await start()
    const files = [file('1.png', 'a'), file('2.png', 'b'), file('3.png', 'c')]
    shell.dialogs.next({ kind: 'open', paths: [folder] })
    shell.dialogs.next({ kind: 'message', button: 'Annuler' })
    expect(await pages[0]!.host.saveExports(files)).toBeUndefined()
    expect(readdirSync(folder)).toEqual(['2.png', '3.png'])
    shell.dialogs.next({ kind: 'open', paths: [folder] })
    shell.dialogs.next({ kind: 'message', button: 'Remplacer' })
    expect(await pages[0]!.host.saveExports(files)).toEqual({ kind: 'saved', place: folder })
    expect(['1.png', '2.png', '3.png'].map((name) => read(join(folder, name)))).toEqual(['a', 'b', 'c'])
    const question = shell.dialogs.shown[1]
    expect(question?.kind === 'message' && question.options.message).toBe(
      'Remplacer 2 fichiers qui existent déjà dans ce dossier\u202f?',
    )
  })

  test('names that lead elsewhere stay in the folder', async () => {
    const folder = join(newFolder(), 'chosen')
    mkdirSync(folder)
    const { shell, pages } = await start()
    shell.dialogs.next({ kind: 'open', paths: [folder] })
    const names = ['../out.png', '/tmp/castellan-evil.png', '..\\win.png', 'C:\\x.png', '..', 'con.png']
    expect(await pages[0]!.host.saveExports(names.map((name) => file(name, 'x')))).toEqual({
      kind: 'saved',
      place: folder,
    })
    expect(readdirSync(folder).sort()).toEqual(
      ['C-x.png', '_con.png', 'out.png', 'scenario.png', 'tmp-castellan-evil.png', 'win.png'].sort(),
    )
    expect(readdirSync(dirname(folder))).toEqual(['chosen'])
  })

  test('a folder that refuses is a fault in plain words', async () => {
    const { shell, pages } = await start()
    shell.dialogs.next({ kind: 'save', path: join(newFolder(), 'missing', 'x.png') })
    expect(await pages[0]!.host.saveExports([file('x.png', 'x')])).toEqual({
      kind: 'failed',
      fault: 'missing',
    })
  })
})

describe('printing', () => {
  const pdf = file('La sortie.pdf', '%PDF', 'application/pdf')

  test('shows the PDF in a viewer, in a folder of this user alone', async () => {
    const { shell, pages, userData } = await start()
    expect(await pages[0]!.host.print(pdf)).toEqual({ kind: 'opened' })
    expect(await pages[0]!.host.print(pdf)).toEqual({ kind: 'opened' })
    const [first, second] = shell.openedPaths
    expect([basename(first!), read(first!), first === second]).toEqual(['La sortie.pdf', '%PDF', false])
    expect(statSync(join(userData, 'print')).mode & 0o777).toBe(0o700)
  })

  test('says when there is no viewer', async () => {
    const { shell, pages } = await start()
    shell.electron.outside.openPathAnswer = 'No application is registered'
    expect(await pages[0]!.host.print(pdf)).toEqual({ kind: 'failed', fault: 'no-viewer' })
  })

  test('what a viewer was shown is gone at the next start', async () => {
    const first = await start()
    await page(first).host.print(pdf)
    await first.shell.dispose()
    const second = await start({ userData: first.userData })
    await page(second).host.print(pdf)
    expect(existsSync(first.shell.openedPaths[0]!)).toBe(false)
    expect(existsSync(second.shell.openedPaths[0]!)).toBe(true)
  })
})

describe('publishing', () => {
  /** An edition with one sheet of this text; `state` is any digest. */
  const edition = (text: string, name = 'carte.pdf'): readonly ExportFile[] => {
    const sheet = file(name, text, 'application/pdf')
    const list = writeEditionList({
      ...{ title: 'Jeu', authors: [], date: '', program: '1', state: digestOf(sheet.bytes) },
      ...{ languages: ['fr'], kinds: [], paper: 'a4', style: 'ink' },
      sheets: [{ file: name, bytes: digestOf(sheet.bytes) }],
    })
    return [sheet, file('publication.json', list, 'application/json')]
  }

  test('an edition takes the place of the one before, whose list comes back; own files stay', async () => {
    const folder = newFolder()
    const { shell, pages } = await start()
    const { host } = pages[0]!
    shell.dialogs.next({ kind: 'open', paths: undefined })
    expect(await host.publish!(edition('one'))).toBeUndefined()
    shell.dialogs.next({ kind: 'open', paths: [folder] })
    expect(await host.publish!(edition('one'))).toEqual({ kind: 'saved', place: folder, removed: [] })
    const before = read(join(folder, 'publication.json'))
    writeFileSync(join(folder, 'notes.txt'), 'mine')
    shell.dialogs.next({ kind: 'open', paths: [folder] })
    const again = await host.publish!(edition('two', 'plan.pdf'))
    expect(again).toEqual({ kind: 'saved', place: folder, removed: ['carte.pdf'], before })
    expect(readdirSync(folder).sort()).toEqual(['notes.txt', 'plan.pdf', 'publication.json'])
  })

  test('files that are no edition’s are asked about, and stay when the answer is no', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'carte.pdf'), 'mine')
    const { shell, pages } = await start()
    for (const [button, text] of [
      ['Annuler', 'mine'],
      ['Remplacer', 'one'],
    ] as const) {
      shell.dialogs.next({ kind: 'open', paths: [folder] })
      shell.dialogs.next({ kind: 'message', button })
      await pages[0]!.host.publish!(edition('one'))
      expect(read(join(folder, 'carte.pdf'))).toBe(text)
    }
  })

  test('names that lead elsewhere stay in the folder', async () => {
    const folder = join(newFolder(), 'chosen')
    mkdirSync(folder)
    const { shell, pages } = await start()
    shell.dialogs.next({ kind: 'open', paths: [folder] })
    await pages[0]!.host.publish!([file('../out.pdf', 'x', 'application/pdf')])
    expect([readdirSync(dirname(folder)), readdirSync(folder)]).toEqual([['chosen'], ['out.pdf']])
  })
})
