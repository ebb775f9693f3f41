/** The values of the card design's dialog: a design with one thing changed, its sizes, its smallest letters. */
import { type CardDesign } from '#shared/document/armies'
import { cardSize } from '#shared/painter/counters/designs/cardLayout'
import { isTooSmall, smallestLetters } from '#shared/painter/counters/smallestLetters'
import { type CardPart } from '#shared/painter/counters/designs/readyDesign'
import { type CounterFace } from '#shared/rules/contract/counterFace'

/** Undefined takes the author's value away. */
type DesignChange = { readonly [K in Exclude<keyof CardDesign, 'extra'>]?: CardDesign[K] | undefined }

export function changed(design: CardDesign, change: DesignChange): CardDesign {
  const kept = Object.entries({ ...design, ...change }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(kept) as unknown as CardDesign
}

/** Another ready design, with the author's sizes and nothing else of theirs. */
export function onBase({ widthMm, lengthMm, extra }: CardDesign, base: CardDesign['base']): CardDesign {
  return { ...changed({ base }, { widthMm, lengthMm }), ...(extra && { extra }) }
}

/** A part shown or not; as the ready design has it, it is not said. */
export function showing(
  design: CardDesign,
  part: CardPart,
  shown: boolean,
  ready: Readonly<Record<CardPart, boolean>>,
): CardDesign {
  const { [part]: _, ...others } = design.shows ?? {}
  const shows = shown === ready[part] ? others : { ...others, [part]: shown }
  return changed(design, { shows: Object.keys(shows).length > 0 ? shows : undefined })
}

/** True when it is the standard card: the scenario then says nothing of it. */
export function isStandard(design: CardDesign): boolean {
  return design.base === 'standard' && Object.keys(design).length === 1
}

const ONE = { footprint: 1 } as const
const TWO = { footprint: 2 } as const

/** Width of a one-hex card and length of a two-hex one, mm. */
export function sizesOf(
  design: CardDesign,
  hexMm: number,
): { readonly width: number; readonly length: number } {
  return {
    width: cardSize({ ...ONE, design }, hexMm).width,
    length: cardSize({ ...TWO, design }, hexMm).width,
  }
}

/** Letters of the card that are printed under 5 points (CHK-10). */
export function printsTooSmall(face: CounterFace, hexMm: number): boolean {
  return isTooSmall(smallestLetters(face, hexMm))
}
