/** Reports uncaught faults in plain words, in both languages because this may be the first message. */
import { app, dialog } from 'electron'
import { localized } from '#shared/i18n/localized'
import { type Log } from './log'

const UNEXPECTED = localized(
  'Castellan a rencontré une erreur inattendue. Votre travail est gardé\u202f: enregistrez-le, puis relancez Castellan.',
  'Castellan met an unexpected fault. Your work is kept: save it, then start Castellan again.',
)

/** Reported once: a fault that repeats must not fill the screen. */
export function reportFaults(log: Log): void {
  let told = false
  const tell = (error: unknown): void => {
    log('uncaught', error)
    if (told) return
    told = true
    dialog.showErrorBox('Castellan', `${UNEXPECTED.fr}\n\n${UNEXPECTED.en}`)
  }
  process.on('uncaughtException', tell)
  process.on('unhandledRejection', tell)
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit') log(`process gone: ${type}, ${reason}, ${exitCode}`)
  })
}
