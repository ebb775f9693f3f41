/** Opening and saving through the host. A broken file never touches the open document. */
import { type FileError, fileErrorText } from '#shared/format/fileError'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { FILE_FAULTS } from '#shared/host/fileFaults'
import { type FileRef, type Host, type OpenOutcome, type SaveOutcome } from '#shared/host/host'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Scenario } from '#shared/document/types'
import { rulesetById, RULESETS } from '#shared/rules/registry'
import { type FileErrorView } from './editor'

/** What opening and saving need of the editor. */
export interface FileContext {
  readonly host: Host
  scenario(): Scenario
  file(): FileRef | undefined
  replace(scenario: Scenario, file: FileRef | undefined, modified: boolean): void
  /** `whole` = the document has not changed since its text was written. */
  saved(file: FileRef, whole: boolean): void
  refuse(error: FileErrorView): void
  notify(text: Localized, kind?: 'info' | 'error'): void
}

export interface FileVerbs {
  open(): Promise<void>
  chooseScenario(): Promise<Scenario | undefined>
  openText(
    name: string,
    text: string,
    options?: { readonly modified?: boolean; readonly file?: FileRef | undefined },
  ): boolean
  /** Opens what the host has read; false and a shown error when that failed. */
  openOutcome(outcome: OpenOutcome): boolean
  save(): Promise<boolean>
  saveAs(): Promise<boolean>
}

export function createFileVerbs(context: FileContext): FileVerbs {
  const { host } = context

  /** The scenario of a text; undefined when it is none that this version plays, which is shown. */
  function scenarioOf(name: string, text: string): Scenario | undefined {
    const result = readScenario(text, name)
    if (!result.ok) context.refuse({ file: name, message: bothLanguages(result.error) })
    else if (!rulesetById(result.value.ruleset))
      context.refuse({ file: name, message: unknownRuleset(result.value.ruleset) })
    else return result.value
    return undefined
  }

  function readOutcome(outcome: OpenOutcome): Scenario | undefined {
    if (outcome.kind === 'opened') return scenarioOf(outcome.file.name, outcome.text)
    context.refuse({ file: outcome.name, message: FILE_FAULTS[outcome.fault] })
    return undefined
  }

  function openOutcome(outcome: OpenOutcome): boolean {
    const scenario = readOutcome(outcome)
    if (scenario && outcome.kind === 'opened') context.replace(scenario, outcome.file, false)
    return scenario !== undefined
  }

  async function saveAs(): Promise<boolean> {
    const text = writeScenario(context.scenario())
    return attempt(context, () => host.saveScenarioAs(suggestedName(context), text))
  }

  return {
    async open() {
      const outcome = await host.openScenario()
      if (outcome) openOutcome(outcome)
    },
    async chooseScenario() {
      const outcome = await host.openScenario()
      return outcome && readOutcome(outcome)
    },
    openText(name, text, options = {}) {
      const scenario = scenarioOf(name, text)
      if (scenario) context.replace(scenario, options.file, options.modified ?? false)
      return scenario !== undefined
    },
    openOutcome,
    async save() {
      const file = context.file()
      if (!file) return saveAs()
      const text = writeScenario(context.scenario())
      return attempt(context, () => host.saveScenario(file, text))
    },
    saveAs,
  }
}

// Runs one saving. One may go on drawing meanwhile: what was drawn then is not saved.
async function attempt(
  context: FileContext,
  write: () => Promise<SaveOutcome | undefined>,
): Promise<boolean> {
  const written = context.scenario()
  const outcome = await write()
  if (!outcome) return false
  if (outcome.kind === 'saved') {
    const { file } = outcome
    context.saved(file, context.scenario() === written)
    context.notify(localized(`«\u202f${file.name}\u202f» enregistré.`, `“${file.name}” saved.`))
    return true
  }
  context.notify(FILE_FAULTS[outcome.kind === 'failed' ? outcome.fault : 'unknown'], 'error')
  return false
}

// Judging a scenario by rules that are not its own would tell lies about it.
function unknownRuleset(found: string): Localized {
  const french = RULESETS.map(({ name }) => `«\u202f${name.fr}\u202f»`).join(', ')
  const english = RULESETS.map(({ name }) => `“${name.en}”`).join(', ')
  return localized(
    `Ce scénario suit les règles «\u202f${found}\u202f»\u202f; cette version ne connaît que ${french}.`,
    `This scenario follows the rules “${found}”; this version only knows ${english}.`,
  )
}

function bothLanguages(error: FileError): Localized {
  return localized(fileErrorText(error, 'fr'), fileErrorText(error, 'en'))
}

function suggestedName(context: FileContext): string {
  const name = context.file()?.name
  if (name !== undefined) return name
  const title = context
    .scenario()
    .info.title.trim()
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
  return `${title === '' ? 'scenario' : title}.castellan`
}
