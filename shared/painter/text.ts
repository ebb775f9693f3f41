/**
 * Setting text without a canvas: widths and heights from the embedded fonts' own tables, in mm, so that screen, PNG, SVG
 * and PDF place every letter alike. All outputs set plain advances: no kerning, no ligatures.
 */
import { FONT_METRICS, type FontMetrics } from './fontMetrics'
import { MAP_FONTS } from './fonts'
import { type Color, type DrawOp, type FontId } from './ops'

const known = new Map<FontId, FontMetrics>(MAP_FONTS.map((font) => [font, FONT_METRICS[font]]))

/** Makes more fonts known, once: see bookFonts.ts. */
export function addFontMetrics(metrics: Readonly<Partial<Record<FontId, FontMetrics>>>): void {
  for (const [font, own] of Object.entries(metrics)) known.set(font as FontId, own)
}

/** Throws for a font whose metrics nobody has made known. */
export function metricsOf(font: FontId): FontMetrics {
  const found = known.get(font)
  if (!found) throw new Error(`the metrics of the font ${font} are not known: import bookFonts`)
  return found
}

// Advance width by code point, built once a font.
const advanceMaps = new Map<FontId, Map<number, number>>()

function advancesOf(font: FontId): Map<number, number> {
  const built = advanceMaps.get(font)
  if (built) return built
  const advances = new Map<number, number>()
  for (const [first, widths] of metricsOf(font).advances)
    widths.forEach((width, index) => {
      if (width >= 0) advances.set(first + index, width)
    })
  advanceMaps.set(font, advances)
  return advances
}

// Spaces of French typography that a font may lack, and what stands for them.
const PLAIN_SPACES = /[\u2000-\u200a\u202f\u205f\u3000]/u

/** Signs that stand for others in fonts without them. */
const STAND_INS: Readonly<Record<string, string>> = {
  '→': '›',
  '←': '‹',
  '⁄': '/',
  '′': '’',
  '″': '”',
}

/** In place of what no font of ours has: it asks nothing and means nothing. */
export const NO_GLYPH = '·'

/** Marks on letters, and signs that only join or turn others: nothing is lost to a reader without them. */
const UNSEEN = /^[\p{M}\p{Cf}\p{Emoji_Modifier}]$/u

/**
 * The text as the font can show it: a space it lacks becomes a no-break space, an accented letter it lacks its plain one, a
 * ligature or another compatible sign all its letters ("ﬀ" ff, "№" No), an arrow an angle quotation mark; anything else it lacks a
 * middle dot (an embedded font would show an empty box without a word; the check of print names the place).
 */
export function printable(text: string, font: FontId): string {
  const advances = advancesOf(font)
  let result = ''
  for (const char of text.normalize('NFC')) result += shownAs(char, advances) ?? NO_GLYPH
  return result
}

/** Undefined when the font has nothing for it, or not for all of its parts. */
function shownAs(char: string, advances: ReadonlyMap<number, number>): string | undefined {
  if (advances.has(char.codePointAt(0) as number)) return char
  if (PLAIN_SPACES.test(char)) return '\u00a0'
  if (UNSEEN.test(char)) return ''
  const parts = STAND_INS[char] ?? char.normalize('NFKD')
  if (parts === char) return undefined
  const shown = [...parts].map((part) => shownAs(part, advances))
  return shown.includes(undefined) ? undefined : shown.join('')
}

/** The signs of a text that some font of maps and booklets replaces by `NO_GLYPH`, each once (CHK-10). */
export function unprintable(text: string): string[] {
  const lost = (char: string): boolean =>
    MAP_FONTS.some((font) => shownAs(char, advancesOf(font)) === undefined)
  return [...new Set(text.normalize('NFC'))].filter((char) => !/\s/u.test(char) && lost(char))
}

/** Width in mm of one line at an em size in mm. */
export function textWidth(text: string, font: FontId, size: number): number {
  const advances = advancesOf(font)
  let units = 0
  for (const char of printable(text, font)) units += advances.get(char.codePointAt(0) as number) ?? 0
  return (units * size) / 1000
}

/** Height in mm of a capital letter or a lining figure above the baseline. */
export function capHeight(font: FontId, size: number): number {
  return (metricsOf(font).capHeight * size) / 1000
}

/** The largest em size, at most `largest`, at which the text is no wider than `width` mm. */
export function fitText(text: string, font: FontId, width: number, largest: number): number {
  const natural = textWidth(text, font, 1)
  return natural === 0 ? largest : Math.min(largest, width / natural)
}

/** The text, or as much of its beginning as is no wider than `width` mm at an em size, and an ellipsis. */
export function elideText(text: string, font: FontId, width: number, size: number): string {
  const natural = textWidth(text, font, size)
  if (natural <= width) return text
  const cut = (length: number): string => `${text.slice(0, length).trimEnd()}…`
  let length = Math.min(text.length, Math.ceil((2 * text.length * width) / natural))
  while (length > 0 && textWidth(cut(length), font, size) > width) length--
  return cut(length)
}

export interface TextPlacement {
  readonly text: string
  /** The anchor of the baseline, mm. */
  readonly x: number
  readonly y: number
  readonly font: FontId
  /** Em size, mm. */
  readonly size: number
  readonly color: Color
  /** The point of the line at `x`; default `start`. */
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly opacity?: number
  readonly halo?: { readonly color: Color; readonly width: number; readonly opacity?: number }
}

/** The draw operation of one line of text. To centre it vertically on y, add half of `capHeight` to y. */
export function placeText(placement: TextPlacement): DrawOp {
  const { x, y, font, size, color, anchor = 'start', opacity, halo } = placement
  const text = printable(placement.text, font)
  const before = { start: 0, middle: 0.5, end: 1 }[anchor]
  return {
    kind: 'text',
    x: before === 0 ? x : x - before * textWidth(text, font, size),
    y,
    text,
    font,
    size,
    color,
    ...(opacity === undefined ? {} : { opacity }),
    ...(halo === undefined ? {} : { halo }),
  }
}
