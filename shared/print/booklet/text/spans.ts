/** Text in several fonts on one line: what the booklet's paragraphs, headings and cells are made of. */
import { type Color, type FontId } from '#shared/painter/ops'

export interface Span {
  readonly text: string
  readonly font: FontId
  /** Absent = the ink of the text it stands in. */
  readonly color?: Color
}

export type Spans = readonly Span[]

/** A text in one font. */
export function span(text: string, font: FontId = 'serif', color?: Color): Span {
  return { text, font, ...(color && { color }) }
}
