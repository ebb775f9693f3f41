// `npm start [-- FILE…]`: builds the program and opens it: on the desktop where Electron can be had, else in the browser.
import { spawn, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { preview } from 'vite'
import { electronProgram, hasDisplay } from './electronProgram.mjs'
import { project } from './run.mjs'

const french = (
  process.env.LC_ALL ||
  process.env.LC_MESSAGES ||
  process.env.LANG ||
  Intl.DateTimeFormat().resolvedOptions().locale
).startsWith('fr')
const say = (fr, en) => console.log(french ? fr : en)

// npm starts us in the project: names of files are the caller's.
const files = process.argv
  .slice(2)
  .map((name) => (name.startsWith('-') ? name : resolve(process.env.INIT_CWD ?? '', name)))

function build(...parts) {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', ...parts], {
    cwd: project,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

function openOnDesktop(electron) {
  build()
  // Some terminals set it for themselves; with it Electron would be a plain Node.
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env
  const child = spawn(electron, [project, ...files], { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.once('spawn', () => child.on('close', (code) => process.exit(code ?? 1)))
  child.once('error', () => openInBrowser())
}

async function openInBrowser() {
  say(
    'L’application de bureau ne peut pas s’ouvrir ici (pas d’écran, ou le programme d’Electron est introuvable)\u202f: voici l’édition pour navigateur.',
    'The desktop application cannot open here (no display, or Electron’s program cannot be had): this is the browser edition.',
  )
  build('page')
  const server = await preview({
    configFile: `${project}vite.page.config.ts`,
    logLevel: 'warn',
    preview: {
      host: '127.0.0.1',
      port: Number(process.env.PORT ?? 4178),
      open: Boolean(hasDisplay && process.stdout.isTTY),
    },
  })
  const address = server.resolvedUrls.local[0]
  say(`Castellan est à l’adresse ${address}`, `Castellan is at ${address}`)
  if (files.length > 0)
    say('Ouvrez-y vos fichiers par Fichier > Ouvrir.', 'Open your files there with File > Open.')
}

const electron =
  (hasDisplay || process.env.ELECTRON_OVERRIDE_DIST_PATH) &&
  (await electronProgram(() =>
    say(
      'Téléchargement du programme d’Electron (une seule fois, 120\u202fMo)…',
      'Fetching Electron’s program (once, 120 MB)…',
    ),
  ))
if (electron) openOnDesktop(electron)
else await openInBrowser()
