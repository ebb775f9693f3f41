/** `webContents` of a window: its page stands behind a `PageDriver`, and what the page does comes in as `PageEvents`. */
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { type FakeApp } from './app'
import { type FakeIpcMain } from './ipcMain'
import { clone, fakeEvent, modelled } from './modelled'
import { type OpenPage, type PageDriver, type PageEvents } from './pageDriver'
import { type FakeProtocol } from './protocol'
import { type FakeSession } from './session'

/** The rest of the fake, as a page needs it. */
export interface Engine {
  readonly app: FakeApp
  readonly ipcMain: FakeIpcMain
  readonly protocol: FakeProtocol
  readonly session: FakeSession
  readonly openPage: OpenPage
  problem(what: string): void
}

interface OfWindow {
  readyToShow(): void
  title(title: string): void
}

type Modelled = Pick<
  Electron.WebContents,
  'isDestroyed' | 'reload' | 'send' | 'setWebRTCIPHandlingPolicy' | 'setWindowOpenHandler'
>
type OpenHandler = Parameters<Electron.WebContents['setWindowOpenHandler']>[0]

/** The part of a `WebFrameMain` that tells frames apart. */
interface Frame {
  url: string
  readonly parent: Frame | null
}

export class FakeWebContents extends EventEmitter implements Modelled {
  readonly mainFrame: Frame = modelled<Frame>('WebFrameMain', { url: '', parent: null })
  /** State that the test reads; no member of Electron's. */
  readonly fake = { peerPolicy: 'default' }
  private driver: PageDriver | undefined
  private crashed = false
  private destroyed = false
  private openHandler: OpenHandler | undefined
  private self: FakeWebContents = this

  constructor(
    private readonly engine: Engine,
    private readonly preferences: Electron.WebPreferences,
    private readonly size: { readonly width: number; readonly height: number },
    private readonly window: OfWindow,
  ) {
    super()
  }

  static create(...args: ConstructorParameters<typeof FakeWebContents>): FakeWebContents {
    const contents = new FakeWebContents(...args)
    contents.self = modelled('webContents', contents, () => contents.destroyed)
    contents.engine.app.emit('web-contents-created', fakeEvent(), contents.self)
    return contents.self
  }

  async loadURL(url: string): Promise<void> {
    const { preload } = this.preferences
    // At once, so that pages come in the order of their windows.
    const text = preload === undefined ? '' : readFileSync(preload, 'utf8')
    this.mainFrame.url = url
    this.driver = await this.engine.openPage(this.size, this.events)
    if (this.destroyed) return this.driver.close()
    await this.driver.load(url, text)
    this.loaded()
  }

  send(channel: string, ...args: unknown[]): void {
    const values = clone(args)
    if (this.crashed || !this.driver) return
    this.driver.emit(channel, values).catch((error: unknown) => {
      if (!this.destroyed && !this.crashed)
        this.engine.problem(`webContents.send ${channel}: ${String(error)}`)
    })
  }

  reload(): void {
    this.crashed = false
    this.driver?.reload().then(
      () => this.loaded(),
      (error: unknown) => this.engine.problem(`reload: ${String(error)}`),
    )
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler
  }

  setWebRTCIPHandlingPolicy(policy: Parameters<Modelled['setWebRTCIPHandlingPolicy']>[0]): void {
    this.fake.peerPolicy = policy
  }

  isDestroyed(): boolean {
    return this.destroyed
  }

  /** Called by the window. */
  closed(): void {
    const { driver, engine } = this
    this.destroyed = true
    this.emit('destroyed')
    driver?.close().catch((error: unknown) => engine.problem(`closing a page: ${String(error)}`))
  }

  private loaded(): void {
    if (this.destroyed) return
    this.emit('did-finish-load')
    this.window.readyToShow()
  }

  private eventFrom<T extends 'frame'>(
    frameUrl: string,
  ): { type: T; sender: FakeWebContents; senderFrame: Frame } {
    const ofMain = withoutHash(frameUrl) === withoutHash(this.mainFrame.url)
    const senderFrame = ofMain
      ? this.mainFrame
      : modelled<Frame>('WebFrameMain', { url: frameUrl, parent: this.mainFrame })
    return { type: 'frame' as T, sender: this.self, senderFrame }
  }

  /** Events that the page causes. */
  readonly events: PageEvents = {
    invoke: (channel, args, frameUrl) => {
      const event = this.eventFrom(frameUrl) as unknown as Electron.IpcMainInvokeEvent
      return this.engine.ipcMain.invoked(channel, event, args)
    },
    send: (channel, args, frameUrl) => {
      const event = this.eventFrom(frameUrl) as unknown as Electron.IpcMainEvent
      this.engine.ipcMain.sent(channel, event, args)
    },
    request: (url) => this.engine.protocol.respond(url),
    willNavigate: (url) => {
      const event = fakeEvent({ url, isSameDocument: false, isMainFrame: true })
      this.emit('will-frame-navigate', event)
      this.emit('will-navigate', event, url)
      return !event.defaultPrevented
    },
    windowOpen: (url) => {
      const details = { url, frameName: '', features: '', disposition: 'new-window' } as const
      // Without a handler Electron opens a window of its own.
      return this.openHandler?.({ ...details, referrer: { url: '', policy: 'default' } }).action !== 'deny'
    },
    permission: (name) => this.engine.session.asks(this.self, name),
    download: (url) => this.engine.session.downloads(this.self, url),
    gone: (reason) => {
      this.crashed = true
      this.emit('render-process-gone', fakeEvent(), { reason, exitCode: 1 })
    },
    title: (title) => this.window.title(title),
  }
}

const withoutHash = (url: string): string => url.replace(/#.*$/su, '')
