/** The form of the dialog for the map's size, and a preview before anything is done. */
import { resizeRefusal } from '#shared/commands/resizeMap'
import { resizedScenario, type Resizing } from '#shared/document/resizedMap'
import { fallen } from '#shared/document/fallen'
import { type Scenario } from '#shared/document/types'
import { hexCenter } from '#shared/hex/layout'
import { layHex } from '#shared/hex/laying'
import { type EdgeChanges, resizeGrid } from '#shared/hex/resizeGrid'
import { type Localized, localized } from '#shared/i18n/localized'
import { mapFrame } from '#shared/painter/frame'
import { type Rect } from '#shared/painter/ops'
import { fallenWords } from '../../actions/fallenWords'

export const EDGES = ['top', 'left', 'right', 'bottom'] as const

/** Numbers are texts while they are typed. */
type ResizeForm = Readonly<Record<(typeof EDGES)[number], string>> & { readonly keepNames: boolean }

export function formOf({ top, right, bottom, left }: EdgeChanges, keepNames: boolean): ResizeForm {
  return { top: String(top), right: String(right), bottom: String(bottom), left: String(left), keepNames }
}

export type ResizePreview =
  | { readonly kind: 'refused'; readonly why: Localized }
  | {
      /** `same`: there is nothing to do. */
      readonly kind: 'fits' | 'same'
      readonly resizing: Resizing
      readonly columns: number
      readonly rows: number
      /** The sheet as it will be, and on the same paper as it is; mm. */
      readonly sheet: Rect
      readonly before: Rect
      readonly losses: Localized | undefined
    }

const WHOLE = localized(
  'Des nombres entiers\u202f: au-dessous de zéro, les colonnes ou rangées s’enlèvent.',
  'Whole numbers: below zero, columns or rows are taken away.',
)

export function previewResize(scenario: Scenario, form: ResizeForm): ResizePreview {
  const typed = EDGES.map((edge) => form[edge].trim())
  if (!typed.every((text) => /^[-−+]?\d{1,4}$/.test(text))) return { kind: 'refused', why: WHOLE }
  const [top, left, right, bottom] = typed.map((text) => Number(text.replace('−', '-')) + 0) as [
    number,
    number,
    number,
    number,
  ]
  const resizing: Resizing = { top, right, bottom, left, keepNames: form.keepNames }
  const same = [top, right, bottom, left].every((change) => change === 0)
  const { grid, hexMm } = scenario.map
  const resized = same ? scenario : resizedScenario(scenario, resizing)
  if (typeof resized === 'string') return { kind: 'refused', why: resizeRefusal(resized, grid).message }
  const laying = resizeGrid(grid, resizing)
  if (!laying) throw new RangeError('a resized map has a grid')
  const [from, to] = [
    { grid, hexMm },
    { grid: laying.to, hexMm },
  ]
  const first = { q: 0, r: 0 }
  const [was, is] = [hexCenter(first, from), hexCenter(layHex(first, laying), to)]
  const before = mapFrame(from)
  return {
    kind: same ? 'same' : 'fits',
    resizing,
    columns: laying.to.columns,
    rows: laying.to.rows,
    sheet: mapFrame(to),
    before: { ...before, x: before.x + is.x - was.x, y: before.y + is.y - was.y },
    losses: fallenWords(fallen(scenario, resized)),
  }
}
