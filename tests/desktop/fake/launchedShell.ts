/** A running program as a test holds it: its windows, menus, dialogs, and what the system may do to it. */
import { type FakeBrowserWindow } from './browserWindow'
import { type DialogQueue } from './dialog'
import { type FakeElectron } from './electron'
import { type FakeMenu, type FakeMenuItem } from './menu'
import { fakeEvent } from './modelled'
import { HANG_MS } from '../../support/hang'

export class LaunchedShell {
  readonly dialogs: DialogQueue
  /** Links that went to the reader's browser. */
  readonly openedLinks: readonly string[]
  /** Files that went to a viewer. */
  readonly openedPaths: readonly string[]

  constructor(
    readonly electron: FakeElectron,
    private readonly restore: () => void,
  ) {
    this.dialogs = electron.dialogs
    this.openedLinks = electron.outside.links
    this.openedPaths = electron.outside.paths
  }

  /** In the order in which they were opened. */
  get windows(): readonly FakeBrowserWindow[] {
    return [...this.electron.windows].sort((a, b) => a.id - b.id)
  }

  get focused(): FakeBrowserWindow | undefined {
    return this.electron.windows.find((window) => window.isFocused())
  }

  get exited(): boolean {
    return this.electron.app.fake.exited
  }

  /** The menu of the window in front, or the bar of a Mac. */
  menu(): FakeMenu | null {
    return this.electron.applicationMenu() ?? this.focused?.fake.menu ?? null
  }

  menuItem(id: string): FakeMenuItem {
    const item = this.menu()?.getMenuItemById(id)
    if (!item)
      throw new Error(
        `no menu item ${id}: ${this.menu()
          ?.all()
          .map((other) => other.id)
          .join(' ')}`,
      )
    return item
  }

  /** Chooses a menu item as a click on it does. */
  chooseMenu(id: string): void {
    const item = this.menuItem(id)
    if (!item.enabled) throw new Error(`the menu item ${id} is disabled`)
    if (item.type === 'checkbox') item.checked = !item.checked
    const window = this.focused
    if (item.role === 'close') window?.close()
    else if (item.role === 'quit') this.electron.app.quit()
    else if (item.role) throw new Error(`the fake Electron does not model the role ${item.role}`)
    else item.click?.(item as never, window as never, {} as never)
  }

  /** The program is started again with these words. */
  secondInstance(argv: readonly string[], folder: string): void {
    this.electron.app.emit('second-instance', fakeEvent(), [process.execPath, ...argv], folder, undefined)
  }

  /** A Mac hands over a file. */
  openFile(path: string): void {
    this.electron.app.emit('open-file', fakeEvent(), path)
  }

  /** A click on the icon in the Dock. */
  activate(): void {
    this.electron.app.emit('activate', fakeEvent(), this.windows.length > 0)
  }

  crashPage(window: FakeBrowserWindow, reason: 'crashed' | 'killed' = 'crashed'): void {
    window.webContents.events.gone(reason)
  }

  /** Quits as Cmd+Q does. The program may ask its windows first: see `ended`. */
  quit(): void {
    this.electron.app.quit()
  }

  /** Resolves when the program has ended. */
  async ended(): Promise<void> {
    await until(() => this.exited)
  }

  /** Ends the launch whatever its state; throws what went wrong unseen. */
  async dispose(): Promise<void> {
    for (const window of this.windows) window.destroy()
    this.electron.app.quit()
    await this.ended()
    this.restore()
    if (this.electron.problems.length > 0) throw new Error(this.electron.problems.join('\n'))
  }

  /** Called by `launchShell`. */
  async started(): Promise<void> {
    const { problems } = this.electron
    await until(() => this.exited || problems.length > 0 || this.windows.some((window) => window.isVisible()))
    if (problems.length > 0) throw new Error(problems.join('\n'))
  }
}

/** Looks again and again: nothing in Electron tells a test that the program has come to rest. */
export async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + HANG_MS
  while (!holds()) {
    if (performance.now() > end) throw new Error(`never came true: ${holds.toString()}`)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
