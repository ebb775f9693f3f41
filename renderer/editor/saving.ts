/** Saving through the host. Savings run in order, and each asks what to do until it is done or given up. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { safeFileName } from '#shared/host/fileName'
import { type FileRef, type Host, type SaveOutcome } from '#shared/host/host'
import { localized } from '#shared/i18n/localized'
import { type DocumentModel } from './documentModel'
import { versionFileName } from './earlierVersion'
import { type DocumentSlice } from './ports/document'
import { type EditorFiles, type SaveAnswer, type SaveTrouble } from './ports/files'
import { type EditorSession } from './ports/session'

export interface SavingParts {
  readonly host: Host
  readonly model: Pick<DocumentModel, 'present' | 'isOpen' | 'markSaved'>
  /** The slice of the open document. */
  open(): DocumentSlice
  readonly session: Pick<EditorSession, 'notify' | 'dropNotice'>
}

type Saving = Pick<EditorFiles, 'save' | 'saveAs' | 'savingDone' | 'saveTrouble'>

export function createSaving({ host, model, open, session }: SavingParts): Saving {
  const saveTrouble: StoreApi<{ trouble: SaveTrouble | undefined }> = createStore(() => ({
    trouble: undefined,
  }))
  let saving: Promise<boolean> | undefined

  // One may go on drawing meanwhile: what was drawn then is not saved. One may even have opened another document, which has
  // nothing to do with this file, nor with what went wrong.
  async function attempt(
    write: (text: string) => Promise<SaveOutcome | undefined>,
  ): Promise<SaveOutcome | undefined> {
    const written = model.present
    const outcome = await write(writeScenario(written.scenario)).catch((): SaveOutcome => UNEXPECTED)
    const isOpen = model.isOpen(written)
    if (outcome?.kind !== 'saved') return isOpen ? outcome : undefined
    const { file } = outcome
    if (isOpen) model.markSaved(file, written)
    session.notify(localized(`«\u202f${file.name}\u202f» enregistré.`, `“${file.name}” saved.`))
    return outcome
  }

  async function saveTo(file: FileRef, overwrite: boolean): Promise<boolean> {
    const outcome = await attempt((text) => host.saveScenario(file, text, { overwrite }))
    return settle(outcome, file.name, () => saveTo(file, true))
  }

  async function saveAsNow(): Promise<boolean> {
    const name = suggestedName(open(), model.present.scenario)
    const outcome = await attempt((text) => host.saveScenarioAs(name, text))
    // The place chosen stays with the host: what failed is called by the scenario's title, not by the file it came from,
    // and whoever would overwrite chooses it again.
    return settle(outcome, model.present.scenario.info.title, saveAsNow)
  }

  // Until it is saved, or the user gives it up.
  async function settle(
    outcome: SaveOutcome | undefined,
    name: string,
    overwrite: () => Promise<boolean>,
  ): Promise<boolean> {
    if (outcome === undefined || outcome.kind === 'saved') return outcome !== undefined
    const reason = outcome.kind === 'failed' ? outcome.fault : outcome.kind
    // "Saved", reported by an earlier saving.
    session.dropNotice()
    const answer = await answered({ file: name, reason })
    if (answer === 'overwrite') return overwrite()
    return answer === 'save-as' && saveAsNow()
  }

  function answered(trouble: Omit<SaveTrouble, 'answer'>): Promise<SaveAnswer> {
    return new Promise((resolve) => {
      const answer = (given: SaveAnswer): void => {
        saveTrouble.setState({ trouble: undefined })
        resolve(given)
      }
      saveTrouble.setState({ trouble: { ...trouble, answer } })
    })
  }

  /** After the one under way, and not at all when that was given up. */
  function inOrder(save: () => Promise<boolean>): Promise<boolean> {
    const mine = saving ? saving.then((saved) => saved && save()) : save()
    saving = mine
    const done = (): void => {
      if (saving === mine) saving = undefined
    }
    mine.then(done, done)
    return mine
  }

  return {
    save: () =>
      inOrder(() => {
        const { file } = open()
        return file ? saveTo(file, false) : saveAsNow()
      }),
    saveAs: () => inOrder(saveAsNow),
    async savingDone() {
      // One more may have been asked for meanwhile.
      while (saving) await saving.catch(() => false)
    },
    saveTrouble,
  }
}

const UNEXPECTED: SaveOutcome = { kind: 'failed', fault: 'unknown' }

function suggestedName({ file, version }: DocumentSlice, { info }: Scenario): string {
  if (!file && version) return versionFileName(version)
  return file?.name ?? safeFileName(info.title, '.castellan')
}
