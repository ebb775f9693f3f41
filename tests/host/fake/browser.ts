/** The parts of a browser that the host uses: dialogs for files, downloads, tabs, the locks of all its windows. */
import { resolveObjectURL } from 'node:buffer'
import { vi } from 'vitest'
import { domError, FakeHandle } from './disk'

/** The answer of the next dialog: a file, or the name of an error (`AbortError`: the user gives up). */
type Chosen = FileSystemFileHandle | string

export interface FakeBrowser {
  choose: Chosen
  /** Names that the dialog for saving was opened with. */
  readonly suggested: string[]
  readonly downloads: { readonly name: string; readonly blob: Blob }[]
  readonly tabs: Blob[]
  /** False while the browser blocks new tabs. */
  opensTabs: boolean
  /** The file that the user uploads, in browsers without handles; undefined when he gives up. */
  upload: File | undefined
  /** All windows crash: the browser frees their locks. */
  crash(): void
}

/** Lays the browser over the globals. Without `handles` it is one that knows only uploads and downloads. */
export function installBrowser({ handles }: { readonly handles: boolean }): FakeBrowser {
  /** A name for each lock: shared ones are held more than once. */
  let held: readonly { readonly name: string }[] = []
  const browser: FakeBrowser = {
    choose: 'AbortError',
    suggested: [],
    downloads: [],
    tabs: [],
    opensTabs: true,
    upload: undefined,
    crash: () => void (held = []),
  }
  const chosen = (): FileSystemFileHandle => {
    if (typeof browser.choose === 'string') throw domError(browser.choose)
    return browser.choose
  }
  const pickers = {
    showOpenFilePicker: async () => [chosen()],
    // Choosing a file to save to makes it, or empties it.
    showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) => {
      browser.suggested.push(suggestedName)
      const handle = chosen()
      const { disk, path } = handle as unknown as FakeHandle
      disk.put(path, '')
      return handle
    },
  }
  const open = (address: string): object | null => {
    if (!browser.opensTabs) return null
    browser.tabs.push(resolveObjectURL(address) as Blob)
    return {}
  }
  vi.stubGlobal('window', Object.assign(new EventTarget(), handles ? pickers : {}, { open }))
  if (handles) vi.stubGlobal('self', pickers)
  if (handles) vi.stubGlobal('FileSystemFileHandle', FakeHandle)
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, ...rest: unknown[]) => {
        const lock = { name }
        held = [...held, lock]
        await (rest.at(-1) as () => Promise<void>)()
        held = held.filter((other) => other !== lock)
      },
      query: async () => ({ held, pending: [] }),
    },
  })
  vi.stubGlobal('HTMLInputElement', EventTarget)
  vi.stubGlobal('document', { body: { append: () => {} }, createElement })

  function createElement(kind: string): object {
    if (kind === 'a') return { href: '', download: '', click: downloadIt }
    const input = Object.assign(new EventTarget(), {
      style: {},
      files: [browser.upload],
      remove: () => {},
      click: () => input.dispatchEvent(new Event(browser.upload ? 'change' : 'cancel')),
    })
    return input
  }
  function downloadIt(this: { href: string; download: string }): void {
    browser.downloads.push({ name: this.download, blob: resolveObjectURL(this.href) as Blob })
  }
  return browser
}
