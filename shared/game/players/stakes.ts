/** The stake of each counter in the ways to victory: the share of their worth that goes with it, by how near each way is. */
import { type Condition, type VictoryLevel } from '#shared/document/game'
import { type CounterId, type SideId } from '#shared/document/ids'
import { pointsOf } from '#shared/document/inWords/points'
import { type Scenario } from '#shared/document/types'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type PlayState } from '#shared/rules/resolution/state'
import { fateOf, numberOf, piecesNamed } from '#shared/rules/victory/pieces'
import { victory, type VictoryStanding } from '#shared/rules/victory/victory'
import { soundnessOf, strengthOf, type Worth } from './worth'

/** The worth of a level, in sound soldiers: figures of the player, no rule. */
const LEVEL_WORTH: Readonly<Record<VictoryLevel, number>> = {
  decisive: 14,
  victory: 10,
  marginal: 6,
  draw: 1,
}

/** The share of the points still open that decides a way joined by points: most of them cancel out. */
const SWING = 0.2

/** A way that can still better what its side has met for good. */
export interface OpenWay {
  readonly way: VictoryStanding
  readonly side: SideId
  /** The worth that it adds. */
  readonly worth: number
  /** Joined by points: so many decide it, by what is asked and by what may still come. */
  readonly swing: number
}

/** @param begun the scenario as the game began. */
export function openWays(begun: Scenario, play: PlayState): readonly OpenWay[] {
  const standings = victory(begun, play)
  const sure = new Map<SideId, number>()
  for (const {
    standing,
    victory: { side, level },
  } of standings)
    if (side !== undefined && standing === 'met')
      sure.set(side, Math.max(sure.get(side) ?? 0, LEVEL_WORTH[level]))
  return standings.flatMap((way) => {
    const { side, level } = way.victory
    if (side === undefined || way.standing !== 'open') return []
    const worth = LEVEL_WORTH[level] - (sure.get(side) ?? 0)
    return worth > 0 ? { way, side, worth, swing: swingOf(begun, play, way) } : []
  })
}

function swingOf(begun: Scenario, play: PlayState, { victory: { join }, ...way }: VictoryStanding): number {
  if (join !== 'points') return 1
  const { counterSchema } = rulesetOf(begun)
  const open = way.conditions.map(({ condition, standing }) => {
    if (standing !== 'open') return 0
    if (condition.kind !== 'score') return Math.abs(pointsOf(condition))
    const named = piecesNamed(counterSchema, begun, condition.who)
    const alive = named.filter((id) => fateOf(counterSchema, play, id).is === 'alive')
    return Math.abs(pointsOf(condition)) * alive.length
  })
  return Math.max(1, way.needed - way.have, SWING * open.reduce((sum, points) => sum + points, 0))
}

/** The worth that hangs on one condition of a way, or on one point of it: less when others are not met either. */
export function shareOf({ way, worth, swing }: OpenWay, index: number): number {
  if (way.victory.join === 'any') return worth
  if (way.victory.join === 'points') {
    const { condition } = way.conditions[index] ?? {}
    const points = condition === undefined || condition.kind === 'score' ? 1 : Math.abs(pointsOf(condition))
    return (worth * points) / swing
  }
  const others = way.conditions.filter(({ holds }, other) => other !== index && !holds)
  return worth / (1 + others.length)
}

/** By counter, the worth that its side loses with it. */
export function stakesOf(begun: Scenario, play: PlayState): ReadonlyMap<CounterId, number> {
  const stakes = new Map<CounterId, number>()
  for (const open of openWays(begun, play))
    open.way.conditions.forEach(({ condition, standing }, index) => {
      if (standing !== 'open') return
      const each = shareOf(open, index)
      for (const [id, stake] of stakesIn(begun, play, condition))
        stakes.set(id, (stakes.get(id) ?? 0) + each * stake)
    })
  return stakes
}

/** By counter alive, the part of a condition that is decided with it: all of it when no other may fall, or no other need. */
function stakesIn(begun: Scenario, play: PlayState, condition: Condition): readonly [CounterId, number][] {
  if (!('who' in condition)) return []
  const { counterSchema } = rulesetOf(begun)
  const fates = piecesNamed(counterSchema, begun, condition.who).map((id) => fateOf(counterSchema, play, id))
  const alive = fates.filter(({ is }) => is === 'alive')
  const to = (stake: number): [CounterId, number][] => alive.map(({ id }) => [id, stake])
  switch (condition.kind) {
    case 'eliminate':
    case 'capture': {
      const gone = fates.filter(
        ({ is }) => is === 'captured' || (is === 'eliminated' && condition.kind === 'eliminate'),
      )
      const left = numberOf(condition.least, fates.length) - gone.length
      return left > 0 ? to(1 / left) : []
    }
    case 'survive':
    case 'exit': {
      const out = condition.kind === 'exit' ? fates.filter(({ is }) => is === 'exited').length : 0
      const spare = alive.length + out - numberOf(condition.least, fates.length)
      return spare >= 0 ? to(1 / (spare + 1)) : []
    }
    case 'score':
      return to(Math.abs(pointsOf(condition)))
  }
}

/** The share of its strength that a counter is worth beside its stake as the game begins, and as it ends. */
const STRENGTH = [1, 0.3] as const

/** The worth of counters by their stakes as things stand. @param begun the scenario as the game began. */
export function worthByStakes(begun: Scenario, play: PlayState): Worth {
  const stakes = stakesOf(begun, play)
  const [early, late] = STRENGTH
  const strength = early + (late - early) * lateness(play)
  return (now, id) =>
    strength * strengthOf(begun, now, id) + (stakes.get(id) ?? 0) * soundnessOf(begun, now, id)
}

/** 0 as the game begins, 1 in its last turn; half way in a game with an open end. */
export function lateness({ scenario, turn }: PlayState): number {
  const count = scenario.turns?.count
  return count === undefined ? 0.5 : Math.min(1, (turn.gameTurn - 1) / Math.max(1, count - 1))
}
