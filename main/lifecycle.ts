/** Handles the system's events from the first window to the last. */
import { app } from 'electron'
import { append } from '#shared/lang/append'
import { filesNamed } from './namedFiles'
import { createQuitGuard } from './quitGuard'
import { type Shell } from './shell'

/** Files that the system hands over before there are windows: a Mac reports a double-clicked file very early. */
export interface HandedFiles {
  /** Sends files there from now on, those received before first. A second start without files hands over none. */
  to(open: (paths: readonly string[]) => void): void
}

export function collectHandedFiles(): HandedFiles {
  const early: string[] = []
  let open = (paths: readonly string[]): void => void append(early, paths)
  app.on('open-file', (event, path) => {
    event.preventDefault()
    open([path])
  })
  app.on('second-instance', (_event, argv, folder) => open(filesNamed(argv.slice(1), folder)))
  return {
    to(later) {
      if (early.length > 0) later(early)
      open = later
    },
  }
}

/** `settled`: see `QuitParts`. */
export function followLifecycle({ windows }: Shell, mac: boolean, settled: () => Promise<void>): void {
  app.on('activate', () => {
    if (windows.all().length === 0) windows.open()
  })
  app.on('window-all-closed', () => {
    if (!mac) app.quit()
  })
  const mayQuit = createQuitGuard({
    closeAll: windows.closeAll,
    settled,
    anyOpen: () => windows.all().length > 0,
    quit: () => app.quit(),
  })
  app.on('before-quit', (event) => {
    if (!mayQuit()) event.preventDefault()
  })
}
