/** The degrees of cover in the players' words. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Cover } from './mapRows'

/** From none to the best. */
export const COVERS = ['none', 'light', 'medium', 'heavy'] as const satisfies readonly Cover[]

export const COVER_NAMES: Readonly<Record<Cover, Localized>> = {
  none: localized('aucune', 'none'),
  light: localized('légère', 'light'),
  medium: localized('moyenne', 'medium'),
  heavy: localized('forte', 'heavy'),
}
