import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import * as promises from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRng } from '#shared/lang/rng'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { atomicWrite, type OpenFile, type WritableFs } from '../../main/files/atomicWrite'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'castellan-write-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The real file system, which notes each step and fails at one of them. */
function watched(failAt?: string, code = 'EIO'): { fs: WritableFs; steps: string[] } {
  const steps: string[] = []
  const short = (path: string): string => {
    if (path === folder) return 'folder'
    return path.endsWith('.tmp') ? 'temporary' : path.slice(folder.length + 1)
  }
  const step = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    steps.push(name)
    if (name === failAt) throw Object.assign(new Error(`no ${name}`), { code })
    return run()
  }
  const watchFile = (file: OpenFile, name: string): OpenFile => ({
    chmod: (mode) => step(`chmod ${name}`, () => file.chmod(mode)),
    writeFile: (data) => step(`write ${name}`, () => file.writeFile(data)),
    sync: () => step(`flush ${name}`, () => file.sync()),
    close: async () => {
      await file.close()
      await step(`close ${name}`, async () => undefined)
    },
  })
  const fs: WritableFs = {
    realpath: (path) => step(`realpath ${short(path)}`, () => promises.realpath(path)),
    stat: (path) => step(`stat ${short(path)}`, () => promises.stat(path)),
    access: (path, mode) => step(`access ${short(path)}`, () => promises.access(path, mode)),
    open: (path, flags) =>
      step(`open ${short(path)}`, async () => watchFile(await promises.open(path, flags), short(path))),
    rename: (from, to) => step(`rename ${short(from)} to ${short(to)}`, () => promises.rename(from, to)),
    unlink: (path) => step(`unlink ${short(path)}`, () => promises.unlink(path)),
  }
  return { fs, steps }
}

const STEPS = [
  'realpath map',
  'access map',
  'stat map',
  'open temporary',
  'chmod temporary',
  'write temporary',
  'flush temporary',
  'close temporary',
  'rename temporary to map',
]

describe('atomicWrite', () => {
  it('writes, flushes, renames, then flushes the folder, in this order', async () => {
    const path = join(folder, 'map')
    await writeFile(path, 'old')
    const { fs, steps } = watched()
    await atomicWrite(path, 'new', fs)
    expect(steps).toEqual([...STEPS, 'open folder', 'flush folder', 'close folder'])
    expect(await readFile(path, 'utf8')).toBe('new')
    expect(await readdir(folder)).toEqual(['map'])
  })

  it.each(STEPS)('leaves the old file whole and no litter when %s fails', async (failing) => {
    const path = join(folder, 'map')
    await writeFile(path, 'old')
    await expect(atomicWrite(path, 'new', watched(failing).fs)).rejects.toThrow(`no ${failing}`)
    expect(await readFile(path, 'utf8')).toBe('old')
    expect(await readdir(folder)).toEqual(['map'])
  })

  it.each(['open folder', 'flush folder'])('tells a failed %s; the new file is whole', async (failing) => {
    const path = join(folder, 'map')
    await writeFile(path, 'old')
    await expect(atomicWrite(path, 'new', watched(failing).fs)).rejects.toThrow(`no ${failing}`)
    expect(await readFile(path, 'utf8')).toBe('new')
    expect(await readdir(folder)).toEqual(['map'])
    await atomicWrite(path, 'newer', watched(failing, 'EPERM').fs)
    expect(await readFile(path, 'utf8')).toBe('newer')
  })

  it('makes a new file, of bytes too, and leaves nothing when it cannot', async () => {
    const path = join(folder, 'map')
    await expect(atomicWrite(path, 'new', watched('write temporary').fs)).rejects.toThrow()
    expect(await readdir(folder)).toEqual([])
    await atomicWrite(path, new Uint8Array([1, 2, 250]))
    expect([...(await readFile(path))]).toEqual([1, 2, 250])
  })

  it('keeps the mode of the file', async () => {
    const path = join(folder, 'map')
    await writeFile(path, 'old')
    await chmod(path, 0o640)
    await atomicWrite(path, 'new')
    expect((await stat(path)).mode & 0o777).toBe(0o640)
  })

  // A socket stands for all that is no file: `--out /dev/null` must not put a file in place of the device.
  it.skipIf(process.platform === 'win32')('leaves a device, pipe or socket alone', async () => {
    const path = join(folder, 'socket')
    const server = createServer().listen(path)
    await once(server, 'listening')
    const { fs, steps } = watched()
    await expect(atomicWrite(path, 'new', fs)).rejects.toMatchObject({ code: 'EFTYPE' })
    expect(steps).toEqual(['realpath socket', 'access socket', 'stat socket'])
    expect((await stat(path)).isSocket()).toBe(true)
    server.close()
  })

  it('writes through a symbolic link into the folder of its file', async () => {
    await mkdir(join(folder, 'deep'))
    await writeFile(join(folder, 'deep', 'map'), 'old')
    await symlink(join('deep', 'map'), join(folder, 'link'))
    await atomicWrite(join(folder, 'link'), 'new')
    expect((await lstat(join(folder, 'link'))).isSymbolicLink()).toBe(true)
    expect(await readFile(join(folder, 'deep', 'map'), 'utf8')).toBe('new')
    expect(await readdir(folder)).toEqual(['deep', 'link'])
    expect(await readdir(join(folder, 'deep'))).toEqual(['map'])
  })

  it('refuses a file that may not be written, a folder, and a missing folder', async () => {
    const path = join(folder, 'map')
    await writeFile(path, 'old')
    await expect(atomicWrite(path, 'new', watched('access map', 'EACCES').fs)).rejects.toThrow(
      'no access map',
    )
    await expect(atomicWrite(folder, 'new')).rejects.toThrow()
    await expect(atomicWrite(join(folder, 'none', 'map'), 'new')).rejects.toThrow('ENOENT')
    expect(await readdir(folder)).toEqual(['map'])
  })

  it('leaves a whole file behind when the process is killed at any moment (R1)', async () => {
    const path = join(folder, 'map')
    const rng = createRng(1)
    const script = fileURLToPath(new URL('writeForever.ts', import.meta.url))
    for (let kill = 0; kill < 8; kill++) {
      const writer = spawn(process.execPath, ['--import', 'tsx', script, path], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await once(writer.stdout, 'data')
      await new Promise((resolve) => setTimeout(resolve, rng.below(60)))
      writer.kill('SIGKILL')
      await once(writer, 'exit')
      const text = await readFile(path, 'utf8')
      expect(text.length).toBe(1_000_000)
      expect(new Set(text).size).toBe(1)
    }
  })
})
