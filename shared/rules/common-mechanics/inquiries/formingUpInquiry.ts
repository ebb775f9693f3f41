/** Answers with whom a troop may make a formation, or which formation it may join, as both stand (CM-ORI-5). */
import { hexDistance } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { type Answer, type AnswerEntry } from '#shared/rules/answers/answer'
import { filled, list, placed } from '#shared/rules/answers/answerParts'
import { type Inquiry, type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { because } from '#shared/rules/sentences/ruling'
import { mayFormUp } from '../movement/formingUp'
import { type FantasyPosition } from '../position/fantasyRules'
import { type Unit, unitsOnMap } from '../units/unit'
import { ofUnit, type PositionOf } from './inquiredUnit'

const NO_TEST = localized(
  'qui peut se mettre en formation, et le Test de passage, ne sont sur aucune de nos fiches\u202f: seuls l’orientation, la position et le terrain sont jugés',
  'who is fit to form up, and the Passage Test, are on none of our sheets: facing, position and ground alone are judged',
)

/** @rule CM-ORI-5 @rule CM-TER-1 @rule CM-OBS */
export function formingUpInquiry(positionOf: PositionOf): InquiryAnswers {
  return ofUnit(positionOf, about, (_, { category }) => category !== 'character')
}

function about(position: FantasyPosition, unit: Unit, { friends }: Inquiry): Answer {
  const judged = othersNear(position, unit)
    .filter(({ id }) => friends.length === 0 || friends.includes(id))
    .map((other) => ({ other, may: mayFormUp(position, unit, other) }))
  const able = judged.filter(({ may }) => may.value)
  const unable = judged.filter(({ may }) => !may.value)
  const entry = ({ other, may }: (typeof judged)[number]): AnswerEntry => ({
    ...placed(position.scenario, other.id),
    because: may.because,
  })
  return {
    headline: able.length > 0 ? MAY : MAY_NOT,
    open: NO_TEST,
    lists: filled([
      list('joins', localized('En formation avec', 'In formation with'), able.map(entry)),
      list('closed', localized('Pas avec', 'Not with'), unable.map(entry)),
    ]),
    because: [because('CM-ORI-5', { counter: unit.id })],
  }
}

const MAY = localized('peut se mettre en formation', 'may form up')
const MAY_NOT = localized('ne peut pas se mettre en formation', 'may not form up')

/** The units of its own side in its hexes or next to them, without characters. */
function othersNear(position: FantasyPosition, unit: Unit): Unit[] {
  return unitsOnMap(position).filter(
    (other) =>
      other.id !== unit.id &&
      other.side === unit.side &&
      other.category !== 'character' &&
      other.hexes.some((hex) => unit.hexes.some((own) => hexDistance(hex, own) <= 1)),
  )
}
