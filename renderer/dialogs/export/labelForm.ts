/** Sticky labels in the form of the export dialog: a ready sheet, or numbers as they are typed. */
import { formatNumber, type Language } from '#shared/i18n/localized'
import {
  LABEL_SHEET_IDS,
  LABEL_SHEETS,
  type LabelSheet,
  type LabelSheetId,
} from '#shared/print/counterSheets/labels'
import { type PaperId } from '#shared/print/paper'
import { numberIn } from '../../i18n/numberIn'

/** None, those of a ready sheet, or those that the form’s numbers tell. */
export type LabelChoice = 'none' | LabelSheetId | 'own'
export const LABEL_CHOICES: readonly LabelChoice[] = ['none', ...LABEL_SHEET_IDS, 'own']

/** The numbers of a sheet of labels, each by its key in `LabelSheet`. */
const NUMBERS = {
  labelColumns: 'columns',
  labelRows: 'rows',
  labelWidth: 'width',
  labelHeight: 'height',
  labelLeft: 'left',
  labelTop: 'top',
  labelAcross: 'across',
  labelDown: 'down',
} as const satisfies Readonly<Record<string, keyof LabelSheet>>

export type LabelNumber = keyof typeof NUMBERS
export const LABEL_NUMBERS = Object.keys(NUMBERS) as readonly LabelNumber[]

export function isLabelNumber(key: string): key is LabelNumber {
  return key in NUMBERS
}

export interface LabelForm extends Readonly<Record<LabelNumber, string>> {
  readonly labels: LabelChoice
}

/** The numbers of a ready sheet, as texts to go on from. */
function numbersOf(id: LabelSheetId, language: Language): Readonly<Record<LabelNumber, string>> {
  const sheet = LABEL_SHEETS[id]
  const texts = LABEL_NUMBERS.map((key) => [key, formatNumber(sheet[NUMBERS[key]], language)])
  return Object.fromEntries(texts) as Record<LabelNumber, string>
}

/** No labels; whoever wants their own begins with numbers that are written alike in every language. */
export const FIRST_LABEL_FORM: LabelForm = {
  labels: 'none',
  labelColumns: '3',
  labelRows: '8',
  labelWidth: '70',
  labelHeight: '37',
  labelLeft: '0',
  labelTop: '0',
  labelAcross: '70',
  labelDown: '37',
}

/** Another choice; one’s own numbers begin with those of the ready sheet before. */
export function withLabels(form: LabelForm, labels: LabelChoice, language: Language): Partial<LabelForm> {
  const before = form.labels
  return labels === 'own' && before !== 'none' && before !== 'own'
    ? { labels, ...numbersOf(before, language) }
    : { labels }
}

/** The labels that the form tells; `paper` is that of one’s own. */
export function labelSheetOf(form: LabelForm, paper: PaperId): LabelSheet | undefined {
  if (form.labels === 'none') return undefined
  if (form.labels !== 'own') return LABEL_SHEETS[form.labels]
  const numbers = LABEL_NUMBERS.map((key) => [NUMBERS[key], numberIn(form[key])])
  return { ...(Object.fromEntries(numbers) as Omit<LabelSheet, 'paper'>), paper }
}
