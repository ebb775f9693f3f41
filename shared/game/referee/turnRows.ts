/** The changes that the row of a turn brings: light, weather and fog from it on, phases that it leaves out (SCN-3). */
import { type TurnRow } from '#shared/document/game'
import { type PlayState } from '#shared/rules/resolution/state'

function rowOf({ scenario, turn }: PlayState): TurnRow | undefined {
  return scenario.turns?.rows[String(turn.gameTurn)]
}

/** The state with the light, weather and fog of its turn. */
export function withRow(play: PlayState): PlayState {
  const { light, weather, fog } = rowOf(play) ?? {}
  const { start } = play.scenario
  if (!start || (light ?? weather ?? fog) === undefined) return play
  const now = { ...start, ...(light && { light }), ...(weather && { weather }), ...(fog && { fog }) }
  return { ...play, scenario: { ...play.scenario, start: now } }
}

/** Is the present phase left out in this turn? */
export function isLeftOut(play: PlayState): boolean {
  return rowOf(play)?.without?.includes(play.turn.phase) ?? false
}
