/** The host of a plain browser: one tab, one scenario; files through handles or downloads; what it keeps is in IndexedDB. */
import { type Host, type ShownDocument } from '#shared/host/host'
import { createBrowserFiles } from './browserFiles'

export function createBrowserHost(): Host {
  let shown: ShownDocument | undefined
  window.addEventListener('beforeunload', (event) => {
    if (shown?.modified) event.preventDefault()
  })

  return {
    kind: 'browser',
    manyWindows: false,
    nativeMenus: false,

    windowStart: async () => undefined,
    openWindow: async () => undefined,
    // A page knows nothing of other tabs: two of them on one file are noticed when the second saves.
    showWindowOf: async () => false,
    showDocument(next) {
      shown = next
      document.title = `${next.modified ? '● ' : ''}${next.title} – Castellan`
    },
    showMenus: () => {},
    onMenu: () => () => {},
    // The browser itself asks about unsaved changes: `beforeunload` above.
    onCloseRequest: () => () => {},

    // Of the page's start, not fetched when first used: to save is possible even when the server has gone meanwhile.
    ...createBrowserFiles(),
  }
}
