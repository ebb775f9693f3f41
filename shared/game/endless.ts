/** A game of machines that does not end: `playOn` breaks it off, and whoever asked for it says which one it is. */
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { formatNumber, type Localized, localized } from '#shared/i18n/localized'

/**
 * Decisions for each counter of the scenario after which one game turn counts as endless. In the ready scenarios and on small boards
 * machines of every kind have made five at most (13 for 3 counters); a large scenario has more decisions only by its counters and turns.
 */
const MOST_FOR_A_COUNTER = 100

/** Decisions of machines in one game turn, at most. */
export function mostDecisionsATurn({ counters }: Scenario): number {
  return MOST_FOR_A_COUNTER * Math.max(1, Object.keys(counters).length)
}

/** Data: it crosses to whoever waits for a worker. */
export interface Endless {
  readonly title: string
  readonly seed: number
  /** The number of the game in its series. */
  readonly game: number
  /** The ids of the players, by side. */
  readonly players: Readonly<Record<SideId, string>>
  /** The game turn that does not end, and its decisions so far. */
  readonly turn: number
  readonly decisions: number
}

export class EndlessGame extends Error {
  override readonly name = 'EndlessGame'

  constructor(readonly endless: Endless) {
    super(endlessInWords(endless).en)
  }
}

export function endlessInWords({ title, seed, game, turn, decisions }: Endless): Localized {
  const count = (language: 'fr' | 'en'): string => formatNumber(decisions, language)
  return localized(
    `«\u202f${title}\u202f», graine ${seed}, partie ${game}\u202f: la partie ne finit pas, son tour ${turn} dure encore à la décision ${count('fr')}`,
    `"${title}", seed ${seed}, game ${game}: the game does not end, its turn ${turn} still goes on at decision ${count('en')}`,
  )
}
