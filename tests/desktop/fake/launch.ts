/**
 * Starts the built main process on a fake Electron, in this process. Works under vitest, in Playwright's worker and in
 * plain Node (with tsx). Any number of launches may follow one another; two at a time share nothing but `process`.
 */
import { existsSync } from 'node:fs'
import { register } from 'node:module'
import { pathToFileURL } from 'node:url'
import { type DialogAnswer } from './dialog'
import { createFakeElectron, type FakeElectron } from './electron'
import { LaunchedShell } from './launchedShell'
import { type OpenPage } from './pageDriver'

export interface LaunchOptions {
  readonly openPage: OpenPage
  /** A folder of the test's own: what the program remembers. */
  readonly userData: string
  /** Words of the command line behind the program's name. */
  readonly argv?: readonly string[]
  /** Languages in the order that the system prefers. */
  readonly languages?: readonly string[]
  readonly platform?: 'darwin' | 'linux' | 'win32'
  /** Another program of ours runs already. */
  readonly runsAlready?: boolean
  readonly packaged?: boolean
  /** Work areas, the primary screen's first. */
  readonly screens?: readonly Electron.Rectangle[]
  /** Answers to dialogs that come at once. */
  readonly dialogs?: readonly DialogAnswer[]
  /** Files the Mac tells of before the program is ready. */
  readonly openedBefore?: readonly string[]
}

const project = new URL('../../../', import.meta.url)
const FAKES = Symbol.for('castellan.fakes')
const LISTENED = ['uncaughtException', 'unhandledRejection'] as const
const NATIVE_IMPORT: string = 'data:text/javascript,export const load = (url) => import(url)'
const SCREEN = { x: 0, y: 0, width: 1920, height: 1040 }

let registered = false
let launches = 0

/** Resolves when the first windows have loaded their pages, or the program has ended. */
export async function launchShell(options: LaunchOptions): Promise<LaunchedShell> {
  const main = new URL('dist/main/main.js', project)
  if (!existsSync(main)) throw new Error('there is no dist/main: run `node scripts/build.mjs main preload`')
  if (!registered) register(new URL('./hooks.mjs', import.meta.url))
  registered = true
  const fake = createFakeElectron({
    appPath: decodeURIComponent(project.pathname).replace(/\/$/, ''),
    userData: options.userData,
    languages: options.languages ?? ['fr-FR'],
    runsAlready: options.runsAlready ?? false,
    packaged: options.packaged ?? false,
    openPage: options.openPage,
    screens: options.screens ?? [SCREEN],
  })
  for (const answer of options.dialogs ?? []) fake.dialogs.next(answer)
  const before = LISTENED.map((event) => process.listeners(event as 'uncaughtException'))
  await importMain(main, fake, options)
  const restore = (): void =>
    LISTENED.forEach((event, index) => {
      for (const listener of process.listeners(event as 'uncaughtException'))
        if (!before[index]?.includes(listener)) process.removeListener(event, listener)
    })
  const shell = new LaunchedShell(fake, restore)
  for (const path of options.openedBefore ?? []) shell.openFile(path)
  fake.app.start()
  await shell.started()
  return shell
}

/** Native even where a test runner rewrites imports; the query makes each launch a module of its own. */
async function importMain(
  main: URL,
  fake: FakeElectron,
  { argv = [], platform }: LaunchOptions,
): Promise<void> {
  const launch = ++launches
  const fakes = ((globalThis as Record<symbol, unknown>)[FAKES] ??= new Map()) as Map<number, unknown>
  fakes.set(launch, fake.module)
  const [ownArgv, ownPlatform] = [process.argv, process.platform]
  const names = Object.keys(fake.module).join(',')
  const url = `${pathToFileURL(decodeURIComponent(main.pathname)).href}?launch=${launch}&names=${names}`
  const { load } = (await import(/* @vite-ignore */ NATIVE_IMPORT)) as { load(url: string): Promise<unknown> }
  try {
    process.argv = [process.execPath, ...argv]
    if (platform) Object.defineProperty(process, 'platform', { value: platform })
    await load(url)
  } finally {
    process.argv = ownArgv
    Object.defineProperty(process, 'platform', { value: ownPlatform })
  }
}
