/**
 * The sheets of an edition, planned from one state of a scenario: which files there will be, the content of each as a digest, and how it
 * is made. What the scenario has nothing for is left out, with the reason.
 */
import { withoutEdition } from '#shared/document/inWords/editionInWords'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { type Language, type Localized } from '#shared/i18n/localized'
import { type ExportSubject } from '#shared/print/export/planPrint'
import { type EditionContents } from './compareEditions'
import { digestOfText } from './contentDigest'
import { type EditionSettings } from './editionList'
import { KINDS, type SheetKind } from './kinds'
import { type PlannedFile, type PlannedSheet, type PlanOfSheet, type SheetSubject } from './plannedSheet'
import { printedSheet } from './printedSheets'
import { editionWarnings } from './editionWarnings'
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
  /** Warns of things that players will miss, known before anything is drawn. */
  readonly warnings: readonly Localized[]
  /** Digest of the scenario without version, date, licence and what modules have had it keep. */
  readonly state: string
}

export async function planEdition(subject: ExportSubject, settings: EditionSettings): Promise<EditionPlan> {
  const { scenario, ruleset } = subject
  // Players see no numbers of pieces, and publishing gives them.
  const bare: Scenario = { ...scenario, info: withoutEdition(scenario.info), vassalGpids: {} }
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
  return { subject, settings, sheets, leftOut, warnings: editionWarnings(scenario, settings), state }
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
    state,
    program,
    ...(version !== undefined && { version }),
    sheets: sheets.flatMap((sheet) =>
      sheet.files.map((file) => ({ file: file.name, sheet: contentOf(sheet, file) })),
    ),
  }
}

export function contentOf({ kind, language }: PlannedSheet, { part, digest }: PlannedFile) {
  return { kind, ...(language && { language }), ...(part !== undefined && { part }), digest: digest() }
}
