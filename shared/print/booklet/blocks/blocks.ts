/** The blocks of a booklet's text, as its content says them; `blockRows.ts` sets them in a measure. */
import { type DrawOp } from '#shared/painter/ops'
import { type Spans } from '../text/spans'

export type Block = Heading | Paragraph | List | Table | Figure

export interface Heading {
  readonly kind: 'heading'
  /** 1 = a numbered section, which the running head names. */
  readonly level: 1 | 2 | 3
  readonly text: string
  /** Before the text: `2`, `2.1`. */
  readonly number?: string
  /** After the text, small: the id of a rule. */
  readonly aside?: string
}

export interface Paragraph {
  readonly kind: 'paragraph'
  readonly spans: Spans
  /** Introduces what follows: it stands in the same column. */
  readonly introduces?: true
  /** Not indented, though it follows another. */
  readonly flush?: true
  /** Smaller letters, ragged: notes below tables. */
  readonly note?: true
}

export interface List {
  readonly kind: 'list'
  readonly numbered: boolean
  readonly items: readonly Spans[]
  /** Not divided between columns: a short list that is looked up. */
  readonly together?: true
}

export interface Table {
  readonly kind: 'table'
  readonly columns: readonly TableColumn[]
  /** As many as columns; none = a table without a head. */
  readonly head: readonly Spans[]
  readonly rows: readonly (readonly Cell[])[]
  /** The first cell of each row is its heading: it says what the others are of. */
  readonly rowHeads?: true
  /** Its cells are no table but the entries of a list: pictures, each with its words behind it. */
  readonly list?: true
  /** Not divided between columns, as far as one has room for all of it. */
  readonly together?: boolean
  /** The next block begins in the column of its last row: its notes. */
  readonly introduces?: boolean
  /** Many narrow columns: little space beside words, a small head. */
  readonly dense?: boolean
}

export interface TableColumn {
  /** `fit`: as wide as its widest cell; `rest`: shares what is left; `even`: as wide as its neighbours of the kind. */
  readonly width: 'fit' | 'rest' | 'even'
  readonly align: 'left' | 'middle'
}

/** Words, or a picture. */
export type Cell = Spans | Picture

/** Drawn by the painter, in mm about the middle of its box. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly ops: readonly DrawOp[]
  /** Words in its place for those who have the text read to them; absent = the words beside it say the same. */
  readonly alt?: string
}

export interface Figure {
  readonly kind: 'figure'
  /** The next block stands in the same column: its legend. */
  readonly introduces?: boolean
  /** The map, or a part of it: a page that has the map beside its text needs no figure of it. */
  readonly isMap?: true
  readonly caption: Spans
  /** Words in its place for those who have the text read to them; absent = a figure without caption, whose drawing has roles of its own. */
  readonly alt?: string
  /** The size for a measure, mm; at most as high as said. */
  size(width: number, highest: number): { readonly width: number; readonly height: number }
  /** Draws it with its top left corner at 0, 0; the caller clips. `pxPerMm` is that of `Shown`. */
  paint(width: number, height: number, pxPerMm?: number): DrawOp[]
}

export function isPicture(cell: Cell): cell is Picture {
  return 'ops' in cell
}
