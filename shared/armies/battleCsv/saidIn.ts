/** A row of a file in the language of whoever reads what it changes; files are written in either. */
import { type Scenario } from '#shared/document/types'
import { type Language } from '#shared/i18n/localized'
import { statText } from '#shared/rules/counters/statText'
import { type BattleTexts } from './battleColumns'
import { placeText, reinforcementText } from './places'
import { type Wish } from './readWish'

/** Its texts, with the words of the language for what was read as a value: position and leader. What was left empty stays so. */
export function saidIn(
  scenario: Scenario,
  texts: BattleTexts,
  { place, leads }: Pick<Wish, 'place' | 'leads'>,
  language: Language,
): BattleTexts {
  const position =
    place.kind === 'new-reinforcement' ? reinforcementText(place.of) : placeText(scenario, place)
  return {
    ...texts,
    ...(texts.position?.trim() && { position: position[language] }),
    ...(texts.leader?.trim() && { leader: statText({ kind: 'boolean' }, leads, language) }),
  }
}
