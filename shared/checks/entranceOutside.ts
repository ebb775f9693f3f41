/** An entrance that leads to nothing that its owner could hold: no hex of a fortification lies beside it. */
import { parseHexsideKey } from '#shared/hex/hexside'
import { check } from './check'
import { mend } from './report'
import { ownedOpenings } from './entries'

/** @rule CM-SID-6 CHK-5 */
export const entranceOutside = check({
  code: 'CHK5-entrance-outside',
  title: { fr: 'Entrée sans fortification', en: 'Entrance without a fortification' },
  reads: ['terrain', 'hexsides', 'structures'],
  find(context) {
    const { scenario, ruleset, hexsideName } = context
    return ownedOpenings(context).flatMap(({ side, row }) => {
      const leads = ruleset.leadsInto?.(scenario, parseHexsideKey(side))
      const [reason] = leads?.because ?? []
      if (!leads || leads.value || !reason) return []
      const where = hexsideName(side)
      const why = reason.says ?? { fr: 'ne mène nulle part', en: 'leads nowhere' }
      return {
        rule: reason.rule,
        message: {
          fr: `${where}\u202f: ${row.name.fr}, ${why.fr}`,
          en: `${where}: ${row.name.en}, ${why.en}`,
        },
        hexsides: [side],
        fix: mend('Enlever cette entrée', 'Remove this entrance', 'clear-hexside', {
          sides: [side],
          slots: ['opening'],
        }),
      }
    })
  },
})
