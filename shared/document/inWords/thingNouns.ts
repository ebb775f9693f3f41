/** The things of a scenario that have ids, as a sentence names one of them: French with its article, English without. */
import { localized } from '#shared/i18n/localized'

export const BOARD = localized('le plateau', 'board')
export const COUNTER = localized('le pion', 'counter')
export const COUNTER_TYPE = localized('le type de pion', 'counter type')
export const MARKER = localized('le marqueur', 'marker')
export const SIDE = localized('le camp', 'side')
export const LABEL = localized('l’étiquette', 'label')
export const GROUP = localized('le groupe', 'group')
export const REINFORCEMENT = localized('le renfort', 'reinforcement')
export const ZONE = localized('la zone', 'zone')
export const VICTORY = localized('la condition de victoire', 'victory condition')
export const SPECIAL_RULE = localized('la règle spéciale', 'special rule')
