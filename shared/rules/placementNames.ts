/** The names of the placements. */
import { type Placement } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'

export const PLACEMENT_NAMES: Readonly<Record<Placement, Localized>> = {
  'high-flight': localized('vol distant', 'high flight'),
  'low-flight': localized('vol rapproché', 'low flight'),
  ground: localized('sol', 'ground'),
  'shallow-infiltration': localized('infiltration rapprochée', 'shallow infiltration'),
  'deep-infiltration': localized('infiltration profonde', 'deep infiltration'),
}
