/** Judges every way to victory of a scenario in any state of play, with progress and reasons (SCN-5, PLY-3). */
import { type Condition, type Victory } from '#shared/document/game'
import { type VictoryId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { leastPoints, pointsOf } from '#shared/document/inWords/points'
import { rulesetOf } from '../registry/rulesetOf'
import { type PlayState } from '../resolution/state'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { type Game, type Tally } from './counted'
import { tallyOf } from './tally'

/** Met for good, or as the game ended; missed: it cannot be met any more; open: the game decides yet. */
type Standing = 'met' | 'open' | 'missed'

interface ConditionStanding {
  readonly condition: Condition
  readonly standing: Standing
  /** Would it be met if the game ended now? */
  readonly holds: boolean
  readonly have: number
  readonly needed: number
  /** Points that it brings as things stand. */
  readonly points: number
  /** The count in words first, then each hex or counter that tells. */
  readonly because: readonly Reason[]
}

export interface VictoryStanding {
  readonly id: VictoryId
  readonly victory: Victory
  readonly standing: Standing
  readonly holds: boolean
  /** Conditions that hold, or points. */
  readonly have: number
  readonly needed: number
  readonly conditions: readonly ConditionStanding[]
  readonly because: readonly Reason[]
}

/** Has the last turn of the game ended? Never when its end is open. */
function isOver({ turns }: Pick<Scenario, 'turns'>, { turn }: PlayState): boolean {
  return turns?.count !== undefined && turn.gameTurn > turns.count
}

/**
 * Every way to victory, in the order of the document: `scenario` as it begins, `state` of a game of it. A game is over when the turn
 * after its last one has begun. A way without conditions is missed.
 * @rule SCN-5
 */
export function victory(scenario: Scenario, state: PlayState): readonly VictoryStanding[] {
  const over = isOver(scenario, state)
  const game: Game = { scenario, state, ruleset: rulesetOf(scenario) }
  return (Object.entries(scenario.victory) as [VictoryId, Victory][]).map(([id, way]) =>
    standingOf(game, id, way, over),
  )
}

function standingOf(game: Game, id: VictoryId, way: Victory, over: boolean): VictoryStanding {
  const { side, conditions, join } = way
  const tallies = conditions.map((condition, index) => tallyOf(game, condition, { id, side, index }))
  const judged = conditions.map((condition, index) =>
    conditionStanding(condition, tallies[index] as Tally, over),
  )
  const { have, sure, most, needed } =
    join === 'points' ? pointsTally(way, judged, tallies) : conditionsTally(join, judged)
  return {
    id,
    victory: way,
    standing: standing({ have, needed, sure, most }, over),
    holds: have >= needed,
    have,
    needed,
    conditions: judged,
    because: [summary(join, have, needed)],
  }
}

function conditionStanding(condition: Condition, tally: Tally, over: boolean): ConditionStanding {
  const { have, needed, because } = tally
  const holds = have >= needed
  const points = condition.kind === 'score' ? have * pointsOf(condition) : holds ? pointsOf(condition) : 0
  return { condition, standing: standing(tally, over), holds, have, needed, points, because }
}

type Bounds = Pick<Tally, 'have' | 'needed' | 'sure' | 'most'>

function standing({ have, needed, sure, most }: Bounds, over: boolean): Standing {
  if (over) return have >= needed ? 'met' : 'missed'
  if (sure >= needed) return 'met'
  return most < needed ? 'missed' : 'open'
}

function conditionsTally(join: 'all' | 'any', judged: readonly ConditionStanding[]): Bounds {
  const count = (is: (one: ConditionStanding) => boolean): number => judged.filter(is).length
  return {
    have: count(({ holds }) => holds),
    needed: join === 'any' ? 1 : Math.max(1, judged.length),
    sure: count((one) => one.standing === 'met'),
    most: count((one) => one.standing !== 'missed'),
  }
}

function pointsTally(way: Victory, judged: readonly ConditionStanding[], tallies: readonly Tally[]): Bounds {
  const ranges = judged.map(({ condition, standing: is }, index): [number, number] => {
    const each = pointsOf(condition)
    const { sure, most } = tallies[index] as Tally
    const [few, many] =
      condition.kind === 'score' ? [sure, most] : [is === 'met' ? 1 : 0, is === 'missed' ? 0 : 1]
    return [Math.min(few * each, many * each), Math.max(few * each, many * each)]
  })
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
  return {
    have: sum(judged.map(({ points }) => points)),
    // Without conditions nobody wins, however few points are asked.
    needed: judged.length === 0 ? Math.max(1, leastPoints(way)) : leastPoints(way),
    sure: sum(ranges.map(([least]) => least)),
    most: sum(ranges.map(([, most]) => most)),
  }
}

function summary(join: Victory['join'], have: number, needed: number): Reason {
  const many = Math.abs(have) > 1
  if (join === 'points')
    return because(
      'SCN-5',
      undefined,
      localized(
        `${have} point${many ? 's' : ''} sur ${needed}`,
        `${have} point${have === 1 ? '' : 's'} of ${needed}`,
      ),
    )
  return because(
    'SCN-5',
    undefined,
    localized(
      `${have} condition${many ? 's' : ''} ${many ? 'remplies' : 'remplie'} sur ${needed}`,
      `${have} condition${have === 1 ? '' : 's'} met of ${needed}`,
    ),
  )
}
