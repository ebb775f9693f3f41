/** Finds the host of the page: the desktop shell, whose preload has put its `Host` on the window, or else the browser. */
import { type Host } from '#shared/host/host'
import { createBrowserHost } from './browserHost'

declare global {
  interface Window {
    /** `BRIDGE` of the shell's contract. */
    readonly castellanHost?: Host
  }
}

export function hostOfPage(): Host {
  return window.castellanHost ?? createBrowserHost()
}
