/** The number of A4 sheets that a new map takes, and the map that fills a number of them (SCN-2). */
import { type Localized, localized } from '#shared/i18n/localized'
import { mapFrame } from '#shared/painter/frame'
import { PAPERS } from '#shared/print/paper'
import { parseMm } from '../i18n/numberIn'
import { sheetsOnA4, USUAL_MARGIN_MM, USUAL_OVERLAP_MM } from './export/sheetsOnA4'
import { gridOfForm, type NewScenarioForm } from './newScenarioForm'
import { formErrors, MAP_SIZE } from './newScenarioErrors'

const MOST_SHEETS = 100
/** Width to height of a map that lies well on a table. */
const GOOD_SHAPE = 1.3

/** Counted for the figures of the form; undefined while one of them is wrong. */
export function sheetsOfForm(form: NewScenarioForm): number | undefined {
  if (Object.keys(formErrors(form)).length > 0) return undefined
  const { width, height } = mapFrame({ grid: gridOfForm(form), hexMm: parseMm(form.hexMm) })
  return sheetsOnA4(width, height)
}

/** The fault of a typed number of sheets. */
export function sheetsError(text: string): Localized | undefined {
  const good = /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= MOST_SHEETS
  return good
    ? undefined
    : localized(`Un nombre entier de 1 à ${MOST_SHEETS}.`, `A whole number from 1 to ${MOST_SHEETS}.`)
}

/**
 * The form with the map that fills so many sheets, laid in the rows that make the best shape. Figures that are wrong, a hex
 * larger than a sheet among them, stay as they are.
 */
export function withSheets(form: NewScenarioForm, text: string): NewScenarioForm {
  const typed: NewScenarioForm = { ...form, board: 'custom' }
  const hexMm = parseMm(form.hexMm)
  if (sheetsError(text) || formErrors({ ...form, columns: '1', rows: '1' }).hexMm) return typed
  const room = roomOn(Number(text))
  const grid = { ...gridOfForm(form), columns: 2, rows: 2 }
  const columns = most((columns) => mapFrame({ grid: { ...grid, columns }, hexMm }).width <= room.width)
  const rows = most((rows) => mapFrame({ grid: { ...grid, columns, rows }, hexMm }).height <= room.height)
  return columns && rows ? { ...typed, columns: String(columns), rows: String(rows) } : typed
}

/** The paper of so many sheets, glued, mm: upright or turned, in as many rows as come nearest to the good shape. */
function roomOn(sheets: number): { readonly width: number; readonly height: number } {
  const { width, height } = PAPERS.a4 as { readonly width: number; readonly height: number }
  const glued = (count: number, side: number): number =>
    count * (side - 2 * USUAL_MARGIN_MM - USUAL_OVERLAP_MM) + USUAL_OVERLAP_MM
  const all = Array.from({ length: sheets }, (_, index) => index + 1)
    .filter((across) => sheets % across === 0)
    .flatMap((across) => [
      { width: glued(across, width), height: glued(sheets / across, height) },
      { width: glued(across, height), height: glued(sheets / across, width) },
    ])
  const unlike = (room: (typeof all)[number]): number =>
    Math.abs(Math.log(room.width / room.height / GOOD_SHAPE))
  return all.reduce((best, room) => (unlike(room) < unlike(best) ? room : best))
}

/** The largest number of columns or rows that fits; 0 = not even one. */
function most(fits: (count: number) => boolean): number {
  let count = 0
  while (count < MAP_SIZE.max && fits(count + 1)) count++
  return count
}
