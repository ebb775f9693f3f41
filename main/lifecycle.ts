/** From the first window to the last: what the system tells the program, and what it does then. */
import { app } from 'electron'
import { openGivenFiles } from './givenFiles'
import { filesNamed } from './namedFiles'
import { type Shell } from './shell'

/** Paths that arrive before there are windows: a Mac tells of a double-clicked file very early. */
export interface EarlyFiles {
  take(): readonly string[]
  /** From now on they go there. */
  hand(open: (path: string) => void): void
}

export function collectEarlyFiles(): EarlyFiles {
  const early: string[] = []
  let open = (path: string): void => void early.push(path)
  app.on('open-file', (event, path) => {
    event.preventDefault()
    open(path)
  })
  return {
    take: () => early.splice(0),
    hand: (later) => {
      open = later
    },
  }
}

export function followLifecycle(shell: Shell, mac: boolean, settled: () => Promise<void>): void {
  const { windows } = shell

  app.on('second-instance', (_event, argv, folder) => {
    const named = filesNamed(argv.slice(1), folder)
    void openGivenFiles(shell, named).then((any) => {
      if (!any) (windows.focused() ?? windows.all().at(-1) ?? windows.open()).toFront()
    })
  })
  app.on('activate', () => {
    if (windows.all().length === 0) windows.open()
  })
  app.on('window-all-closed', () => {
    if (!mac) app.quit()
  })

  // Quitting asks window after window; the last step waits for what is still being written.
  let asking = false
  let ready = false
  app.on('before-quit', (event) => {
    if (ready) return
    event.preventDefault()
    if (asking) return
    asking = true
    void windows
      .closeAll()
      .then(async (all) => {
        if (!all) return
        await settled()
        ready = true
        app.quit()
      })
      .finally(() => {
        asking = false
      })
  })
}
