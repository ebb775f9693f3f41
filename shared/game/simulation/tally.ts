/** The counts of many games: whole numbers that add up, so that any split of the games and any order give the same sums. */
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { sideOf } from '#shared/document/counters'
import { isOut } from '#shared/rules/victory/pieces'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type Verdict } from '../contract'
import { playOn, type Players, type Seeds } from '../players/course'
import { beginGame } from '../referee/begin'
import { type GameOptions } from '../options'
import { type Count, watchGame } from './gameWatch'

/** Counts by name, names of several parts joined by a blank: `lost besiegers/archer`. Nothing is 0. */
export type Counts = Readonly<Record<string, number>>

/** One game in a row, all whole numbers and ids. */
export interface GameRow {
  readonly game: number
  /** Empty = nobody. */
  readonly winner: string
  readonly level: string
  readonly because: string
  readonly turn: number
  /** The turn from whose end on the winner could change no more; at the latest the last one. */
  readonly decided: number
  readonly decisions: number
  readonly dice: number
  /** By side, counters out of action at the end. */
  readonly lost: Readonly<Record<string, number>>
}

export interface Simulated {
  readonly row: GameRow
  readonly counts: Counts
}

/** Plays one game and counts it. */
export function simulatedGame(
  scenario: Scenario,
  options: GameOptions,
  players: Players,
  seeds: Seeds,
): Simulated {
  const counts: Record<string, number> = {}
  const count = (...name: readonly string[]): void => {
    const key = name.join(' ')
    counts[key] = (counts[key] ?? 0) + 1
  }
  let decisions = 0
  const begun = beginGame(scenario, options)
  const watch = watchGame(begun, count)
  const { state, verdict } = playOn(begun, players, seeds, (step) => {
    decisions++
    watch.see(step)
  })
  watch.end()
  const lost: Record<string, number> = {}
  const { counterSchema } = rulesetOf(scenario)
  for (const id of Object.keys(scenario.counters) as CounterId[]) {
    const [was, is] = [scenario.counters[id], state.play.scenario.counters[id]]
    if (!was || was.spare || was.decoy || isOut(counterSchema, was)) continue
    const side = sideOf(scenario, was) ?? '-'
    if (is && !isOut(counterSchema, is)) {
      if (is.hex === undefined) count('waiting', was.reinforcement ?? '-')
      else if (was.reinforcement !== undefined) count('entered', was.reinforcement)
      continue
    }
    if (state.play.course.gone[id]?.how === 'exited') continue
    count('lost', `${side}/${was.type}`)
    lost[side] = (lost[side] ?? 0) + 1
  }
  const decided = watch.decided() ?? verdict.turn
  count('decided', String(decided))
  countVerdict(verdict, count)
  const { winner = '', level = '', because, turn } = verdict
  const { dice } = state
  const row = { game: seeds.game, winner, level, because, turn, decided, decisions, dice, lost }
  return { row, counts }
}

function countVerdict({ winner, level, because, turn, met }: Verdict, count: Count): void {
  count('result', `${winner ?? '-'}/${level ?? '-'}`)
  count('end', because)
  count('turn', String(turn))
  for (const id of met) count('met', id)
}
