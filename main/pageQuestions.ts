/** The shell's own questions about a page that has stopped or does not answer. */
import { type BrowserWindow, dialog } from 'electron'
import { localized } from '#shared/i18n/localized'
import { type ShellLanguage } from './language'

const LOST = localized('Cette fenêtre s’est arrêtée.', 'This window has stopped.')
const LOST_DETAIL = localized(
  'Votre travail est gardé\u202f: il vous sera proposé quand la fenêtre sera rechargée.',
  'Your work is kept: it will be offered to you when the window has been reloaded.',
)
const RELOAD = localized('Recharger', 'Reload')
const CLOSE = localized('Fermer', 'Close')

const HUNG = localized('Cette fenêtre ne répond pas.', 'This window does not respond.')
const HUNG_DETAIL = localized(
  'Vous pouvez attendre, ou la fermer\u202f: votre travail est gardé et vous sera proposé au prochain démarrage.',
  'You can wait, or close it: your work is kept and will be offered to you at the next start.',
)
const WAIT = localized('Attendre', 'Wait')
const CLOSE_ANYWAY = localized('Fermer quand même', 'Close anyway')

/** True: load the page again. */
export async function askAboutLostPage(window: BrowserWindow, { say }: ShellLanguage): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: say(LOST),
    detail: say(LOST_DETAIL),
    buttons: [say(RELOAD), say(CLOSE)],
    defaultId: 0,
    cancelId: 0,
  })
  return response === 0
}

/** True: close the window without its page. The signal takes the question back. */
export async function askAboutHungPage(
  window: BrowserWindow,
  { say }: ShellLanguage,
  signal: AbortSignal,
): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: say(HUNG),
    detail: say(HUNG_DETAIL),
    buttons: [say(WAIT), say(CLOSE_ANYWAY)],
    defaultId: 0,
    cancelId: 0,
    signal,
  })
  return response === 1
}
