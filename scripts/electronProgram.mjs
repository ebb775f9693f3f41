// Finds Electron's program, which its npm package fetches only when asked.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { project } from './run.mjs'

const PACKAGE = `${project}node_modules/electron`
const PROGRAMS = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }

// Enough for its 120 MB on a usual line; whoever has a slower one starts again and waits for `npx install-electron`.
const FETCH_SECONDS = 90

/** True where windows can be shown at all. */
export const hasDisplay = Boolean(
  process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY,
)

/** Path of the program where it is installed already, else undefined. */
export function findElectron() {
  const named = process.env.ELECTRON_OVERRIDE_DIST_PATH
  const noted = `${PACKAGE}/path.txt`
  const program = existsSync(noted)
    ? readFileSync(noted, 'utf8').trim()
    : (PROGRAMS[process.platform] ?? 'electron')
  const file = join(named ?? `${PACKAGE}/dist`, program)
  return existsSync(file) ? file : undefined
}

/** Path of the program, undefined where it cannot be had. `whenLong`: called when it is being fetched, unless that ends at once. */
export async function electronProgram(whenLong) {
  const found = findElectron()
  if (found || process.env.ELECTRON_OVERRIDE_DIST_PATH || !existsSync(`${PACKAGE}/install.js`)) return found
  const fetching = spawn(process.execPath, [`${PACKAGE}/install.js`], {
    stdio: 'ignore',
    timeout: FETCH_SECONDS * 1000,
  })
  const timer = setTimeout(whenLong, 2000)
  await once(fetching, 'close')
  clearTimeout(timer)
  return findElectron()
}
