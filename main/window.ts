/** One window with one scenario: its page, its title, its start, and how it closes. */
import { BrowserWindow } from 'electron'
import { type FileRef, type ShownDocument, type WindowStart } from '#shared/host/host'
import { type MenuModel } from '#shared/host/menuModel'
import { PAGE_URL } from './address'
import { createCloseGuard } from './closeGuard'
import { askAboutHungPage, askAboutLostPage } from './pageQuestions'
import { type Signals, channelOf } from './contract/contract'
import { type ShellLanguage } from './language'
import { type Log } from './log'
import { plainLine } from './plainLine'
import { type Bounds, SMALLEST } from './windowPlace'

export interface WindowParts {
  readonly preload: string
  readonly language: ShellLanguage
  readonly log: Log
  /** A packed program has no developer tools. */
  readonly devTools: boolean
  pathOf(file: FileRef): string | undefined
  /** The menus of the window have changed, or it has come to the front. */
  menusChanged(window: ShellWindow): void
  /** Its bounds, for the next start. */
  placed(bounds: Bounds, maximized: boolean): void
}

export class ShellWindow {
  readonly browser: BrowserWindow
  shown: ShownDocument | undefined
  menus: MenuModel | undefined
  /** The id under which the page keeps its state; undefined once the page is gone. */
  recoveryId: string | undefined
  private start: WindowStart | undefined
  private startGiven = false
  /** Its page is done with the document: nothing is kept any more. */
  finished = false
  private readonly guard

  constructor(
    bounds: Bounds,
    maximized: boolean,
    start: WindowStart | undefined,
    private readonly parts: WindowParts,
  ) {
    this.start = start
    this.recoveryId = start?.recovery
    this.browser = new BrowserWindow({
      ...bounds,
      minWidth: Math.min(SMALLEST.width, bounds.width),
      minHeight: Math.min(SMALLEST.height, bounds.height),
      show: false,
      title: 'Castellan',
      webPreferences: {
        preload: parts.preload,
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        nodeIntegrationInWorker: false,
        nodeIntegrationInSubFrames: false,
        webSecurity: true,
        allowRunningInsecureContent: false,
        webviewTag: false,
        navigateOnDragDrop: false,
        spellcheck: false,
        devTools: parts.devTools,
      },
    })
    if (maximized) this.browser.maximize()
    this.guard = createCloseGuard(
      () => this.signal('askClose'),
      (signal) => askAboutHungPage(this.browser, parts.language, signal),
    )
    this.listen()
  }

  /** Rejects when the page cannot be loaded. */
  load(): Promise<void> {
    return this.browser.loadURL(PAGE_URL)
  }

  /** Given once; again only to the page that comes after a crash, when the first had kept nothing. */
  takeStart(): WindowStart | undefined {
    if (this.startGiven) return undefined
    this.startGiven = true
    return this.start
  }

  /** Begins anew with another document: its page is loaded again, and given this start. */
  restart(start: WindowStart): void {
    this.start = start
    this.startGiven = false
    this.recoveryId = start.recovery
    this.shown = undefined
    // A page that was just asked whether it may close answers no more: it stays, for this.
    this.guard.gone()
    this.browser.webContents.reload()
    this.toFront()
  }

  show(shown: ShownDocument): void {
    this.shown = shown
    this.browser.setTitle(`${shown.modified ? '● ' : ''}${plainLine(shown.title)} – Castellan`)
    this.browser.setDocumentEdited(shown.modified)
    this.browser.setRepresentedFilename(this.path ?? '')
  }

  /** Real path of the file that it shows, or is about to show. */
  get path(): string | undefined {
    const file = this.shown ? this.shown.file : this.start?.file
    return file && this.parts.pathOf(file)
  }

  showMenus(menus: MenuModel): void {
    this.menus = menus
    this.parts.language.follow(menus.language)
    this.parts.menusChanged(this)
  }

  chooseMenu(id: string): void {
    this.signal('menuChosen', id)
  }

  closeHeard(): void {
    this.guard.heard()
  }

  answerClose(mayClose: boolean): void {
    this.guard.answer(mayClose)
  }

  toFront(): void {
    if (this.browser.isMinimized()) this.browser.restore()
    this.browser.show()
    this.browser.focus()
  }

  /** Asks the page and closes the window when it may; false when it stays. */
  async close(): Promise<boolean> {
    if (this.browser.isDestroyed()) return true
    // A page that has shown nothing has nothing to lose.
    const mayClose = !this.shown || (await this.guard.ask())
    if (this.browser.isDestroyed()) return true
    if (!mayClose) return false
    this.finished = true
    this.parts.placed(this.browser.getNormalBounds(), this.browser.isMaximized())
    this.browser.destroy()
    return true
  }

  private signal<S extends keyof Signals>(name: S, ...args: Parameters<Signals[S]>): void {
    if (!this.browser.isDestroyed()) this.browser.webContents.send(channelOf(name), ...args)
  }

  private listen(): void {
    const { browser, parts } = this
    browser.once('ready-to-show', () => browser.show())
    browser.on('closed', () => this.guard.gone())
    browser.on('page-title-updated', (event) => event.preventDefault())
    browser.on('focus', () => parts.menusChanged(this))
    browser.on('unresponsive', () => this.guard.unresponsive())
    browser.on('close', (event) => {
      event.preventDefault()
      void this.close()
    })
    browser.webContents.on('render-process-gone', (_event, { reason }) => {
      if (reason !== 'clean-exit') void this.pageLost(reason)
    })
  }

  private async pageLost(reason: string): Promise<void> {
    const { browser, parts } = this
    parts.log(`page gone: ${reason}`)
    // What it kept is now offered to the page that comes next; without that, the start is given again.
    this.startGiven = this.recoveryId !== undefined
    this.recoveryId = undefined
    this.shown = undefined
    this.guard.gone()
    const reload = await askAboutLostPage(browser, parts.language)
    if (browser.isDestroyed()) return
    if (reload) browser.webContents.reload()
    else browser.destroy()
  }
}
