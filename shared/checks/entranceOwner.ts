/** Finds entrances without an owner: they are closed to everyone, which may be intended. */
import { check } from './check'
import { ownedOpenings } from './entries'

/** @rule CM-SID-6 CHK-5 */
export const entranceOwner = check({
  code: 'CHK5-entrance-owner',
  title: { fr: 'Entrée sans propriétaire', en: 'Entrance without an owner' },
  severity: 'hint',
  reads: ['hexsides'],
  find(context) {
    return ownedOpenings(context)
      .filter(({ opening }) => opening.owner === undefined)
      .map(({ side, row }) => {
        const where = context.hexsideName(side)
        return {
          rule: row.rule,
          message: {
            fr: `${where}\u202f: ${row.name.fr} sans propriétaire, accès fermé à tous`,
            en: `${where}: ${row.name.en} without an owner, it is closed to everyone`,
          },
          hexsides: [side],
        }
      })
  },
})
