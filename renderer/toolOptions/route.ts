/** The options of the route tool. */
import { type RouteKind } from '#shared/rules/route'

export interface RouteOptions {
  readonly routeKind: RouteKind
  /** The cause of a retreat. */
  readonly retreatFrom: 'fire' | 'combat'
}

export function routeOptions(chosen?: RouteOptions): RouteOptions {
  return { routeKind: chosen?.routeKind ?? 'move', retreatFrom: chosen?.retreatFrom ?? 'combat' }
}
