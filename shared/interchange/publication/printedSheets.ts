/** The sheets of paper and the picture of an edition: products of print, as they are usually wanted. */
import { type Language, localized } from '#shared/i18n/localized'
import { STYLES } from '#shared/painter/picture/styles'
import { type Scenario } from '#shared/document/types'
import { exportFiles, sheetFileName } from '#shared/print/export/exportFiles'
import { planPrint, type PrintRequest } from '#shared/print/export/planPrint'
import { LAYER_PRESETS } from '#shared/print/layerPresets'
import { USUAL_COUNTER_SHEET } from '#shared/print/counterSheets/options'
import { pagesOf } from '#shared/print/printPlan'
import { digestOfPage, digestOfPages } from './contentDigest'
import { type EditionSettings } from './editionList'
import { sheetStem } from './fileNames'
import { type SheetKind } from './kinds'
import { type PlanOfSheet, type SheetSubject } from './plannedSheet'
import { authorTexts } from './writtenLanguages'

type PrintedKind = Exclude<SheetKind, 'page' | 'module' | 'scenario'>

const NOTHING_TO_SAY = localized(
  'Le scénario n’a ni texte, ni pion, ni tour, ni condition de victoire.',
  'The scenario has no text, no counter, no turn and no condition of victory.',
)

/** Refused, with the reason of print, where there is nothing of the kind or it does not fit. */
export async function printedSheet(
  kind: PrintedKind,
  { subject, content, settings, language }: SheetSubject,
): Promise<PlanOfSheet> {
  if (kind === 'booklet' && isEmpty(subject.scenario)) return { reason: NOTHING_TO_SAY }
  const asked = requestOf(kind, settings, language)
  const baseName = sheetStem(subject.scenario.info, kind, language)
  const planned = await planPrint(content, { ...asked, baseName })
  if (!planned.ok) return { reason: planned.error }
  const plan = planned.value
  const { widthMm, heightMm } = plan.page(0)
  const request = { ...asked, baseName, dpi: pictureDpi(widthMm, heightMm) }
  const files =
    request.format === 'svg'
      ? pagesOf(plan).map((page, index) => ({
          name: sheetFileName(request, page.name, plan.pageCount),
          ...(plan.pageCount > 1 && { part: index + 1 }),
          digest: () => digestOfPage(page),
        }))
      : [{ name: `${baseName}.${request.format}`, digest: () => digestOfPages(plan) }]
  return {
    files,
    async make(platform, progress) {
      const dated = {
        ...platform,
        createPdf: (info: Parameters<typeof platform.createPdf>[0]) =>
          platform.createPdf({ ...info, date: dateOf(subject.scenario) }),
      }
      const made = await exportFiles(subject, request, dated, progress)
      // The edition on its margins moves nothing: what could be planned can be made.
      if (!made.ok) throw new Error(made.error.en)
      return { files: made.value.files, warnings: [] }
    },
  }
}

function isEmpty(scenario: Scenario): boolean {
  const { counters, turns, victory, specialRules, reinforcements } = scenario
  const lists = [counters, victory, specialRules, reinforcements]
  return (
    authorTexts(scenario).length === 0 &&
    turns === undefined &&
    lists.every((one) => Object.keys(one).length === 0)
  )
}

type Asked = Omit<PrintRequest, 'baseName'>

function requestOf(kind: PrintedKind, { paper, style }: EditionSettings, language: Language): Asked {
  const { margin, bleed } = USUAL_COUNTER_SHEET
  const common = { style: STYLES[style], paper, language, eyes: 'players', dpi: FINEST_DPI } as const
  const show = { layers: LAYER_PRESETS.show.layers, margin: 10, overlap: 0 }
  // Counters are cut out and laid on the map: it is one to play on.
  const play = { ...show, layers: LAYER_PRESETS.play.layers }
  const sheets: Readonly<Record<PrintedKind, Asked>> = {
    booklet: { ...common, ...show, what: 'booklet', format: 'pdf' },
    aid: { ...common, ...show, what: 'tables', format: 'pdf' },
    map: { ...common, ...play, what: 'map', format: 'pdf', overlap: 10, overview: true },
    'map-whole': { ...common, ...play, what: 'map', format: 'pdf', paper: 'sheet' },
    picture: { ...common, ...show, what: 'map', format: 'png', paper: 'sheet' },
    counters: { ...common, ...show, margin, bleed, what: 'counters', format: 'pdf' },
    'cut-lines': { ...common, ...show, margin, bleed, what: 'cut-lines', format: 'svg' },
  }
  return sheets[kind]
}

const FINEST_DPI = 150
/** The longer edge of the picture: what forums take, and browsers show. */
const MOST_PIXELS = 8000

function pictureDpi(widthMm: number, heightMm: number): number {
  return Math.max(1, Math.min(FINEST_DPI, Math.floor((MOST_PIXELS * 25.4) / Math.max(widthMm, heightMm))))
}

/** The day of the scenario, else none that means anything: the same scenario gives the same bytes. */
function dateOf({ info: { date } }: Scenario): Date {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : NaN
  return new Date(Number.isNaN(time) ? Date.UTC(1980, 0, 1) : time)
}
