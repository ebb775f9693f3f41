/** The host of a plain browser: one tab, one scenario; files through handles or downloads; what it keeps is in IndexedDB. */
import { type Host, type ShownDocument } from '#shared/host/host'

export function createBrowserHost(): Host {
  // Asked for at once, not when first used: to save is possible even when the server has gone meanwhile.
  const files = import('./browserFiles').then((module) => module.createBrowserFiles())

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
    showWindowOf: async () => false,
    otherTabs: {
      show: async (file) => (await files).tabs.show(file),
      onWritten(listener) {
        const ending = files.then(({ tabs }) => tabs.onWritten(listener)).catch(() => undefined)
        return () => void ending.then((end) => end?.())
      },
    },
    showDocument(next) {
      const { file } = next
      if (file?.token !== shown?.file?.token)
        files.then(({ tabs }) => tabs.shows(file)).catch(() => undefined)
      shown = next
      document.title = `${next.modified ? '● ' : ''}${next.title} – Castellan`
    },
    showMenus: () => {},
    onMenu: () => () => {},
    // The browser itself asks about unsaved changes: `beforeunload` above.
    onCloseRequest: () => () => {},

    openScenario: async () => (await files).openScenario(),
    openFile: async (file) => (await files).openFile(file),
    openDropped: async (file) => (await files).openDropped(file),
    saveScenario: async (file, text, options) => (await files).saveScenario(file, text, options),
    saveScenarioAs: async (suggestedName, text) => (await files).saveScenarioAs(suggestedName, text),
    fileState: async (file) => (await files).fileState(file),
    listRecent: async () => (await files).listRecent(),
    listVersions: async (file) => (await files).listVersions(file),
    openVersion: async (file, version) => (await files).openVersion(file, version),

    saveExports: async (exports) => (await files).saveExports(exports),
    print: async (file) => (await files).print(file),

    listKept: async (kind) => (await files).listKept(kind),
    keep: async (kind, item) => (await files).keep(kind, item),
    removeKept: async (kind, id) => (await files).removeKept(kind, id),

    keepRecovery: async (entry) => (await files).keepRecovery(entry),
    listRecovery: async () => (await files).listRecovery(),
    dropRecovery: async (id) => (await files).dropRecovery(id),
  }
}
