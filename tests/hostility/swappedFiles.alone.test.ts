/** R5: a file that the user chose, and something else in its place when the page comes back to it. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder, page } from '../desktop/started'
import { type Attacked, attacked, TEXT } from './attacked'

const SECRET = 'secret\n'

interface Swap {
  readonly program: Attacked
  readonly chosen: string
  /** Outside all that was ever chosen. */
  readonly secret: string
}

/** Acts of an attacker who may write to the folder of the file. */
const SWAPS: readonly (readonly [string, (swap: Swap) => void])[] = [
  [
    'a link to a secret',
    ({ chosen, secret }) => {
      unlinkSync(chosen)
      symlinkSync(secret, chosen)
    },
  ],
  [
    'a link to a link to a secret',
    ({ chosen, secret }) => {
      renameSync(chosen, `${chosen}.old`)
      symlinkSync(secret, `${chosen}.link`)
      symlinkSync(`${chosen}.link`, chosen)
    },
  ],
  [
    'a link to a folder in place of its folder',
    ({ chosen, secret }) => {
      renameSync(dirname(chosen), `${dirname(chosen)}.old`)
      symlinkSync(dirname(secret), dirname(chosen))
    },
  ],
]

async function swapped(swap: (swap: Swap) => void): Promise<Swap> {
  const program = await attacked()
  const elsewhere = newFolder()
  const secret = join(elsewhere, 'map.castellan')
  writeFileSync(secret, SECRET)
  const found = { program, chosen: join(program.folder, 'map.castellan'), secret }
  swap(found)
  return found
}

test.each(SWAPS)('%s is neither read nor written', async (_name, swap) => {
  const { program, secret } = await swapped(swap)
  const { host } = page(program)
  const { file } = program
  const gone = { kind: 'failed', fault: 'missing' }
  expect(await host.openFile(file)).toEqual({ ...gone, name: 'map.castellan' })
  expect(await host.fileState(file)).toBe('gone')
  expect(await host.saveScenario(file, 'evil')).toEqual(gone)
  expect(await host.saveScenario(file, 'evil', { overwrite: true })).toEqual(gone)
  expect(await host.listVersions(file)).toEqual([])
  await host.keepRecovery({ id: 'w1', name: 'x', savedAt: 1, text: 'kept', file })
  expect(readFileSync(secret, 'utf8')).toBe(SECRET)
})

test('a link to where no file is yet makes none there', async () => {
  const { program, chosen } = await swapped(({ chosen }) => unlinkSync(chosen))
  const target = join(newFolder(), 'autostart.castellan')
  symlinkSync(target, chosen)
  const { host } = page(program)
  expect(await host.saveScenario(program.file, 'evil', { overwrite: true })).toEqual({
    kind: 'failed',
    fault: 'missing',
  })
  expect(() => readFileSync(target)).toThrow('ENOENT')
})

test.each([
  ['a pipe', (path: string) => execFileSync('mkfifo', [path])],
  ['a folder', (path: string) => mkdirSync(path)],
])('%s is refused at once', async (_name, make) => {
  const { program } = await swapped(({ chosen }) => {
    unlinkSync(chosen)
    make(chosen)
  })
  const { host } = page(program)
  const noFile = { kind: 'failed', fault: 'no-file' }
  expect(await host.openFile(program.file)).toEqual({ ...noFile, name: 'map.castellan' })
  expect(await host.saveScenario(program.file, 'evil')).toEqual(noFile)
  expect(await host.saveScenario(program.file, 'evil', { overwrite: true })).toEqual(noFile)
})

test('the file put back is the file again', async () => {
  const { program, chosen } = await swapped(SWAPS[1]![1])
  unlinkSync(chosen)
  renameSync(`${chosen}.old`, chosen)
  expect(await page(program).host.openFile(program.file)).toMatchObject({ kind: 'opened', text: TEXT })
  expect(await page(program).host.saveScenario(program.file, 'more')).toMatchObject({ kind: 'saved' })
})
