/** The name of a card, set: its lines and the size of its letters, never too small to read where the card has room. */
import { SMALLEST_TEXT } from '#shared/document/limits'
import { leastOf } from '#shared/lang/extremes'
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { elideText, fitText } from '../../text'
import { type CardLayout } from './cardLayout'
import { type ReadyDesign } from './readyDesign'

/** Letters on small cards are set at most so much larger than the design has them, to stay legible. */
const MOST_LARGER = 1.25
/** The end of a line at an article or a preposition, or within a word. */
const SHORT_END = / (\S{1,2}|des|les|aux|the|and)$|-$/iu
/** So many gaps on either side of the middle of a name are tried. */
const GAPS_NEAR = 12
/** The distance between two baselines, em. */
export const NAME_LEADING = 1.03

export interface SetName {
  readonly lines: readonly string[]
  /** Em, mm. */
  readonly size: number
}

/**
 * The em of a line, mm, on a card of unit `w`: as the design has it, larger on a small card so that it does not fall under
 * 5 points.
 * @rule CHK-10
 */
export function legible(size: number, w: number): number {
  return Math.max(size * w, Math.min(SMALLEST_TEXT, MOST_LARGER * size * w))
}

/** The face's name as its card prints it: on two lines rather than cut, cut rather than too small to read. */
export function setName(
  face: CounterFace,
  { layout, font, print }: Pick<ReadyDesign, 'font' | 'print'> & { readonly layout: CardLayout },
  w: number,
): SetName {
  const { name } = layout
  const width = name.width * w
  const largest = legible(name.size, w)
  const smallest = Math.min(SMALLEST_TEXT, largest)
  const fits = (lines: readonly string[]): number =>
    leastOf(lines.map((text) => fitText(text, font, width, largest)))
  const whole = print === 'flat' ? face.name.toLocaleUpperCase() : face.name
  const broken = fits([whole]) < (name.lines === 2 ? largest : smallest)
  const lines = broken ? twoLines(whole, fits, smallest) : [whole]
  const size = fits(lines)
  if (size >= smallest) return { lines, size }
  return { lines: lines.map((text) => elideText(text, font, width, smallest)), size: smallest }
}

// Broken at the space or after the hyphen that leaves the letters largest; after a short word (of, de, du) or a hyphen only if it must be.
function twoLines(
  name: string,
  fits: (lines: readonly string[]) => number,
  smallest: number,
): readonly string[] {
  const gaps = [...name.matchAll(/ |(?<=\p{L}-)(?=\p{L})/gu)].map(({ index }) => index)
  const middle = gaps.filter((at) => at < name.length / 2).length
  // In a name as long as a page, those in its middle.
  const near = gaps.slice(Math.max(0, middle - GAPS_NEAR), middle + GAPS_NEAR)
  const broken = near.map((at) => {
    const lines = [name.slice(0, at), name.slice(at).trimStart()] as const
    return { lines, size: fits(lines) }
  })
  const best = (choices: typeof broken): (typeof broken)[number] | undefined =>
    choices.toSorted((a, b) => b.size - a.size)[0]
  const after = best(broken.filter(({ lines: [first] }) => !SHORT_END.test(first)))
  return after && after.size >= smallest ? after.lines : (best(broken)?.lines ?? [name])
}
