/** Asks the rules about the route in hand. The last answer is memoized: map, panel and status line ask for the same one. */
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { type Analysis } from '#shared/rules/analysis'
import { type ReachAnswer } from '#shared/rules/reach'
import { type Route, type RouteAnswer } from '#shared/rules/route'
import { type DrawnRoute } from '../../editor/ports/session'
import { type RouteOptions } from '../../toolOptions/route'
import { causeOf } from './kinds'

function asked(
  { counter, path, unturned, opponents }: DrawnRoute,
  options: RouteOptions,
  scenario: Scenario,
): Route {
  const { routeKind: kind } = options
  const turns = unturned.length > 0 ? { unturned } : {}
  const route = { counter, kind, path: kind === 'about-turn' ? [] : path, ...turns }
  const cause = causeOf(options)
  if (cause === 'combat') return { ...route, fought: opponents }
  const [firer] = cause === 'fire' ? opponents.map((id) => scenario.counters[id]?.hex) : []
  return firer === undefined ? route : { ...route, firer: parseHexKey(firer) }
}

/** The last value asked for, kept while everything it was made of is the same. */
export function keeping<T>(): (of: readonly unknown[], make: () => T) => T {
  let kept: { readonly of: readonly unknown[]; readonly value: T } | undefined
  return (of, make) => {
    if (!kept || kept.of.some((part, index) => part !== of[index])) kept = { of, value: make() }
    return kept.value
  }
}

const keptAnswer = keeping<RouteAnswer>()
const keptReach = keeping<ReachAnswer>()

/**
 * Tests, refusals and arrival; undefined while there is nothing to judge: an about-turn needs no way, all else does, and
 * rules without opportunity attacks have nothing to say.
 */
export function judgedRoute(
  analysis: Analysis,
  scenario: Scenario,
  route: DrawnRoute,
  options: RouteOptions,
): RouteAnswer | undefined {
  const questions = analysis.route
  if (!questions) return undefined
  if (route.path.length === 0 && options.routeKind !== 'about-turn') return undefined
  const { counter, path, unturned, opponents } = route
  return keptAnswer(
    [analysis, scenario, counter, path, unturned, opponents, options.routeKind, options.retreatFrom],
    () => questions.route(scenario, asked(route, options, scenario)),
  )
}

/** The reach of a route's counter, with its own points. */
export function reachedFrom(analysis: Analysis, scenario: Scenario, { counter }: DrawnRoute): ReachAnswer {
  return keptReach([analysis, scenario, counter], () => analysis.movement.reach(scenario, counter))
}
