/** `electron.app`: starting, quitting in Electron's order, paths, languages. */
import { EventEmitter } from 'node:events'
import { fakeEvent, modelled } from './modelled'

type Modelled = Pick<
  Electron.App,
  | 'addRecentDocument'
  | 'commandLine'
  | 'enableSandbox'
  | 'getAppPath'
  | 'getPath'
  | 'getPreferredSystemLanguages'
  | 'isPackaged'
  | 'isReady'
  | 'quit'
  | 'requestSingleInstanceLock'
  | 'setAppUserModelId'
  | 'whenReady'
>

export interface AppOptions {
  readonly appPath: string
  readonly userData: string
  readonly languages: readonly string[]
  /** Another program of ours runs already. */
  readonly runsAlready: boolean
  readonly packaged: boolean
}

interface AppWindow {
  close(): void
}

export class FakeApp extends EventEmitter implements Modelled {
  readonly isPackaged: boolean
  /** State that the test reads; no member of Electron's. */
  readonly fake = {
    recentDocuments: [] as string[],
    userModelId: '',
    sandboxed: false,
    switches: {} as Record<string, string>,
    exited: false,
  }
  readonly commandLine = modelled('app.commandLine', {
    appendSwitch: (name: string, value = '') => {
      if (this.ready) throw new Error('a switch that Chromium does not hear any more')
      this.fake.switches[name] = value
    },
    hasSwitch: (name: string) => name in this.fake.switches || process.argv.includes(`--${name}`),
  } satisfies Pick<Electron.CommandLine, 'appendSwitch' | 'hasSwitch'>) as Electron.CommandLine
  windows: () => readonly AppWindow[] = () => []
  private ready = false
  private quitting = false
  private readonly becomesReady: Promise<void>
  private tellReady: () => void = () => undefined

  constructor(private readonly options: AppOptions) {
    super()
    this.isPackaged = options.packaged
    this.becomesReady = new Promise((resolve) => {
      this.tellReady = resolve
    })
  }

  isReady(): boolean {
    return this.ready
  }

  async whenReady(): Promise<void> {
    return this.becomesReady
  }

  start(): void {
    this.ready = true
    this.tellReady()
    this.emit('ready', fakeEvent(), {})
  }

  getPath(name: Parameters<Electron.App['getPath']>[0]): string {
    if (name !== 'userData') throw new Error(`the fake Electron does not model app.getPath('${name}')`)
    return this.options.userData
  }

  getAppPath(): string {
    return this.options.appPath
  }

  getPreferredSystemLanguages(): string[] {
    return [...this.options.languages]
  }

  requestSingleInstanceLock(): boolean {
    return !this.options.runsAlready
  }

  /** Elsewhere Electron has no such function. */
  setAppUserModelId(id: string): void {
    if (process.platform !== 'win32') throw new TypeError('app.setAppUserModelId is not a function')
    this.fake.userModelId = id
  }

  enableSandbox(): void {
    if (this.ready) throw new Error('app.enableSandbox() can only be called before app is ready')
    this.fake.sandboxed = true
  }

  addRecentDocument(path: string): void {
    this.fake.recentDocuments.push(path)
  }

  /** `before-quit`, then every window's `close`; one that stays ends it; then `will-quit` and `quit`. */
  quit(): void {
    if (this.fake.exited) return
    const event = fakeEvent()
    this.emit('before-quit', event)
    if (event.defaultPrevented) return
    this.quitting = true
    for (const window of [...this.windows()]) window.close()
    this.quitting = this.windows().length === 0
    if (this.quitting) this.exit()
  }

  /** Called by the windows. */
  windowClosed(): void {
    if (this.windows().length > 0 || this.quitting || this.fake.exited) return
    if (!this.emit('window-all-closed')) this.quit()
  }

  private exit(): void {
    const event = fakeEvent()
    this.emit('will-quit', event)
    if (event.defaultPrevented) {
      this.quitting = false
      return
    }
    this.fake.exited = true
    this.emit('quit', fakeEvent(), 0)
  }
}

export function createApp(options: AppOptions): FakeApp {
  return modelled('app', new FakeApp(options))
}
