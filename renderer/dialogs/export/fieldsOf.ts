/** The fields of the export dialog that concern what is printed: the form shows these, and judges no other. */
import { type Flip } from '#shared/print/counterSheets/options'
import { type PaperId, PAPER_IDS } from '#shared/print/paper'
import { type ExportFormat, type Printed } from '#shared/print/products'
import { isLabelNumber, type LabelChoice, type LabelNumber } from './labelForm'

export type Purpose = 'export' | 'print'

/** The choices of the form on which its fields depend. */
export interface Choices {
  readonly what: Printed
  readonly format: ExportFormat
  readonly pages: Readonly<Record<ExportFormat, { readonly paper: PaperId }>>
  readonly flip: Flip
  readonly labels: LabelChoice
}

/**
 * `turned`: upright or not; `joining`: of sheets that join; `cardboard`: of counters that are cut out; `labels`: of those on sticky
 * labels; `flip`: the way of backs behind fronts; `offset`: of backs on the other side of the paper; `view`: eyes and layers.
 */
export type Field =
  | 'paper'
  | 'turned'
  | 'joining'
  | 'margin'
  | 'hexMm'
  | 'cardboard'
  | 'labels'
  | 'ownLabels'
  | 'flip'
  | 'offset'
  | 'style'
  | 'view'

const MAP_FIELDS = ['paper', 'turned', 'joining', 'margin', 'hexMm', 'style', 'view'] as const
const CARD_FIELDS = ['cardboard', 'labels', 'ownLabels', 'flip', 'offset'] as const
const COUNTER_FIELDS = ['paper', 'turned', 'margin', 'hexMm', ...CARD_FIELDS] as const

/** The fields beside the format. */
const FIELDS: Readonly<Record<Printed, readonly Field[]>> = {
  map: MAP_FIELDS,
  counters: [...COUNTER_FIELDS, 'style'],
  'cut-lines': COUNTER_FIELDS,
  booklet: ['paper', 'style'],
  tables: ['paper'],
  'test-sheet': ['paper'],
  all: [...MAP_FIELDS, ...CARD_FIELDS],
}

/** The fields of what the form prints. */
export function fieldsOf(form: Choices): readonly Field[] {
  const { what, flip, labels } = form
  const onLabels = labels !== 'none'
  // A print of labels alone has no other field.
  const nothingElse = onLabels && FIELDS[what].includes('labels') && what !== 'all'
  const asked: Readonly<Partial<Record<Field, boolean>>> = {
    paper: !nothingElse || labels === 'own',
    turned: !nothingElse && paperOf(form) !== 'sheet',
    joining: paperOf(form) !== 'sheet',
    margin: !nothingElse,
    ownLabels: labels === 'own',
    flip: !onLabels,
    offset: !onLabels && (flip === 'long' || flip === 'short'),
  }
  return FIELDS[what].filter((field) => asked[field] ?? true)
}

/** The fields of numbers. */
export type NumberKey = 'overlap' | 'margin' | 'hexMm' | 'dpi' | 'offsetX' | 'offsetY' | 'bleed' | LabelNumber

const FIELD_OF: Readonly<Record<Exclude<NumberKey, 'dpi' | LabelNumber>, Field>> = {
  overlap: 'joining',
  margin: 'margin',
  hexMm: 'hexMm',
  offsetX: 'offset',
  offsetY: 'offset',
  bleed: 'cardboard',
}

/** The form shows the field of this number. */
export function asksNumber(form: Choices, key: NumberKey): boolean {
  if (key === 'dpi') return form.format === 'png'
  return fieldsOf(form).includes(isLabelNumber(key) ? 'ownLabels' : FIELD_OF[key])
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
