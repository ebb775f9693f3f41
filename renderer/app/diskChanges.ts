/** Notices that another program has changed or removed the open file, before it is saved (APP-2). */
import { type FileRef } from '#shared/host/host'
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { type Ui } from '../ui/uiStore'

const changed = (name: string) =>
  localized(
    `Un autre programme a modifié «\u202f${name}\u202f»\u202f: l’enregistrement vous demandera que faire.`,
    `Another program has changed “${name}”: saving will ask you what to do.`,
  )
const gone = (name: string) =>
  localized(
    `«\u202f${name}\u202f» n’est plus à sa place\u202f: le scénario n’existe plus que dans cette fenêtre. Enregistrez-le.`,
    `“${name}” is no longer in its place: the scenario exists in this window only. Save it.`,
  )

/**
 * Returns a look at the disk: it reports a change once, not at every look. Called during a look, it looks again
 * after it.
 */
export function diskWatch(editor: Editor, ui: Ui): () => Promise<void> {
  let reported: { readonly file: FileRef; readonly state: 'same' | 'changed' | 'gone' } | undefined
  let looking: Promise<void> | undefined
  let again = false

  /** Not another document, nor this one saved since. */
  function isOpen(file: FileRef): boolean {
    return editor.store.getState().document.file === file
  }

  async function look(): Promise<void> {
    // A scenario that is being saved for the first time has its file only when that is done.
    await editor.files.savingDone()
    const { file } = editor.store.getState().document
    if (!file) return
    const state = await editor.files.fileState().catch(() => 'same' as const)
    // A saving that began meanwhile finds the change itself, and asks.
    await editor.files.savingDone()
    if (!isOpen(file)) return
    const isNews = reported?.file !== file || reported.state !== state
    reported = { file, state }
    if (!isNews || state === 'same') return
    if (state === 'changed') return reportChange(file)
    editor.files.markUnsaved()
    editor.session.notify(gone(file.name), 'error')
  }

  async function reportChange(file: FileRef): Promise<void> {
    if (editor.store.getState().document.modified) return editor.session.notify(changed(file.name), 'error')
    if ((await ui.askReload(file.name)) && (await reload(file))) return
    // What this window shows is in no file any more.
    if (isOpen(file)) editor.files.markUnsaved()
  }

  async function reload(file: FileRef): Promise<boolean> {
    const read = editor.files.readOutcome(await editor.host.openFile(file), file)
    const scenario = read && (await editor.files.readText(read.name, read.text, read.file))
    // What was drawn or opened while the file was being read is not given up unasked.
    if (!scenario || !isOpen(file) || editor.store.getState().document.modified) return false
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

/** Looks whenever the window gets the focus back. */
export function followDisk(editor: Editor, ui: Ui): void {
  const look = diskWatch(editor, ui)
  window.addEventListener('focus', () => void look())
}
