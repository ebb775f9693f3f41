/**
 * Shows a document that was made or read: in this window while nothing was done in it; else, where there are many
 * windows, in a new one; else in place of the open document, after the question about unsaved changes.
 */
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { safeFileName } from '#shared/host/fileName'
import { isGameName } from '#shared/host/gameName'
import { type FileRef, type OpenOutcome, type WindowStart } from '#shared/host/host'
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { type ActionUi } from './action'
import { mayReplace } from './unsaved'

/** Each answers whether the document is shown now, in this window or another. */
type Asking = Pick<ActionUi, 'askUnsaved' | 'openDropped'>

/** A document as text; a broken one is shown as such. A game goes to its table. */
export async function openDocument(editor: Editor, ui: Asking, start: WindowStart): Promise<boolean> {
  const { file, modified } = start
  if (isGameName(start.name)) {
    ui.openDropped('play', new File([start.text], start.name))
    return false
  }
  // What is recovered is not what the other window shows, though both belong to one file.
  if (file && !modified) {
    if (await showWindowOf(editor, file)) return true
    if (!(await mayShareFile(editor, file))) return false
  }
  const scenario = await editor.files.readText(start.name, start.text, file)
  return scenario !== undefined && place(editor, ui, scenario, start)
}

export async function openNew(editor: Editor, ui: Asking, scenario: Scenario): Promise<boolean> {
  return place(editor, ui, scenario, undefined)
}

/** Shows what the host has read (of `file`, if known); `outcome` is undefined when the user gave up. */
export async function openOutcome(
  editor: Editor,
  ui: Asking,
  outcome: OpenOutcome | undefined,
  file?: FileRef,
): Promise<boolean> {
  const start = outcome && editor.files.readOutcome(outcome, file)
  return start !== undefined && openDocument(editor, ui, start)
}

/** A file known before. */
export async function openRecent(editor: Editor, ui: Asking, file: FileRef): Promise<boolean> {
  if (await showWindowOf(editor, file)) return true
  return openOutcome(editor, ui, await editor.host.openFile(file), file)
}

/**
 * A game of another scenario than the open one, by the text of its file: where there are many windows and something would be missed
 * here, in a window of its own, which opens the scenario as well. True when it has gone there.
 */
export async function openGameElsewhere(editor: Editor, name: string, text: string): Promise<boolean> {
  if (!editor.host.manyWindows || isUntouched(editor)) return false
  await editor.host.openWindow({ name, text, modified: false })
  return true
}

async function place(
  editor: Editor,
  ui: Asking,
  scenario: Scenario,
  start: WindowStart | undefined,
): Promise<boolean> {
  const { host } = editor
  // What is being saved has its file only then.
  await editor.files.savingDone()
  if (!isUntouched(editor) && !isReread(editor, start)) {
    if (host.manyWindows) {
      await host.openWindow(start ?? startOf(scenario))
      return true
    }
    if (!(await mayReplace(editor, ui))) return false
  }
  editor.files.load(scenario, start?.file, start)
  return true
}

function startOf(scenario: Scenario): WindowStart {
  const name = safeFileName(scenario.info.title, '.castellan')
  return { name, text: writeScenario(scenario), modified: false }
}

/** Nobody would miss it: not changed, not even for a while, and from no file. */
export function isUntouched(editor: Editor): boolean {
  const { modified, file, undoName, redoName } = editor.store.getState().document
  return !modified && !file && !undoName && !redoName
}

/** The file of this window once more, and nothing to lose: a second window would show the same. */
function isReread(editor: Editor, start: WindowStart | undefined): boolean {
  return !editor.store.getState().document.modified && isOpenHere(editor, start?.file)
}

function isOpenHere(editor: Editor, file: FileRef | undefined): boolean {
  const open = editor.store.getState().document.file
  return file?.token !== undefined && open?.token === file.token
}

// A tab cannot bring another to the front: the reader decides in which of them to go on.
async function mayShareFile({ host, session }: Editor, file: FileRef): Promise<boolean> {
  if (!(await host.otherTabs?.show(file))) return true
  return session.ask({
    title: localized(
      `«\u202f${file.name}\u202f» est ouvert dans un autre onglet`,
      `“${file.name}” is open in another tab`,
    ),
    words: localized(
      'Il vaut mieux travailler dans un seul onglet\u202f: ce que l’autre n’a pas encore enregistré ne se verra pas ici. Si vous l’ouvrez aussi dans celui-ci, chacun apprendra aussitôt ce que l’autre enregistre.',
      'It is better to work in one tab alone: what the other has not saved yet will not be seen here. If you open it in this one too, each is told at once when the other saves.',
    ),
    no: { name: localized('Laisser à l’autre onglet', 'Leave it to the other tab'), answer: false },
    yes: { name: localized('Ouvrir ici aussi', 'Open here too'), answer: true },
  })
}

// A file has one window, which may be this one.
async function showWindowOf(editor: Editor, file: FileRef): Promise<boolean> {
  const { host } = editor
  if (!host.manyWindows) return false
  if (!isOpenHere(editor, file) || !editor.store.getState().document.modified) return host.showWindowOf(file)
  editor.session.notify(
    localized(
      `«\u202f${file.name}\u202f» est déjà ouvert dans cette fenêtre.`,
      `“${file.name}” is already open in this window.`,
    ),
  )
  return true
}
