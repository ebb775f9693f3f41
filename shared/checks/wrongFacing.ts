/** A counter that looks to a vertex where its ruleset wants a side, or the reverse. */
import { legalFacing } from '#shared/rules/contract/ruleset'
import { check } from './check'
import { mend } from './report'
import { counterEntries, nameWithHex } from './entries'

/** @rule CHK-4 */
export const wrongFacing = check({
  code: 'CHK4-wrong-facing',
  title: { fr: 'Orientation de la mauvaise sorte', en: 'Facing of the wrong kind' },
  reads: ['counters', 'counterTypes'],
  find(context) {
    const { scenario, ruleset } = context
    return counterEntries(context).flatMap(([id, counter]) => {
      const kind = ruleset.facingKind(scenario, counter)
      if (kind === 'any' || kind === 'twelve') return []
      const facing = legalFacing(counter.facing, kind)
      if (counter.hex === undefined || facing.kind === counter.facing.kind) return []
      const name = nameWithHex(context, id)
      return {
        rule: ruleset.facingRules[kind],
        message:
          kind === 'side'
            ? {
                fr: `Le pion ${name} fait face à un sommet\u202f; un cavalier fait face à un bord de case`,
                en: `${name} faces a vertex; a rider faces a hexside`,
              }
            : {
                fr: `Le pion ${name} fait face à un bord de case au lieu d’un sommet`,
                en: `${name} faces a hexside instead of a vertex`,
              },
        counters: [id],
        hexes: [counter.hex],
        fix: mend('Corriger l’orientation', 'Correct the facing', 'turn-counter', {
          counter: id,
          facing: { ...facing },
        }),
      }
    })
  },
})
