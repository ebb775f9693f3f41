/** Watches one game as it is played and counts what its report tells: who died where, objectives that change hands, the turn that decides. */
import { type Counter } from '#shared/document/armies'
import { sideOf } from '#shared/document/counters'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { heldHexes } from '#shared/rules/victory/holdRuns'
import { isOut } from '#shared/rules/victory/pieces'
import { victory } from '#shared/rules/victory/victory'
import { type GameAct, type GameState } from '../contract'
import { type Step } from '../players/course'
import { certainWinner } from './decided'

/** Adds one to the count of this name, whose parts are joined by blanks. */
export type Count = (...name: readonly string[]) => void

export interface GameWatch {
  /** Counts a decision that has been made. */
  see(step: Step): void
  /** Counts what the whole game shows. */
  end(): void
  /** The turn at whose end, or before it, the winner could change no more; undefined when that was the end of the game. */
  decided(): number | undefined
}

/** @param begun the game as it begins. */
export function watchGame(begun: GameState, count: Count): GameWatch {
  const { scenario } = begun
  const { counterSchema } = rulesetOf(scenario)
  const holds = Object.values(scenario.victory).flatMap(({ conditions }) =>
    conditions.flatMap((one) => (one.kind === 'hold' ? one : [])),
  )
  const held = ({ play }: GameState): ReturnType<typeof heldHexes> =>
    holds.flatMap((hold) => heldHexes(counterSchema, play, hold))
  const holders = new Map<HexKey, SideId>()
  for (const { hex, holder } of held(begun)) if (holder !== undefined) holders.set(hex, holder)
  const standings = new Map<string, string>()
  const fought = new Set<CounterId>()
  const came = new Set<CounterId>()
  const late = new Set<CounterId>()
  let decided: number | undefined

  const lives = (counter: Counter | undefined): counter is Counter =>
    counter !== undefined && !counter.decoy && !counter.spare && !isOut(counterSchema, counter)

  function seeCounters(before: Scenario, after: GameState): void {
    const { play } = after
    for (const id of Object.keys(before.counters) as CounterId[]) {
      const [was, is] = [before.counters[id], play.scenario.counters[id]]
      if (was === is || !lives(was)) continue
      const gone = play.course.gone[id]
      const hex = is?.hex ?? gone?.hex ?? was.hex
      if (lives(is)) {
        if (is.reinforcement === undefined || is.hex === undefined || came.has(id)) continue
        came.add(id)
        if (decided !== undefined) late.add(id)
      } else if (hex !== undefined && (gone === undefined || gone.how === 'eliminated'))
        count('died', sideOf(scenario, was) ?? '-', hex)
    }
    for (const { hex, holder } of held(after)) {
      if (holder === undefined || holders.get(hex) === holder) continue
      if (holders.has(hex)) count('taken', hex)
      holders.set(hex, holder)
    }
  }

  function seeFight({ play: { scenario: before } }: GameState, act: GameAct, after: GameState): void {
    for (const id of strikersOf(act)) fought.add(id)
    const { defenders = [], target } = act as { readonly defenders?: CounterId[]; readonly target?: unknown }
    const aimed = act.kind === 'fight' ? defenders : act.kind === 'fire' ? [target as CounterId] : []
    for (const id of aimed) {
      const stands = before.counters[id]?.hex
      const hex = act.kind === 'fire' && act.at ? hexKey(act.at) : stands
      if (hex === undefined) continue
      count('aimed', hex)
      // Whoever only comes there does not hold it.
      if (hex !== stands) continue
      count('stood', id, hex)
      if (!lives(after.play.scenario.counters[id])) count('fell', id, hex)
    }
  }

  function seeTurn(state: GameState, turn: number): void {
    const now = victory(state.scenario, state.play)
    for (const { id, standing } of now) {
      if (standing === 'open' || standings.has(id)) continue
      standings.set(id, standing)
      count(standing === 'met' ? 'safe' : 'impossible', id, String(turn))
    }
    if (decided === undefined && certainWinner(now) !== undefined) decided = turn
  }

  return {
    see({ before, applied: { state }, choice: { act } }) {
      count('act', act.kind)
      seeFight(before, act, state)
      if (before.play.scenario.counters !== state.play.scenario.counters)
        seeCounters(before.play.scenario, state)
      if (act.kind === 'next-phase' || state.stage.kind === 'over') seeTurn(state, before.play.turn.gameTurn)
    },
    end() {
      const types = [...fought].map((id) => typeOf(scenario, id))
      for (const type of new Set(types)) count('fought', type)
      for (const id of Object.keys(scenario.reinforcements)) {
        const isOf = (one: CounterId): boolean => scenario.counters[one]?.reinforcement === id
        const own = [...came].filter(isOf)
        if (own.length > 0) count('came', id)
        if (own.length > 0 && own.every((one) => late.has(one))) count('late', id)
        if ([...fought].some(isOf)) count('struck', id)
      }
    },
    decided: () => decided,
  }
}

function strikersOf(act: GameAct): readonly CounterId[] {
  const { firer, attackers, thrower, from } = act as {
    readonly firer?: CounterId
    readonly attackers?: readonly CounterId[]
    readonly thrower?: CounterId
    readonly from?: CounterId
  }
  return [firer, thrower, from, ...(attackers ?? [])].flatMap((id) => id ?? [])
}

function typeOf(scenario: Scenario, id: CounterId): string {
  const { [id]: counter } = scenario.counters
  return counter ? `${sideOf(scenario, counter) ?? '-'}/${counter.type}` : '-'
}
