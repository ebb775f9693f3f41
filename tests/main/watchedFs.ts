/** The real file system, which notes each step and fails at those a test names. */
import * as promises from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { type FileSystem, type ReadableFile } from '../../main/files/fileSystem'

interface Watched {
  readonly fs: FileSystem
  /** `rename temporary to map.castellan`; only the last part of a path, with its folder where that is one of ours. */
  readonly steps: string[]
  /** Makes the steps of this name fail with a code, until it is called again. */
  failAt(step: string, code: string | undefined): void
}

/** `asked` steps (stat, lstat, realpath, readlink, readdir) change nothing and are not noted unless `all`. */
export function watchedFs(options: { readonly all?: boolean } = {}): Watched {
  const steps: string[] = []
  const failing = new Map<string, string | undefined>()

  async function step<T>(name: string, run: () => Promise<T>, asked = false): Promise<T> {
    if (!asked || options.all) steps.push(name)
    const code = failing.get(name)
    if (code === undefined) return run()
    const syscall = name.split(' ')[0]
    throw Object.assign(new Error(`${code}: no ${name}`), { code, syscall })
  }

  const watchFile = (file: promises.FileHandle, name: string): ReadableFile => ({
    stat: () => step(`fstat ${name}`, () => file.stat(), true),
    read: (...args) => step(`read ${name}`, () => file.read(...args)),
    chmod: (mode) => step(`chmod ${name}`, () => file.chmod(mode)),
    writeFile: (data) => step(`write ${name}`, () => file.writeFile(data)),
    write: (...args) => step(`write ${name}`, () => file.write(...args)),
    sync: () => step(`flush ${name}`, () => file.sync()),
    close: async () => {
      await file.close()
      await step(`close ${name}`, async () => undefined)
    },
  })

  const fs: FileSystem = {
    realpath: (path) => step(`realpath ${short(path)}`, () => promises.realpath(path), true),
    stat: (path) => step(`stat ${short(path)}`, () => promises.stat(path), true),
    lstat: (path) => step(`lstat ${short(path)}`, () => promises.lstat(path), true),
    readlink: (path) => step(`readlink ${short(path)}`, () => promises.readlink(path), true),
    readdir: (path) => step(`readdir ${short(path)}`, () => promises.readdir(path), true),
    mkdir: (path, how) => step(`mkdir ${short(path)}`, () => promises.mkdir(path, how)),
    access: (path, mode) => step(`access ${short(path)}`, () => promises.access(path, mode)),
    open: (path, flags) =>
      step(`open ${short(path)}`, async () => watchFile(await promises.open(path, flags), short(path))),
    rename: (from, to) => step(`rename ${short(from)} to ${short(to)}`, () => promises.rename(from, to)),
    unlink: (path) => step(`unlink ${short(path)}`, () => promises.unlink(path)),
    rmdir: (path) => step(`rmdir ${short(path)}`, () => promises.rmdir(path)),
  }
  return { fs, steps, failAt: (name, code) => void failing.set(name, code) }
}

// Random names and hashes have none.
function short(path: string): string {
  const name = basename(path)
  const own = basename(dirname(dirname(path))) === 'versions' ? 'versions/' : ''
  if (/^\.castellan-.*\.tmp$/.test(name)) return `${own}temporary`
  if (/^[0-9a-f]{32}$/.test(name)) return 'versions'
  if (/^\d+-\d+-[0-9a-f]{16}\.castellan$/.test(name)) return `versions/${name.split('-')[0]}`
  return own + name
}
