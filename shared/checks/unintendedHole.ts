/** Two enclosed areas that a gap in the wall between them makes one. A hint: it may be a passage. */
import { check } from './check'
import { gapsToClose } from './nearlyClosed'

/** @rule CHK-6 */
export const unintendedHole = check({
  code: 'CHK6-hole',
  title: { fr: 'Brèche entre deux enceintes', en: 'Hole between two enclosures' },
  severity: 'hint',
  reads: ['hexsides', 'structures'],
  find: (context) =>
    gapsToClose(context, 'area', ({ fr, en }) => ({
      fr: `Une brèche réunit deux espaces clos\u202f: ${fr}`,
      en: `A hole joins two enclosed areas: ${en}`,
    })),
})
