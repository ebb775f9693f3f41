/** Answers the verbs about windows: those of the page's own window and those about the others. */
import { type ShownDocument } from '#shared/host/host'
import { type Shell } from '../shell'
import { type ShellWindow } from '../window'
import { type Answers, type Listeners } from './handle'

/** A page may ask for as many as it likes. */
const MOST_WINDOWS = 100

type Verbs = 'windowStart' | 'openWindow' | 'showWindowOf' | 'answerClose'

export function answerWindows({ windows, files }: Shell): Pick<Answers<ShellWindow>, Verbs> {
  return {
    windowStart: async (window) => window.takeStart(),
    async openWindow(_window, start) {
      if (start.recovery !== undefined && windows.keeping(start.recovery))
        throw new Error('the entry of another window')
      // Asked for twice, or opened by another window since this page has looked. What is recovered is something else.
      const path = start.file && !start.modified ? files.pathOf(start.file) : undefined
      const open = path === undefined ? undefined : windows.showing(path)
      if (open) return open.toFront()
      if (windows.all().length >= MOST_WINDOWS) throw new Error('too many windows')
      windows.open(start)
    },
    async showWindowOf(window, file) {
      const path = files.pathOf(file)
      const other = path === undefined ? undefined : windows.showing(path, window)
      other?.toFront()
      return other !== undefined
    },
    answerClose: async (window, mayClose) => window.answerClose(mayClose),
  }
}

export function listenToWindows({ files, remember }: Shell): Listeners<ShellWindow> {
  const pathOf = (shown: ShownDocument | undefined): string | undefined =>
    shown?.file && files.pathOf(shown.file)
  return {
    showDocument(window, shown) {
      const isAnother = pathOf(shown) !== pathOf(window.shown)
      window.show(shown)
      // Not when it was read: what is no scenario opens once, and is not offered again.
      if (shown.file && isAnother) remember(shown.file)
    },
    showMenus: (window, menus) => window.showMenus(menus),
    closeHeard: (window) => window.closeHeard(),
  }
}
