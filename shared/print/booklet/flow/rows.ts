/** Rows: the smallest parts that pages are filled with. A row is never cut; whether a page may end after it, it says itself. */
import { type DrawOp } from '#shared/painter/ops'
import { type OutlineEntry } from '../../printPlan'
import { type Line } from '../text/lines'

export interface Row {
  readonly kind: 'text' | 'heading' | 'table' | 'figure'
  /** Height in lines of the grid. */
  readonly lines: number
  /** Empty lines above it, left out at the top of a column. */
  readonly space: number
  /** The next row stands in the same column. */
  readonly keep: boolean
  /** The drawing of it, mm; `x`, `y` are its top left corner on the page, `pxPerMm` is that of `Shown`. */
  paint(x: number, y: number, pxPerMm?: number): DrawOp[]
  /** Rows that stand above it where it begins a column: the head of its table. */
  readonly again?: readonly Row[]
  /** The entry of the outline that begins here. */
  readonly outline?: OutlineEntry
  /** The words of the running head from here on. */
  readonly section?: string
  /** The block it is a part of, and its place in it from 0. */
  readonly of: { readonly block: number; readonly index: number; readonly count: number }
  /** The set lines in it, and the measure that they were set to, mm. */
  readonly set: readonly SetText[]
}

export interface SetText {
  readonly line: Line
  readonly measure: number
}

/** Rows that stand in one column: each keeps with the next, but the last. */
export type Atom = readonly Row[]

/** The rows in pieces between which a column may end. */
export function atomsOf(rows: readonly Row[]): Atom[] {
  const atoms: Row[][] = []
  let joins = false
  for (const row of rows) {
    if (joins) atoms.at(-1)?.push(row)
    else atoms.push([row])
    joins = row.keep
  }
  return atoms
}

/** The flags `keep` of the lines of a paragraph: neither its first nor its last line stands alone in a column. */
export function keptLines(count: number): boolean[] {
  return Array.from({ length: count }, (_, index) =>
    count <= 3 ? index < count - 1 : index === 0 || index === count - 2,
  )
}
