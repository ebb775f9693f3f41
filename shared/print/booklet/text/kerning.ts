/** Letters of the serif set as near as its designer has it. The painter sets plain advances: a word is drawn in pieces. Lengths are mm. */
import { type FontId } from '#shared/painter/ops'
import { textWidth } from '#shared/painter/text'
import { KERNING_PAIRS } from './kerningPairs'

/** A part of a word, `x` from the beginning of the word. */
export interface WordPart {
  readonly text: string
  readonly x: number
}

/** The font keeps f and i as far apart as letters without a ligature may be: that reads as a gap. 1/1000 em. */
const FURTHEST = 28

const tables = new Map<FontId, ReadonlyMap<string, number>>()

/** The pairs of a font, as two letters, and how much further they stand apart, 1/1000 em; none of those of maps. */
export function kerningOf(font: FontId): ReadonlyMap<string, number> {
  const built = tables.get(font)
  if (built) return built
  const table = new Map<string, number>()
  if (font in KERNING_PAIRS)
    for (const [first, rows] of KERNING_PAIRS[font as keyof typeof KERNING_PAIRS])
      for (const [kern, seconds] of rows)
        for (const second of seconds) table.set(first + second, Math.min(kern, FURTHEST))
  tables.set(font, table)
  return table
}

/** The width of a word at an em size, its letters drawn together. */
export function kernedWidth(word: string, font: FontId, size: number): number {
  return textWidth(word, font, size) + (kernSum(word, font) * size) / 1000
}

function kernSum(word: string, font: FontId): number {
  const table = kerningOf(font)
  let sum = 0
  let before = ''
  for (const letter of word) {
    sum += table.get(before + letter) ?? 0
    before = letter
  }
  return sum
}

/** The word in parts that stand where its letters belong; one part of a word without such pairs. */
export function kernedParts(word: string, font: FontId, size: number): WordPart[] {
  const table = kerningOf(font)
  const parts: WordPart[] = []
  let [text, x, before] = ['', 0, '']
  for (const letter of word) {
    const kern = table.get(before + letter) ?? 0
    if (kern !== 0) {
      parts.push({ text, x })
      x += textWidth(text, font, size) + (kern * size) / 1000
      text = ''
    }
    text += letter
    before = letter
  }
  return [...parts, { text, x }]
}
