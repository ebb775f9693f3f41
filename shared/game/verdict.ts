/** Names the winner of a game that has ended: one side by the highest level that it has met, or nobody (SCN-5). */
import { type VictoryLevel } from '#shared/document/game'
import { type CounterId, type SideId } from '#shared/document/ids'
import { sideOf } from '#shared/document/counters'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { isOut } from '#shared/rules/victory/pieces'
import { victory, type VictoryStanding } from '#shared/rules/victory/victory'
import { type GameState, type Verdict } from './contract'

/** The levels of victory, from the highest down. */
export const LEVELS: readonly VictoryLevel[] = ['decisive', 'victory', 'marginal', 'draw']

/** The verdict of a game that ends now; undefined while it goes on. @rule SCN-5 */
export function verdictNow(state: GameState): Verdict | undefined {
  const { scenario, play, options } = state
  const { gameTurn } = play.turn
  const { count } = scenario.turns ?? {}
  if (count !== undefined && gameTurn > count) return verdictOf(state, 'last-turn', count)
  const standings = victory(scenario, play)
  if (options.ends === 'decided' && standings.some((one) => decides(one, count === undefined)))
    return verdictOf(state, 'decided', gameTurn)
  if (sidesLeft(state).size < 2) return verdictOf(state, 'alone', gameTurn)
  return gameTurn > options.mostTurns && count === undefined
    ? verdictOf(state, 'given-up', gameTurn)
    : undefined
}

function decides({ victory: way, standing }: VictoryStanding, open: boolean): boolean {
  return standing === 'met' && way.side !== undefined && (open || way.level === 'decisive')
}

/** A way that holds as the game ends is met, whatever might have come. */
function verdictOf(
  { scenario, play, options }: GameState,
  because: Verdict['because'],
  turn: number,
): Verdict {
  const met = victory(scenario, play).filter(({ holds, standing }) => holds || standing === 'met')
  const ways = met.map(({ id }) => id)
  const best = LEVELS.find((level) => met.some(({ victory: way }) => way.level === level))
  const sides = new Set(met.flatMap(({ victory: way }) => way.side ?? []))
  const highest = new Set(
    met.flatMap(({ victory: way }) => (way.level === best && way.side !== undefined ? way.side : [])),
  )
  const [winner] = highest
  const alone = options.rank === 'level' ? highest.size === 1 : sides.size === 1
  return {
    because,
    turn,
    met: ways,
    ...(winner !== undefined && alone && best !== undefined && { winner, level: best }),
  }
}

/** The sides that have somebody able to fight, on the map or yet to come. */
function sidesLeft({ play }: GameState): ReadonlySet<SideId> {
  const { scenario } = play
  const { counterSchema } = rulesetOf(scenario)
  const left = new Set<SideId>()
  for (const id of Object.keys(scenario.counters) as CounterId[]) {
    const counter = scenario.counters[id]
    if (!counter || counter.spare || counter.decoy || isOut(counterSchema, counter)) continue
    const side = sideOf(scenario, counter)
    if (side !== undefined) left.add(side)
  }
  return left
}
