/** The words and items that the answers about shock and fire share (CM-ORI, CM-TER-1). */
import { type Localized, localized, signed } from '#shared/i18n/localized'
import { type AdvantageItem } from '#shared/rules/answers/advantage'
import { type AnswerItem } from '#shared/rules/answers/answer'
import { item } from '#shared/rules/answers/answerParts'
import { type Reason } from '#shared/rules/sentences/ruling'
import { type Zone } from '../facing/zones'

/** "Advantage +2". */
export function advantageInWords(sum: number): Localized {
  return localized(`Avantage ${signed(sum)}`, `Advantage ${signed(sum)}`)
}

/** The items of a sum as those of an answer. */
export function summedItems(items: readonly AdvantageItem[]): AnswerItem[] {
  return items.map(({ name, value, reason }) => item(name, value, reason))
}

/** The clause of the first rule that forbids, for the line of whoever is spared. */
export function whyNot(refused: readonly Reason[]): { readonly value?: Localized } {
  const says = refused.find((reason) => reason.says)?.says
  return says ? { value: says } : {}
}

export const ZONE_WORDS: Readonly<Record<Zone, Localized>> = {
  front: localized('de face', 'from the front'),
  flank: localized('de flanc', 'on the flank'),
  rear: localized('de dos', 'in the rear'),
}

export function hexesInWords(count: number): Localized {
  const [fr, en] = count === 1 ? ['case', 'hex'] : ['cases', 'hexes']
  return localized(`${count} ${fr}`, `${count} ${en}`)
}

/** All of a player's questions about an attack end here: no sheet that we have gives the roll. @rule CM-TER-1 */
export const NO_ROLL = {
  fire: localized(
    'le jet qui décide du tir n’est sur aucune de nos fiches\u202f: l’Avantage seul est compté',
    'the roll that decides the shot is on none of our sheets: the Advantage alone is counted',
  ),
  shock: localized(
    'le jet qui décide du choc et l’apport des soutiens ne sont sur aucune de nos fiches\u202f: l’Avantage seul est compté',
    'the roll that decides the shock and what supports add are on none of our sheets: the Advantage alone is counted',
  ),
}
