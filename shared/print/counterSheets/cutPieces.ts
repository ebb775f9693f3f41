/** The pieces of cardboard of a scenario, with their sizes and what is drawn on both faces. */
import { sideOf } from '#shared/document/counters'
import { type Counter, type CounterType } from '#shared/document/armies'
import { type CounterId, type CounterTypeId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { cardFace } from '#shared/painter/cardFace'
import { mixColor } from '#shared/painter/counters/colors'
import { cardSize, cardTurn, cardUnit } from '#shared/painter/counters/designs/cardLayout'
import { paintFace } from '#shared/painter/counters/face'
import { markerGround, markerWidth, paintMarker } from '#shared/painter/counters/markerFace'
import { WHITE } from '#shared/painter/oneInk'
import { type Color, type DrawOp } from '#shared/painter/ops'
import { PRINTING_OF } from '#shared/painter/style'
import { type Cardboard, fewestPieces, type ShownState } from '#shared/rules/contract/cardboard'
import { type MarkerFace } from '#shared/rules/contract/counterFace'
import { newCounter } from '#shared/rules/counters/newCounter'
import { cardboardOf } from '#shared/rules/registry/parts'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { markerPictures } from './markerPictures'
import { type CounterSheetOptions } from './options'

/** The part of a ruleset that counter sheets ask. */
export type CardboardRuleset = Pick<
  Ruleset,
  | 'id'
  | 'counterFace'
  | 'counterSchema'
  | 'placements'
  | 'facingKind'
  | 'terrains'
  | 'features'
  | 'structures'
  | 'markers'
  | 'openTerrain'
  | 'hexAttributes'
>

/** One face of a piece, in its own frame: origin in its middle, mm. */
export interface PieceFace {
  /** The edge to which its front points as it is drawn. */
  readonly leads: 'up' | 'right'
  /** Fills the rectangle behind the card, and the bleed. */
  readonly ground: Color
  paint(): readonly DrawOp[]
}

export interface CutPiece {
  /** mm */
  readonly width: number
  /** mm */
  readonly height: number
  readonly front: PieceFace
  /** Absent = plain, in the ground of its front. */
  readonly back?: PieceFace
}

/**
 * All pieces: those of each counter, of copies that its type's quantity asks for beyond the counters there are, and the spare
 * markers; none under a ruleset that this version does not have. Copies are the same object. Counters of an unknown type, and decoys, which are but markers, have none.
 * @rule MC-MAP-3
 */
export function cutPieces(
  scenario: Scenario,
  ruleset: CardboardRuleset,
  options: CounterSheetOptions,
): CutPiece[] {
  const cardboard = cardboardOf(ruleset.id)
  if (!cardboard) return []
  const printing: Printing = { ruleset, cardboard, options }
  const counters = countersToPrint(scenario, ruleset, options).flatMap(({ counter, copies }) => {
    const pieces = piecesOfCounter(scenario, counter, printing)
    return Array.from({ length: copies }, () => pieces).flat()
  })
  const markers = options.markers && options.counter === undefined
  return markers ? [...counters, ...markerPieces(scenario, printing)] : counters
}

interface Copies {
  readonly counter: Counter
  readonly copies: number
}

// Side by side, so that hands that cut find an army together; then as the document has types and counters.
function countersToPrint(
  scenario: Scenario,
  ruleset: CardboardRuleset,
  { sides, counter: only }: CounterSheetOptions,
): Copies[] {
  const { counterTypes } = scenario
  const all = Object.entries(scenario.counters) as [CounterId, Counter][]
  if (only !== undefined) return all.flatMap(([id, counter]) => (id === only ? { counter, copies: 1 } : []))
  const real = all.map(([, counter]) => counter).filter(({ decoy }) => !decoy)
  const ofTypes = (Object.entries(counterTypes) as [CounterTypeId, CounterType][]).flatMap(
    ([type, { quantity }]): Copies[] => {
      const own = real.filter((counter) => counter.type === type)
      const spare = newCounter(scenario, ruleset, type)
      const copies = Math.max(0, quantity - own.length)
      return [
        ...own.map((counter) => ({ counter, copies: 1 })),
        ...(spare && copies > 0 ? [{ counter: spare, copies }] : []),
      ]
    },
  )
  const order = Object.keys(scenario.sides)
  const place = ({ counter }: Copies): number => {
    const index = order.indexOf(sideOf(scenario, counter) ?? '')
    return index < 0 ? order.length : index
  }
  const wanted = ({ counter }: Copies): boolean => {
    const side = sideOf(scenario, counter)
    return sides === undefined || (side !== undefined && sides.includes(side))
  }
  return ofTypes.filter(wanted).sort((a, b) => place(a) - place(b))
}

interface Printing {
  readonly ruleset: CardboardRuleset
  readonly cardboard: Cardboard
  readonly options: CounterSheetOptions
}

function piecesOfCounter(
  scenario: Scenario,
  counter: Counter,
  { ruleset, cardboard, options }: Printing,
): readonly CutPiece[] {
  const states = cardboard.states(scenario, counter, options.faces)
  const wished = [...(scenario.counterTypes[counter.type]?.pairs ?? []), ...cardboard.pairs]
  const hexMm = options.hexMm ?? scenario.map.hexMm
  const printing = PRINTING_OF[options.style.id]
  const shown = (state: ShownState): PieceFace & { readonly size: ReturnType<typeof cardSize> } => {
    // As it lies in the box: nothing has happened to it yet but what the face says.
    const lying: Counter = { ...counter, face: state.face, status: state.status, placement: 'ground' }
    const face = cardFace(scenario, { ...lying, hidden: false, decoy: false }, ruleset)
    return {
      size: cardSize(face, hexMm),
      leads: cardTurn(face) === 0 ? 'up' : 'right',
      ground: printing === 'black' ? WHITE : mixColor(face.color, '#000000', 0.45),
      paint: once(() => paintFace(face, hexMm, 3, printing)),
    }
  }
  return fewestPieces(states, wished).map(({ front, back }): CutPiece => {
    const { size, ...face } = shown(front)
    return { ...size, front: face, ...(back && { back: shown(back) }) }
  })
}

function markerPieces(scenario: Scenario, { ruleset, cardboard, options }: Printing): CutPiece[] {
  const { faces, sides, hexMm = scenario.map.hexMm, style, language } = options
  const onMap = markerPictures(ruleset, style)
  const printing = PRINTING_OF[style.id]
  const unit = cardUnit(scenario.cardDesign ? { footprint: 1, design: scenario.cardDesign } : PLAIN, hexMm)
  const shown = (face: MarkerFace, width: number): PieceFace => ({
    leads: 'up',
    ground: printing === 'black' ? WHITE : markerGround(face),
    paint: once(() => paintMarker(face, { width, language, printing, onMap })),
  })
  const played = sides ? withSidesAlone(scenario, sides) : scenario
  return cardboard.spareMarkers(played, faces).flatMap(({ front, back = front, count }) => {
    const width = markerWidth(front) * unit
    const piece = { width, height: width, front: shown(front, width), back: shown(back, width) }
    return new Array<CutPiece>(count).fill(piece)
  })
}

// The map and its markers stay: they belong to no side.
function withSidesAlone(scenario: Scenario, sides: readonly SideId[]): Scenario {
  const entries = Object.entries(scenario.sides).filter(([id]) => sides.includes(id as SideId))
  const counters = Object.entries(scenario.counters).filter(([, counter]) => {
    const side = sideOf(scenario, counter)
    return side !== undefined && sides.includes(side)
  })
  return { ...scenario, sides: Object.fromEntries(entries), counters: Object.fromEntries(counters) }
}

const PLAIN = { footprint: 1 } as const

// Copies share their drawing.
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
