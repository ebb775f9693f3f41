/** An entrance that leads to nothing that its owner could hold: no hex of a fortification lies beside it. */
import { parseHexsideKey } from '#shared/hex/hexside'
import { type Check } from './check'
import { report } from './report'
import { ownedOpenings } from './entries'

/** @rule CM-SID-6 CHK-5 */
export const entranceOutside: Check = {
  code: 'CHK5-entrance-outside',
  title: { fr: 'Entrée sans fortification', en: 'Entrance without a fortification' },
  reads: ['terrain', 'hexsides', 'structures'],
  run(context) {
    const { scenario, ruleset, hexsideName } = context
    return ownedOpenings(context).flatMap(({ side, row }) => {
      const leads = ruleset.leadsInto?.(scenario, parseHexsideKey(side))
      const [reason] = leads?.because ?? []
      if (!leads || leads.value || !reason) return []
      const where = hexsideName(side)
      const why = reason.says ?? { fr: 'ne mène nulle part', en: 'leads nowhere' }
      const finding = report({
        code: this.code,
        severity: 'error',
        rule: reason.rule,
        message: {
          fr: `${where}\u202f: ${row.name.fr}, ${why.fr}`,
          en: `${where}: ${row.name.en}, ${why.en}`,
        },
        hexsides: [side],
        fix: {
          name: { fr: 'Enlever cette entrée', en: 'Remove this entrance' },
          call: { command: 'clear-hexside', params: { sides: [side], slots: ['opening'] } },
        },
      })
      return [finding]
    })
  },
}
