/**
 * Draw operations: the one picture language of screen, PNG, SVG and PDF.
 * Millimetres, x right, y down. Four consumers (toCanvas, toSvg, toPdf, and PNG through toCanvas) each switch over every
 * kind, so a new one breaks the build until all draw it. No blur, no blend modes: PDF must draw everything.
 */

/** `#rrggbb`. */
export type Color = string

/** A flat list of verbs and coordinates: see VERB. Build with `PathBuilder` (path.ts). */
export type Path = readonly number[]

/** Verbs of a path and the numbers that follow each. */
export const VERB = {
  /** x y */
  move: 0,
  /** x y */
  line: 1,
  /** cx cy x y */
  quad: 2,
  /** c1x c1y c2x c2y x y */
  cubic: 3,
  /** nothing */
  close: 4,
} as const

export interface Stop {
  /** 0..1 */
  readonly at: number
  readonly color: Color
}

/** Gradients have opaque stops and one opacity: PDF then needs no soft mask. */
export type Paint =
  | { readonly kind: 'solid'; readonly color: Color; readonly opacity?: number }
  | {
      readonly kind: 'linear'
      readonly x0: number
      readonly y0: number
      readonly x1: number
      readonly y1: number
      readonly stops: readonly Stop[]
      readonly opacity?: number
    }
  | {
      readonly kind: 'radial'
      /** Focal circle, then the outer one. */
      readonly x0: number
      readonly y0: number
      readonly r0: number
      readonly x1: number
      readonly y1: number
      readonly r1: number
      readonly stops: readonly Stop[]
      readonly opacity?: number
    }

export interface Stroke {
  readonly color: Color
  /** mm */
  readonly width: number
  readonly opacity?: number
  readonly cap?: 'butt' | 'round' | 'square'
  readonly join?: 'miter' | 'round' | 'bevel'
  /** mm on, mm off */
  readonly dash?: readonly number[]
}

/** The letters of maps and cards. */
export type MapFontId = 'sans' | 'sans-bold' | 'serif'
/** The letters of the booklet beside them: who sets text in them loads their metrics (bookFonts.ts). */
export type BookFontId = 'serif-bold' | 'serif-italic'
export type FontId = MapFontId | BookFontId

/** Affine matrix as in canvas `transform`: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/**
 * The types of `Role`, by their names in PDF: headings, paragraphs and parts of them, pictures with their captions, tables, lists.
 * `Artifact` is what is not read aloud: marks, rules, running heads.
 */
export type RoleType =
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'P'
  | 'Span'
  | 'Figure'
  | 'Caption'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Artifact'

/** The part that a drawing has in a text, for those who have it read to them: of no account to the picture. */
export interface Role {
  readonly type: RoleType
  /** Words in place of what is drawn: every `Figure` has them. */
  readonly alt?: string
  /** The letters it stands for, other than those drawn: none for the hyphen of a divided word (U+00AD). */
  readonly actual?: string
  /** A `TH` is the head of a row when this is set, else that of a column. */
  readonly heads?: 'row'
  /** The labels of the entries of an `L` are numbers when this is set, else pictures or words. */
  readonly labels?: 'numbers' | 'dots'
  /** Groups of one type and id inside the same element are one: a paragraph goes on in the next column. */
  readonly id?: string
}

export type DrawOp =
  | {
      readonly kind: 'path'
      readonly path: Path
      readonly fill?: Paint
      readonly rule?: 'nonzero' | 'evenodd'
      readonly stroke?: Stroke
    }
  | {
      readonly kind: 'text'
      /** Start of the baseline; centring is done by the painter with the fonts' own metrics (text.ts). */
      readonly x: number
      readonly y: number
      readonly text: string
      readonly font: FontId
      /** Em size, mm. */
      readonly size: number
      readonly color: Color
      readonly opacity?: number
      /** A line round the letters, drawn first. */
      readonly halo?: { readonly color: Color; readonly width: number; readonly opacity?: number }
    }
  | {
      readonly kind: 'image'
      /** Key of the document's image. */
      readonly hash: string
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly opacity?: number
    }
  | {
      readonly kind: 'group'
      readonly ops: readonly DrawOp[]
      readonly transform?: Matrix
      readonly clip?: { readonly path: Path; readonly rule?: 'nonzero' | 'evenodd' }
      /** The opacity of the group as a whole. */
      readonly opacity?: number
      /** The part it has for a reader, inside the group around it; drawn the same with and without. */
      readonly role?: Role
    }

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function solid(color: Color, opacity?: number): Paint {
  return opacity === undefined ? { kind: 'solid', color } : { kind: 'solid', color, opacity }
}
