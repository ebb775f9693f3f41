/** `npm start`, with an Electron that only tells what it was given, and without any. */
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
let running: ChildProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'castellan-start-'))
})

afterEach(() => {
  running?.kill()
  rmSync(folder, { recursive: true })
})

/** Runs until it ends or says its address. */
function start(env: NodeJS.ProcessEnv, ...files: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['scripts/start.mjs', ...files], {
    env: { PATH: process.env['PATH'], HOME: folder, INIT_CWD: folder, PORT: '0', ...env },
  })
  running = child
  let said = ''
  return new Promise((resolve) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString()
      if (/http:\S+\/\n/.test(said) && (files.length === 0 || /(Open|Ouvrir)\.\n/.test(said)))
        resolve({ code: null, said })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('close', (code) => resolve({ code, said }))
  })
}

async function pageAt(said: string): Promise<string> {
  const address = /http:\S+/.exec(said)?.[0] ?? ''
  return (await fetch(address)).text()
}

it('opens the desktop application with the caller’s files, and ends as it ends', async () => {
  const electron = join(folder, 'electron')
  writeFileSync(
    electron,
    '#!/bin/sh\nfor a in "$@"; do echo "<$a>"; done\necho "node: $ELECTRON_RUN_AS_NODE."\nexit 3\n',
  )
  chmodSync(electron, 0o755)
  const env = { ELECTRON_OVERRIDE_DIST_PATH: folder, ELECTRON_RUN_AS_NODE: '1' }
  const { code, said } = await start(env, 'le siège.castellan', '--lang=fr', '/tmp/b.castellan')
  expect(said).toBe(
    [process.cwd() + '/', join(folder, 'le siège.castellan'), '--lang=fr', '/tmp/b.castellan']
      .map((given) => `<${given}>\n`)
      .join('') + 'node: .\n',
  )
  expect(code).toBe(3)
})

it('says in one sentence that there is no Electron, and serves the browser edition', async () => {
  const env = { ELECTRON_OVERRIDE_DIST_PATH: folder, LC_ALL: 'fr_FR.UTF-8' }
  const { said } = await start(env, 'siege.castellan')
  expect(said.split('\n')).toEqual([
    'L’application de bureau ne peut pas s’ouvrir ici (pas d’écran, ou le programme d’Electron est introuvable)\u202f: voici l’édition pour navigateur.',
    expect.stringMatching(/^Castellan est à l’adresse http:\/\/127\.0\.0\.1:\d+\/$/),
    'Ouvrez-y vos fichiers par Fichier > Ouvrir.',
    '',
  ])
  expect(await pageAt(said)).toContain('<title>Castellan</title>')
})

// Where Electron's program is installed, there is nothing to fetch.
it.skipIf(existsSync('node_modules/electron/path.txt'))(
  'shows no trace of a download that fails, in English',
  async () => {
    const env = {
      LC_ALL: 'en_GB.UTF-8',
      // A screen, but no program to show on it: its mirror does not answer, nothing is kept from before.
      DISPLAY: ':99',
      ELECTRON_MIRROR: 'http://127.0.0.1:9/',
      electron_config_cache: folder,
    }
    const { said } = await start(env)
    expect(said.split('\n')).toEqual([
      'The desktop application cannot open here (no display, or Electron’s program cannot be had): this is the browser edition.',
      expect.stringMatching(/^Castellan is at http:\/\/127\.0\.0\.1:\d+\/$/),
      '',
    ])
    expect(await pageAt(said)).toContain('<title>Castellan</title>')
  },
)
