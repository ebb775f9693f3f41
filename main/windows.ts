/** The open windows: makes one, finds one, closes them one after another. */
import { screen, type WebContents } from 'electron'
import { type WindowStart } from '#shared/host/host'
import { ShellWindow, type WindowParts } from './window'
import { type Bounds, placeWindow } from './windowPlace'

export interface Windows {
  /** In the order in which they were opened. */
  all(): readonly ShellWindow[]
  open(start?: WindowStart): ShellWindow
  /** The window whose page this is. */
  of(contents: WebContents): ShellWindow | undefined
  /** The one the reader works in, or undefined. */
  focused(): ShellWindow | undefined
  /** One in which nobody has done anything yet: rather the one in front. */
  untouched(): ShellWindow | undefined
  /** The window that shows the file at this real path; not `except`. */
  showing(path: string, except?: ShellWindow): ShellWindow | undefined
  /** The window that keeps its state under this id; not `except`. */
  keeping(recoveryId: string, except?: ShellWindow): ShellWindow | undefined
  /** Closes them all, one after another, those with unsaved work first; false as soon as one stays. */
  closeAll(): Promise<boolean>
}

export function createWindows(
  parts: Omit<WindowParts, 'menusChanged'>,
  lastPlace: () => (Bounds & { readonly maximized: boolean }) | undefined,
  listen: { menusChanged(window: ShellWindow): void; closed(): void; failed(error: unknown): void },
): Windows {
  const windows: ShellWindow[] = []
  const focused = (): ShellWindow | undefined => windows.find(({ browser }) => browser.isFocused())
  const closeAll = async (): Promise<boolean> => {
    // Those that may ask come first: whoever takes the quitting back keeps all the others.
    const isModified = ({ shown }: ShellWindow): boolean => shown?.modified === true
    const asked = windows.filter(isModified)
    for (const window of [...asked, ...windows.filter((other) => !isModified(other))]) {
      // It may have gone while another was asked.
      if (!windows.includes(window)) continue
      window.toFront()
      if (!(await window.close())) return false
    }
    return true
  }
  return {
    all: () => windows,
    open(start) {
      const place = lastPlace()
      const neighbour = (focused() ?? windows.at(-1))?.browser
      const others = windows.map(({ browser }) => browser.getNormalBounds())
      const bounds = placeWindow(neighbour?.getNormalBounds() ?? place, workAreas(), others)
      const maximized = neighbour ? neighbour.isMaximized() : place?.maximized === true
      const window = new ShellWindow(bounds, maximized, start, {
        ...parts,
        menusChanged: listen.menusChanged,
      })
      windows.push(window)
      window.browser.on('closed', () => {
        windows.splice(windows.indexOf(window), 1)
        listen.closed()
      })
      window.load().catch((error: unknown) => {
        // Closed while it was loading.
        if (window.browser.isDestroyed()) return
        listen.failed(error)
        window.browser.destroy()
      })
      return window
    },
    of: (contents) => windows.find(({ browser }) => browser.webContents === contents),
    focused,
    untouched: () => [focused(), ...windows].find((window) => window?.shown?.untouched === true),
    showing: (path, except) => windows.find((window) => window !== except && window.path === path),
    keeping: (id, except) => windows.find((window) => window !== except && window.recoveryId === id),
    closeAll,
  }
}

function workAreas(): readonly [Bounds, ...Bounds[]] {
  const primary = screen.getPrimaryDisplay()
  const rest = screen.getAllDisplays().filter(({ id }) => id !== primary.id)
  return [primary.workArea, ...rest.map(({ workArea }) => workArea)]
}
