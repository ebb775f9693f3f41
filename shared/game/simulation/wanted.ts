/** A game of a series that is sought to be shown: by how it ended, or by what it counts. */
import { type SideId } from '#shared/document/ids'
import { type Series } from './series'
import { type GameRow, type Simulated } from './tally'

/** Data: it crosses to a worker. */
export type Wanted =
  | { readonly kind: 'any' }
  /** By its number, whether it has been counted or not. */
  | { readonly kind: 'game'; readonly game: number }
  | { readonly kind: 'won'; readonly side: SideId }
  | { readonly kind: 'nobody' }
  /** Decided at the end of this turn, or before. */
  | { readonly kind: 'decided'; readonly by: number }
  /** Names of counts: one that the game has, one that it has not. */
  | { readonly kind: 'counts'; readonly has?: string; readonly lacks?: string }

/** The games that may be it, by what their rows say, in their order; of early decisions the earliest first. */
export function gamesToTry({ rows }: Pick<Series, 'rows'>, wanted: Wanted): readonly number[] {
  if (wanted.kind === 'game') return [wanted.game]
  const may = rows.filter((row) => rowFits(row, wanted))
  if (wanted.kind === 'decided') may.sort((a, b) => a.decided - b.decided || a.game - b.game)
  return may.map(({ game }) => game)
}

export function isWanted({ row, counts }: Simulated, wanted: Wanted): boolean {
  if (wanted.kind !== 'counts') return rowFits(row, wanted)
  const { has, lacks } = wanted
  return (has === undefined || has in counts) && (lacks === undefined || !(lacks in counts))
}

function rowFits({ game, winner, decided }: GameRow, wanted: Wanted): boolean {
  switch (wanted.kind) {
    case 'game':
      return game === wanted.game
    case 'won':
      return winner === wanted.side
    case 'nobody':
      return winner === ''
    case 'decided':
      return decided <= wanted.by
    case 'any':
    case 'counts':
      return true
  }
}
