/** The few inks that the ink-saving style is drawn in: black lines, paper within outlines, rulings. Lengths in hexes. */
import { BLACK, WHITE } from '../oneInk'
import { type Ruling } from '../ruling'
import { type Ink } from '../sketch'

/** Widths of lines. */
export const HAIR = 0.0075
export const FINE = 0.011
export const FIRM = 0.018
export const BOLD = 0.028

/** Marks nothing. */
export const NOTHING: Ink = {}
export const PAPER: Ink = { fill: WHITE }
export const SOLID: Ink = { fill: BLACK }

export function line(width: number, how: Pick<Ink, 'dash' | 'cap' | 'join'> = {}): Ink {
  return { line: BLACK, width, ...how }
}

/** A line of paper: it cleaves a black one in two. */
export function paperLine(width: number): Ink {
  return { line: WHITE, width }
}

/** Paper in an outline; with rulings, shaded. */
export function outlined(width: number, ruling: readonly Ruling[] = [], join?: Ink['join']): Ink {
  return {
    fill: WHITE,
    line: BLACK,
    width,
    ...(join && { join }),
    ...(ruling.length > 0 && { ruling }),
  }
}

/** Paper under rulings, without an outline. */
export function ruled(...ruling: readonly Ruling[]): Ink {
  return { fill: WHITE, ruling }
}

/** Parallel lines by angle in degrees counter-clockwise; with `dash` strokes. */
export function lines(
  angle: number,
  spacing: number,
  width: number,
  dash?: readonly [on: number, off: number],
): Ruling {
  return { kind: 'lines', angle, spacing, width, ...(dash && { dash }) }
}

export function dots(spacing: number, radius: number): Ruling {
  return { kind: 'dots', spacing, radius }
}

/** Shade on small things, from light to dark. */
export const SHADE = {
  light: [lines(45, 0.06, HAIR)],
  mid: [lines(45, 0.052, HAIR)],
  dark: [lines(45, 0.034, 0.009)],
} as const

/** A table in the order of the classic one: its order is that of painting. */
export function likeClassic<Id extends string>(
  classic: Readonly<Record<Id, Ink>>,
  inks: Readonly<Record<Id, Ink>>,
): Readonly<Record<Id, Ink>> {
  return Object.fromEntries((Object.keys(classic) as Id[]).map((id) => [id, inks[id]])) as Record<Id, Ink>
}
