/** A hidden counter or a decoy that an enemy sees as the game begins: it would be revealed at once. */
import { type Check } from './check'
import { type QuickFix } from './finding'
import { report } from './report'
import { nameWithHex } from './entries'

/** @rule CHK-7 CM-HID-1 CM-HID-3 */
export const concealedInSight: Check = {
  code: 'CHK7-seen',
  title: { fr: 'Pion caché en vue de l’ennemi', en: 'Hidden counter in enemy sight' },
  reads: ['terrain', 'structures', 'counters', 'counterTypes'],
  run(context) {
    const { scenario, analysis } = context
    const concealment = analysis?.concealment
    if (!concealment) return []
    return concealment.inSight(scenario).map(({ counter: id, by: observer, because }) => {
      const { hex, decoy } = scenario.counters[id] ?? {}
      const [name, by] = [nameWithHex(context, id), nameWithHex(context, observer)]
      const what = decoy ? { fr: 'un leurre', en: 'a decoy' } : { fr: 'caché', en: 'hidden' }
      const fix: QuickFix = decoy
        ? {
            name: { fr: 'Enlever ce leurre', en: 'Remove this decoy' },
            call: { command: 'remove-counters', params: { counters: [id] } },
          }
        : {
            name: { fr: 'Le montrer', en: 'Show it' },
            call: { command: 'edit-counter', params: { counter: id, change: { hidden: false } } },
          }
      const finding = report({
        code: this.code,
        severity: 'warning',
        rule: because[0]?.rule ?? 'CHK-7',
        message: {
          fr: `${name} est ${what.fr} mais en vue de ${by}`,
          en: `${name} is ${what.en} but in sight of ${by}`,
        },
        hexes: hex === undefined ? [] : [hex],
        counters: [id, observer],
        fix,
      })
      return finding
    })
  },
}
