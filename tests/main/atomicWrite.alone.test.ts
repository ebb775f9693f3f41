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
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRng } from '#shared/lang/rng'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { atomicWrite, stageFile } from '../../main/files/atomicWrite'
import { type FileSystem } from '../../main/files/fileSystem'
import { watchedFs } from './watchedFs'

let root: string
let folder: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'castellan-write-'))
  folder = join(root, 'folder')
  await mkdir(folder)
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** A file system that fails at one step. */
function failing(step: string, code = 'EIO'): FileSystem {
  const { fs, failAt } = watchedFs()
  failAt(step, code)
  return fs
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
    const { fs, steps } = watchedFs({ all: true })
    await atomicWrite(path, 'new', fs)
    expect(steps).toEqual([...STEPS, 'open folder', 'flush folder', 'close folder'])
    expect(await readFile(path, 'utf8')).toBe('new')
    expect(await readdir(folder)).toEqual(['map'])
  })

  it.each(STEPS)('leaves the old file whole and no litter when %s fails', async (step) => {
    const path = join(folder, 'map')
    await writeFile(path, 'old')
    await expect(atomicWrite(path, 'new', failing(step))).rejects.toThrow(`no ${step}`)
    expect(await readFile(path, 'utf8')).toBe('old')
    expect(await readdir(folder)).toEqual(['map'])
  })

  it.each(['open folder', 'flush folder'])('tells a failed %s; the new file is whole', async (step) => {
    const path = join(folder, 'map')
    await writeFile(path, 'old')
    await expect(atomicWrite(path, 'new', failing(step))).rejects.toThrow(`no ${step}`)
    expect(await readFile(path, 'utf8')).toBe('new')
    expect(await readdir(folder)).toEqual(['map'])
    await atomicWrite(path, 'newer', failing(step, 'EPERM'))
    expect(await readFile(path, 'utf8')).toBe('newer')
  })

  it('makes a new file, of bytes too, and leaves nothing when it cannot', async () => {
    const path = join(folder, 'map')
    await expect(atomicWrite(path, 'new', failing('write temporary'))).rejects.toThrow()
    expect(await readdir(folder)).toEqual([])
    await atomicWrite(path, new Uint8Array([1, 2, 250]))
    expect([...(await readFile(path))]).toEqual([1, 2, 250])
  })

  it('takes a content piece by piece, and nothing of it when its source fails', async () => {
    const path = join(folder, 'map')
    await writeFile(path, 'old')
    const pieces = async (write: (bytes: Uint8Array) => Promise<void>): Promise<void> => {
      for (const piece of ['one ', 'two ', 'three']) await write(Buffer.from(piece))
    }
    const broken = atomicWrite(path, async (write) => {
      await pieces(write)
      throw new Error('no more')
    })
    await expect(broken).rejects.toThrow('no more')
    expect(await readFile(path, 'utf8')).toBe('old')
    expect(await readdir(folder)).toEqual(['map'])
    await atomicWrite(path, pieces)
    expect(await readFile(path, 'utf8')).toBe('one two three')
  })

  it('stages files that are put in place, or discarded, later', async () => {
    const path = join(folder, 'map')
    await writeFile(path, 'old')
    const [kept, dropped] = [await stageFile(path, 'new'), await stageFile(join(folder, 'other'), 'new')]
    expect(await readFile(path, 'utf8')).toBe('old')
    expect(await readdir(folder)).toHaveLength(3)
    await kept.commit()
    await dropped.discard()
    expect(await readFile(path, 'utf8')).toBe('new')
    expect(await readdir(folder)).toEqual(['map'])
  })

  describe('over a file that another program looks at', () => {
    /** Writes where renaming fails so many times; answers with how it ended and how long it paused. */
    async function writeHeld(platform: NodeJS.Platform, code: string, times: number): Promise<unknown> {
      const path = join(folder, 'map')
      await writeFile(path, 'old')
      const { fs, failAt } = watchedFs()
      const pauses: number[] = []
      const patience = {
        platform,
        async pause(ms: number) {
          pauses.push(ms)
          if (pauses.length === times) failAt('rename temporary to map', undefined)
        },
      }
      failAt('rename temporary to map', code)
      const outcome = await atomicWrite(path, 'new', fs, { patience }).catch(
        (error: { code: string }) => error.code,
      )
      return { outcome, text: await readFile(path, 'utf8'), names: await readdir(folder), pauses }
    }
    const replaced = { outcome: undefined, text: 'new', names: ['map'] }
    const kept = { text: 'old', names: ['map'] }
    const PAUSES = [10, 20, 40, 80, 150, 300, 400]

    it.each(['EPERM', 'EBUSY', 'EACCES'])('waits for it on Windows (%s)', async (code) => {
      expect(await writeHeld('win32', code, 3)).toEqual({ ...replaced, pauses: [10, 20, 40] })
      expect(await writeHeld('win32', code, 7)).toEqual({ ...replaced, pauses: PAUSES })
    })

    it('gives up after a second, with the system’s error and the old file', async () => {
      expect(await writeHeld('win32', 'EBUSY', Infinity)).toEqual({
        ...kept,
        outcome: 'EBUSY',
        pauses: PAUSES,
      })
    })

    it('does not wait for what waiting does not mend, nor on other systems', async () => {
      expect(await writeHeld('win32', 'ENOSPC', 1)).toEqual({ ...kept, outcome: 'ENOSPC', pauses: [] })
      expect(await writeHeld('linux', 'EBUSY', 1)).toEqual({ ...kept, outcome: 'EBUSY', pauses: [] })
    })
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
    const { fs, steps } = watchedFs({ all: true })
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
    await expect(atomicWrite(path, 'new', failing('access map', 'EACCES'))).rejects.toThrow('no access map')
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
