/** The contents of charts by game turn: counts of games, and their words. */
import { type Localized } from '#shared/i18n/localized'
import { type Color } from '#shared/painter/ops'

export interface ByTurn {
  readonly name: Localized
  readonly color: Color
  /** Games by turn. */
  readonly counts: ReadonlyMap<number, number>
}

export interface TurnChart {
  readonly caption: Localized
  /** Turns of the game, from 1. */
  readonly turns: number
  /** Games that were played. */
  readonly games: number
}

export const TURN: Localized = { fr: 'tour', en: 'turn' }

/** "Length: ended, turn 7: 12, turn 8: 28; decided, turn 2: 40". */
export function turnsInWords({ caption }: TurnChart, series: readonly ByTurn[]): Localized {
  const said = (language: 'fr' | 'en', colon: string): string => {
    const each = series.map(({ name, counts }) => {
      const turns = [...counts].sort(([a], [b]) => a - b)
      return [name[language], ...turns.map(([at, count]) => `${TURN[language]} ${at}${colon}${count}`)].join(
        ', ',
      )
    })
    return `${caption[language]}${colon}${each.join(`${colon.slice(0, -2)}; `)}`
  }
  return { fr: said('fr', '\u202f: '), en: said('en', ': ') }
}
