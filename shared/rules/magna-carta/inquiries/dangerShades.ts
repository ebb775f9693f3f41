/** The hexes as areas of alike danger. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type AnswerShade } from '#shared/rules/answers/answer'
import { chanceInSigns, chanceInWords } from '../../chances/chanceInWords'
import { compareFractions, type Fraction, toNumber } from '../../chances/fraction'
import { type LikelyShot } from './likelyShots'

/** One area for each chance, the least first. */
export function shadesOf(shots: readonly LikelyShot[], hit: Localized): AnswerShade[] {
  const areas = new Map<string, { readonly chance: Fraction; readonly shots: LikelyShot[] }>()
  for (const shot of shots) {
    const text = chanceInSigns(shot.chance)
    const area = areas.get(text) ?? { chance: shot.chance, shots: [] }
    areas.set(text, area)
    area.shots.push(shot)
  }
  return [...areas]
    .sort(([, a], [, b]) => compareFractions(a.chance, b.chance))
    .map(([text, { chance, shots: alike }]): AnswerShade => {
      const odds = chanceInWords(chance)
      return {
        id: `hit-${text.replace('/', '-of-')}`,
        name: localized(
          `meilleur tir isolé\u202f: ${hit.fr} ${odds.fr}`,
          `best single shot: ${hit.en} ${odds.en}`,
        ),
        tone: toNumber(chance),
        hexes: alike.map(({ hex }) => hex),
        texts: alike.map(() => text),
      }
    })
}
