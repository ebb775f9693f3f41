/** Opening and saving through the host. A broken file never touches the open document. */
import { type FileError, fileErrorText } from '#shared/format/fileError'
import { openScenario } from '#shared/format/openScenario'
import { writeScenario } from '#shared/format/write'
import { FILE_FAULTS } from '#shared/host/fileFaults'
import { safeFileName } from '#shared/host/fileName'
import {
  type EarlierText,
  type FileRef,
  type Host,
  type OpenOutcome,
  type SaveOutcome,
} from '#shared/host/host'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Scenario } from '#shared/document/types'
import { rulesetById, RULESETS } from '#shared/rules/registry'
import { type DocumentState } from './documentModel'
import { versionFileName } from './earlierVersion'
import {
  type DocumentOrigin,
  type Editor,
  type FileErrorView,
  type SaveAnswer,
  type SaveTrouble,
} from './editor'

/** What opening and saving need of the editor. */
export interface FileContext {
  readonly host: Host
  /** The document, without what is only half done. */
  present(): DocumentState
  /** Whether it is the open one still. */
  isOpen(state: DocumentState): boolean
  file(): FileRef | undefined
  version(): EarlierText | undefined
  replace(scenario: Scenario, file: FileRef | undefined, origin: DocumentOrigin): void
  /** The open document was in this state when its text was written. */
  saved(file: FileRef, state: DocumentState): void
  refuse(error: FileErrorView): void
  notify(text: Localized, kind?: 'info' | 'error'): void
  dropNotice(): void
  /** Asks what to do about a saving that did not happen. */
  askTrouble(trouble: Omit<SaveTrouble, 'answer'>): Promise<SaveAnswer>
}

export type FileVerbs = Pick<
  Editor,
  'chooseScenario' | 'readText' | 'openText' | 'readOutcome' | 'save' | 'saveAs' | 'savingDone' | 'fileState'
>

export function createFileVerbs(context: FileContext): FileVerbs {
  const { host } = context
  let saving: Promise<boolean> | undefined

  async function readText(name: string, text: string, ref?: FileRef): Promise<Scenario | undefined> {
    const result = await openScenario(text, name)
    if (result.ok && rulesetById(result.value.ruleset)) return result.value
    const reason = result.ok ? unknownRuleset(result.value.ruleset) : brokenFile(result.error)
    context.refuse({ file: name, ...(ref && { ref }), ...reason })
    return undefined
  }

  function readOutcome(outcome: OpenOutcome, ref?: FileRef): ReturnType<Editor['readOutcome']> {
    if (outcome.kind === 'opened') {
      const { file, text } = outcome
      return { name: file.name, text, file, modified: false }
    }
    context.refuse({ file: outcome.name, ...(ref && { ref }), message: FILE_FAULTS[outcome.fault] })
    return undefined
  }

  // One may go on drawing meanwhile: what was drawn then is not saved. One may even have opened another document, which has
  // nothing to do with this file, nor with what went wrong.
  async function attempt(
    write: (text: string) => Promise<SaveOutcome | undefined>,
  ): Promise<SaveOutcome | undefined> {
    const written = context.present()
    const outcome = await write(writeScenario(written.scenario)).catch((): SaveOutcome => UNEXPECTED)
    const isOpen = context.isOpen(written)
    if (outcome?.kind !== 'saved') return isOpen ? outcome : undefined
    const { file } = outcome
    if (isOpen) context.saved(file, written)
    context.notify(localized(`«\u202f${file.name}\u202f» enregistré.`, `“${file.name}” saved.`))
    return outcome
  }

  async function saveTo(file: FileRef, overwrite: boolean): Promise<boolean> {
    const outcome = await attempt((text) => host.saveScenario(file, text, { overwrite }))
    return settle(outcome, file.name, () => saveTo(file, true))
  }

  async function saveAsNow(): Promise<boolean> {
    const name = suggestedName(context)
    const outcome = await attempt((text) => host.saveScenarioAs(name, text))
    // The place chosen stays with the host: what failed is called by the scenario's title, not by the file it came from,
    // and whoever would overwrite chooses it again.
    return settle(outcome, context.present().scenario.info.title, saveAsNow)
  }

  // Until it is saved, or the user gives it up.
  async function settle(
    outcome: SaveOutcome | undefined,
    name: string,
    overwrite: () => Promise<boolean>,
  ): Promise<boolean> {
    if (outcome === undefined || outcome.kind === 'saved') return outcome !== undefined
    const reason = outcome.kind === 'failed' ? outcome.fault : outcome.kind
    // "Saved", told of an earlier saving.
    context.dropNotice()
    const answer = await context.askTrouble({ file: name, reason })
    if (answer === 'overwrite') return overwrite()
    return answer === 'save-as' && saveAsNow()
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

  async function savingDone(): Promise<void> {
    // One more may have been asked for meanwhile.
    while (saving) await saving.catch(() => false)
  }

  return {
    async chooseScenario() {
      const outcome = await host.openScenario()
      const read = outcome && readOutcome(outcome)
      return read && readText(read.name, read.text)
    },
    readText,
    async openText(name, text, { file, ...origin } = {}) {
      const scenario = await readText(name, text, file)
      if (scenario) context.replace(scenario, file, origin)
      return scenario !== undefined
    },
    readOutcome,
    save: () =>
      inOrder(() => {
        const file = context.file()
        return file ? saveTo(file, false) : saveAsNow()
      }),
    saveAs: () => inOrder(saveAsNow),
    savingDone,
    async fileState() {
      await savingDone()
      const file = context.file()
      return file ? host.fileState(file) : 'same'
    },
  }
}

type Refused = Pick<FileErrorView, 'fault' | 'line' | 'message'>

const UNEXPECTED: SaveOutcome = { kind: 'failed', fault: 'unknown' }

// Judging a scenario by rules that are not its own would tell lies about it.
function unknownRuleset(found: string): Refused {
  const french = RULESETS.map(({ name }) => `«\u202f${name.fr}\u202f»`).join(', ')
  const english = RULESETS.map(({ name }) => `“${name.en}”`).join(', ')
  const message = localized(
    `Ce scénario suit les règles «\u202f${found}\u202f»\u202f; cette version ne connaît que ${french}.`,
    `This scenario follows the rules “${found}”; this version only knows ${english}.`,
  )
  return { fault: 'other-rules', message }
}

function brokenFile(error: FileError): Refused {
  const { fault, line } = error
  const message = localized(fileErrorText(error, 'fr'), fileErrorText(error, 'en'))
  return { fault, ...(line !== undefined && { line }), message }
}

function suggestedName(context: FileContext): string {
  const file = context.file()
  const version = context.version()
  if (!file && version) return versionFileName(version)
  return file?.name ?? safeFileName(context.present().scenario.info.title, '.castellan')
}
