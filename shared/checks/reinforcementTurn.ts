/** A reinforcement whose turns lie beyond the end of the game, or end before they begin. */
import { quoted } from '#shared/document/inWords/lists'
import { type Reinforcement } from '#shared/document/game'
import { type ReinforcementId } from '#shared/document/ids'
import { type Localized } from '#shared/i18n/localized'
import { check, type Found } from './check'
import { mend } from './report'

/** A game without a last turn has no end to be beyond. @rule CHK-8 SCN-4 */
export const reinforcementTurn = check({
  code: 'CHK8-reinforcement-turn',
  title: { fr: 'Renfort à un tour impossible', en: 'Reinforcement in an impossible turn' },
  reads: ['scenario'],
  find({ scenario: { reinforcements, turns } }) {
    const end = turns?.count ?? Infinity
    return (Object.entries(reinforcements) as [ReinforcementId, Reinforcement][]).flatMap(
      ([id, { name, side, turn, lastTurn }]): Found[] => {
        const about = quoted(name)
        const found = (says: Localized, change: Record<string, number>, button: Localized): Found => ({
          message: {
            fr: `Le renfort ${about.fr} ${says.fr}`,
            en: `The reinforcement ${about.en} ${says.en}`,
          },
          sides: [side],
          fix: mend(button.fr, button.en, 'edit-reinforcement', { reinforcement: id, change }),
        })
        if (lastTurn !== undefined && lastTurn < (turn ?? 1))
          return [
            found(
              {
                fr: `entre au plus tard au tour ${lastTurn}, avant le premier où il le peut, le ${turn ?? 1}`,
                en: `enters in turn ${lastTurn} at the latest, before the first in which it may, ${turn ?? 1}`,
              },
              { lastTurn: turn ?? 1 },
              { fr: `Au plus tard au tour ${turn ?? 1}`, en: `In turn ${turn ?? 1} at the latest` },
            ),
          ]
        if (turn !== undefined && turn > end)
          return [
            found(
              {
                fr: `entre au tour ${turn}, et la partie finit au tour ${end}`,
                en: `enters in turn ${turn}, and the game ends with turn ${end}`,
              },
              { turn: end, ...(lastTurn !== undefined && { lastTurn: end }) },
              { fr: `L’avancer au tour ${end}`, en: `Bring it forward to turn ${end}` },
            ),
          ]
        if (lastTurn === undefined || lastTurn <= end) return []
        return [
          {
            ...found(
              {
                fr: `entre au plus tard au tour ${lastTurn}, et la partie finit au tour ${end}`,
                en: `enters in turn ${lastTurn} at the latest, and the game ends with turn ${end}`,
              },
              { lastTurn: end },
              { fr: `Au plus tard au tour ${end}`, en: `In turn ${end} at the latest` },
            ),
            severity: 'hint',
          },
        ]
      },
    )
  },
})
