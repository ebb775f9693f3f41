/**
 * The other tabs of this browser with our page: which show the same file, and when one of them writes. A tab holds a lock named
 * after the file it shows, which the browser frees when the tab closes or crashes; what a tab writes it tells all others.
 */
import { type FileRef, type OtherTabs } from '#shared/host/host'
import { createQueue } from '#shared/lang/queue'
import { type FileRegister } from './fileRegister'
import { type KnownFiles } from './knownFiles'

const fileLock = (id: string): string => `castellan.file.${id}`

export interface Tabs extends OtherTabs {
  /** This tab shows this file now, or none. */
  shows(file: FileRef | undefined): Promise<void>
  /** This tab has written it. */
  wrote(file: FileRef): void
}

/** Pages without https have no locks, and no handles: every tab is alone. */
export function createTabs(known: KnownFiles, register: Pick<FileRegister, 'noteUse' | 'idOf'>): Tabs {
  const locks = navigator.locks as LockManager | undefined
  const channel = new BroadcastChannel('castellan.written')
  const inOrder = createQueue()
  let shown: string | undefined
  let release = (): void => {}

  function hold(id: string): Promise<void> {
    return new Promise((held) => {
      const holding = locks?.request(fileLock(id), { mode: 'shared' }, () => {
        held()
        return new Promise<void>((resolve) => (release = resolve))
      })
      if (!holding) held()
      holding?.catch(() => held())
    })
  }

  return {
    shows(file) {
      // Noted at once: whoever reads the recent files next finds it among them.
      const noted = file && register.noteUse(file)
      return inOrder(async () => {
        release()
        shown = await noted
        if (shown !== undefined) await hold(shown)
      })
    },
    wrote: ({ reading }) => channel.postMessage(reading),
    show: (file) =>
      inOrder(async () => {
        const id = await register.idOf(file)
        if (id === undefined || id === shown) return false
        const { held = [] } = (await locks?.query()) ?? {}
        return held.some(({ name }) => name === fileLock(id))
      }),
    onWritten(listener) {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (typeof data !== 'string') return
        known.wroteElsewhere(data)
        listener()
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}
