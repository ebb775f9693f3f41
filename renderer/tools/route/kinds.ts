/** The words for what a route may be. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type RouteKind } from '#shared/rules/route'

export const ROUTE_KIND_NAMES: Readonly<Record<RouteKind, Localized>> = {
  move: localized('Mouvement', 'Move'),
  advance: localized('Avance', 'Advance'),
  retreat: localized('Retraite', 'Retreat'),
  'about-turn': localized('Demi-tour', 'About-turn'),
}
