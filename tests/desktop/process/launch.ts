/** Starts the built shell in a process of its own, its windows as pages of a browser context; a test may kill it. */
import { type BrowserContext, type Page } from '@playwright/test'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type DistantPageEvents, openPlaywrightPage, type PlaywrightWindow } from '../playwrightPage'
import { connectPeer, type Remote } from './peer'
import { type AskedDialog, type SentResponse, type ShellSide, type TestSide } from './protocol'

export interface LaunchOptions {
  /** Of the program's own: settings, journal, versions. */
  readonly userData: string
  /** Files named on the command line. */
  readonly argv?: readonly string[]
  /** Answers the dialogs, in Electron's shape; throws for one that nobody expects. */
  readonly answerDialog: (dialog: AskedDialog) => unknown
  /** Told of every page before it loads anything. */
  readonly onPage?: (page: Page) => void
}

export interface RunningShell {
  readonly ask: Remote<ShellSide>
  /** In the order in which their windows were opened. */
  pages(): readonly Page[]
  /** The `n`th window's page, when it is there and loaded. */
  page(index: number): Promise<Page>
  /** Kills the program as the system would; its pages go with it. */
  kill(): Promise<void>
  /** Quits as a user does; resolves when the process has ended. */
  quit(): Promise<void>
  /** Resolves to what it said on stderr when the process ends. */
  readonly ended: Promise<string>
}

export async function launchShellProcess(
  context: BrowserContext,
  { userData, argv = [], answerDialog, onPage }: LaunchOptions,
): Promise<RunningShell> {
  const child = fork(new URL('./shellProcess.ts', import.meta.url), [userData, ...argv], {
    execArgv: ['--import', 'tsx', '--import', new URL('./register.mjs', import.meta.url).href],
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += String(text)))
  const windows = new Map<number, PlaywrightWindow>()
  let opened = 0

  const events = (id: number): DistantPageEvents => {
    const tell =
      <K extends keyof DistantPageEvents>(kind: K) =>
      (...args: unknown[]) =>
        ask.event(id, kind, args) as Promise<never>
    return {
      invoke: tell('invoke'),
      send: tell('send'),
      willNavigate: tell('willNavigate'),
      windowOpen: tell('windowOpen'),
      permission: tell('permission'),
      download: tell('download'),
      gone: tell('gone'),
      title: tell('title'),
      async request(url) {
        const { status, headers, body } = (await ask.event(id, 'request', [url])) as SentResponse
        return new Response(body.length > 0 ? (body as Uint8Array<ArrayBuffer>) : null, {
          status,
          headers: headers.map(([name, value]) => [name, value]),
        })
      },
    }
  }

  const handlers: TestSide = {
    async openPage(size) {
      const id = ++opened
      windows.set(id, await openPlaywrightPage(context, size, events(id), onPage))
      return id
    },
    load: async (id, url, preload) => windows.get(id)?.load(url, preload),
    emit: async (id, channel, args) => windows.get(id)?.emit(channel, args),
    reload: async (id) => windows.get(id)?.reload(),
    async close(id) {
      await windows.get(id)?.close()
      windows.delete(id)
    },
    answerDialog: async (dialog) => answerDialog(dialog),
  }
  const ask = connectPeer<ShellSide>(child, handlers)
  const ended = endOf(child, () => said)
  const closePages = async (): Promise<void> => {
    for (const window of windows.values()) await window.close()
    windows.clear()
  }

  return { ask, ended, ...handles() }

  function handles(): Omit<RunningShell, 'ask' | 'ended'> {
    const pages = (): readonly Page[] => [...windows.values()].flatMap((window) => window.page() ?? [])
    return {
      pages,
      async page(index) {
        for (;;) {
          const page = pages()[index]
          if (page) {
            await page.waitForLoadState()
            return page
          }
          await Promise.race([
            new Promise((resolve) => setTimeout(resolve, 50)),
            ended.then((text) => Promise.reject(new Error(`the shell has ended: ${text}`))),
          ])
        }
      },
      async kill() {
        child.kill('SIGKILL')
        await ended
        await closePages()
      },
      async quit() {
        await Promise.race([ask.quit(), ended])
        await ended
        await closePages()
      },
    }
  }
}

async function endOf(child: ChildProcess, said: () => string): Promise<string> {
  await once(child, 'exit')
  return said()
}
