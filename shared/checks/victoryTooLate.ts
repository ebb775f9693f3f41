/** A condition of victory that counts turns which the game does not have. */
import { type Condition, type Victory } from '#shared/document/game'
import { type VictoryId } from '#shared/document/ids'
import { conditionInWords } from '#shared/document/inWords/condition'
import { resultInWords } from '#shared/document/inWords/victory'
import { type Json } from '#shared/json/extra'
import { check, type Found } from './check'
import { mend } from './report'

/** A game without a last turn has them all. @rule CHK-8 SCN-5 */
export const victoryTooLate = check({
  code: 'CHK8-victory-too-late',
  title: { fr: 'Victoire après le dernier tour', en: 'Victory after the last turn' },
  reads: ['counters', 'counterTypes', 'scenario'],
  find({ scenario }) {
    const end = scenario.turns?.count
    if (end === undefined) return []
    return (Object.entries(scenario.victory) as [VictoryId, Victory][]).flatMap(([id, victory]) =>
      victory.conditions.flatMap((condition, index): Found[] => {
        const within = inTime(condition, end)
        if (within === condition) return []
        const result = resultInWords(scenario, victory)
        const { fr, en } = conditionInWords(scenario, condition, victory.side)
        const all = victory.conditions.map((one, at) => (at === index ? within : one))
        return [
          {
            // To be early enough is easy; to hold for longer than the game lasts, impossible.
            severity: condition.kind === 'exit' ? 'warning' : 'error',
            message: {
              fr: `${result.fr}\u202f: une condition va au-delà du tour ${end}, le dernier\u202f: ${fr}`,
              en: `${result.en}: a condition goes beyond turn ${end}, the last: ${en}`,
            },
            sides: victory.side === undefined ? [] : [victory.side],
            fix: mend(
              'Le ramener à la fin de la partie',
              'Bring it back to the end of the game',
              'edit-victory',
              {
                victory: id,
                change: { conditions: all as unknown as Json },
              },
            ),
          },
        ]
      }),
    )
  },
})

/** The condition itself when its turns are those of the game. */
function inTime(condition: Condition, end: number): Condition {
  if (condition.kind === 'exit' && (condition.until ?? end) > end) return { ...condition, until: end }
  if (condition.kind === 'hold' && (condition.turns ?? end) > end) return { ...condition, turns: end }
  return condition
}
