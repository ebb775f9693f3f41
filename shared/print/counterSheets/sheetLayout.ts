/** Lays pieces on sheets: those of one size in a block of rows and columns, blocks one below the other, mm on the front's page. */
import { type Localized } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { type Rect } from '#shared/painter/ops'
import { type CutPiece } from './cutPieces'

export interface PlacedPiece {
  readonly piece: CutPiece
  /** Its cuts. */
  readonly cut: Rect
  /** The part that its ground fills: to the middle of a gutter, and the bleed where no piece is beside it. */
  readonly bled: Rect
}

export interface CounterSheet {
  readonly pieces: readonly PlacedPiece[]
  /** The box of all cuts. */
  readonly box: Rect
}

export interface SheetSpacing {
  readonly gutter: number
  readonly bleed: number
  /** From one block to the next. */
  readonly between: number
}

const NO_ROOM: Localized = {
  fr: 'Un pion au moins ne tient pas sur la feuille\u202f: réduisez les marges, le fond perdu ou le décalage, ou prenez un papier plus grand.',
  en: 'At least one counter does not fit on the sheet: make margins, bleed or offset smaller, or choose larger paper.',
}

/** The sheets, filled from the top in the order of the pieces, the largest first. Refused when a piece is larger than the area. */
export function layOnSheets(
  pieces: readonly CutPiece[],
  area: Rect,
  spacing: SheetSpacing,
): Result<CounterSheet[], Localized> {
  const { gutter, between } = spacing
  const sheets: PlacedPiece[][] = []
  let sheet: PlacedPiece[] = []
  let y = area.y
  for (const group of bySize(pieces)) {
    const { width, height } = group[0] as CutPiece
    const columns = linesIn(area.width, width, gutter)
    if (columns < 1 || linesIn(area.height, height, gutter) < 1) return fail(NO_ROOM)
    let laid = 0
    while (laid < group.length) {
      const rows = Math.min(
        linesIn(area.y + area.height - y, height, gutter),
        Math.ceil((group.length - laid) / columns),
      )
      if (rows < 1) {
        sheets.push(sheet)
        sheet = []
        y = area.y
        continue
      }
      const block = group.slice(laid, laid + rows * columns)
      const across = Math.min(columns, block.length)
      const x = area.x + (area.width - across * (width + gutter) + gutter) / 2
      sheet.push(...placed(block, { x, y, columns: across }, spacing))
      laid += block.length
      y += rows * (height + gutter) - gutter + between
    }
  }
  if (sheet.length > 0) sheets.push(sheet)
  return ok(sheets.map((one) => ({ pieces: one, box: boxOf(one) })))
}

// Sizes that differ by less than a hair are one.
function bySize(pieces: readonly CutPiece[]): CutPiece[][] {
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

function linesIn(length: number, size: number, gutter: number): number {
  return Math.floor((length + gutter) / (size + gutter) + 1e-6)
}

function placed(
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

function boxOf(pieces: readonly PlacedPiece[]): Rect {
  const x = Math.min(...pieces.map(({ cut }) => cut.x))
  const y = Math.min(...pieces.map(({ cut }) => cut.y))
  const right = Math.max(...pieces.map(({ cut }) => cut.x + cut.width))
  const bottom = Math.max(...pieces.map(({ cut }) => cut.y + cut.height))
  return { x, y, width: right - x, height: bottom - y }
}
