/** The kinds and hatchings of zones, in words. */
import { type Zone, type ZoneHatching } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'

export const ZONE_KINDS: readonly { readonly id: Zone['kind']; readonly name: Localized }[] = [
  { id: 'setup', name: localized('Mise en place', 'Set-up') },
  { id: 'entry', name: localized('Entrée', 'Entry') },
  { id: 'victory', name: localized('Victoire', 'Victory') },
  { id: 'other', name: localized('Autre', 'Other') },
]

export const HATCHINGS: readonly { readonly id: ZoneHatching; readonly name: Localized }[] = [
  { id: 'rising', name: localized('Montantes', 'Rising') },
  { id: 'falling', name: localized('Descendantes', 'Falling') },
  { id: 'level', name: localized('Horizontales', 'Level') },
  { id: 'crossed', name: localized('Croisées', 'Crossed') },
  { id: 'dots', name: localized('Points', 'Dots') },
]
