/** The words in the stead of an answer that takes its time. */
import { localized } from '#shared/i18n/localized'

export const WORKING = localized('Calcul en cours…', 'Working it out…')
