/** Starts the built shell in a process of its own, its windows as pages of a browser context; a test may kill it. */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { openPlaywrightPage, type PlaywrightWindow } from '../playwrightPage'
import { distantEvents } from './distantEvents'
import { connectPeer, type Remote } from './peer'
import { type ShellSide, type TestSide } from './protocol'

interface LaunchOptions {
  /** The program's own folder: settings, journal, versions. */
  readonly userData: string
  /** Files named on the command line. */
  readonly argv?: readonly string[]
  /** Called for every page before it loads anything. */
  readonly onPage?: (page: Page) => void
}

/** Resolves when the first window shows its page; one that does not come so far is ended. */
export async function launchShellProcess(
  context: BrowserContext,
  options: LaunchOptions,
): Promise<RunningShell> {
  const shell = new RunningShell(context, options)
  try {
    await shell.untilEnd(shell.ask.started())
  } catch (error) {
    // Why it did not start says more than how it ended.
    await shell.kill().catch(() => undefined)
    throw error
  }
  return shell
}

export class RunningShell {
  readonly ask: Remote<ShellSide>
  private readonly child: ChildProcess
  private readonly windows = new Map<number, PlaywrightWindow>()
  private readonly ended: Promise<unknown>
  private said = ''

  constructor(context: BrowserContext, { userData, argv = [], onPage }: LaunchOptions) {
    const process = fork(new URL('./shellProcess.ts', import.meta.url), [userData, ...argv], {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    for (const stream of [process.stdout, process.stderr])
      stream?.on('data', (text) => (this.said += String(text)))
    const { windows } = this
    let opened = 0
    const handlers: TestSide = {
      openPage: async (size) => {
        const id = ++opened
        windows.set(id, await openPlaywrightPage(context, size, distantEvents(this.ask, id), onPage))
        return id
      },
      load: async (id, url, preload) => windows.get(id)?.load(url, preload),
      emit: async (id, channel, args) => windows.get(id)?.emit(channel, args),
      reload: async (id) => windows.get(id)?.reload(),
      async close(id) {
        const window = windows.get(id)
        windows.delete(id)
        await window?.close()
      },
    }
    this.child = process
    this.ask = connectPeer<ShellSide>(process, handlers)
    this.ended = once(process, 'exit')
  }

  /** Gives the pages that have loaded, in the order in which their windows were opened. */
  pages(): readonly Page[] {
    return [...this.windows.values()].flatMap((window) => window.page() ?? [])
  }

  /** A page that was not there before, when it has loaded. */
  async pageBeside(known: readonly Page[]): Promise<Page> {
    const fresh = (): Page | undefined => this.pages().find((page) => !known.includes(page))
    await this.untilEnd(expect.poll(() => fresh() !== undefined).toBe(true))
    return fresh() as Page
  }

  /** Rejects when the program ends before. */
  async untilEnd<T>(doing: Promise<T>): Promise<T> {
    const end = this.ended.then(() => Promise.reject(new Error(`the shell has ended: ${this.said}`)))
    return Promise.race([doing, end])
  }

  /** Kills the program as the system would; its pages go with it. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.afterEnd()
  }

  /** Quits as a user does; resolves when the process has ended. */
  async quit(): Promise<void> {
    await Promise.race([this.ask.quit(), this.ended])
    await this.afterEnd()
  }

  /** Resolves when the program has ended by itself; rejects when it did not end well. */
  async afterEnd(): Promise<void> {
    await this.ended
    for (const window of this.windows.values()) await window.close()
    this.windows.clear()
    if (this.child.signalCode === null && this.child.exitCode !== 0)
      throw new Error(`the shell has failed: ${this.said}`)
  }
}
