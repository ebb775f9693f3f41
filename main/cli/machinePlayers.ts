/** The players that a call names, for the sides of a scenario in their order of play. */
import type { SideId } from '#shared/document/ids'
import type { Scenario } from '#shared/document/types'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import type { GameState } from '#shared/game/contract'
import type { Players } from '#shared/game/players/course'
import { Refusal } from './refusal'

/** @param named `greedy,random`: in the order of play; the last of them plays for all others. */
export async function playersNamed(named: string, { scenario, play }: GameState): Promise<Players> {
  const { PLAYERS, playerById } = await import('#shared/game/players/players')
  const ids = named.split(',').map((id) => id.trim())
  const players = ids.map((id) => {
    const player = playerById(id)
    if (player) return player
    const known = `${PLAYERS.map((one) => one.id).join(', ')} (+no-fire, +hold, +hold:GROUP)`
    throw new Refusal(
      `--players\u202f: joueur «\u202f${id}\u202f» inconnu\u202f; attendu\u202f: ${known}`,
      `--players: player "${id}" is unknown, expected ${known}`,
    )
  })
  const sides = play.turn.players
  if (ids.length > sides.length) throw tooMany(scenario, ids.length, sides.length)
  return Object.fromEntries(
    sides.map((side: SideId, index) => [side, players[Math.min(index, players.length - 1)]]),
  ) as Players
}

/** The players of a game file in words; one that this version does not have keeps its id. */
export async function playerNames(
  players: Readonly<Record<SideId, string>>,
): Promise<Record<SideId, Localized>> {
  const { playerById } = await import('#shared/game/players/players')
  const names = (Object.entries(players) as [SideId, string][]).map(([side, id]) => [
    side,
    id === 'human' ? PEOPLE : (playerById(id)?.name ?? sameInBoth(id)),
  ])
  return Object.fromEntries(names) as Record<SideId, Localized>
}

const PEOPLE = localized('des personnes', 'people')

function tooMany({ info }: Scenario, given: number, sides: number): Refusal {
  return new Refusal(
    `--players\u202f: trouvé ${given}\u202f; attendu\u202f: ${sides} au plus, un par camp de «\u202f${info.title}\u202f»`,
    `--players: found ${given}, expected at most ${sides}, one a side of "${info.title}"`,
  )
}
