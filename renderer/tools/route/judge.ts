/** Asks the rules about the route in hand, alike for map, panel and status line. */
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { FIRING_CHOICE, fireOf } from '#shared/rules/answers/firing'
import { type InquiryChoice } from '#shared/rules/answers/inquiry'
import { type Route, type RouteAnswer } from '#shared/rules/answers/route'
import { NOTHING_HAPPENED } from '#shared/rules/answers/turnMemory'
import { type Ask, type Asked } from '../../editor/ports/questions'
import { type DrawnRoute, type SessionSlice } from '../../editor/ports/session'
import { type ToolOptions } from '../../toolOptions/index'
import { causeOf } from './kinds'

/** The circumstances in which a route is judged beside its own: the options of the tool, and what has happened this turn. */
export type RouteSetting = Pick<SessionSlice, 'options' | 'turn'>

/** The question about a drawn route, as the rules take it. */
export function askedRoute(
  { counter, path, unturned, opponents, attacks, chosen, firing }: DrawnRoute,
  { options, turn }: RouteSetting,
  scenario: Scenario,
): Route {
  const { routeKind: kind } = options
  const turns = unturned.length > 0 ? { unturned } : {}
  const route = {
    counter,
    kind,
    path: kind === 'about-turn' ? [] : path,
    ...turns,
    ...(attacks !== 'first' && { attacks }),
    ...(attacks === 'chosen' && { chosen }),
    ...(turn !== NOTHING_HAPPENED && { memory: turn }),
    ...(kind === 'move' && firing && { firing }),
  }
  const cause = causeOf(options)
  if (cause === 'combat') return { ...route, fought: opponents }
  const [firer] = cause === 'fire' ? opponents.map((id) => scenario.counters[id]?.hex) : []
  return firer === undefined ? route : { ...route, firer: parseHexKey(firer) }
}

/** The answer about a route as it is shown. */
interface Judgement {
  /** Undefined while it is looked for, and while there is nothing to judge. */
  readonly answer: RouteAnswer | undefined
  /** The same, or for a moment that about the way of this counter as it was before. */
  readonly shown: RouteAnswer | undefined
  readonly late: boolean
}

/** Tests, refusals and arrival. An about-turn needs no way, all else does. */
export function judgedRoute(
  ask: Ask,
  scenario: Scenario,
  route: DrawnRoute,
  setting: RouteSetting,
): Judgement {
  if (route.path.length === 0 && setting.options.routeKind !== 'about-turn')
    return { answer: undefined, shown: undefined, late: false }
  const about = askedRoute(route, setting, scenario)
  const { answer, before, late } = ask('route', about)
  const same = before?.about.counter === about.counter && before.about.kind === about.kind
  return { answer, shown: answer ?? (same ? before.answer : undefined), late }
}

/** The reach of a mover, which is shown until its way is drawn; undefined while none is shown. */
export function plannedReach(
  ask: Ask,
  { counter, path, firing }: DrawnRoute,
  { options: { routeKind }, turn }: RouteSetting,
): Asked<'reach'> | undefined {
  if (routeKind !== 'move' || path.length > 0) return undefined
  const fires = fireOf(counter, firing, turn)
  return ask('reach', { counter, ...(fires && { firing: fires }) })
}

/** The choice of the mover's fire, where it may limit its move; undefined while it is looked for, and where there is none. */
export function firingChoice(
  ask: Ask,
  { counter }: DrawnRoute,
  { routeKind }: ToolOptions,
): InquiryChoice | undefined {
  if (routeKind !== 'move') return undefined
  const { answer, before } = ask('offered', { counter })
  const offered = answer ?? (before?.about.counter === counter ? before.answer : undefined)
  const reach = offered?.find(({ question }) => question === 'reach')
  return reach?.choices.find(({ id }) => id === FIRING_CHOICE.id)
}
