/** Turns that have something apart (an event, a weather) after the last one of the game. */
import { check } from './check'
import { listNames } from './report'

/** @rule CHK-8 */
export const turnBeyondEnd = check({
  code: 'CHK8-turn-beyond-end',
  title: { fr: 'Tour au-delà de la fin', en: 'Turn beyond the end' },
  severity: 'warning',
  reads: ['scenario'],
  find({ scenario: { turns } }) {
    const end = turns?.count ?? Infinity
    const beyond = Object.keys(turns?.rows ?? {}).filter((turn) => Number(turn) > end)
    if (beyond.length === 0) return []
    const names = listNames(beyond)
    return [
      {
        message: {
          fr: `La partie finit au tour ${end}, et le calendrier prévoit encore quelque chose au tour ${names.fr}`,
          en: `The game ends with turn ${end}, and the turns still hold something for turn ${names.en}`,
        },
      },
    ]
  },
})
