/** The counts of many games: whole numbers that add up, so that any split of the games and any order give the same sums. */
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { sideOf } from '#shared/document/counters'
import { isOut } from '#shared/rules/victory/pieces'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { victory } from '#shared/rules/victory/victory'
import { type GameState, type Verdict } from '../contract'
import { playOn, type Players, type Seeds } from '../players/course'
import { beginGame } from '../referee/begin'
import { type GameOptions } from '../options'

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
  const fought = new Set<string>()
  const standings = new Map<string, string>()
  let decisions = 0
  const begun = beginGame(scenario, options)
  const { state, verdict } = playOn(begun, players, seeds, ({ before, applied, choice: { act } }) => {
    decisions++
    count('act', act.kind)
    for (const id of strikersOf(act)) fought.add(typeOf(before, id))
    if (act.kind === 'next-phase') watch(standings, applied.state, before.play.turn.gameTurn, count)
  })
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
  for (const type of fought) count('fought', type)
  countVerdict(verdict, count)
  return { row: rowOf(seeds.game, verdict, decisions, state.dice, lost), counts }
}

type Count = (...name: readonly string[]) => void

function countVerdict({ winner, level, because, turn, met }: Verdict, count: Count): void {
  count('result', `${winner ?? '-'}/${level ?? '-'}`)
  count('end', because)
  count('turn', String(turn))
  for (const id of met) count('met', id)
}

/** The turn in which each way is first met for good, or first cannot be met any more. */
function watch(standings: Map<string, string>, state: GameState, turn: number, count: Count): void {
  for (const { id, standing } of victory(state.scenario, state.play)) {
    if (standing === 'open' || standings.has(id)) continue
    standings.set(id, standing)
    count(standing === 'met' ? 'safe' : 'impossible', id, String(turn))
  }
}

function strikersOf(act: { readonly kind: string }): readonly CounterId[] {
  const { firer, attackers, thrower, from } = act as {
    readonly firer?: CounterId
    readonly attackers?: readonly CounterId[]
    readonly thrower?: CounterId
    readonly from?: CounterId
  }
  return [firer, thrower, from, ...(attackers ?? [])].flatMap((id) => id ?? [])
}

function typeOf({ play }: GameState, id: CounterId): string {
  const { [id]: counter } = play.scenario.counters
  return counter ? `${sideOf(play.scenario, counter) ?? '-'}/${counter.type}` : '-'
}

function rowOf(
  game: number,
  {
    winner = '',
    level = '',
    because,
    turn,
  }: { winner?: string; level?: string; because: string; turn: number },
  decisions: number,
  dice: number,
  lost: GameRow['lost'],
): GameRow {
  return { game, winner, level, because, turn, decisions, dice, lost }
}
