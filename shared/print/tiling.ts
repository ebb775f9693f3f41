/** Cutting a map into sheets of paper that overlap (PRT-1). All lengths in mm. */
import { type Localized } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { type Rect } from '#shared/painter/ops'

export interface TilingOptions {
  /** Upright size of the paper. */
  readonly paper: { readonly width: number; readonly height: number }
  /** Unprinted border on all four sides. */
  readonly margin: number
  /** Strip that two neighbouring sheets both show. */
  readonly overlap: number
  /** Turned paper or not; by default whatever takes fewer sheets (upright when equal). */
  readonly landscape?: boolean
}

/** One sheet: column letter and row number, and the part of the map it shows. */
export interface Sheet {
  readonly name: string
  readonly column: number
  readonly row: number
  /** In the frame of the map: its top left corner is 0, 0. */
  readonly window: Rect
}

export interface Tiling {
  readonly paperWidth: number
  readonly paperHeight: number
  readonly landscape: boolean
  readonly columns: number
  readonly rows: number
  /** `columns` times `rows`. */
  readonly count: number
  /** The sheet of an index, row by row. */
  sheet(index: number): Sheet
}

/** Refused when margins and overlap leave nothing of the paper. */
export function tileMap(
  map: { readonly width: number; readonly height: number },
  options: TilingOptions,
): Result<Tiling, Localized> {
  const upright = layOut(map, options, false)
  const turned = layOut(map, options, true)
  const asked = options.landscape === undefined ? undefined : options.landscape ? turned : upright
  const fewer = turned && (!upright || turned.count < upright.count) ? turned : upright
  const tiling = options.landscape === undefined ? fewer : asked
  return tiling ? ok(tiling) : fail(NO_ROOM)
}

const NO_ROOM: Localized = {
  fr: 'Les marges et le recouvrement ne laissent pas de place sur la feuille\u202f: réduisez-les ou prenez un papier plus grand.',
  en: 'Margins and overlap leave no room on the sheet: make them smaller or choose larger paper.',
}

function layOut(
  map: { readonly width: number; readonly height: number },
  { paper, margin, overlap }: TilingOptions,
  landscape: boolean,
): Tiling | undefined {
  const paperWidth = landscape ? paper.height : paper.width
  const paperHeight = landscape ? paper.width : paper.height
  const width = paperWidth - 2 * margin
  const height = paperHeight - 2 * margin
  // A sheet must show something that its neighbour does not.
  if (width - overlap < 1 || height - overlap < 1) return undefined
  const columns = sheetsAlong(map.width, width, overlap)
  const rows = sheetsAlong(map.height, height, overlap)
  const sheet = (index: number): Sheet => {
    const column = index % columns
    const row = Math.floor(index / columns)
    const x = column * (width - overlap)
    const y = row * (height - overlap)
    const window = { x, y, width: Math.min(width, map.width - x), height: Math.min(height, map.height - y) }
    return { name: `${columnLetters(column)}${row + 1}`, column, row, window }
  }
  return { paperWidth, paperHeight, landscape, columns, rows, count: columns * rows, sheet }
}

// n sheets cover n x usable - (n - 1) x overlap.
function sheetsAlong(length: number, usable: number, overlap: number): number {
  return Math.max(1, Math.ceil((length - overlap) / (usable - overlap) - 1e-9))
}

/** 0 is A, 25 Z, 26 AA. */
function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last
}
