/** The orders of a wing in words (CM-SCN-3). */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Wing } from '../armies'

/** For the middle of a sentence, in the order in which they are offered. */
export const WING_ORDERS: Readonly<Record<Wing['order'], Localized>> = {
  attack: localized('attaque', 'attack'),
  defend: localized('défense', 'defend'),
  regroup: localized('regroupement', 'regroup'),
  retreat: localized('retraite', 'retreat'),
}
