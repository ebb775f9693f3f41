/**
 * Paragraphs into lines by the algorithm of Knuth and Plass (package `tex-linebreak`): of all ways to break a paragraph the one
 * whose word spaces differ least. Lengths are mm; a line knows where each of its pieces stands.
 */
import * as texLinebreak from 'tex-linebreak'
import { type Box, type Glue, type Penalty } from 'tex-linebreak'
import { type Language } from '#shared/i18n/localized'
import { append } from '#shared/lang/append'
import '#shared/painter/bookFonts'
import { type Color, type FontId } from '#shared/painter/ops'
import { textWidth } from '#shared/painter/text'
import { syllables } from './hyphenation'
import { kernedParts, kernedWidth, type WordPart } from './kerning'
import { type Spans } from './spans'

/** A bundler gives its names, Node the module of CommonJS as a default. */
const { breakLines } = texLinebreak.default ?? texLinebreak

/** Some letters in one font that touch. */
interface Piece {
  readonly text: string
  /** As they are drawn, each from the beginning of the piece. */
  readonly parts: readonly WordPart[]
  readonly font: FontId
  readonly color?: Color
  /** The distance from the left end of the line, mm. */
  readonly x: number
  readonly width: number
}

export interface Line {
  readonly pieces: readonly Piece[]
  /** The width of what is set, from the left end of the measure to the last letter, mm. */
  readonly width: number
  readonly hyphenated: boolean
  /** Word spaces as a share of their natural width; 1 on lines that are not justified. */
  readonly looseness: number
}

interface LineOptions {
  /** Em size, mm. */
  readonly size: number
  /** The measure, mm. */
  readonly width: number
  readonly language: Language
  /** Both edges straight, or the left, the middle, the right. */
  readonly align?: 'justify' | 'left' | 'middle' | 'right'
  /** The indent of the first line, mm. */
  readonly indent?: number
  /** Words are divided; default as in justified text: yes, elsewhere no. */
  readonly hyphens?: boolean
}

/** The narrow space before ; : ! ? and inside « », as a share of the em: the serif has none of its own. */
const NARROW = 0.14

/** Word spaces of a line are at least this share of the natural one. */
const TIGHTEST = 0.72

interface TextBox extends Box {
  /** Absent = an empty space of this width. */
  readonly text?: string
  readonly font?: FontId
  readonly color?: Color
}
type Item = TextBox | Glue | Penalty

/** The lines of some spans; line breaks in them are kept. No line is wider than the measure: a word that is, is cut. */
export function setLines(spans: Spans, options: LineOptions): Line[] {
  return paragraphsOf(spans).flatMap((part) => setParagraph(part, options))
}

/** The width of some spans on one line, mm. */
export function spansWidth(spans: Spans, size: number, language: Language): number {
  const [line] = setLines(spans, { size, width: 1e6, language, align: 'left' })
  return line?.width ?? 0
}

/** At `\n`, which authors put where a new line begins. */
function paragraphsOf(spans: Spans): Spans[] {
  const parts: Spans[number][][] = [[]]
  for (const span of spans)
    span.text.split('\n').forEach((text, index) => {
      if (index > 0) parts.push([])
      if (text !== '') parts.at(-1)?.push({ ...span, text })
    })
  return parts
}

function setParagraph(spans: Spans, options: LineOptions): Line[] {
  const { width, align = 'justify' } = options
  const justified = align === 'justify'
  let { items: whole, breaks } = brokenItems(spans, options, false)
  if (justified && breaks === undefined) ({ items: whole, breaks } = brokenItems(spans, options, true))
  if (whole.length === 0) return []
  breaks ??= raggedBreaks(whole, width)
  const ends = breaks
  return ends.slice(1).map((end, index) => {
    const isLast = index === ends.length - 2
    const from = index === 0 ? 0 : (ends[index] as number) + 1
    const line = setLine(whole, from, end, { ...options, align, isLast })
    return justified ? line : aligned(line, width, align)
  })
}

const PENALTIES = { doubleHyphenPenalty: 4000, adjacentLooseTightPenalty: 300, initialMaxAdjustmentRatio: 1 }

/** Spaces so many times their stretch wider are tried one after the other: the last gape already. */
const LOOSEST = [1.5, 2.5, 4]
/** The loosest spaces where names are divided: they may gape further before lines are set as they come. */
const LOOSEST_WITH_NAMES = [2.5, 4, 8]

/** The items of a paragraph and where its lines break; no breaks where they cannot be had with spaces that narrow. */
function brokenItems(
  spans: Spans,
  options: LineOptions,
  names: boolean,
): { items: readonly Item[]; breaks: number[] | undefined } {
  const { width, align = 'justify', indent = 0 } = options
  const words = itemsOf(spans, options, names)
  if (words.length === 0) return { items: [], breaks: [] }
  const items: Item[] = [
    ...(indent > 0 ? [{ type: 'box', width: indent } as const] : []),
    ...words,
    { type: 'glue', width: 0, stretch: 1e5, shrink: 0 },
    { type: 'penalty', width: 0, cost: -1000, flagged: false },
  ]
  if (align !== 'justify') return { items, breaks: undefined }
  for (const maxAdjustmentRatio of names ? LOOSEST_WITH_NAMES : LOOSEST)
    try {
      const breaks = breakLines(items, width, { ...PENALTIES, maxAdjustmentRatio })
      if (breaks.slice(1).every((end, nth) => fits(items, breaks[nth] ?? 0, end, width)))
        return { items, breaks }
    } catch {
      // Not with spaces this narrow: the next one is wider.
    }
  return { items, breaks: undefined }
}

/** The algorithm would rather have a line too wide than none: those are not taken. */
function fits(items: readonly Item[], start: number, end: number, width: number): boolean {
  const line = items.slice(start === 0 ? 0 : start + 1, end)
  while (line[0]?.type === 'glue') line.shift()
  const last = items[end]
  const least = line.reduce(
    (sum, item) =>
      sum + (item.type === 'penalty' ? 0 : item.width - (item.type === 'glue' ? item.shrink : 0)),
    last?.type === 'penalty' ? last.width : 0,
  )
  return least <= width + FIT
}

/** The shortest line that is not justified, as a share of the measure: a word is divided when the line would be shorter without. */
const SHORTEST_RAGGED = 0.7

/** The breaks of a ragged paragraph: each line takes what it has room for. */
function raggedBreaks(items: readonly Item[], width: number): number[] {
  const breaks = [0]
  let from = 0
  while (from < items.length - 1) {
    const end = raggedEnd(items, from, width)
    breaks.push(end)
    from = end + 1
    while (items[from]?.type === 'glue' && from < items.length - 2) from++
  }
  return breaks
}

/** The item at which the line from `from` ends: the last at which it fits, a space rather than a hyphen. */
function raggedEnd(items: readonly Item[], from: number, width: number): number {
  let length = 0
  let atSpace: { readonly at: number; readonly length: number } | undefined
  let atPenalty: number | undefined
  for (let at = from; at < items.length; at++) {
    const item = items[at] as Item
    if (item.type === 'penalty') {
      if (item.cost <= -1000) return at
      if (item.cost < 1000 && length + item.width <= width + FIT) atPenalty = at
      continue
    }
    if (item.type === 'glue' && items[at - 1]?.type === 'box') atSpace = { at, length }
    length += item.width
    if (item.type === 'glue' || length <= width + FIT) continue
    if (atPenalty !== undefined && (!atSpace || atSpace.length < SHORTEST_RAGGED * width)) return atPenalty
    return atSpace?.at ?? atPenalty ?? at
  }
  return items.length - 1
}

/** Lest a rounding break a line that fits, mm. */
const FIT = 1e-6

function itemsOf(spans: Spans, options: LineOptions, names: boolean): Item[] {
  const { size, language, align = 'justify' } = options
  const justified = align === 'justify'
  const hyphens = options.hyphens ?? justified
  const items: Item[] = []
  for (const { text, font, color } of spans) {
    const space = textWidth(' ', font, size)
    const box = (part: string): TextBox => ({
      type: 'box',
      width: kernedWidth(part, font, size),
      text: part,
      font,
      ...(color && { color }),
    })
    const glue: Glue = justified
      ? { type: 'glue', width: space, stretch: space * 0.5, shrink: space * (1 - TIGHTEST) }
      : { type: 'glue', width: space, stretch: space * 6, shrink: 0 }
    for (const part of text.split(/([ \u00a0\u202f]|(?<=\p{Ll}[-–—/])(?=\p{L}))/u)) {
      if (part === undefined || part === '') continue
      if (part === ' ') {
        // Two blanks are one.
        if (items.at(-1)?.type !== 'glue') items.push(glue)
      } else if (part === '\u00a0')
        items.push({ type: 'penalty', width: 0, cost: 1000, flagged: false }, glue)
      else if (part === '\u202f') items.push({ type: 'box', width: NARROW * size })
      else append(items, wordItems(part, { box, hyphens, names, language, options }))
      if (/\p{Ll}[-–—/]$/u.test(part)) items.push({ type: 'penalty', width: 0, cost: 80, flagged: true })
    }
  }
  while (items.at(-1)?.type !== 'box' && items.length > 0) items.pop()
  while (items[0]?.type === 'glue') items.shift()
  return items
}

interface WordSetting {
  readonly box: (text: string) => TextBox
  readonly hyphens: boolean
  readonly names: boolean
  readonly language: Language
  readonly options: LineOptions
}

function wordItems(word: string, { box, hyphens, names, language, options }: WordSetting): Item[] {
  const parts = hyphens ? syllables(word, language, names) : [word]
  const hyphen = box('-').width
  return parts.flatMap((part, index): Item[] => [
    ...(index === 0 ? [] : [{ type: 'penalty', width: hyphen, cost: 60, flagged: true } as const]),
    ...(box(part).width > options.width
      ? [...part].flatMap((letter): Item[] => [
          box(letter),
          { type: 'penalty', width: 0, cost: 500, flagged: false },
        ])
      : [box(part)]),
  ])
}

interface LineSetting extends LineOptions {
  readonly isLast: boolean
}

function setLine(items: readonly Item[], from: number, end: number, setting: LineSetting): Line {
  const line = items.slice(from, end)
  while (line[0]?.type === 'glue' || line[0]?.type === 'penalty') line.shift()
  const last = items[end]
  const hyphenated = last?.type === 'penalty' && last.flagged && last.width > 0
  const inked = line.filter((item) => item.type !== 'penalty')
  while (inked.at(-1)?.type === 'glue') inked.pop()
  const hyphen = hyphenated && last.type === 'penalty' ? last.width : 0
  const natural = inked.reduce((sum, item) => sum + item.width, hyphen)
  const spaces = inked.filter((item) => item.type === 'glue').reduce((sum, item) => sum + item.width, 0)
  const isStretched =
    setting.align === 'justify' && !setting.isLast && spaces > 0 && setting.width - natural < GAPING * spaces
  // The last line of a paragraph may have been broken so that its spaces must shrink.
  const isTight = setting.isLast && natural > setting.width && spaces > 0
  const looseness = isStretched || isTight ? 1 + (setting.width - natural) / spaces : 1
  return { ...placed(inked, { looseness, hyphenated, size: setting.size }), hyphenated, looseness }
}

/** A line whose spaces would grow by more than so many times themselves is left ragged. */
const GAPING = 4

/** Pieces of one font that touch are one. */
function placed(
  items: readonly Item[],
  { looseness, hyphenated, size }: Pick<Line, 'looseness' | 'hyphenated'> & Pick<LineOptions, 'size'>,
): Pick<Line, 'pieces' | 'width'> {
  const pieces: Piece[] = []
  let x = 0
  let joins = false
  const add = (text: string, { font = 'serif', color, width }: TextBox): void => {
    const before = pieces.at(-1)
    const parts = kernedParts(text, font, size)
    if (joins && before && before.font === font && before.color === color) {
      const moved = parts.map((part) => ({ ...part, x: part.x + before.width }))
      const joined = { parts: [...before.parts, ...moved], width: before.width + width }
      pieces[pieces.length - 1] = { ...before, text: before.text + text, ...joined }
    } else pieces.push({ text, parts, font, x, width, ...(color && { color }) })
    joins = true
    x += width
  }
  for (const item of items) {
    if (item.type === 'glue') x += item.width * looseness
    else if (item.type === 'box' && item.text === undefined) x += item.width
    else if (item.type === 'box') {
      add(item.text as string, item)
      continue
    }
    joins = false
  }
  const last = items.findLast((item): item is TextBox => item.type === 'box' && 'text' in item)
  if (hyphenated && last && last.font) {
    joins = true
    add('-', { ...last, width: textWidth('-', last.font, size) })
  }
  return { pieces, width: x }
}

function aligned(line: Line, width: number, align: 'left' | 'middle' | 'right'): Line {
  const shift = { left: 0, middle: 0.5, right: 1 }[align] * (width - line.width)
  if (shift === 0) return line
  return {
    ...line,
    pieces: line.pieces.map((piece) => ({ ...piece, x: piece.x + shift })),
    width: line.width + shift,
  }
}
