/** A counter of a wing that its side does not have. */
import { sideOf } from '#shared/rules/position'
import { check } from './check'
import { mend } from './report'
import { counterEntries, nameWithHex } from './entries'

/** @rule CHK-1 */
export const unknownWing = check({
  code: 'CHK1-unknown-wing',
  title: { fr: 'Aile inconnue', en: 'Unknown wing' },
  reads: ['counters', 'counterTypes', 'scenario'],
  find(context) {
    const { scenario } = context
    return counterEntries(context).flatMap(([id, counter]) => {
      const { wing } = counter
      if (wing === undefined) return []
      const side = sideOf(scenario, counter)
      const wings = (side && scenario.sides[side]?.wings) ?? {}
      if (wing in wings) return []
      const name = nameWithHex(context, id)
      return {
        message: {
          fr: `Le pion ${name} est de l’aile «\u202f${wing}\u202f», que son camp n’a pas`,
          en: `${name} is of the wing “${wing}”, which its side does not have`,
        },
        counters: [id],
        fix: mend('Le retirer de cette aile', 'Take it out of this wing', 'edit-counter', {
          counter: id,
          change: { wing: null },
        }),
      }
    })
  },
})
