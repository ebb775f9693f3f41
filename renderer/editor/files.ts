/** Opening and saving through the host. A broken file never touches the open document. */
import { type FileError, fileErrorText } from '#shared/format/fileError'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { type FileRef, type Host } from '#shared/host/host'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Scenario } from '#shared/document/types'
import { rulesetById, RULESETS } from '#shared/rules/registry'
import { type FileErrorView } from './editor'

const NOT_TEXT = localized(
  'Ce fichier n’est pas du texte UTF-8\u202f; Castellan attend un scénario .castellan.',
  'This file is no UTF-8 text; Castellan expects a .castellan scenario.',
)

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
  openText(name: string, text: string | undefined, options?: { readonly modified?: boolean }): boolean
  save(): Promise<boolean>
  saveAs(): Promise<boolean>
}

export function createFileVerbs(context: FileContext): FileVerbs {
  const { host } = context

  /** The scenario of a text; undefined when it is none that this version plays, which is shown. */
  function scenarioOf(name: string, text: string | undefined): Scenario | undefined {
    if (text === undefined) {
      context.refuse({ file: name, message: NOT_TEXT })
      return undefined
    }
    const result = readScenario(text, name)
    if (!result.ok) context.refuse({ file: name, message: bothLanguages(result.error) })
    else if (!rulesetById(result.value.ruleset))
      context.refuse({ file: name, message: unknownRuleset(result.value.ruleset) })
    else return result.value
    return undefined
  }

  function read(
    name: string,
    text: string | undefined,
    ref: FileRef | undefined,
    modified: boolean,
  ): boolean {
    const scenario = scenarioOf(name, text)
    if (scenario) context.replace(scenario, ref, modified)
    return scenario !== undefined
  }

  async function saveAs(): Promise<boolean> {
    const text = writeScenario(context.scenario())
    return attempt(context, async () => host.saveScenarioAs(suggestedName(context), text))
  }

  return {
    async open() {
      const opened = await host.openScenario()
      if (opened) read(opened.ref.name, opened.text, opened.ref, false)
    },
    async chooseScenario() {
      const opened = await host.openScenario()
      return opened && scenarioOf(opened.ref.name, opened.text)
    },
    openText: (name, text, options) => read(name, text, undefined, options?.modified ?? false),
    async save() {
      const file = context.file()
      if (!file) return saveAs()
      const text = writeScenario(context.scenario())
      return attempt(context, async () => {
        await host.saveScenario(file, text)
        return file
      })
    },
    saveAs,
  }
}

// Runs one saving. One may go on drawing meanwhile: what was drawn then is not saved.
async function attempt(context: FileContext, write: () => Promise<FileRef | undefined>): Promise<boolean> {
  const written = context.scenario()
  try {
    const file = await write()
    if (!file) return false
    context.saved(file, context.scenario() === written)
    context.notify(localized(`«\u202f${file.name}\u202f» enregistré.`, `“${file.name}” saved.`))
    return true
  } catch {
    context.notify(
      localized(
        'Le fichier n’a pas pu être enregistré. Essayez «\u202fEnregistrer sous…\u202f».',
        'The file could not be saved. Try “Save as…”.',
      ),
      'error',
    )
    return false
  }
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
