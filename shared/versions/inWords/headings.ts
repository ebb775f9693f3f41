/** The headings under which differences and conflicts are listed. */
import { type Heading } from '#shared/document/fields/part'
import { localized, type Localized } from '#shared/i18n/localized'
import { fieldAt } from '../fieldsAlong'
import { type Leaf, segmentsOf } from '../leafPath'

export type { Heading }

/** In the order in which they are listed. */
export const HEADINGS: Readonly<Record<Heading, Localized>> = {
  scenario: localized('Scénario', 'Scenario'),
  map: localized('Carte', 'Map'),
  armies: localized('Armées', 'Armies'),
}

/** The heading under which a leaf is listed; that of the scenario where no version knows its section. */
export function headingOf(leaf: Leaf): Heading {
  return fieldAt(segmentsOf(leaf).slice(0, 1))?.under ?? 'scenario'
}
