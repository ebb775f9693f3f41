/** Lays pieces on sheets: those of one size in blocks of rows and columns, blocks as they save paper, mm on the front's page. */
import { type Localized } from '#shared/i18n/localized'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { fail, ok, type Result } from '#shared/lang/result'
import { type Rect } from '#shared/painter/ops'
import { type CutPiece } from './cutPieces'
import { packBlocks } from './packBlocks'

export interface PlacedPiece {
  readonly piece: CutPiece
  /** Its cuts. */
  readonly cut: Rect
  /** The part that its ground fills: to the middle of a gutter, and the bleed where no piece is beside it. */
  readonly bled: Rect
  /** The sticky label on which it lies, and in the middle of which its back is behind it. */
  readonly label?: Rect
}

export interface CounterSheet {
  readonly pieces: readonly PlacedPiece[]
  /** The box of all cuts. */
  readonly box: Rect
}

export interface SheetSpacing {
  readonly gutter: number
  readonly bleed: number
  /** The distance between two blocks. */
  readonly between: number
}

const NO_ROOM: Localized = {
  fr: 'Un pion au moins ne tient pas sur la feuille\u202f: réduisez les marges, le fond perdu ou le décalage, ou prenez un papier plus grand.',
  en: 'At least one counter does not fit on the sheet: make margins, bleed or offset smaller, or choose larger paper.',
}

/** The sheets, the largest pieces first, those of a size in their order. Refused when a piece is larger than the area. */
export function layOnSheets(
  pieces: readonly CutPiece[],
  area: Rect,
  spacing: SheetSpacing,
): Result<CounterSheet[], Localized> {
  const bySizes = bySize(pieces)
  const groups = bySizes.map((group) => ({ ...sizeOf(group), count: group.length }))
  const blocks = packBlocks(groups, area, spacing)
  if (!blocks) return fail(NO_ROOM)
  const laid = bySizes.map(() => 0)
  const sheets: PlacedPiece[][] = []
  for (const { group, sheet, x, y, columns, count } of blocks) {
    const from = laid[group] ?? 0
    laid[group] = from + count
    const block = (bySizes[group] ?? []).slice(from, from + count)
    const at = { x: area.x + x, y: area.y + y, columns }
    sheets[sheet] = [...(sheets[sheet] ?? []), ...placed(block, at, spacing)]
  }
  return ok(sheets.map((one) => inTheMiddle(one, area)).map((one) => ({ pieces: one, box: boxOf(one) })))
}

function sizeOf([first]: readonly CutPiece[]): Pick<Rect, 'width' | 'height'> {
  return { width: first?.width ?? 0, height: first?.height ?? 0 }
}

// Across the sheet: what lies at the foot of the area stays clear of it.
function inTheMiddle(pieces: readonly PlacedPiece[], area: Rect): PlacedPiece[] {
  const by = (area.width - boxOf(pieces).width) / 2
  const moved = (rect: Rect): Rect => ({ ...rect, x: rect.x + by })
  return pieces.map(({ piece, cut, bled }) => ({ piece, cut: moved(cut), bled: moved(bled) }))
}

/** The pieces by their sizes, the largest first; sizes that differ by less than a hair are one. */
export function bySize(pieces: readonly CutPiece[]): CutPiece[][] {
  const groups = new Map<string, CutPiece[]>()
  for (const piece of pieces) {
    const key = `${piece.width.toFixed(3)} ${piece.height.toFixed(3)}`
    const group = groups.get(key)
    if (group) group.push(piece)
    else groups.set(key, [piece])
  }
  const area = ([first]: CutPiece[]): number => (first ? first.width * first.height : 0)
  return [...groups.values()].sort((a, b) => area(b) - area(a))
}

/** The pieces of a block, row by row, from the corner `at`. */
export function placed(
  block: readonly CutPiece[],
  at: { readonly x: number; readonly y: number; readonly columns: number },
  { gutter, bleed }: SheetSpacing,
): PlacedPiece[] {
  const inner = Math.min(bleed, gutter / 2)
  return block.map((piece, index) => {
    const { width, height } = piece
    const column = index % at.columns
    const cut = {
      x: at.x + column * (width + gutter),
      y: at.y + Math.floor(index / at.columns) * (height + gutter),
      width,
      height,
    }
    const left = column > 0 ? inner : bleed
    const right = column < at.columns - 1 && index < block.length - 1 ? inner : bleed
    const above = index >= at.columns ? inner : bleed
    const below = index + at.columns < block.length ? inner : bleed
    const bled = {
      x: cut.x - left,
      y: cut.y - above,
      width: width + left + right,
      height: height + above + below,
    }
    return { piece, cut, bled }
  })
}

/** The box of all cuts. */
export function boxOf(pieces: readonly PlacedPiece[]): Rect {
  const x = leastOf(pieces.map(({ cut }) => cut.x))
  const y = leastOf(pieces.map(({ cut }) => cut.y))
  const right = greatestOf(pieces.map(({ cut }) => cut.x + cut.width))
  const bottom = greatestOf(pieces.map(({ cut }) => cut.y + cut.height))
  return { x, y, width: right - x, height: bottom - y }
}
