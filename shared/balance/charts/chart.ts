/** The pictures of a report of games: draw operations in mm, the same in a page (SVG) and in a PDF. */
import { type Language, type Localized } from '#shared/i18n/localized'
import { type Color, type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { elideText, fitText, placeText } from '#shared/painter/text'

export interface Chart {
  /** Its heading: what is measured. */
  readonly caption: Localized
  /** Words in its place for those who have the report read to them. */
  readonly alt: Localized
  /** Its size for a measure, mm; at most so high. */
  size(width: number, highest: number): { readonly width: number; readonly height: number }
  /** Draws it with its top left corner at 0, 0. */
  paint(width: number, height: number, language: Language): DrawOp[]
}

export const CHART_INK = '#222222'
export const CHART_FAINT = '#c9c4ba'
/** Em size of all words in charts, mm. */
export const LETTERS = 2.9

const SIDE_COLORS: readonly Color[] = ['#2f5f8f', '#a4472f', '#5b7a3a', '#7a5a96']
export const NOBODY_COLOR = '#8a8070'

/** Colours of sides by their order, which differ in grey print too. */
export function sideColor(index: number): Color {
  return SIDE_COLORS[index] ?? NOBODY_COLOR
}

/** @param color fill of the rectangle. */
export function box(x: number, y: number, width: number, height: number, color: Color): DrawOp {
  return {
    kind: 'path',
    path: new PathBuilder().rect(x, y, Math.max(0, width), Math.max(0, height)).build(),
    fill: solid(color),
  }
}

/** One line of small words; `y` is the middle of its capitals. */
export function words(
  text: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end' = 'start',
  color: Color = CHART_INK,
): DrawOp {
  return placeText({ text, x, y: y + 0.36 * LETTERS, font: 'sans', size: LETTERS, color, anchor })
}

/** The name of a line of a chart, ending at `right`: smaller where it is long, shortened where it is longer still. */
export function lineName(text: string, right: number, y: number): DrawOp {
  const size = Math.max(LEAST_LETTERS, fitText(text, 'sans', right, LETTERS))
  const shown = elideText(text, 'sans', right, size)
  return placeText({
    text: shown,
    x: right,
    y: y + 0.36 * size,
    font: 'sans',
    size,
    color: CHART_INK,
    anchor: 'end',
  })
}

const LEAST_LETTERS = 2.2
