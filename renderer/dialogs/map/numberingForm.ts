/** The form of the numbering dialog, and the scenario that it makes. */
import { filledChunks } from '#shared/document/chunk'
import { MAX_FIRST_NUMBER, firstNumbersFit } from '#shared/document/limits'
import { type BoardId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { leastFirstColumn, letters, lettersValue, type Numbering } from '#shared/hex/numbering'
import { type Localized, localized } from '#shared/i18n/localized'

/** First numbers are texts while they are typed; that of a column in letters is `A`. */
export interface NumberingForm extends Omit<Numbering, 'firstColumn' | 'firstRow'> {
  readonly firstColumn: string
  readonly firstRow: string
}

/** The numbering of the map or of one of its boards, which begins with that of the map. */
export function numberingOf({ map, boards }: Scenario, board?: BoardId): Numbering {
  return (board && boards[board]?.numbering) ?? map.numbering
}

export function numberingForm({
  style,
  columnsDescend,
  rowsDescend,
  show,
  ...first
}: Numbering): NumberingForm {
  return {
    style,
    columnsDescend,
    rowsDescend,
    show,
    firstColumn: columnText(first.firstColumn, style),
    firstRow: String(first.firstRow),
  }
}

/** Another style; the first column stays the same, or as near as its letters allow. */
export function withStyle(form: NumberingForm, style: Numbering['style']): NumberingForm {
  const column = columnOf(form.firstColumn, form.style)
  if (Number.isNaN(column)) return { ...form, style }
  return { ...form, style, firstColumn: columnText(Math.max(column, leastFirstColumn(style)), style) }
}

export interface NumberingErrors {
  readonly firstColumn?: Localized
  readonly firstRow?: Localized
}

const LAST = { fr: '10\u202f000', en: '10,000' }

/** The faults of the form, field by field; empty when `numberingOfForm` makes a numbering. */
export function numberingErrors(form: NumberingForm): NumberingErrors {
  const { style } = form
  const fits = (part: Partial<Numbering>): boolean =>
    firstNumbersFit({ ...numberingOfForm(form), firstColumn: 1, firstRow: 1, ...part })
  return {
    ...(fits({ firstColumn: columnOf(form.firstColumn, style) })
      ? {}
      : {
          firstColumn:
            style === 'letter-number'
              ? localized(
                  `Une ou plusieurs lettres, jusqu’à ${letters(MAX_FIRST_NUMBER)}.`,
                  `One letter or more, up to ${letters(MAX_FIRST_NUMBER)}.`,
                )
              : localized(`Un nombre entier de 0 à ${LAST.fr}.`, `A whole number from 0 to ${LAST.en}.`),
        }),
    ...(fits({ firstRow: wholeNumber(form.firstRow) })
      ? {}
      : {
          firstRow: localized(`Un nombre entier de 0 à ${LAST.fr}.`, `A whole number from 0 to ${LAST.en}.`),
        }),
  }
}

/** Reads a form without errors. */
export function numberingOfForm(form: NumberingForm): Numbering {
  return {
    ...form,
    firstColumn: columnOf(form.firstColumn, form.style),
    firstRow: wholeNumber(form.firstRow),
  }
}

/** The scenario with its grid, numberings and boards, and nothing on its map. */
export function openGround(scenario: Scenario): Scenario {
  const { map } = scenario
  const terrain = Object.values(map.palette)[0] ?? ''
  const chunks = filledChunks(map.grid, terrain)
  return { ...scenario, map: { ...map, chunks, hexsides: {}, structures: {}, markers: {} } }
}

/** The scenario with this numbering, for the picture. */
export function renumbered(scenario: Scenario, numbering: Numbering, board?: BoardId): Scenario {
  const { map, boards } = scenario
  const target = board && boards[board]
  return board !== undefined && target
    ? { ...scenario, boards: { ...boards, [board]: { ...target, numbering } } }
    : { ...scenario, map: { ...map, numbering } }
}

function columnText(column: number, style: Numbering['style']): string {
  return style === 'letter-number' ? letters(column) : String(column)
}

// NaN when the text is none.
function columnOf(text: string, style: Numbering['style']): number {
  if (style !== 'letter-number') return wholeNumber(text)
  const name = text.trim().toUpperCase()
  return /^[A-Z]{1,4}$/.test(name) ? lettersValue(name) : NaN
}

function wholeNumber(text: string): number {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : NaN
}
