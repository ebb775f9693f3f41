/** Lays pieces on labels: on each as many of one size as it holds, in a block in its middle, mm on the front's page. */
import { type Localized } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { type Rect } from '#shared/painter/ops'
import { type CutPiece } from './cutPieces'
import { linesIn } from './packBlocks'
import { boxOf, bySize, type CounterSheet, placed, type PlacedPiece, type SheetSpacing } from './sheetLayout'

const NO_ROOM: Localized = {
  fr: 'Un pion au moins ne tient pas sur une étiquette\u202f: prenez de plus grandes étiquettes, ou des cases plus petites.',
  en: 'At least one counter does not fit on a label: take larger labels, or smaller hexes.',
}

/** The sheets, the largest pieces first; a label has pieces of one size. Refused when a piece is larger than a label. */
export function layOnLabels(
  pieces: readonly CutPiece[],
  labels: readonly Rect[],
  spacing: SheetSpacing,
): Result<CounterSheet[], Localized> {
  const [first] = labels
  if (!first) return fail(NO_ROOM)
  const blocks: { readonly block: readonly CutPiece[]; readonly columns: number }[] = []
  for (const group of bySize(pieces)) {
    const { width, height } = group[0] as CutPiece
    const columns = linesIn(first.width, width, spacing.gutter)
    const holds = columns * linesIn(first.height, height, spacing.gutter)
    if (holds < 1) return fail(NO_ROOM)
    for (let from = 0; from < group.length; from += holds)
      blocks.push({ block: group.slice(from, from + holds), columns })
  }
  const sheets = Array.from({ length: Math.ceil(blocks.length / labels.length) }, (_, sheet) =>
    labels.flatMap((label, index) => {
      const laid = blocks[sheet * labels.length + index]
      return laid ? onLabel(laid.block, laid.columns, label, spacing) : []
    }),
  )
  return ok(sheets.map((one) => ({ pieces: one, box: boxOf(one) })))
}

function onLabel(
  block: readonly CutPiece[],
  columns: number,
  label: Rect,
  spacing: SheetSpacing,
): PlacedPiece[] {
  const laid = placed(block, { x: 0, y: 0, columns: Math.min(columns, block.length) }, spacing)
  const { width, height } = boxOf(laid)
  const [dx, dy] = [label.x + (label.width - width) / 2, label.y + (label.height - height) / 2]
  const moved = (rect: Rect): Rect => ({ ...rect, x: rect.x + dx, y: rect.y + dy })
  return laid.map(({ piece, cut, bled }) => ({
    piece,
    label,
    cut: moved(cut),
    bled: within(moved(bled), label),
  }))
}

function within(rect: Rect, outer: Rect): Rect {
  const [x, y] = [Math.max(rect.x, outer.x), Math.max(rect.y, outer.y)]
  return {
    x,
    y,
    width: Math.min(rect.x + rect.width, outer.x + outer.width) - x,
    height: Math.min(rect.y + rect.height, outer.y + outer.height) - y,
  }
}
