/** The threads on which games are played, as verbs ask for them: those of the program (`simulation/gameThread.ts`), or those that a test gives. */
import type { Endless } from '#shared/game/endless'
import type { GamesAsked, Recorded } from '#shared/game/simulation/askedGame'
import type { Simulated } from '#shared/game/simulation/tally'

/** A game to count, or to write down for a scenario of this file. */
export type GameOrder =
  | { readonly kind: 'count'; readonly game: number }
  | { readonly kind: 'record'; readonly game: number; readonly file: string }

export type GameAnswer =
  | { readonly kind: 'counted'; readonly simulated: Simulated }
  | { readonly kind: 'recorded'; readonly recorded: Recorded }
  | { readonly kind: 'endless'; readonly endless: Endless }

/** It is asked for one game after another. */
export interface GameThread {
  ask(order: GameOrder): Promise<GameAnswer>
  /** At once, in the midst of a game too: what was asked is never answered. */
  end(): void
}

export type StartGameThread = (asked: GamesAsked) => GameThread
