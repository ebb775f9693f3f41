/** The levels of victory by their names, for headings, lists and differences. */
import { type Localized, localized } from '#shared/i18n/localized'

export const LEVEL_NAMES = {
  decisive: localized('Victoire décisive', 'Decisive victory'),
  victory: localized('Victoire', 'Victory'),
  marginal: localized('Victoire marginale', 'Marginal victory'),
  draw: localized('Partie nulle', 'Draw'),
} satisfies Readonly<Record<string, Localized>>
