/** Packs the program as electron-builder.yml says, without installer, around a stub Electron, in a temporary folder. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type System, writeStubElectron } from './stubElectron'

const FOLDERS = { linux: 'linux-unpacked', mac: 'mac/Castellan.app', win: 'win-unpacked' } as const
const PROGRAMS = { linux: 'castellan', mac: '', win: 'Castellan.exe' } as const

export interface Packed {
  /** The folder that an installer would put on the disk. */
  readonly folder: string
  /** Holds app.asar. */
  readonly resources: string
  /** The program that is started. */
  readonly program: string
  /** Holds, for Linux, what installers tell the desktop: `castellan.desktop`, `castellan.xml`. */
  readonly beside: string
  remove(): void
}

/** Rejects with what electron-builder said. Needs the builds in dist/. */
export async function pack(system: System, project = process.cwd()): Promise<Packed> {
  const work = mkdtempSync(join(tmpdir(), `castellan-${system}-`))
  const electron = join(work, 'electron')
  writeStubElectron(system, electron)
  const builder = join(process.cwd(), 'node_modules/electron-builder/cli.js')
  const settings = {
    electronDist: electron,
    'directories.output': join(work, 'release'),
    afterPack: join(import.meta.dirname, 'keepDesktopEntry.cjs'),
    // Nobody signs here.
    'mac.identity': 'null',
  }
  await promisify(execFile)(
    process.execPath,
    [
      builder,
      ...[`--${system}`, 'dir', '--x64', '--publish', 'never', '--projectDir', project],
      ...Object.entries(settings).map(([key, value]) => `-c.${key}=${value}`),
    ],
    { cwd: project },
  ).catch((failure: { stdout: string }) => {
    throw new Error(failure.stdout)
  })
  const folder = join(work, 'release', FOLDERS[system])
  return {
    folder,
    resources: join(folder, system === 'mac' ? 'Contents/Resources' : 'resources'),
    program: join(folder, PROGRAMS[system]),
    beside: join(work, 'release'),
    remove: () => rmSync(work, { recursive: true }),
  }
}
