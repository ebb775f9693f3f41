/** The machine players, by id. */
import { GREEDY_PLAYER } from './greedy'
import { type Player } from './player'
import { RANDOM_PLAYER } from './random'
import { SCRIPT_PLAYER } from './scriptPlayer'
import { restricted, restrictionNamed } from './restricted'

export const PLAYERS: readonly Player[] = [RANDOM_PLAYER, GREEDY_PLAYER, SCRIPT_PLAYER]

/** `greedy`, or kept from something: `greedy+no-fire+hold:archers`. Undefined when this version has no such player. */
export function playerById(id: string): Player | undefined {
  const [name = '', ...kept] = id.split('+')
  const player = PLAYERS.find((one) => one.id === name)
  const restrictions = kept.flatMap((one) => restrictionNamed(one) ?? [])
  return player && restrictions.length === kept.length ? restricted(player, restrictions) : undefined
}
