/** R5: finished files whose names, number or places would reach beyond what the reader chose. */
import { mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type ExportFile } from '#shared/host/host'
import { fileIn, newFolder, page } from '../desktop/started'
import { attacked, everything, messageOf, unharmed } from './attacked'

const pdf = (name: string, text = 'evil'): ExportFile => ({
  name,
  type: 'application/pdf',
  bytes: new TextEncoder().encode(text),
})

/** The page's name of a file, and the name that it gets in the folder that the reader chose. */
const NAMES: readonly (readonly [string, string])[] = [
  ['../../x.pdf', 'x.pdf'],
  ['..\\..\\x.pdf', 'x.pdf'],
  ['/etc/cron.d/x.pdf', 'etc-cron.d-x.pdf'],
  ['C:\\Windows\\x.pdf', 'C-Windows-x.pdf'],
  ['\\\\server\\share\\x.pdf', 'server-share-x.pdf'],
  ['a/b.pdf', 'a-b.pdf'],
  ['x.pdf\0.exe', 'x.pdf-.exe.pdf'],
  ['x.exe', 'x.exe.pdf'],
  ['x.pdf.exe', 'x.pdf.exe.pdf'],
  ['x.pdf:stream', 'x.pdf-stream.pdf'],
  ['x\u202efdp.exe', 'xfdp.exe.pdf'],
  ['CON', '_CON.pdf'],
  ['aux.pdf', '_aux.pdf'],
  ['.bashrc', 'bashrc.pdf'],
  ['-rf', 'rf.pdf'],
  ['..', 'scenario.pdf'],
  ['~', '~.pdf'],
  ['$(sh)`sh`%PATH%.pdf', '$(sh)`sh`%PATH%.pdf'],
]

describe('a name of the page’s', () => {
  test.each(NAMES)('%j becomes %j, below the folder chosen', async (name, expected) => {
    const program = await attacked()
    const folder = join(newFolder(), 'chosen')
    mkdirSync(folder)
    const { host } = page(program)
    program.shell.dialogs.next({ kind: 'open', paths: [folder] })
    expect(await host.saveExports([pdf(name), pdf('second')])).toMatchObject({ kind: 'saved' })
    expect(readdirSync(folder).sort()).toEqual([expected, 'second.pdf'].sort())
    expect(readdirSync(dirname(folder))).toEqual(['chosen'])
  })

  test.each(NAMES)('%j is suggested to the reader as %j', async (name, expected) => {
    const program = await attacked()
    const { host } = page(program)
    program.shell.dialogs.next({ kind: 'save', path: undefined })
    expect(await host.saveExports([pdf(name)])).toBeUndefined()
    const [shown] = program.shell.dialogs.shown
    expect(shown?.kind === 'save' && shown.options.defaultPath).toBe(expected)
  })

  test.each(NAMES)('%j is shown to be printed as %j, in the program’s folder', async (name, expected) => {
    const program = await attacked()
    expect(await page(program).host.print(pdf(name))).toEqual({ kind: 'opened' })
    const [path = ''] = program.shell.openedPaths
    expect(basename(path)).toBe(expected)
    expect(dirname(dirname(path))).toBe(join(program.userData, 'print'))
  })
})

describe('in a folder that others fill', () => {
  test('a link under the name of an export is not followed, and nothing is written', async () => {
    const program = await attacked()
    const secret = fileIn(newFolder(), 'authorized_keys', 'keys')
    const folder = newFolder()
    symlinkSync(secret, join(folder, 'b.pdf'))
    program.shell.dialogs.next({ kind: 'open', paths: [folder] })
    expect(await page(program).host.saveExports([pdf('a'), pdf('b')])).toEqual({
      kind: 'failed',
      fault: 'denied',
    })
    expect([readFileSync(secret, 'utf8'), readdirSync(folder)]).toEqual(['keys', ['b.pdf']])
  })

  test('a link to where nothing is yet is not followed either', async () => {
    const program = await attacked()
    const elsewhere = newFolder()
    const folder = newFolder()
    symlinkSync(join(elsewhere, 'autostart'), join(folder, 'b.pdf'))
    program.shell.dialogs.next({ kind: 'open', paths: [folder] })
    expect(await page(program).host.saveExports([pdf('a'), pdf('b')])).toEqual({
      kind: 'failed',
      fault: 'denied',
    })
    expect([readdirSync(elsewhere), readdirSync(folder)]).toEqual([[], ['b.pdf']])
  })

  test('nothing is replaced unasked, and asking once does not allow it twice', async () => {
    const program = await attacked()
    const folder = newFolder()
    const path = fileIn(folder, 'a.pdf', 'mine')
    for (const [button, text] of [
      ['Annuler', 'mine'],
      ['Remplacer', 'new'],
      ['Annuler', 'new'],
    ] as const) {
      program.shell.dialogs.next({ kind: 'open', paths: [folder] })
      program.shell.dialogs.next({ kind: 'message', button })
      await page(program).host.saveExports([pdf('a', 'new'), pdf('b')])
      expect(readFileSync(path, 'utf8')).toBe(text)
    }
  })

  test.each([
    ['the same name twice', ['a.pdf', 'a.pdf']],
    ['the same name in capitals', ['a.pdf', 'A.PDF']],
    ['two names that become one', ['a/b', 'a\\b']],
    ['two spellings of one name', ['é'.normalize('NFC'), 'é'.normalize('NFD')]],
  ])('%s is refused: one would be lost', async (_name, names) => {
    const program = await attacked()
    const folder = newFolder()
    const { shell } = program
    shell.dialogs.next({ kind: 'open', paths: [folder] })
    expect(await messageOf(page(program).host.saveExports(names.map((name) => pdf(name))))).toBe(
      "Error invoking remote method 'castellan:saveExports': Error: failed",
    )
    expect(readdirSync(folder)).toEqual([])
  })
})

test('what the reader cancels leaves nothing behind', async () => {
  const program = await attacked()
  const { host } = page(program)
  program.shell.dialogs.next({ kind: 'save', path: undefined })
  await host.saveExports([pdf('x')])
  const before = everything(program)
  program.shell.dialogs.next({ kind: 'open', paths: undefined })
  await host.saveExports([pdf('x'), pdf('y')])
  expect(everything(program)).toEqual({ ...(before as object), dialogs: 2 })
})

test('a viewer is shown PDF and nothing that runs', async () => {
  const program = await attacked()
  const { host } = page(program)
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  await unharmed(program, async () => {
    for (const type of ['image/svg+xml', 'image/png'] as const)
      expect(await messageOf(host.print({ ...pdf('x.svg', script), type }))).toMatch(/Error: refused$/)
  })
})
