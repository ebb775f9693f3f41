/** Notices at once that another tab or program has changed or removed the open file, before it is saved (APP-2). */
import { type Scenario } from '#shared/document/types'
import { type FileRef } from '#shared/host/host'
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { type UserQuestion } from '../editor/ports/userQuestion'

const gone = (name: string) =>
  localized(
    `«\u202f${name}\u202f» n’est plus à sa place\u202f: le scénario n’existe plus que dans cette fenêtre. Enregistrez-le.`,
    `“${name}” is no longer in its place: the scenario exists in this window only. Save it.`,
  )

const WRITER = {
  changed: {
    fr: (name: string) => `Un autre programme a modifié «\u202f${name}\u202f».`,
    en: (name: string) => `Another program has changed “${name}”.`,
  },
  'other-tab': {
    fr: (name: string) => `Un autre onglet de Castellan vient d’enregistrer «\u202f${name}\u202f».`,
    en: (name: string) => `Another tab of Castellan has just saved “${name}”.`,
  },
}

/** `modified`: this window has changes of its own, which a new reading would lose. */
function reloadQuestion(
  name: string,
  writer: keyof typeof WRITER,
  modified: boolean,
): UserQuestion<'reload' | 'keep' | 'save-as'> {
  const { fr, en } = WRITER[writer]
  const title = localized('Relire le fichier\u202f?', 'Reload the file?')
  const no = { name: localized('Garder le mien', 'Keep mine'), answer: 'keep' } as const
  if (!modified)
    return {
      title,
      no,
      words: localized(
        `${fr(name)} Cette fenêtre montre encore l’ancienne version\u202f; si vous la gardez, l’enregistrement vous demandera si elle doit remplacer la nouvelle.`,
        `${en(name)} This window still shows the old version; if you keep it, saving will ask whether it is to replace the new one.`,
      ),
      yes: { name: localized('Relire', 'Reload'), answer: 'reload' },
    }
  return {
    title,
    no,
    words: localized(
      `${fr(name)} Cette fenêtre a des modifications qui ne sont pas enregistrées\u202f: relire le fichier les perd. Si vous les gardez, l’enregistrement vous demandera si elles doivent remplacer la nouvelle version.`,
      `${en(name)} This window has changes that are not saved: to reload the file loses them. If you keep them, saving will ask whether they are to replace the new version.`,
    ),
    other: {
      name: localized('Relire sans les miennes', 'Reload without mine'),
      answer: 'reload',
      look: 'is-danger',
    },
    yes: { name: localized('Enregistrer sous…', 'Save as…'), answer: 'save-as' },
  }
}

/**
 * Returns a look at the disk: it asks once about a change, not at every look. Called during a look, it looks again
 * after it.
 */
export function diskWatch(editor: Editor): () => Promise<void> {
  let reported: { readonly file: FileRef; readonly state: string } | undefined
  let looking: Promise<void> | undefined
  let again = false
  const open = () => editor.store.getState().document

  async function look(): Promise<void> {
    // A scenario that is being saved for the first time has its file only when that is done.
    await editor.files.savingDone()
    const { file } = open()
    if (!file) return
    const state = await editor.files.fileState().catch(() => 'same' as const)
    // A saving that began meanwhile finds the change itself, and asks.
    await editor.files.savingDone()
    // Another document by now, or this one saved since.
    if (open().file !== file) return
    const isNews = reported?.file !== file || reported.state !== state
    reported = { file, state }
    if (!isNews || state === 'same') return
    if (state !== 'gone') return reportChange(file, state)
    editor.files.markUnsaved()
    editor.session.notify(gone(file.name), 'error')
  }

  async function reportChange(file: FileRef, writer: keyof typeof WRITER): Promise<void> {
    const { scenario, modified } = open()
    const answer = await editor.session.ask(reloadQuestion(file.name, writer, modified))
    if (answer === 'save-as' && open().file === file) await editor.files.saveAs()
    if (answer === 'reload' && (await reload(file, scenario))) return
    // What this window shows is in no file any more.
    if (open().file === file) editor.files.markUnsaved()
  }

  async function reload(file: FileRef, asked: Scenario): Promise<boolean> {
    const read = editor.files.readOutcome(await editor.host.openFile(file), file)
    const scenario = read && (await editor.files.readText(read.name, read.text, read.file))
    // What was drawn or opened while the file was being read is not given up unasked.
    if (!scenario || open().scenario !== asked) return false
    editor.files.load(scenario, read.file)
    return true
  }

  async function lookUntilQuiet(): Promise<void> {
    do {
      again = false
      await look()
    } while (again)
  }

  return () => {
    again = looking !== undefined
    looking ??= lookUntilQuiet().finally(() => {
      looking = undefined
    })
    return looking
  }
}

/** Looks whenever the window gets the focus back, and when another tab has written. */
export function followDisk(editor: Editor): void {
  const look = diskWatch(editor)
  window.addEventListener('focus', () => void look())
  editor.host.otherTabs?.onWritten(() => void look())
}
