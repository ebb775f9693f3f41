/** Refusals that several commands share, in the user's words. */
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { type Refusal } from './command'

export function refusal(fr: string, en: string): Refusal {
  return { message: localized(fr, en) }
}

export const OFF_MAP = refusal('C’est hors de la carte.', 'That is off the map.')

/** Something named by its id is not in the scenario. */
export function unknown(kind: Localized, id: string): Refusal {
  return refusal(
    `Le scénario ne contient pas ${kind.fr} «\u202f${quotable(id)}\u202f».`,
    `The scenario has no ${kind.en} “${quotable(id)}”.`,
  )
}

/** Something new has an id that is taken. */
export function taken(kind: Localized, id: string): Refusal {
  return refusal(
    `Le scénario contient déjà ${kind.fr} «\u202f${quotable(id)}\u202f».`,
    `The scenario already has the ${kind.en} “${quotable(id)}”.`,
  )
}
