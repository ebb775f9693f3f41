/**
 * The cardboard of a game: the states of a counter that need a face, which of them back each other, and the spare markers. A
 * ruleset gives states and habits as data; the pairs are worked out here, so that play needs the fewest pieces.
 */
import { type Counter, type FacePair } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { type MarkerFace } from './counterFace'
import { type RuleId } from '#shared/rules/sentences/ruleIds'

/**
 * `fewest`: a state that a marker tells, or for which a counter leaves the map, has no face of its own; `every-state`: each
 * state has one.
 */
export const FACE_CHOICES = ['fewest', 'every-state'] as const
export type FaceChoice = (typeof FACE_CHOICES)[number]

/** A state of a counter, as cardboard shows it. */
export interface ShownState {
  /** Unique among the states of a sheet: `wounded`, `wounded+dead`. */
  readonly id: string
  readonly name: Localized
  /** A key of its sheet's `faces`. */
  readonly face: string
  readonly status: Counter['status']
  /** Hexes that its face covers: only faces of one size fit on one piece. */
  readonly footprint: 1 | 2
}

/** One piece of cardboard; without a back it is plain behind. */
export interface Piece {
  readonly front: ShownState
  readonly back?: ShownState
}

/** A marker and the number of it that a scenario needs. */
export interface SpareMarker {
  readonly front: MarkerFace
  /** Absent = as its front. */
  readonly back?: MarkerFace
  /** At least 1. */
  readonly count: number
  /** The rule that asks for it; absent = a custom of the table. */
  readonly rule?: RuleId
}

/** The answers of a ruleset about cardboard (`registry/parts.ts`), as a scenario plays it. */
export interface Cardboard {
  /** The states of a counter that have a face, in the order in which a counter comes to them; none for a counter without a sheet. */
  states(scenario: Scenario, counter: Counter, choice: FaceChoice): readonly ShownState[]
  /** The pairs that players of these games are used to. */
  readonly pairs: readonly FacePair[]
  /** The markers that the scenario needs, none of them twice. */
  spareMarkers(scenario: Scenario, choice: FaceChoice): readonly SpareMarker[]
}

/**
 * The pieces that show all these states, the fewest there can be: of the faces of one size two on each, and at most one alone.
 * A wished pair is kept when both its states are there and of one size, the first of several that ask for one state; the rest are
 * paired in their order. Wishes cost no piece: two faces of a size leave as many for the others as any two.
 * @rule MC-MAP-3
 */
export function fewestPieces(states: readonly ShownState[], wished: readonly FacePair[]): Piece[] {
  const free = new Map(states.map((state) => [state.id, state]))
  const pieces: Piece[] = []
  const join = (front: ShownState, back: ShownState | undefined): void => {
    free.delete(front.id)
    if (back) free.delete(back.id)
    pieces.push({ front, ...(back && { back }) })
  }
  for (const pair of wished) {
    const [front, back] = [free.get(pair.front), free.get(pair.back)]
    if (front && back && front !== back && front.footprint === back.footprint) join(front, back)
  }
  for (const front of states) {
    if (!free.has(front.id)) continue
    const back = states.find(
      ({ id, footprint }) => id !== front.id && free.has(id) && footprint === front.footprint,
    )
    join(front, back)
  }
  const place = ({ front }: Piece): number => states.indexOf(front)
  return pieces.sort((a, b) => place(a) - place(b))
}
