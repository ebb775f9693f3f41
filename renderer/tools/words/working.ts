/** The words in the stead of an answer that takes its time, or was given up. */
import { localized } from '#shared/i18n/localized'

export const WORKING = localized('Calcul en cours…', 'Working it out…')

export const STOPPED = localized('Calcul interrompu.', 'Given up.')
