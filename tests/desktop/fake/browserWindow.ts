/** `electron.BrowserWindow`: closing in Electron's order, focus, bounds, and the page behind it. */
import { EventEmitter } from 'node:events'
import { type FakeMenu } from './menu'
import { fakeEvent, modelled } from './modelled'
import { FakeWebContents, type Engine } from './webContents'

type Modelled = Pick<
  Electron.BrowserWindow,
  | 'close'
  | 'destroy'
  | 'focus'
  | 'getBounds'
  | 'getNormalBounds'
  | 'id'
  | 'isDestroyed'
  | 'isFocused'
  | 'isMaximized'
  | 'isMinimized'
  | 'isVisible'
  | 'loadURL'
  | 'maximize'
  | 'restore'
  | 'setDocumentEdited'
  | 'setRepresentedFilename'
  | 'setTitle'
  | 'show'
>

/** The windows there are, the one in front last. */
interface WindowStack {
  readonly windows: FakeBrowserWindow[]
  closed(): void
}

export class FakeBrowserWindow extends EventEmitter implements Modelled {
  readonly id: number
  readonly webContents: FakeWebContents
  /** State that the test reads; no member of Electron's. */
  readonly fake = { title: '', edited: false, file: '', menu: null as FakeMenu | null }
  private bounds: Electron.Rectangle
  private visible: boolean
  private minimized = false
  private maximized = false
  private gone = false
  private self: FakeBrowserWindow = this

  constructor(
    readonly options: Electron.BrowserWindowConstructorOptions,
    engine: Engine,
    private readonly stack: WindowStack,
    id: number,
  ) {
    super()
    this.id = id
    this.bounds = {
      x: options.x ?? 0,
      y: options.y ?? 0,
      width: options.width ?? 800,
      height: options.height ?? 600,
    }
    this.visible = options.show ?? true
    this.fake.title = options.title ?? ''
    this.webContents = FakeWebContents.create(engine, options.webPreferences ?? {}, this.bounds, {
      readyToShow: () => this.emit('ready-to-show'),
      title: (title) => {
        const event = fakeEvent()
        this.emit('page-title-updated', event, title, true)
        if (!event.defaultPrevented) this.fake.title = title
      },
    })
  }

  static create(...args: ConstructorParameters<typeof FakeBrowserWindow>): FakeBrowserWindow {
    const window = new FakeBrowserWindow(...args)
    window.self = modelled('BrowserWindow', window, () => window.gone)
    const { stack } = window
    stack.windows.unshift(window.self)
    return window.self
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url)
  }

  isDestroyed(): boolean {
    return this.gone
  }

  /** `close`, which may be prevented, then `closed`. */
  close(): void {
    const event = fakeEvent()
    this.emit('close', event)
    if (!event.defaultPrevented) this.destroy()
  }

  /** `closed` and no question. */
  destroy(): void {
    if (this.gone) return
    const focused = this.isFocused()
    const { stack, self, webContents } = this
    this.gone = true
    stack.windows.splice(stack.windows.indexOf(self), 1)
    webContents.closed()
    this.emit('closed')
    if (focused) stack.windows.at(-1)?.emit('focus')
    stack.closed()
  }

  show(): void {
    this.visible = true
    this.emit('show')
    this.focus()
  }

  isVisible(): boolean {
    return this.visible
  }

  focus(): void {
    const { windows } = this.stack
    const before = windows.at(-1)
    const first = before === this.self && this.emitted
    this.emitted = true
    if (first) return
    windows.splice(windows.indexOf(this.self), 1)
    windows.push(this.self)
    if (before !== this.self) before?.emit('blur')
    this.emit('focus')
  }
  private emitted = false

  isFocused(): boolean {
    return this.visible && this.stack.windows.at(-1) === this.self
  }

  getBounds(): Electron.Rectangle {
    return { ...this.bounds }
  }

  getNormalBounds(): Electron.Rectangle {
    return { ...this.bounds }
  }

  /** The user moves it. */
  moveTo(bounds: Electron.Rectangle): void {
    this.bounds = { ...bounds }
  }

  maximize(): void {
    this.maximized = true
  }

  isMaximized(): boolean {
    return this.maximized
  }

  minimize(): void {
    this.minimized = true
  }

  isMinimized(): boolean {
    return this.minimized
  }

  restore(): void {
    this.minimized = false
  }

  setTitle(title: string): void {
    this.fake.title = title
  }

  setDocumentEdited(edited: boolean): void {
    this.fake.edited = edited
  }

  setRepresentedFilename(path: string): void {
    this.fake.file = path
  }

  setMenu(menu: FakeMenu | null): void {
    this.fake.menu = menu
  }
}
