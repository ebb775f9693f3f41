/** R5: words that another program, a link or a web page makes the system start us with. */
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesNamed } from '../../main/namedFiles'
import { until } from '../desktop/fake/launchedShell'
import { settle } from '../desktop/settle'
import { fileIn, newFolder, page, start } from '../desktop/started'
import { attacked, unharmed } from './attacked'

const SECRETS = ['/etc/passwd', '~/.ssh/id_rsa', 'C:\\Users\\me\\secret.txt']

/** None of them names a scenario. */
const WORDS: readonly (readonly [string, readonly string[]])[] = [
  ['a debugger', ['--inspect=0.0.0.0:9229', '--inspect-brk', '--remote-debugging-port=9222']],
  ['a debugger named like a scenario', ['--inspect=x.castellan', '--js-flags=x.castellan']],
  ['code to require', ['-r', './evil.js', '--require=./evil.castellan', '-e', 'process.exit()']],
  ['no web security', ['--disable-web-security', '--user-data-dir=/tmp/x.castellan']],
  ['secrets', SECRETS],
  ['secrets as addresses', SECRETS.map((path) => `file://${path}`)],
  ['a secret behind a query', ['file:///etc/passwd?.castellan']],
  ['a secret behind a mark', ['file:///etc/passwd#.castellan']],
  ['a file of another machine', ['file://castellan.evil/share/x.castellan']],
  ['slashes that are hidden', ['file:///tmp/..%2f..%2fetc/x.castellan', 'file:///%2fx.castellan']],
  [
    'addresses',
    ['castellan://open', 'app://castellan/index.html', 'https://castellan.evil/', 'javascript:1'],
  ],
  ['nothing', ['', ' ', '\0', '.', '..', '/', '--', '-']],
  ['the program itself', [process.execPath, 'dist/main/main.js']],
]

describe('a first start', () => {
  test.each(WORDS)('with %s opens an empty window and asks nothing', async (_name, argv) => {
    const started = await start({ argv })
    await settle()
    expect([started.shell.windows.length, started.shell.dialogs.shown]).toEqual([1, []])
    expect(await page(started).host.windowStart()).toBeUndefined()
  })
})

describe('a second start', () => {
  test.each(WORDS)('with %s brings the window to the front', async (_name, argv) => {
    const program = await attacked()
    await unharmed(program, () => program.shell.secondInstance(argv, '/etc'))
  })

  test('an address that names a scenario somewhere is a file that is missing', async () => {
    const program = await attacked()
    for (const word of ['castellan://x.castellan', 'https://castellan.evil/x.castellan']) {
      program.shell.dialogs.next({ kind: 'error' })
      program.shell.secondInstance([word], program.folder)
    }
    await until(() => program.shell.dialogs.shown.length === 2)
    expect([program.shell.windows.length, program.shell.openedLinks]).toEqual([1, []])
  })

  test('from another folder reads the file of that folder', async () => {
    const program = await attacked()
    const other = newFolder()
    fileIn(other, 'map.castellan', 'of the other folder')
    program.shell.secondInstance(['map.castellan'], other)
    await until(() => program.pages.length === 2)
    expect(await page(program, 1).host.windowStart()).toMatchObject({ text: 'of the other folder' })
  })

  test('with a link to what never ends says so and goes on', async () => {
    const program = await attacked()
    symlinkSync('/dev/zero', join(program.folder, 'zero.castellan'))
    program.shell.dialogs.next({ kind: 'error' })
    program.shell.secondInstance(['zero.castellan'], program.folder)
    await until(() => program.shell.dialogs.shown.length === 1)
    expect(program.shell.dialogs.shown[0]).toMatchObject({ title: 'zero' })
    await unharmed(program, () => undefined)
  })

  test('a fault is told without the path of the file', async () => {
    const program = await attacked()
    program.shell.dialogs.next({ kind: 'error' })
    program.shell.secondInstance([join(program.folder, 'deep', 'gone.castellan')], '/')
    await until(() => program.shell.dialogs.shown.length === 1)
    expect(JSON.stringify(program.shell.dialogs.shown)).not.toContain(program.folder)
  })
})

test('ten thousand names are fifty windows, and one name often is one', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `${index}.castellan`)
  expect(filesNamed(many, '/maps')).toEqual(many.slice(0, 50).map((name) => `/maps/${name}`))
  expect(filesNamed(Array<string>(10_000).fill('x.castellan'), '/maps')).toEqual(['/maps/x.castellan'])
})
