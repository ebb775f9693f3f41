/** The placements of a counter in its hex, with their names (CM; medieval rulesets use `ground` only). */
import { type Localized, localized } from '#shared/i18n/localized'

export const PLACEMENT_NAMES = {
  'high-flight': localized('vol distant', 'high flight'),
  'low-flight': localized('vol rapproché', 'low flight'),
  ground: localized('sol', 'ground'),
  'shallow-infiltration': localized('infiltration rapprochée', 'shallow infiltration'),
  'deep-infiltration': localized('infiltration profonde', 'deep infiltration'),
} satisfies Readonly<Record<string, Localized>>

type Placement = keyof typeof PLACEMENT_NAMES

/** The order of placements in a hex, bottom first. */
export const PLACEMENTS: readonly Placement[] = [
  'deep-infiltration',
  'shallow-infiltration',
  'ground',
  'low-flight',
  'high-flight',
]
