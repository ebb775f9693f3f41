/** A hidden counter or a decoy that an enemy sees as the game begins: it would be revealed at once. */
import { check } from './check'
import { mend } from './report'
import { nameWithHex } from './entries'

/** @rule CHK-7 CM-HID-1 CM-HID-3 */
export const concealedInSight = check({
  code: 'CHK7-seen',
  title: { fr: 'Pion caché en vue de l’ennemi', en: 'Hidden counter in enemy sight' },
  severity: 'warning',
  reads: ['terrain', 'structures', 'counters', 'counterTypes'],
  find(context) {
    const { scenario, analysis } = context
    const concealment = analysis?.concealment
    if (!concealment) return []
    return concealment.inSight(scenario).map(({ counter: id, by: observer, because }) => {
      const { hex, decoy } = scenario.counters[id] ?? {}
      const [name, by] = [nameWithHex(context, id), nameWithHex(context, observer)]
      const what = decoy ? { fr: 'un leurre', en: 'a decoy' } : { fr: 'caché', en: 'hidden' }
      const fix = decoy
        ? mend('Enlever ce leurre', 'Remove this decoy', 'remove-counters', { counters: [id] })
        : mend('Le montrer', 'Show it', 'edit-counter', { counter: id, change: { hidden: false } })
      return {
        rule: because[0]?.rule,
        message: {
          fr: `Le pion ${name} est ${what.fr} mais en vue de ${by}`,
          en: `${name} is ${what.en} but in sight of ${by}`,
        },
        hexes: hex === undefined ? [] : [hex],
        counters: [id, observer],
        fix,
      }
    })
  },
})
