/** Says whether the winner of a game can change no more, from the standings of its ways to victory (SCN-5). */
import { type SideId } from '#shared/document/ids'
import { leastOf } from '#shared/lang/extremes'
import { type VictoryStanding } from '#shared/rules/victory/victory'
import { LEVELS } from '../verdict'

/** The side that wins whatever follows, `nobody` when no side can win any more; undefined while the game is open. */
export function certainWinner(standings: readonly VictoryStanding[]): SideId | 'nobody' | undefined {
  // Where nobody can win anything there is nothing to decide.
  if (standings.length === 0) return undefined
  const ways = standings.filter(
    ({ victory: { side }, standing }) => side !== undefined && standing !== 'missed',
  )
  if (ways.length === 0) return 'nobody'
  const sides = new Set(ways.flatMap(({ victory: { side } }) => side ?? []))
  return [...sides].find((side) => {
    const sure = ways.filter((way) => way.victory.side === side && way.standing === 'met')
    const best = leastOf(sure.map(rankOf))
    return sure.length > 0 && ways.every((way) => way.victory.side === side || rankOf(way) > best)
  })
}

/** Ranks count from 0, the highest level. */
function rankOf({ victory: { level } }: VictoryStanding): number {
  return LEVELS.indexOf(level)
}
