/** The question whether characters form a shield wall as they stand, and who beside them could join it (SV-WAL). */
import { type CounterId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { type Answer, refusedAnswer } from '#shared/rules/answers/answer'
import { filled, item, list } from '#shared/rules/answers/answerParts'
import { type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { because } from '#shared/rules/sentences/ruling'
import { formShieldWall } from '../groups/shieldWall'
import { type MedievalPosition, type MedievalRules } from '../rules/medievalRules'
import { againstGroup, brokenBy, groupInquiry, joining, namesOf } from './groupMembers'

/** @rule SV-WAL-1 @rule SV-GRP-1 */
export function shieldWallInquiry(rules: MedievalRules): InquiryAnswers {
  return { asksTurn: 'facings', ...groupInquiry(rules, answer) }
}

const NO_WALL = localized('pas de mur de boucliers', 'no shield wall')
const IN_THE_WALL = localized('dans le mur', 'in the wall')

function answer(position: MedievalPosition, members: readonly CounterId[]): Answer {
  const { scenario } = position
  const joins = joining(position, members, [because('SV-WAL-1')], (enlarged) =>
    formShieldWall(position, enlarged).value ? IN_THE_WALL : undefined,
  )
  const lists = filled([list('joins', localized('Peuvent s’y joindre', 'May join it'), joins)])
  if (members.length < 2) {
    const wanted = localized(
      'Cliquez ceux qui forment le mur avec lui.',
      'Click those who form the wall with it.',
    )
    const names = namesOf(
      scenario,
      joins.flatMap(({ counter }) => counter ?? []),
    )
    const headline =
      joins.length === 0
        ? NO_WALL
        : localized(`un mur de boucliers avec ${names}`, `a shield wall with ${names}`)
    return { headline, wanted, lists, because: [because('SV-WAL-1')] }
  }
  const formed = formShieldWall(position, members)
  if (!formed.value)
    return { ...refusedAnswer(brokenBy(scenario, formed.because, NO_WALL), formed.because), lists }
  const refused = againstGroup(position, members)
  return {
    headline: localized(
      `mur de boucliers de ${members.length} personnages`,
      `a shield wall of ${members.length} characters`,
    ),
    items: [
      item(
        localized('avance de groupe', 'group advance'),
        refused.length === 0
          ? localized('permise au mur', 'allowed to the wall')
          : brokenBy(scenario, refused, localized('impossible', 'not possible')),
        refused[0] ?? because('SV-GRP-1'),
      ),
    ],
    lists,
    because: formed.because,
  }
}
