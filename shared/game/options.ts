/** The referee's options where no source gives a rule (ours): when a game ends, and who has won when both sides have met a way. */

export interface GameOptions {
  /** As soon as a decisive way is met for good (any way, in a game with an open end), or only with the last turn. */
  readonly ends: 'decided' | 'last-turn'
  /** Both sides meet a way: the higher level wins, or nobody does. Equal levels are always nobody's. */
  readonly rank: 'level' | 'none'
  /** A game with an open end is given up after so many turns. */
  readonly mostTurns: number
}

export const GAME_OPTIONS: GameOptions = { ends: 'decided', rank: 'level', mostTurns: 60 }
