/** The machine players, by id. */
import { GREEDY_PLAYER } from './greedy'
import { type Player } from './player'
import { RANDOM_PLAYER } from './random'

export const PLAYERS: readonly Player[] = [RANDOM_PLAYER, GREEDY_PLAYER]

/** Undefined when this version has no such player. */
export function playerById(id: string): Player | undefined {
  return PLAYERS.find((player) => player.id === id)
}
