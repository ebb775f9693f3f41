/**
 * The page of a booklet: margins, columns and the grid of lines on which everything stands, so that the lines of neighbouring columns
 * are level. Lengths are mm from the top left corner of the page.
 */
import { type PaperId, paperSize } from '../../paper'

/** The distance between two lines of the grid. */
export const LEAD = 4.6
/** The distance from the top of a grid line to the baseline of the text on it. */
export const BASELINE = 3.45

/** Em sizes. */
export const SIZES = {
  title: 11,
  heading1: 5.6,
  heading2: 4.3,
  heading3: 3.8,
  text: 3.7,
  small: 3.25,
} as const

export const INK = '#000000'
/** The colour of headings and rules: dark enough to read in grey. */
export const ACCENT = '#6e1f16'
export const PALE = '#f3ede0'
export const FAINT = '#8a8070'

/** A column is as wide as a line of some fifty letters. */
const COLUMN = 83
const GUTTER = 7

export interface PageGrid {
  readonly widthMm: number
  readonly heightMm: number
  /** The left edge of the body, between the margins. */
  readonly left: number
  readonly top: number
  readonly width: number
  /** Lines of the grid in the body. */
  readonly lines: number
  readonly columns: number
  readonly columnWidth: number
  readonly gutter: number
}

/**
 * The grid of a paper: two columns on A4 and Letter, more on larger sheets.
 * @param scale what stands on the grid is printed so many times as large: the grid is that of a larger page, below 1.
 */
export function gridOf(paper: PaperId, scale = 1): PageGrid {
  const { width, height } = paperSize(paper)
  return gridOfPage(width / scale, height / scale)
}

function gridOfPage(widthMm: number, heightMm: number): PageGrid {
  const [left, top, bottom] = [18, 21, 20]
  const width = widthMm - 2 * left
  const columns = Math.max(1, Math.round((width + GUTTER) / (COLUMN + GUTTER)))
  return {
    widthMm,
    heightMm,
    left,
    top,
    width,
    lines: Math.floor((heightMm - top - bottom) / LEAD),
    columns,
    columnWidth: (width - (columns - 1) * GUTTER) / columns,
    gutter: GUTTER,
  }
}

/** The left edge of a column, counted from 0, mm. */
export function columnLeft({ left, columnWidth, gutter }: PageGrid, column: number): number {
  return left + column * (columnWidth + gutter)
}
