/** The phase that a state is in, and the moves that a decision of it offers: as plans of movement ask. */
import { type Decision, type GameState, type Offer } from '../contract'

/** A name of the phase, another one in each turn. */
export function phaseOf({ play: { turn } }: GameState): string {
  return `${turn.gameTurn} ${turn.player} ${turn.phase}`
}

/** The offers of whole moves; none outside a phase of movement. */
export function movesOf({ kind, offers }: Decision): readonly Offer[] {
  return kind === 'phase' ? offers.filter(({ ends }) => ends !== undefined) : []
}
