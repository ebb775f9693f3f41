/**
 * Matches of machine players on mirrored boards, the sides changed with each game: who won, with either side, and the longest choice.
 * Fails where the first player wins less than 70 % of all games. `npm run soak players -- --board meeting --games 200 --seed 36`.
 */
import { parseArgs } from 'node:util'
import { type SideId } from '#shared/document/ids'
import { playOn, type Players } from '#shared/game/players/course'
import { type Player } from '#shared/game/players/player'
import { playerById } from '#shared/game/players/players'
import { beginGame } from '#shared/game/referee/begin'
import { wilson } from '#shared/game/simulation/statistics'
import { mirroredBoard, SIDES } from '../../tests/game/mirroredBoards'

/** The share of all games that the first player must win. */
const LEAST = 0.7

const { values } = parseArgs({
  options: {
    // `mills` is there to be asked for: its hexes to hold are beyond these players yet.
    board: { type: 'string', default: 'meeting,fords,village' },
    players: { type: 'string', default: 'scripts,greedy' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '36' },
    /** The number of the first game: parts of a series add up. */
    from: { type: 'string', default: '0' },
  },
})
const [seed, from, games] = [values.seed, values.from, values.games].map(Number) as [number, number, number]
const [first = '', second = ''] = values.players.split(',')

function named(id: string): Player {
  const player = playerById(id)
  if (!player) throw new Error(`no player is called ${id}`)
  return player
}

/** The longest choice of the first player, milliseconds. */
let longest = 0

function timed(player: Player): Player {
  return {
    ...player,
    ...(player.forGame && { forGame: () => timed(player.forGame?.() ?? player) }),
    choose(...asked) {
      const begun = performance.now()
      const choice = player.choose(...asked)
      longest = Math.max(longest, performance.now() - begun)
      return choice
    },
  }
}

const [one, other] = [timed(named(first)), named(second)]

type Result = 'won' | 'lost' | 'nobody'

/** One game, in which the first player has this side. */
function played(board: string, own: SideId, game: number): Result {
  const players = Object.fromEntries(SIDES.map((side) => [side, side === own ? one : other])) as Players
  const begun = beginGame(mirroredBoard(board))
  const { winner } = playOn(begun, players, { seed, game }, () => undefined).verdict
  return winner === undefined ? 'nobody' : winner === own ? 'won' : 'lost'
}

let failed = false
for (const board of values.board.split(',')) {
  longest = 0
  const begun = performance.now()
  const results = Array.from({ length: games }, (_, index) => {
    const own = SIDES[(from + index) % SIDES.length] as SideId
    return { own, result: played(board, own, from + index) }
  })
  const count = (is: Result, side?: SideId): number =>
    results.filter(({ own, result }) => result === is && (side ?? own) === own).length
  const won = count('won')
  const { low, high } = wilson(won, games)
  const bySide = SIDES.map((side) => `${count('won', side)}-${count('lost', side)} as ${side}`).join(', ')
  const [share, least, most] = [won / games, low, high].map((part) => (100 * part).toFixed(1))
  const each = (performance.now() - begun) / 1000 / games
  console.log(
    `${board}: ${first} won ${won}, ${second} ${count('lost')}, nobody ${count('nobody')} of ${games}: ${share} % (${least} to ${most}); ${bySide}; ${each.toFixed(1)} s a game, longest choice ${(longest / 1000).toFixed(2)} s`,
  )
  if (won < LEAST * games) failed = true
}
process.exit(failed ? 1 : 0)
