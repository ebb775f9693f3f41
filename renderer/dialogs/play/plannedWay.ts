/** The way of a move before it is made, for the map and the words beside it: its hexes, and each attack that it may meet (PLY-1). */
import { type Eyes, knownTo } from '#shared/document/eyes'
import { type GameAct, type GameState } from '#shared/game/contract'
import { analysisFor } from '#shared/game/opening'
import { type Route, type RouteAnswer } from '#shared/rules/answers/route'
import { type DrawnRoute } from '../../editor/ports/session'
import { freshRoute } from '../../tools/route/drawing'

export interface PlannedWay {
  readonly route: DrawnRoute
  readonly answer: RouteAnswer
}

const announced = new WeakMap<GameState, { readonly eyes: Eyes; readonly way: PlannedWay | undefined }>()

/** The way on which shots are still awaited, or attacks still asked: its mover stands where it set out. */
export function announcedWay(state: GameState, eyes: Eyes): PlannedWay | undefined {
  const known = announced.get(state)
  if (known?.eyes === eyes) return known.way
  const way = wayOfStage(state, eyes)
  announced.set(state, { eyes, way })
  return way
}

/** Once a mover is on its way, its shots have been asked. */
function wayOfStage(state: GameState, eyes: Eyes): PlannedWay | undefined {
  const { stage } = state
  if (stage.kind !== 'moving' && stage.kind !== 'underway') return undefined
  const way = plannedWay(state, stage.act, eyes)
  return way && stage.kind === 'underway' ? { ...way, answer: { ...way.answer, shots: [] } } : way
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
  if (act?.kind !== 'move' && act?.kind !== 'retreat' && act?.kind !== 'advance') return undefined
  if (act.path.length === 0) return undefined
  const { kind, counter, path, unturned = [], turns } = act
  const scenario = knownTo(eyes, play.scenario)
  const { memory } = play.turn
  const [duty] = play.owed
  const fought = duty?.kind === 'retreat' || duty?.kind === 'advance' ? duty.fought : undefined
  const firer = duty?.kind === 'retreat' ? duty.firer : undefined
  const about: Route = {
    kind,
    counter,
    path,
    unturned,
    memory,
    ...(turns && { turns }),
    ...(fought && { fought }),
    ...(firer && { firer }),
  }
  const answer = analysisFor(scenario).route?.route(scenario, about)
  return answer && { route: { ...freshRoute(counter), path, unturned, ended: true }, answer }
}

/** The move along a way that was drawn by hand. */
export function moveAlong({ counter, path, unturned }: DrawnRoute): GameAct {
  return { kind: 'move', counter, path, ...(unturned.length > 0 && { unturned }) }
}
