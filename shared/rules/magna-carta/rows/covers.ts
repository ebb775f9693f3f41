/** The degrees of cover in the players' words, from none to the best. */
import { localized } from '#shared/i18n/localized'

export const COVER_NAMES = {
  none: localized('aucune', 'none'),
  light: localized('légère', 'light'),
  medium: localized('moyenne', 'medium'),
  heavy: localized('forte', 'heavy'),
}

export type Cover = keyof typeof COVER_NAMES

export const COVERS = Object.keys(COVER_NAMES) as readonly Cover[]
