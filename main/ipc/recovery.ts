/** The state of windows, kept while they live and offered when they did not close properly. */
import { type Answers } from './handle'
import { type Shell } from '../shell'
import { type ShellWindow } from '../window'

export function answerRecovery({
  journal,
  windows,
}: Shell): Pick<Answers<ShellWindow>, 'keepRecovery' | 'listRecovery' | 'dropRecovery'> {
  return {
    async keepRecovery(window, entry) {
      if (windows.keeping(entry.id, window)) throw new Error('the entry of another window')
      // What was on its way when the window closed.
      if (window.finished) return
      window.recoveryId = entry.id
      await journal.keep(entry)
    },
    listRecovery: async () => (await journal.list()).filter(({ id }) => !windows.keeping(id)),
    async dropRecovery(window, id) {
      if (windows.keeping(id, window)) throw new Error('the entry of another window')
      await journal.drop(id)
    },
  }
}
