/** A condition of victory that asks for more than there is: hexes, structures, counters. */
import { type Condition, type Victory } from '#shared/document/game'
import { type VictoryId } from '#shared/document/ids'
import { conditionInWords } from '#shared/document/inWords/condition'
import { resultInWords } from '#shared/document/inWords/victory'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { type Scenario } from '#shared/document/types'
import { type Json } from '#shared/json/extra'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { standingTargets } from '#shared/rules/victory/fallenTargets'
import { hexesNeeded } from '#shared/rules/victory/holdRuns'
import { numberOf, piecesNamed } from '#shared/rules/victory/pieces'
import { check, type Found } from './check'
import { mend } from './report'
import { namesNothing } from './victoryOfNothing'

/** @rule CHK-8 SCN-5 */
export const victoryTooMuch = check({
  code: 'CHK8-victory-too-much',
  title: { fr: 'Victoire qui demande plus qu’il n’y a', en: 'Victory that asks for more than there is' },
  reads: ['hexsides', 'structures', 'counters', 'counterTypes', 'scenario'],
  find({ scenario, ruleset }) {
    return (Object.entries(scenario.victory) as [VictoryId, Victory][]).flatMap(([id, victory]) =>
      victory.conditions.flatMap((condition, index): Found[] => {
        const count = namesNothing(scenario, condition) ? undefined : countOf(scenario, ruleset, condition)
        if (!count || count.needed <= count.there) return []
        const result = resultInWords(scenario, victory)
        const { fr, en } = conditionInWords(scenario, condition, victory.side)
        const all = victory.conditions.map((one, at) => (at === index ? withoutLeast(one) : one))
        return [
          {
            message: {
              fr: `${result.fr}\u202f: une condition demande ${count.needed}, et il n’y en a que ${count.there}\u202f: ${fr}`,
              en: `${result.en}: a condition asks for ${count.needed}, and there are ${count.there}: ${en}`,
            },
            sides: victory.side === undefined ? [] : [victory.side],
            ...('least' in condition &&
              count.there > 0 && {
                fix: mend('Les demander tous', 'Ask for all of them', 'edit-victory', {
                  victory: id,
                  change: { conditions: all as unknown as Json },
                }),
              }),
          },
        ]
      }),
    )
  },
})

/** The number asked for, and the number that there is as the game begins. */
interface Count {
  readonly needed: number
  readonly there: number
}

function countOf(scenario: Scenario, ruleset: Ruleset, condition: Condition): Count {
  switch (condition.kind) {
    case 'hold': {
      const there = hexesOfPlace(scenario, condition.place).length
      return { needed: hexesNeeded(condition, there), there }
    }
    case 'break': {
      const { hexes, hexsides, least } = condition
      const there = standingTargets(ruleset, scenario.map, condition).length
      return { needed: least ?? hexes.length + hexsides.length, there }
    }
    case 'eliminate':
    case 'exit':
    case 'survive':
    case 'capture':
    case 'score': {
      const there = piecesNamed(ruleset.counterSchema, scenario, condition.who).length
      return { needed: numberOf(condition.kind === 'score' ? undefined : condition.least, there), there }
    }
  }
}

function withoutLeast(condition: Condition): Condition {
  if (!('least' in condition)) return condition
  const { least: _, ...all } = condition
  return all as Condition
}
