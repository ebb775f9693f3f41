/**
 * The stand-in for Chromium under a window of the fake Electron: a real page driven by Playwright (end-to-end tests), or a
 * page played by a script in Node (unit tests, kills). The fake asks through `PageDriver`, the page through `PageEvents`.
 */

/** Called by the page: what Electron would hear from its renderer. Values have been through a structured clone. */
export interface PageEvents {
  /** `ipcRenderer.invoke`; rejects as Electron does: `Error invoking remote method 'CHANNEL': Error: …`. */
  invoke(channel: string, args: readonly unknown[], frameUrl: string): Promise<unknown>
  /** `ipcRenderer.send`. */
  send(channel: string, args: readonly unknown[], frameUrl: string): void
  /** The page asks for an `app://` address: answered by the protocol's handler. */
  request(url: string): Promise<Response>
  /** A link or script asks for another address, here or in a new window; true when main allows it. */
  willNavigate(url: string): boolean
  windowOpen(url: string): boolean
  /** The page asks for a permission; true when main grants it. */
  permission(name: string): boolean
  /** The page starts a download; true when main lets it. */
  download(url: string): boolean
  /** The page's process is gone. */
  gone(reason: 'crashed' | 'killed'): void
  /** The page set its title. */
  title(title: string): void
}

export interface PageDriver {
  /** Loads an `app://` address with the preload's text run before any script of the page. */
  load(url: string, preload: string): Promise<void>
  /** `webContents.send`. */
  emit(channel: string, args: readonly unknown[]): Promise<void>
  /** Loads the page again, as after a crash. */
  reload(): Promise<void>
  close(): Promise<void>
}

/** Makes the page of a new window. */
export type OpenPage = (
  size: { readonly width: number; readonly height: number },
  events: PageEvents,
) => Promise<PageDriver>
