/** Opening and saving through the built shell: dialogs, tokens, versions, the file that changed meanwhile. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type FileRef, type Host } from '#shared/host/host'
import { fileIn, newFolder, page, start, type Started } from './started'

async function opened(started: Started, path: string): Promise<{ host: Host; file: FileRef }> {
  const { host } = page(started)
  started.shell.dialogs.next({ kind: 'open', paths: [path] })
  const outcome = await host.openScenario()
  if (outcome?.kind !== 'opened') throw new Error(JSON.stringify(outcome))
  return { host, file: outcome.file }
}

test('a file is opened, saved, kept as a version, and never overwritten unasked', async () => {
  const folder = newFolder()
  const path = fileIn(folder, 'L’assaut 🏰.castellan', 'one')
  const started = await start()
  const { host, file } = await opened(started, path)
  expect([file.name, JSON.stringify(file).includes(`${folder}/`)]).toEqual(['L’assaut 🏰.castellan', false])
  expect(await host.saveScenario(file, 'two')).toEqual({ kind: 'saved', file })
  const [version, ...others] = await host.listVersions(file)
  expect([version?.bytes, others]).toEqual([3, []])
  expect(await host.openVersion(file, version!.id)).toEqual({ kind: 'opened', file, text: 'one' })
  writeFileSync(path, 'stranger')
  expect(await host.fileState(file)).toBe('changed')
  expect(await host.saveScenario(file, 'three')).toEqual({ kind: 'changed' })
  expect(readFileSync(path, 'utf8')).toBe('stranger')
  expect(await host.saveScenario(file, 'three', { overwrite: true })).toEqual({ kind: 'saved', file })
  expect(readFileSync(path, 'utf8')).toBe('three')
})

test('saving under another name: suggested beside the file, with its ending, nothing when the reader gives up', async () => {
  const folder = newFolder()
  const started = await start()
  const { host, file } = await opened(started, fileIn(folder, 'one.castellan'))
  const { dialogs } = started.shell
  dialogs.next({ kind: 'save', path: undefined })
  expect(await host.saveScenarioAs('Le siège : jour 1', 'x')).toBeUndefined()
  host.showDocument({ title: 'one', modified: false, file })
  dialogs.next({ kind: 'save', path: join(folder, 'two') })
  expect(await host.saveScenarioAs('Le siège : jour 1', 'x')).toMatchObject({
    kind: 'saved',
    file: { name: 'two.castellan' },
  })
  expect(readFileSync(join(folder, 'two.castellan'), 'utf8')).toBe('x')
  const suggested = dialogs.shown.flatMap((shown) =>
    shown.kind === 'save' ? [shown.options.defaultPath] : [],
  )
  expect(suggested).toEqual(['Le siège - jour 1.castellan', join(folder, 'Le siège - jour 1.castellan')])
})

test('a window may save over the file that it shows itself', async () => {
  const path = fileIn(newFolder(), 'one.castellan')
  const started = await start()
  const { host, file } = await opened(started, path)
  host.showDocument({ title: 'one', modified: true, file })
  started.shell.dialogs.next({ kind: 'save', path })
  expect(await host.saveScenarioAs('one', 'mine')).toMatchObject({ kind: 'saved' })
  expect(readFileSync(path, 'utf8')).toBe('mine')
})

test('what the reader picks and cannot be read is a fault, not an exception', async () => {
  const folder = newFolder()
  const started = await start()
  const { host } = page(started)
  writeFileSync(join(folder, 'bytes.castellan'), new Uint8Array([0xff, 0xfe, 0x00]))
  const rows: readonly (readonly [string, string])[] = [
    [join(folder, 'gone.castellan'), 'missing'],
    [join(folder, 'bytes.castellan'), 'not-text'],
    [folder, 'no-file'],
  ]
  for (const [path, fault] of rows) {
    started.shell.dialogs.next({ kind: 'open', paths: [path] })
    expect(await host.openScenario()).toMatchObject({ kind: 'failed', fault })
  }
})
