/** The way of a move before it is made, for the map and the words beside it: its hexes, and each attack that it may meet (PLY-1). */
import { type Eyes, knownTo } from '#shared/document/eyes'
import { type GameAct, type GameState } from '#shared/game/contract'
import { analysisFor } from '#shared/game/opening'
import { type RouteAnswer } from '#shared/rules/answers/route'
import { type DrawnRoute } from '../../editor/ports/session'
import { freshRoute } from '../../tools/route/drawing'

export interface PlannedWay {
  readonly route: DrawnRoute
  readonly answer: RouteAnswer
}

/**
 * The way of an act, judged with what has happened this turn; undefined for what is no move with a way.
 * @param eyes of the side that moves: attacks of those whom it does not see are not given away.
 */
export function plannedWay(
  { play }: GameState,
  act: GameAct | undefined,
  eyes: Eyes,
): PlannedWay | undefined {
  if (act?.kind !== 'move' || act.path.length === 0) return undefined
  const { counter, path, unturned = [], turns } = act
  const scenario = knownTo(eyes, play.scenario)
  const { memory } = play.turn
  const about = { kind: 'move', counter, path, unturned, memory, ...(turns && { turns }) } as const
  const answer = analysisFor(scenario).route?.route(scenario, about)
  return answer && { route: { ...freshRoute(counter), path, unturned, ended: true, turn: memory }, answer }
}

/** The move along a way that was drawn by hand. */
export function moveAlong({ counter, path, unturned }: DrawnRoute): GameAct {
  return { kind: 'move', counter, path, ...(unturned.length > 0 && { unturned }) }
}
