/** The form of the export dialog: texts while they are typed, and the export order that they make. */
import { safeFileName } from '#shared/host/fileName'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { LAYERS } from '#shared/painter/style'
import { type PaperId } from '#shared/print/paper'
import { type ViewSlice } from '../../editor/ports/view'
import { isPainted } from '../../editor/layers'
import { parseMm } from '../../i18n/numberIn'
import { type ExportForm, type UsedForm } from '../../ui/exportForms'
import { type ExportOrder } from '../../workers/exportMessages'
import { USUAL_MARGIN_MM, USUAL_OVERLAP_MM } from './sheetsOnA4'

const USUAL_DPI = 300

/** The paper in a reader's printer: Letter in the United States, else A4. `locales` are the browser's, best first. */
export function usualPaper(language: Language, locales: readonly string[]): PaperId {
  const english = locales.find((tag) => tag.toLowerCase().startsWith('en'))
  return language === 'en' && english?.toLowerCase() === 'en-us' ? 'letter' : 'a4'
}

/** The part of the view that an export starts from; opacity applies to the screen only. */
type ShownMap = Pick<ViewSlice, 'language' | 'style' | 'hiddenLayers'>

/** Starts from what is on screen: what is printed is what is seen (PRT-5). */
export function firstExportForm(view: ShownMap, hexMm: number, paper: PaperId): ExportForm {
  return {
    format: 'pdf',
    paper,
    orientation: 'auto',
    overlap: String(USUAL_OVERLAP_MM),
    margin: String(USUAL_MARGIN_MM),
    hexMm: String(hexMm),
    dpi: String(USUAL_DPI),
    style: view.style,
    hiddenLayers: view.hiddenLayers.filter(isPainted),
  }
}

/** Begins as the last export did, but for what the page shows otherwise by now: style, layers, another map's hexes. */
export function nextExportForm(first: ExportForm, used: UsedForm | undefined): ExportForm {
  if (!used) return first
  const keys = Object.keys(first) as (keyof ExportForm)[]
  const changed = keys.filter((key) => first[key] !== used.first[key])
  return { ...used.form, ...Object.fromEntries(changed.map((key) => [key, first[key]])) }
}

type NumberKey = 'overlap' | 'margin' | 'hexMm' | 'dpi'

const RANGES: Readonly<
  Record<NumberKey, { readonly min: number; readonly max: number; readonly unit: string }>
> = {
  overlap: { min: 0, max: 50, unit: '\u202fmm' },
  margin: { min: 0, max: 50, unit: '\u202fmm' },
  hexMm: { min: 5, max: 100, unit: '\u202fmm' },
  dpi: { min: 36, max: 600, unit: '' },
}

/** The faults of the form, field by field. */
export function exportErrors(form: ExportForm): Readonly<Partial<Record<NumberKey, Localized>>> {
  const errors: Partial<Record<NumberKey, Localized>> = {}
  for (const key of Object.keys(RANGES) as NumberKey[]) {
    if (key === 'dpi' && form.format !== 'png') continue
    const { min, max, unit } = RANGES[key]
    const value = parseMm(form[key])
    if (!(value >= min && value <= max))
      errors[key] = localized(`De ${min} à ${max}${unit}.`, `From ${min} to ${max}${unit}.`)
  }
  return errors
}

/** The order of a form without errors; `baseName` is the file's name without its extension. */
export function exportOrder(form: ExportForm, baseName: string, language: Language): ExportOrder {
  return {
    format: form.format,
    baseName,
    dpi: form.format === 'png' ? parseMm(form.dpi) : USUAL_DPI,
    style: form.style,
    layers: LAYERS.filter((layer) => !form.hiddenLayers.includes(layer)),
    paper: form.paper,
    ...(form.orientation === 'auto' ? {} : { landscape: form.orientation === 'landscape' }),
    overlap: parseMm(form.overlap),
    margin: parseMm(form.margin),
    hexMm: parseMm(form.hexMm),
    language,
  }
}

/** The most that may come behind a name: a sheet's own and the longest ending. */
const LONGEST_REST = '-AAA1000.pdf'

/** "Le château de l’Aulne.castellan" gives "Le château de l’Aulne"; a new scenario is named after its title. */
export function exportBaseName(file: string | undefined, title: string): string {
  const name = file === undefined ? title : file.replace(/\.castellan$/i, '')
  return safeFileName(name, LONGEST_REST).slice(0, -LONGEST_REST.length)
}
