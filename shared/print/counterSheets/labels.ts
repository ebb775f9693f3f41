/** Sheets of sticky labels: those in the shops, named by their dimensions, and any other by its numbers (PRT-6). */
import { formatNumber, type Language, type Localized, localized } from '#shared/i18n/localized'
import { type Rect } from '#shared/painter/ops'
import { fail, ok, type Result } from '#shared/lang/result'
import { PAPERS, type PaperId, paperSize } from '../paper'

/** Labels in rows and columns on upright paper, mm. */
export interface LabelSheet {
  readonly paper: PaperId
  readonly columns: number
  readonly rows: number
  /** The width of one label. */
  readonly width: number
  readonly height: number
  /** The distance from the left edge of the paper to the first label. */
  readonly left: number
  /** The distance from the upper edge of the paper to the first label. */
  readonly top: number
  /** The distance from the left edge of a label to that of the next one. */
  readonly across: number
  /** The distance from the upper edge of a label to that of the next one. */
  readonly down: number
}

const A4 = { paper: 'a4' } as const
const LETTER = { paper: 'letter' } as const

/** Sizes that many makers have; on Letter in whole parts of an inch. */
export const LABEL_SHEETS = {
  'a4-70x37': { ...A4, columns: 3, rows: 8, width: 70, height: 37, left: 0, top: 0.5, across: 70, down: 37 },
  'a4-63.5x38.1': {
    ...A4,
    columns: 3,
    rows: 7,
    width: 63.5,
    height: 38.1,
    left: 7.21,
    top: 15.15,
    across: 66.04,
    down: 38.1,
  },
  'a4-52.5x29.7': {
    ...A4,
    columns: 4,
    rows: 10,
    width: 52.5,
    height: 29.7,
    left: 0,
    top: 0,
    across: 52.5,
    down: 29.7,
  },
  'a4-45.7x25.4': {
    ...A4,
    columns: 4,
    rows: 10,
    width: 45.7,
    height: 25.4,
    left: 9.75,
    top: 21.5,
    across: 48.26,
    down: 25.4,
  },
  'a4-38.1x21.2': {
    ...A4,
    columns: 5,
    rows: 13,
    width: 38.1,
    height: 21.2,
    left: 4.67,
    top: 10.7,
    across: 40.64,
    down: 21.2,
  },
  'letter-66.7x25.4': {
    ...LETTER,
    columns: 3,
    rows: 10,
    width: 66.68,
    height: 25.4,
    left: 4.76,
    top: 12.7,
    across: 69.85,
    down: 25.4,
  },
  'letter-101.6x50.8': {
    ...LETTER,
    columns: 2,
    rows: 5,
    width: 101.6,
    height: 50.8,
    left: 3.97,
    top: 12.7,
    across: 106.36,
    down: 50.8,
  },
} as const satisfies Readonly<Record<string, LabelSheet>>

export type LabelSheetId = keyof typeof LABEL_SHEETS
export const LABEL_SHEET_IDS = Object.keys(LABEL_SHEETS) as readonly LabelSheetId[]

/** « A4, 21 de 63,5 × 38,1 mm » */
export function labelSheetName({ paper, columns, rows, width, height }: LabelSheet): Localized {
  const size = (language: Language): string =>
    `${formatNumber(width, language, 1)} × ${formatNumber(height, language, 1)}`
  const { name } = PAPERS[paper === 'sheet' ? 'a4' : paper]
  const count = columns * rows
  return localized(
    `${name.fr}, ${count} de ${size('fr')}\u202fmm`,
    `${name.en}, ${count} of ${size('en')} mm`,
  )
}

const OFF_PAPER: Localized = {
  fr: 'Les étiquettes dépassent du papier\u202f: vérifiez leur nombre, leur taille et leurs marges.',
  en: 'The labels reach beyond the paper: check their number, size and margins.',
}
const OVERLAPPING: Localized = {
  fr: 'Les étiquettes se chevauchent\u202f: d’une étiquette à la suivante, il y a au moins sa taille.',
  en: 'The labels overlap: from one label to the next it is at least its size.',
}

/** The places of the labels, row by row; refused when they overlap or reach beyond the paper. */
export function labelPlaces(sheet: LabelSheet): Result<readonly Rect[], Localized> {
  const { columns, rows, width, height, left, top, across, down } = sheet
  const paper = paperSize(sheet.paper)
  const right = left + (columns - 1) * across + width
  const foot = top + (rows - 1) * down + height
  if ((columns > 1 && across < width) || (rows > 1 && down < height)) return fail(OVERLAPPING)
  // Numbers of makers are rounded.
  if (right > paper.width + 0.5 || foot > paper.height + 0.5) return fail(OFF_PAPER)
  return ok(
    Array.from({ length: columns * rows }, (_, index) => ({
      x: left + (index % columns) * across,
      y: top + Math.floor(index / columns) * down,
      width,
      height,
    })),
  )
}
