/** Reports uncaught faults of the program in one plain sentence; the work is kept. The console has the rest. */
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'

export const UNCAUGHT = localized(
  'Erreur du programme\u202f: l’action en cours est annulée, votre travail est gardé. Réessayez ou rouvrez la fenêtre.',
  'Fault of the program: what you were doing was taken back, your work is kept. Try again, or reopen the window.',
)

/** Faults that follow each other within this time are reported once. */
const REPORT_PAUSE_MS = 10_000

/** Returns a function that removes the listeners. */
export function reportUncaught(
  editor: Pick<Editor, 'input' | 'session'>,
  target: EventTarget = window,
  now: () => number = Date.now,
): () => void {
  let reported = -Infinity
  const report = (): void => {
    if (now() - reported < REPORT_PAUSE_MS) return
    reported = now()
    editor.session.notify(UNCAUGHT, 'error')
  }
  const onError = (event: Event): void => {
    // Without an error it is a remark of the browser's, such as that a ResizeObserver has waited.
    if (!(event as ErrorEvent).error) return
    report()
    // Half a gesture must not stay open: it would be neither undone nor kept.
    if (editor.input.state !== 'idle') editor.input.cancel()
  }
  target.addEventListener('error', onError)
  target.addEventListener('unhandledrejection', report)
  return () => {
    target.removeEventListener('error', onError)
    target.removeEventListener('unhandledrejection', report)
  }
}
