/** The form of the export dialog: texts while they are typed, and the export order that they make. */
import { type Eyes, sideWithEyes } from '#shared/document/eyes'
import { type Scenario } from '#shared/document/types'
import { safeFileName } from '#shared/host/fileName'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { LAYERS, type LayerId, type StyleId } from '#shared/painter/style'
import { LAYER_PRESETS, type LayerPresetId } from '#shared/print/layerPresets'
import { USUAL_COUNTER_SHEET } from '#shared/print/counterSheets/options'
import { type PaperId } from '#shared/print/paper'
import { type ExportFormat } from '#shared/print/products'
import { printedAnswer } from '#shared/questions/picture/printedAnswers'
import { type FaceChoice } from '#shared/rules/contract/cardboard'
import { type PinnedAnswer } from '../../editor/ports/session'
import { type ViewLayerId, type ViewSlice } from '../../editor/ports/view'
import { isPainted } from '../../editor/layers'
import { numberIn } from '../../i18n/numberIn'
import { type ExportOrder } from '../../workers/exportMessages'
import { type ChosenPart } from './chosenPart'
import { asksNumber, type Choices, type NumberKey, paperOf } from './fieldsOf'
import { FIRST_LABEL_FORM, type LabelForm, labelSheetOf } from './labelForm'
import { USUAL_MARGIN_MM, USUAL_OVERLAP_MM } from './sheetsOnA4'

const USUAL_DPI = 300

/** Numbers are texts while they are typed. */
export interface PageForm {
  readonly paper: PaperId
  readonly orientation: 'auto' | 'portrait' | 'landscape'
  readonly overlap: string
  readonly margin: string
}

/** `screen`: the layers shown on screen; `own`: all but `hiddenLayers`. */
export type LayerChoice = LayerPresetId | 'screen' | 'own'

export interface ExportForm extends Choices, LabelForm {
  /** Pages by format: a PDF is for a printer, a picture shows the whole map. */
  readonly pages: Readonly<Record<ExportFormat, PageForm>>
  readonly hexMm: string
  /** A sheet more that shows how the others are joined. */
  readonly overview: boolean
  readonly dpi: string
  readonly style: StyleId
  /** In one ink. */
  readonly grey: boolean
  readonly layers: LayerChoice
  readonly hiddenLayers: readonly LayerId[]
  /** The pinned answers of the rules are printed over the map. */
  readonly answers: boolean
  /** The shift of backs, mm, to the right and downwards. */
  readonly offsetX: string
  readonly offsetY: string
  readonly bleed: string
  readonly faces: FaceChoice
  readonly markers: boolean
}

/** The form with which an export was made, and the form with which its dialog would have begun. */
export interface UsedForm {
  readonly first: ExportForm
  readonly form: ExportForm
}

/** The paper in a reader's printer: Letter in the United States, else A4. `locales` are the browser's, best first. */
export function usualPaper(language: Language, locales: readonly string[]): PaperId {
  const english = locales.find((tag) => tag.toLowerCase().startsWith('en'))
  return language === 'en' && english?.toLowerCase() === 'en-us' ? 'letter' : 'a4'
}

/** Starts from what is on screen: what is printed is what is seen (PRT-5). */
export function firstExportForm(view: Pick<ViewSlice, 'style'>, hexMm: number, paper: PaperId): ExportForm {
  const tiled: PageForm = {
    paper,
    orientation: 'auto',
    overlap: String(USUAL_OVERLAP_MM),
    margin: String(USUAL_MARGIN_MM),
  }
  const picture: PageForm = { ...tiled, paper: 'sheet', margin: '0' }
  return {
    what: 'map',
    format: 'pdf',
    pages: { pdf: tiled, png: picture, svg: picture },
    hexMm: String(hexMm),
    overview: true,
    dpi: String(USUAL_DPI),
    style: view.style,
    grey: false,
    layers: 'screen',
    hiddenLayers: [],
    answers: false,
    ...FIRST_LABEL_FORM,
    flip: USUAL_COUNTER_SHEET.flip,
    offsetX: '0',
    offsetY: '0',
    bleed: String(USUAL_COUNTER_SHEET.bleed),
    faces: USUAL_COUNTER_SHEET.faces,
    markers: USUAL_COUNTER_SHEET.markers,
  }
}

/** Begins as the last export did, but for what is otherwise by now: the style on screen, another map's hexes. */
export function nextExportForm(first: ExportForm, used: UsedForm | undefined): ExportForm {
  if (!used) return first
  const keys = Object.keys(first) as (keyof ExportForm)[]
  const changed = keys.filter((key) => JSON.stringify(first[key]) !== JSON.stringify(used.first[key]))
  return { ...used.form, ...Object.fromEntries(changed.map((key) => [key, first[key]])) }
}

/** The same form with other settings of its pages, in the format chosen. */
export function withPage(form: ExportForm, part: Partial<PageForm>): ExportForm {
  const { pages, format } = form
  return { ...form, pages: { ...pages, [format]: { ...pages[format], ...part } } }
}

/** Settings that few change: the dialog folds them away. */
const FOLDED = ['overview', 'grey', 'offsetX', 'offsetY', 'bleed', 'faces', 'markers'] as const
const FOLDED_OF_PAGE = ['orientation', 'overlap', 'margin'] as const

/** True when the form begins with other values of the settings folded away than the dialog's own: then they are shown. */
export function isUnusual(form: ExportForm, first: ExportForm): boolean {
  const [page, usual] = [form.pages[form.format], first.pages[form.format]]
  return (
    FOLDED.some((key) => form[key] !== first[key]) || FOLDED_OF_PAGE.some((key) => page[key] !== usual[key])
  )
}

/** The same form for the whole game as one PDF: its counters are cut out, so its map is one to play on. */
export function wholeGameForm(form: ExportForm): ExportForm {
  return { ...form, what: 'all', format: 'pdf', layers: 'play' }
}

/** The layers that a form leaves out while these are hidden on screen. */
export function layersLeftOut(
  { layers, hiddenLayers }: Pick<ExportForm, 'layers' | 'hiddenLayers'>,
  onScreen: readonly ViewLayerId[],
): readonly LayerId[] {
  if (layers === 'own') return hiddenLayers
  if (layers === 'screen') return onScreen.filter(isPainted)
  return LAYERS.filter((layer) => !LAYER_PRESETS[layers].layers.includes(layer))
}

const RANGES: Readonly<
  Record<
    NumberKey,
    { readonly min: number; readonly max: number; readonly unit: string; readonly whole?: true }
  >
> = {
  overlap: { min: 0, max: 50, unit: '\u202fmm' },
  margin: { min: 0, max: 50, unit: '\u202fmm' },
  hexMm: { min: 5, max: 100, unit: '\u202fmm' },
  dpi: { min: 36, max: 600, unit: '' },
  offsetX: { min: -20, max: 20, unit: '\u202fmm' },
  offsetY: { min: -20, max: 20, unit: '\u202fmm' },
  bleed: { min: 0, max: 10, unit: '\u202fmm' },
  labelColumns: { min: 1, max: 50, unit: '', whole: true },
  labelRows: { min: 1, max: 100, unit: '', whole: true },
  labelWidth: { min: 5, max: 420, unit: '\u202fmm' },
  labelHeight: { min: 5, max: 594, unit: '\u202fmm' },
  labelLeft: { min: 0, max: 200, unit: '\u202fmm' },
  labelTop: { min: 0, max: 200, unit: '\u202fmm' },
  labelAcross: { min: 5, max: 420, unit: '\u202fmm' },
  labelDown: { min: 5, max: 594, unit: '\u202fmm' },
}

/** The faults of the fields that the form shows. */
export function exportErrors(form: ExportForm): Readonly<Partial<Record<NumberKey, Localized>>> {
  const { overlap, margin } = form.pages[form.format]
  const typed: Readonly<Record<NumberKey, string>> = { ...form, overlap, margin }
  const errors: Partial<Record<NumberKey, Localized>> = {}
  for (const key of Object.keys(RANGES) as NumberKey[]) {
    if (!asksNumber(form, key)) continue
    const { min, max, unit, whole } = RANGES[key]
    const value = numberIn(typed[key])
    if (value >= min && value <= max && (!whole || Number.isInteger(value))) continue
    errors[key] = whole
      ? localized(`Un nombre entier de ${min} à ${max}.`, `A whole number from ${min} to ${max}.`)
      : localized(`De ${min} à ${max}${unit}.`, `From ${min} to ${max}${unit}.`)
  }
  return errors
}

/** The map to export, and the player it is for; of the view, opacity applies to the screen only. */
interface Subject {
  readonly scenario: Scenario
  /** The file's name; a new scenario has none. */
  readonly file: string | undefined
  readonly view: Pick<ViewSlice, 'language' | 'hiddenLayers'>
  readonly eyes: Eyes
  readonly pinned?: readonly PinnedAnswer[]
  /** Default the whole. */
  readonly part?: ChosenPart
}

/** The order of a form without errors; what is seen by a side is named after it. */
export function exportOrder(
  form: ExportForm,
  { scenario, file, view, eyes, pinned = [], part }: Subject,
): ExportOrder {
  const side = sideWithEyes(eyes)
  const name = exportBaseName(file, scenario.info.title, side && scenario.sides[side]?.name)
  const { orientation, overlap, margin } = form.pages[form.format]
  const leftOut = layersLeftOut(form, view.hiddenLayers)
  const labels = labelSheetOf(form, paperOf(form))
  return {
    what: form.what,
    format: form.format,
    baseName: name,
    eyes,
    dpi: form.format === 'png' ? numberIn(form.dpi) : USUAL_DPI,
    style: form.style,
    grey: form.grey,
    layers: LAYERS.filter((layer) => !leftOut.includes(layer)),
    // One counter as a picture has no paper about it.
    paper: part?.counter !== undefined && form.format !== 'pdf' ? 'sheet' : paperOf(form),
    ...(orientation === 'auto' ? {} : { landscape: orientation === 'landscape' }),
    overlap: numberIn(overlap),
    margin: numberIn(margin),
    hexMm: numberIn(form.hexMm),
    overview: form.overview,
    language: view.language,
    ...(labels && { labels }),
    flip: form.flip,
    offset: { x: numberIn(form.offsetX), y: numberIn(form.offsetY) },
    bleed: numberIn(form.bleed),
    faces: form.faces,
    markers: form.markers,
    ...(side && { sides: [side] }),
    ...(form.answers &&
      form.what === 'map' && {
        answers: pinned.map(({ inquiry, answer }) => printedAnswer(scenario, inquiry, answer, view.language)),
      }),
    ...part,
  }
}

/** The most that may come behind a name: a sheet's own and the longest ending. */
const LONGEST_REST = '-Planches de pions 1000r.pdf'

/**
 * "Le château de l’Aulne.castellan" gives "Le château de l’Aulne", and "Le château de l’Aulne-Garnison" for the garrison; a new
 * scenario is named after its title.
 */
export function exportBaseName(file: string | undefined, title: string, side?: string): string {
  const name = file === undefined ? title : file.replace(/\.castellan$/i, '')
  const rest = side === undefined ? LONGEST_REST : `-${safeFileName(side.slice(0, 40), '')}${LONGEST_REST}`
  return safeFileName(name, rest).slice(0, -LONGEST_REST.length)
}
