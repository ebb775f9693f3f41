/** `publish`: everything that players need, from one state of the scenario, in a folder or an archive (XCH-8). */
import { join } from 'node:path'
import { LANGUAGES, type Language, type Localized } from '#shared/i18n/localized'
import {
  changeInWords,
  compareEditions,
  type EditionDifference,
  notesOn,
} from '#shared/interchange/publication/compareEditions'
import type { EditionList, EditionSettings } from '#shared/interchange/publication/editionList'
import { LIST_NAME, README_NAMES } from '#shared/interchange/publication/fileNames'
import { SHEET_KINDS, type SheetKind } from '#shared/interchange/publication/kinds'
import type { EditionPlan } from '#shared/interchange/publication/planEdition'
import { leftOutInWords, sheetInWords } from '#shared/interchange/publication/sheetInWords'
import { writtenLanguages } from '#shared/interchange/publication/writtenLanguages'
import type { Scenario } from '#shared/document/types'
import { STYLE_IDS } from '#shared/painter/style'
import type { EditionPlace } from '../earlierEdition'
import { interruptible } from '../interruptible'
import { keepNumbers, keptIn, KEEP } from '../keptNumbers'
import { refuseInputs } from '../outputs'
import { loadRuleset, loadScenario, refuseFaults } from '../scenarioFile'
import { choice, flag, list, oneOf } from '../values'
import { option, type Answer, type Call, type Verb } from '../verb'

const PAPERS = ['a4', 'a3', 'letter'] as const

export const publish: Verb = {
  name: 'publish',
  summary: {
    fr: 'écrit tout ce qu’il faut aux joueurs dans un dossier ou une archive (.zip)\u202f: livret, aide, carte, pions, page, module, scénario\u202f; nomme les feuilles périmées',
    en: 'write all that players need into a folder or an archive (.zip): booklet, aid, map, counters, page, module, scenario; name the sheets that are out of date',
  },
  arguments: '<file> <out>',
  options: [
    option(
      '--language <language>',
      'fr, en ou both (celles des textes)',
      'fr, en or both (those of the texts)',
    ),
    option(
      '--only <sheets>',
      `seulement, parmi ${SHEET_KINDS.join(',')}`,
      `only, some of ${SHEET_KINDS.join(',')}`,
    ),
    option('--paper <size>', `papier\u202f: ${PAPERS.join(', ')} (a4)`, `paper: ${PAPERS.join(', ')} (a4)`),
    option(
      '--style <style>',
      'illustrated, classic, ink (illustrated)',
      'illustrated, classic, ink (illustrated)',
    ),
    option(
      '--check',
      'n’écrit rien\u202f: dit ce qui est périmé dans l’édition qui s’y trouve (code de sortie 1)',
      'write nothing: tell what is out of date in the edition that lies there (exit code 1)',
    ),
    KEEP,
    option(
      '--force',
      'remplace aussi des fichiers qui ne sont pas d’une édition',
      'replace files that are of no edition, too',
    ),
  ],

  async run(call) {
    const [file, out] = call.arguments as [string, string]
    const asked = settingsAsked(call)
    const scenario = await loadScenario(file)
    const played = (await loadRuleset(scenario.ruleset, file)).under(scenario)
    refuseFaults(played, file)
    const { editionPlace, noEdition } = await import('../earlierEdition')
    const place = await editionPlace(out, call.interruptions)
    const subject = { scenario, ruleset: played.ruleset }
    const { planEdition } = await import('#shared/interchange/publication/planEdition')
    if (!flag(call, 'check')) {
      const plan = await planEdition(subject, { ...usualSettings(scenario), ...asked })
      return written(call, plan, place)
    }
    if (!place.before) throw noEdition(out)
    const { languages, kinds, paper, style } = place.before
    const plan = await planEdition(subject, { languages, kinds, paper, style, ...asked })
    return checked(call, plan, place.before, place.spoilt)
  },
}

function usualSettings(scenario: Scenario): EditionSettings {
  return { languages: writtenLanguages(scenario), kinds: SHEET_KINDS, paper: 'a4', style: 'illustrated' }
}

function settingsAsked(call: Call): Partial<EditionSettings> {
  const language = choice(call, 'language', [...LANGUAGES, 'both'])
  const only = list(call, 'only').map((kind) => oneOf(kind, SHEET_KINDS, '--only'))
  const paper = choice(call, 'paper', PAPERS)
  const style = choice(call, 'style', STYLE_IDS)
  return {
    ...(language && { languages: language === 'both' ? LANGUAGES : [language] }),
    ...(only.length > 0 && { kinds: SHEET_KINDS.filter((kind) => only.includes(kind)) }),
    ...(paper && { paper }),
    ...(style && { style }),
  }
}

async function written(call: Call, plan: EditionPlan, place: EditionPlace): Promise<Answer> {
  const [file, out] = call.arguments as [string, string]
  const force = flag(call, 'force')
  const { languages } = plan.settings
  // Before the long work; asked again when the files take their places.
  const names = [
    ...plan.sheets.flatMap(({ files }) => files.map(({ name }) => name)),
    ...languages.map((language) => README_NAMES[language]),
    LIST_NAME,
  ]
  await refuseInputs([out, ...names.map((name) => join(out, name))], { inputs: [file] })
  await place.refuseStrangers(names, force)
  const { editionInNode } = await import('../../export/editionInNode')
  const edition = await interruptible(call.interruptions, (signal) => editionInNode(plan, { signal }))
  const { list, leftOut, warnings } = edition
  const keeps = flag(call, 'keep') ? edition.keeps : undefined
  if (keeps) await keepNumbers(file, plan.subject.scenario, keeps, call)
  const removed = await place.write(edition, force)
  const difference = place.before && compareEditions(place.before, list)
  const { language } = call
  const all = [...warnings, ...notesOn(difference)]
  return {
    json: {
      out,
      ...(list.version !== undefined && { version: list.version }),
      ...(list.license !== undefined && { license: list.license }),
      date: list.date,
      files: [...list.sheets.map(({ file, sheet }) => ({ file, ...sheet })), { file: LIST_NAME }],
      leftOut,
      ...(difference && inJson(difference)),
      removed,
      ...(keeps && { keptIn: file }),
      warnings: all.map((message) => ({ message })),
    },
    text: [
      language === 'fr'
        ? `${out}\u202f: fichiers\u202f: ${edition.files.length}`
        : `${out}: files: ${edition.files.length}`,
      ...list.sheets.map(
        ({ file, sheet }) => `  ${file}${sheet ? `  ${sheetInWords(sheet)[language]}` : ''}`,
      ),
      `  ${LIST_NAME}`,
      ...section(HEADS.leftOut, leftOut.map(leftOutInWords), language),
      ...section(HEADS.outOfDate, difference?.sheets.map(changeInWords) ?? [], language),
      ...(keeps ? [keptIn(file)[language]] : []),
      ...section(HEADS.removed, removed.map(plainly), language),
      ...section(HEADS.warnings, all, language),
    ].join('\n'),
  }
}

async function checked(
  call: Call,
  plan: EditionPlan,
  before: EditionList,
  spoilt: readonly string[],
): Promise<Answer> {
  const { contentsOf } = await import('#shared/interchange/publication/planEdition')
  const { programVersion } = await import('../../export/programVersion')
  const difference = compareEditions(before, contentsOf(plan, programVersion()))
  const { language } = call
  const notes = notesOn(difference)
  const isUpToDate = difference.sheets.length === 0 && spoilt.length === 0
  return {
    json: {
      out: call.arguments[1],
      ...inJson(difference),
      spoilt,
      warnings: notes.map((message) => ({ message })),
    },
    text: isUpToDate
      ? [UP_TO_DATE, ...notes].map((line) => line[language]).join('\n')
      : [
          ...difference.sheets.map((sheet) => `${changeInWords(sheet)[language]} (${sheet.file})`),
          ...section(HEADS.spoilt, spoilt.map(plainly), language),
          ...section(HEADS.warnings, notes, language),
        ].join('\n'),
    exitCode: isUpToDate ? 0 : 1,
  }
}

const UP_TO_DATE: Localized = {
  fr: 'toutes les feuilles sont à jour',
  en: 'all sheets are up to date',
}

const HEADS = {
  leftOut: { fr: 'laissé de côté', en: 'left out' },
  outOfDate: { fr: 'depuis l’édition précédente', en: 'since the edition before' },
  removed: { fr: 'fichiers retirés', en: 'files taken away' },
  spoilt: {
    fr: 'fichiers changés ou disparus depuis la publication',
    en: 'files changed or gone since they were published',
  },
  warnings: { fr: 'à savoir', en: 'to know' },
} as const satisfies Record<string, Localized>

function section(head: Localized, lines: readonly Localized[], language: Language): string[] {
  if (lines.length === 0) return []
  return [
    `${head[language]}${language === 'fr' ? '\u202f:' : ':'}`,
    ...lines.map((line) => `  ${line[language]}`),
  ]
}

const plainly = (name: string): Localized => ({ fr: name, en: name })

function inJson({ sheets, same, sameVersion }: EditionDifference): {
  readonly outOfDate: readonly (EditionDifference['sheets'][number] & { readonly kind: SheetKind })[]
  readonly upToDate: number
  readonly versionUnchanged: boolean
} {
  return { outOfDate: sheets, upToDate: same, versionUnchanged: sameVersion }
}
