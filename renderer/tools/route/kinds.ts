/** The names of the kinds of route, and the cause of each. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type RouteKind } from '#shared/rules/route'
import { type ToolOptions } from '../../toolOptions/index'

export const ROUTE_KIND_NAMES: Readonly<Record<RouteKind, Localized>> = {
  move: localized('Mouvement', 'Move'),
  advance: localized('Avance', 'Advance'),
  retreat: localized('Retraite', 'Retreat'),
  'about-turn': localized('Demi-tour', 'About-turn'),
}

/** The cause of a route, whose opponents the rules ask about; undefined when it has none. */
export function causeOf({ routeKind, retreatFrom }: ToolOptions): 'fire' | 'combat' | undefined {
  if (routeKind === 'advance') return 'combat'
  return routeKind === 'retreat' ? retreatFrom : undefined
}
