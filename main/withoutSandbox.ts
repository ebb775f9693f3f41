/**
 * Ends a program that was started without Chromium's sandbox, and says what to do instead. The AppImage's start script adds
 * `--no-sandbox` by itself where the kernel forbids user namespaces; the pages would then run open.
 */
import { app, dialog } from 'electron'
import { localized } from '#shared/i18n/localized'

/** In both languages, for no window has said which is read. */
const NO_SANDBOX = localized(
  'Castellan ne fonctionne pas sans son bac à sable, et ce système lui interdit les espaces de noms utilisateur dont il a besoin. Installez le paquet deb, qui s’en passe, ou autorisez-les\u202f: «\u202fsudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0\u202f» (Ubuntu) ou «\u202fsudo sysctl -w kernel.unprivileged_userns_clone=1\u202f» (Debian). Si vous avez donné vous-même --no-sandbox, retirez-le.',
  'Castellan does not run without its sandbox, and this system forbids it the user namespaces that the sandbox needs. Install the deb package, which does without them, or allow them: "sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0" (Ubuntu) or "sudo sysctl -w kernel.unprivileged_userns_clone=1" (Debian). If you gave --no-sandbox yourself, take it away.',
)

export function isWithoutSandbox(): boolean {
  return app.commandLine.hasSwitch('no-sandbox')
}

/** On a terminal too: a session without a screen shows no box. */
export function refuseWithoutSandbox(): void {
  process.stderr.write(`${NO_SANDBOX.fr}\n\n${NO_SANDBOX.en}\n`)
  dialog.showErrorBox('Castellan', `${NO_SANDBOX.fr}\n\n${NO_SANDBOX.en}`)
  app.quit()
}
