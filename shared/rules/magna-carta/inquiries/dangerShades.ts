/** The hexes as areas of alike danger. */
import { type Localized, localized } from '#shared/i18n/localized'
import { grouped } from '#shared/lang/grouped'
import { type AnswerShade } from '#shared/rules/answers/answer'
import { shade } from '#shared/rules/answers/answerParts'
import { chanceInSigns, chanceInWords } from '../../chances/chanceInWords'
import { compareFractions, toNumber } from '../../chances/fraction'
import { type LikelyShot } from './likelyShots'

/** One area for each chance, the least first. */
export function shadesOf(shots: readonly LikelyShot[], hit: Localized): AnswerShade[] {
  return grouped(shots, ({ chance }) => chanceInSigns(chance))
    .toSorted(([a], [b]) => compareFractions(a.chance, b.chance))
    .map((alike) => {
      const [{ chance }] = alike
      const [text, { fr, en }] = [chanceInSigns(chance), chanceInWords(chance)]
      return shade(
        `hit-${text.replace('/', '-of-')}`,
        localized(`meilleur tir isolé\u202f: ${hit.fr} ${fr}`, `best single shot: ${hit.en} ${en}`),
        toNumber(chance),
        alike.map(({ hex }) => hex),
        text,
      )
    })
}
