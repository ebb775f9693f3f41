/** Builds the files of the editor: opening, saving (`saving.ts`) and keeping for recovery, through the host. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type FileError, fileErrorText } from '#shared/format/fileError'
import { openScenario } from '#shared/format/openScenario'
import { FILE_FAULTS } from '#shared/host/fileFaults'
import { localized } from '#shared/i18n/localized'
import { rulesetById, RULESETS } from '#shared/rules/registry/registry'
import { type DocumentModel } from './documentModel'
import { versionNotice } from './earlierVersion'
import { type EditorFiles, type FileErrorView } from './ports/files'
import { type RecoveryKeeper } from './recovery'
import { createSaving, type SavingParts } from './saving'

interface FilesParts extends SavingParts {
  readonly model: DocumentModel
  readonly recovery: RecoveryKeeper
}

export function createFiles(parts: FilesParts): EditorFiles {
  const { host, model, recovery, session } = parts
  const saving = createSaving(parts)
  const fileError: StoreApi<{ error: FileErrorView | undefined }> = createStore(() => ({ error: undefined }))
  const refuse = (error: FileErrorView): void => fileError.setState({ error })

  const load: EditorFiles['load'] = (scenario, file, origin = {}) => {
    if (origin.recovery !== undefined) recovery.takeOver(origin.recovery)
    model.replace(scenario, file, origin)
    if (origin.version) session.notify(versionNotice(origin.version))
    // From now on other windows see that it is taken.
    if (origin.recovery !== undefined) void recovery.flush()
  }

  const readText: EditorFiles['readText'] = async (name, text, ref) => {
    const result = await openScenario(text, name)
    if (result.ok && rulesetById(result.value.ruleset)) return result.value
    const reason = result.ok ? unknownRuleset(result.value.ruleset) : brokenFile(result.error)
    refuse({ file: name, ...(ref && { ref }), ...reason })
    return undefined
  }

  const readOutcome: EditorFiles['readOutcome'] = (outcome, ref) => {
    if (outcome.kind === 'opened') {
      const { file, text } = outcome
      return { name: file.name, text, file, modified: false }
    }
    refuse({ file: outcome.name, ...(ref && { ref }), message: FILE_FAULTS[outcome.fault] })
    return undefined
  }

  return {
    ...saving,
    newScenario: (scenario) => load(scenario, undefined),
    load,
    async choose() {
      const outcome = await host.openScenario()
      const read = outcome && readOutcome(outcome)
      return read && readText(read.name, read.text)
    },
    readText,
    async openText(name, text, { file, ...origin } = {}) {
      const scenario = await readText(name, text, file)
      if (scenario) load(scenario, file, origin)
      return scenario !== undefined
    },
    readOutcome,
    async fileState() {
      await saving.savingDone()
      const { file } = parts.open()
      return file ? host.fileState(file) : 'same'
    },
    markUnsaved: model.markUnsaved,
    keepNow: recovery.flush,
    fileError,
  }
}

type Refused = Pick<FileErrorView, 'fault' | 'line' | 'message'>

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
