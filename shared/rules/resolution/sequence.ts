/** The sequence of play as a scenario has it: who begins, the phases that a turn leaves out, its sky, and the end (SCN-3). */
import { startValuesOf } from '#shared/document/startValues'
import { type Scenario } from '#shared/document/types'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { type PlayState, setUp, type TurnState } from './state'

/** Goes from a phase to the one after it, whatever a scenario leaves out. */
export type NextPhase = (turn: TurnState) => TurnState

/** A scenario in the first phase that its first turn has, under the sky of that turn. @rule SCN-3 */
export function beginGame(scenario: Scenario, first: string, next: NextPhase): PlayState {
  const state = setUp(scenario, first)
  const turn = firstPlayed(scenario, state.turn, next)
  return { ...state, scenario: underSkyOf(scenario, turn.gameTurn), turn }
}

/** The next phase that is played: those that its turn leaves out are passed over. @rule SCN-3 */
export function nextPlayed(scenario: Scenario, turn: TurnState, next: NextPhase): TurnState {
  return firstPlayed(scenario, next(turn), next)
}

function firstPlayed(scenario: Scenario, from: TurnState, next: NextPhase): TurnState {
  let turn = from
  while (!isPast(scenario, turn) && isLeftOut(scenario, turn)) turn = next(turn)
  return turn
}

function isLeftOut({ turns }: Scenario, { gameTurn, phase }: TurnState): boolean {
  return turns?.rows[gameTurn]?.without?.includes(phase) ?? false
}

function isPast({ turns }: Scenario, { gameTurn }: TurnState): boolean {
  return turns?.count !== undefined && gameTurn > turns.count
}

/** The reasons against any act: the last turn has been played. @rule SCN-3 */
export function overBecause({ scenario, turn }: PlayState): readonly Reason[] {
  return isPast(scenario, turn) ? [because('SCN-3')] : []
}

/**
 * The scenario under the light, weather and fog of that turn; those of earlier turns stay until another says otherwise.
 * @rule SCN-3
 */
export function underSkyOf(scenario: Scenario, gameTurn: number): Scenario {
  const { light, weather, fog } = scenario.turns?.rows[gameTurn] ?? {}
  if (light === undefined && weather === undefined && fog === undefined) return scenario
  const start = {
    ...startValuesOf(scenario),
    ...(light !== undefined && { light }),
    ...(weather !== undefined && { weather }),
    ...(fog !== undefined && { fog }),
  }
  return { ...scenario, start }
}
