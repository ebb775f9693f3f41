// Finds the browser that the tests drive: CHROMIUM, or Chrome or Chromium on PATH; on Debian, when we may, installs it.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// Draws pages as the browser does, without the browser's own windows: a sixth less work.
const HEADLESS_SHELL = 'chromium-headless-shell'
const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, name)
    try {
      accessSync(file, constants.X_OK)
      return file
    } catch {
      // not here
    }
  }
  return undefined
}

/** Path of a browser, or undefined. */
export function findChromium() {
  const named = process.env.CHROMIUM
  if (named && existsSync(named)) return named
  return NAMES.map(onPath).find(Boolean) ?? (existsSync(MAC) ? MAC : undefined)
}

/** Installs Debian packages when this is a Debian machine and we are root; true when that was tried and worked. */
function installDebian(packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], { stdio: 'inherit', env }).status === 0
  return apt('update') && apt('install', '--no-install-recommends', ...packages)
}

/** Makes sure that a browser and poppler's tools are there; prints what is missing. */
export function prepareMachine() {
  // Not every Debian has the shell.
  if (!findChromium() && !installed(HEADLESS_SHELL)) installed('chromium')
  if (!onPath('pdftoppm')) installed('poppler-utils')
  const missing = [...(findChromium() ? [] : ['chromium']), ...(onPath('pdftoppm') ? [] : ['poppler-utils'])]
  if (missing.length > 0)
    console.log(`${missing.join(' and ')} could not be installed here: the tests that need them will say so`)
}

function installed(name) {
  console.log(`installing ${name}`)
  return installDebian([name])
}

/** Flags for a quiet headless browser; no sandbox only as root, where Chromium refuses to have one. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * Flags for many short visits, as tests make them: the engine's own threads cost a machine of two cores more than they save. Not for
 * what is timed.
 */
export const SHORT_VISITS = ['--js-flags=--single-threaded --min-semi-space-size=32']
