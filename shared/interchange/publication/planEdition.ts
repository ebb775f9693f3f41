/**
 * The sheets of an edition, planned from one state of a scenario: which files there will be, the content of each as a digest, and how it
 * is made. What the scenario has nothing for is left out, with the reason.
 */
import { hasSecrets } from '#shared/document/eyes'
import { withoutEdition } from '#shared/document/inWords/editionInWords'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { type ExportSubject } from '#shared/print/export/planPrint'
import { type EditionContents } from './compareEditions'
import { digestOfText } from './contentDigest'
import { type EditionSettings } from './editionList'
import { KINDS, type SheetKind } from './kinds'
import { type PlannedFile, type PlannedSheet, type PlanOfSheet, type SheetSubject } from './plannedSheet'
import { printedSheet } from './printedSheets'
import { sheetInWords } from './sheetInWords'
import { textsMissing } from './writtenLanguages'
import { writtenSheet } from './writtenSheets'

/** One that the scenario has nothing for. */
export interface LeftOut {
  readonly kind: SheetKind
  readonly language?: Language
  readonly reason: Localized
}

export interface EditionPlan {
  readonly subject: ExportSubject
  readonly settings: EditionSettings
  readonly sheets: readonly PlannedSheet[]
  readonly leftOut: readonly LeftOut[]
  /** Of things that players will miss, known before anything is drawn. */
  readonly warnings: readonly Localized[]
  /** Digest of the scenario without version, date and licence. */
  readonly state: string
}

export async function planEdition(subject: ExportSubject, settings: EditionSettings): Promise<EditionPlan> {
  const { scenario, ruleset } = subject
  const bare: Scenario = { ...scenario, info: withoutEdition(scenario.info) }
  const content = { scenario: bare, ruleset }
  const sheets: PlannedSheet[] = []
  const leftOut: LeftOut[] = []
  const [first = scenario.info.language] = settings.languages
  for (const kind of settings.kinds) {
    const { perLanguage = false } = KINDS[kind]
    for (const language of perLanguage ? settings.languages : [first]) {
      const place = { kind, ...(perLanguage && { language }) }
      const planned = await planOf(kind, { subject, content, settings, language })
      if ('reason' in planned) leftOut.push({ ...place, ...planned })
      else sheets.push({ ...place, ...planned })
    }
  }
  const state = digestOfText(writeScenario(bare))
  return { subject, settings, sheets, leftOut, warnings: warningsOf(scenario, settings), state }
}

async function planOf(kind: SheetKind, subject: SheetSubject): Promise<PlanOfSheet> {
  return kind === 'page' || kind === 'module' || kind === 'scenario'
    ? writtenSheet(kind, subject)
    : printedSheet(kind, subject)
}

/** The contents of all sheets, before any is made. */
export function contentsOf({ subject, sheets, state }: EditionPlan, program: string): EditionContents {
  const { version } = subject.scenario.info
  return {
    ...{ state, program },
    ...(version !== undefined && { version }),
    sheets: sheets.flatMap((sheet) =>
      sheet.files.map((file) => ({ file: file.name, sheet: contentOf(sheet, file) })),
    ),
  }
}

export function contentOf({ kind, language }: PlannedSheet, { part, digest }: PlannedFile) {
  return { kind, ...(language && { language }), ...(part !== undefined && { part }), digest: digest() }
}

const NO_VERSION = localized(
  'Le scénario n’a pas de version\u202f: les feuilles de deux éditions ne se distinguent pas.',
  'The scenario has no version: the sheets of two editions cannot be told apart.',
)
const NO_DATE = localized(
  'Le scénario n’a pas de date\u202f: ses feuilles n’en portent pas.',
  'The scenario has no date: its sheets bear none.',
)
const NO_LICENSE = localized(
  'Le scénario n’a pas de licence\u202f: personne ne sait ce qu’il a le droit d’en faire.',
  'The scenario has no licence: nobody knows what may be done with it.',
)
const HAS_SECRETS = localized(
  'Le fichier du scénario contient tout, même ce qui est caché aux joueurs\u202f; les autres feuilles n’en disent rien.',
  'The file of the scenario holds everything, even what is hidden from players; the other sheets tell nothing of it.',
)

function warningsOf(scenario: Scenario, { languages, kinds }: EditionSettings): Localized[] {
  const { version, date, license } = scenario.info
  return [
    ...(version === undefined ? [NO_VERSION] : []),
    ...(date === '' ? [NO_DATE] : []),
    ...(license === undefined ? [NO_LICENSE] : []),
    ...(kinds.includes('scenario') && hasSecrets(scenario) ? [HAS_SECRETS] : []),
    ...(kinds.includes('booklet') ? languages.flatMap((language) => untranslated(scenario, language)) : []),
  ]
}

function untranslated(scenario: Scenario, language: Language): Localized[] {
  const count = textsMissing(scenario, language)
  if (count === 0) return []
  const name = sheetInWords({ kind: 'booklet', language })
  return [
    localized(
      `${name.fr}\u202f: ${count === 1 ? 'un texte reste' : `${count} textes restent`} dans l’autre langue.`,
      `${name.en}: ${count === 1 ? 'one text stays' : `${count} texts stay`} in the other language.`,
    ),
  ]
}
