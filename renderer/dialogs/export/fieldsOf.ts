/** The fields of the export dialog that concern what is printed: the form shows these, and judges no other. */
import { type Flip } from '#shared/print/counterSheets/options'
import { type PaperId, PAPER_IDS } from '#shared/print/paper'
import { type ExportFormat, type Printed } from '#shared/print/products'

export type Purpose = 'export' | 'print'

/** The choices of the form on which its fields depend. */
export interface Choices {
  readonly what: Printed
  readonly format: ExportFormat
  readonly pages: Readonly<Record<ExportFormat, { readonly paper: PaperId }>>
  readonly flip: Flip
}

/**
 * `turned`: upright or not; `joining`: of sheets that join; `cardboard`: of counters that are cut out; `offset`: of backs on
 * the other side of the paper; `view`: eyes and layers.
 */
export type Field = 'turned' | 'joining' | 'margin' | 'hexMm' | 'cardboard' | 'offset' | 'style' | 'view'

const MAP_FIELDS = ['turned', 'joining', 'margin', 'hexMm', 'style', 'view'] as const
const COUNTER_FIELDS = ['turned', 'margin', 'hexMm', 'cardboard', 'offset', 'style'] as const

/** Beside format and paper. */
const FIELDS: Readonly<Record<Printed, readonly Field[]>> = {
  map: MAP_FIELDS,
  counters: COUNTER_FIELDS,
  'cut-lines': COUNTER_FIELDS,
  booklet: ['style'],
  tables: [],
  'test-sheet': [],
  all: [...MAP_FIELDS, 'cardboard', 'offset'],
}

/** The fields of what the form prints. */
export function fieldsOf(form: Choices): readonly Field[] {
  const onOneSheet = paperOf(form) === 'sheet'
  const bothSides = form.flip === 'long' || form.flip === 'short'
  return FIELDS[form.what].filter((field) => {
    if (field === 'turned' || field === 'joining') return !onOneSheet
    return field !== 'offset' || bothSides
  })
}

/** The fields of numbers. */
export type NumberKey = 'overlap' | 'margin' | 'hexMm' | 'dpi' | 'offsetX' | 'offsetY' | 'bleed'

const FIELD_OF: Readonly<Record<Exclude<NumberKey, 'dpi'>, Field>> = {
  overlap: 'joining',
  margin: 'margin',
  hexMm: 'hexMm',
  offsetX: 'offset',
  offsetY: 'offset',
  bleed: 'cardboard',
}

/** The form shows the field of this number. */
export function asksNumber(form: Choices, key: NumberKey): boolean {
  return key === 'dpi' ? form.format === 'png' : fieldsOf(form).includes(FIELD_OF[key])
}

/** Only a map can be one large sheet. */
export function papersFor(what: Printed, purpose: Purpose): readonly PaperId[] {
  const canBeOneSheet = purpose === 'export' && (what === 'map' || what === 'all')
  return PAPER_IDS.filter((paper) => canBeOneSheet || paper !== 'sheet')
}

/** The paper of the form's format: A4 in place of the one large sheet, for what cannot be on it. */
export function paperOf({ what, format, pages }: Choices): PaperId {
  const { paper } = pages[format]
  return papersFor(what, 'export').includes(paper) ? paper : 'a4'
}
