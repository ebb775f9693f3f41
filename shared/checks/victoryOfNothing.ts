/** A way to victory that nobody can reach as it stands: it has no conditions, or one that names nothing there is. */
import { type Condition, type Who } from '#shared/document/game'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { conditionInWords } from '#shared/document/inWords/condition'
import { resultInWords } from '#shared/document/inWords/victory'
import { type Scenario } from '#shared/document/types'
import { check, type Found } from './check'

/** @rule CHK-8 */
export const victoryOfNothing = check({
  code: 'CHK8-victory-of-nothing',
  title: { fr: 'Victoire sans objet', en: 'Victory of nothing' },
  reads: ['counters', 'counterTypes', 'scenario'],
  find({ scenario }) {
    return Object.values(scenario.victory).flatMap((victory): Found[] => {
      const result = resultInWords(scenario, victory)
      if (victory.conditions.length === 0)
        return [
          {
            message: {
              fr: `${result.fr}\u202f: aucune condition n’est donnée`,
              en: `${result.en}: no condition is given`,
            },
          },
        ]
      return victory.conditions
        .filter((condition) => namesNothing(scenario, condition))
        .map((condition) => {
          const { fr, en } = conditionInWords(scenario, condition, victory.side)
          return {
            message: {
              fr: `${result.fr}\u202f: une condition ne désigne rien de ce scénario\u202f: ${fr}`,
              en: `${result.en}: a condition names nothing of this scenario: ${en}`,
            },
          }
        })
    })
  },
})

export function namesNothing(scenario: Scenario, condition: Condition): boolean {
  switch (condition.kind) {
    case 'hold':
      return hexesOfPlace(scenario, condition.place).length === 0
    case 'exit':
      return hexesOfPlace(scenario, condition.place).length === 0 || namesNobody(scenario, condition.who)
    case 'break':
      return condition.hexes.length + condition.hexsides.length === 0
    case 'eliminate':
    case 'survive':
    case 'capture':
    case 'score':
      return namesNobody(scenario, condition.who)
  }
}

function namesNobody(scenario: Scenario, who: readonly Who[]): boolean {
  return !who.some((one) => isKnown(scenario, one))
}

function isKnown({ sides, groups, counterTypes, counters }: Scenario, who: Who): boolean {
  switch (who.kind) {
    case 'side':
    case 'leaders':
      return sides[who.side] !== undefined
    case 'group':
      return groups[who.group] !== undefined
    case 'type':
      return counterTypes[who.type] !== undefined
    case 'counter':
      return counters[who.counter] !== undefined
  }
}
