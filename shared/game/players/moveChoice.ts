/** The move that a machine player makes with a counter: the best of a few ends, each with the exact loss on its way. */
import { effectiveStats, sideOf } from '#shared/document/counters'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, type HexKey, hexDistance, hexKey, parseHexKey } from '#shared/hex/axial'
import { countersOnMap } from '#shared/rules/standing/position'
import { type PlayState } from '#shared/rules/resolution/state'
import { type GameAct, type Offer } from '../contract'
import { strikesIn } from '../opening'
import { expectationOf } from './expectation'
import { goalsByCounter } from './counterGoals'
import { enemyHexes, nearest } from './enemies'

/** The number of ends whose way is planned and judged. */
const JUDGED = 3
/** A move is worth its while when it gains at least this. */
const WORTH_MOVING = 0.5
const GOAL = 6
const NEAR_GOAL = 0.5
const NEAR_ENEMY = 0.25
/** The worth of being near a foe who is weaker hand to hand, for each ten points of difference. */
const WEAKER = 1
const LOSS = 2

/** Undefined when it had better stay. */
export function bestMove(begun: Scenario, play: PlayState, side: SideId, offer: Offer): GameAct | undefined {
  const { by } = offer
  const ends = offer.ends?.() ?? []
  const stands = by === undefined ? undefined : play.scenario.counters[by]?.hex
  if (by === undefined || stands === undefined || ends.length === 0) return undefined
  const value = valueOfHexes(begun, play, side, by)
  const staying = value(stands) + WORTH_MOVING
  const best = ends
    .map((hex, index) => ({ index, value: value(hex) }))
    .filter((end) => end.value > staying)
    .sort((a, b) => b.value - a.value || a.index - b.index)
  let chosen: { readonly act: GameAct; readonly value: number } | undefined
  let judged = 0
  for (const end of best) {
    if (judged === JUDGED) break
    const act = offer.at(end.index)
    if (!act) continue
    judged++
    const loss = act.kind === 'move' || act.kind === 'go' ? (expectationOf(begun, play, side, act) ?? 0) : 0
    const worth = end.value + loss * LOSS
    if (worth > (chosen?.value ?? staying)) chosen = { act, value: worth }
  }
  return chosen?.act
}

/** The value of a hex: who shoots keeps its distance and its targets; the others go for goals, and for enemies who are weaker. */
function valueOfHexes(
  begun: Scenario,
  play: PlayState,
  side: SideId,
  id: CounterId,
): (hex: HexKey) => number {
  const { scenario } = play
  const enemies = enemyHexes(play, side)
  const held = new Set(
    countersOnMap(scenario, id).flatMap(([, counter]) =>
      sideOf(scenario, counter) === side && counter.hex !== undefined ? counter.hex : [],
    ),
  )
  const goals = goalsByCounter(begun, side)(id)
  const open = goals.filter((hex) => !held.has(hex)).map(parseHexKey)
  const onGoal = new Set(goals)
  const range = strikesIn(scenario).range(id)
  const odds = oddsBeside(play, side, id)
  return (hex) => {
    const at = parseHexKey(hex)
    const enemy = nearest(at, enemies) ?? 0
    const goal = nearest(at, open)
    const toGoal = (onGoal.has(hex) ? GOAL : 0) - (goal ?? 0) * NEAR_GOAL
    if (range > 0) return toGoal / 4 + (enemy > range ? -enemy : 0) - (enemy < 3 ? 3 - enemy : 0)
    return toGoal - enemy * (goal === undefined ? NEAR_GOAL : NEAR_ENEMY) + odds(at)
  }
}

/** The difference to the best of the enemies next to a hex: above 0 where it would attack with advantage. */
function oddsBeside(play: PlayState, side: SideId, id: CounterId): (hex: Axial) => number {
  const { scenario } = play
  const own = scenario.counters[id]
  const figures = (counter: NonNullable<typeof own>): { attack: number; defence: number } => {
    const { attack = 0, defence = 0 } = effectiveStats(scenario, counter) as Record<string, unknown>
    return { attack: Number(attack) || 0, defence: Number(defence) || 0 }
  }
  const mine = own ? figures(own).attack : 0
  const foes = countersOnMap(scenario).flatMap(([, counter]) =>
    sideOf(scenario, counter) !== side && counter.hex !== undefined && counter.status['dead'] !== true
      ? { hex: parseHexKey(counter.hex), defence: figures(counter).defence }
      : [],
  )
  const cache = new Map<string, number>()
  return (hex) => {
    const key = hexKey(hex)
    const seen = cache.get(key)
    if (seen !== undefined) return seen
    const beside = foes.filter((foe) => hexDistance(foe.hex, hex) === 1)
    const best = beside.reduce(
      (most, { defence }) => Math.max(most, ((mine - defence) / 10) * WEAKER),
      -Infinity,
    )
    const odds = beside.length === 0 ? 0 : Math.max(-2, Math.min(2, best)) - (beside.length - 1) * 0.5
    cache.set(key, odds)
    return odds
  }
}
