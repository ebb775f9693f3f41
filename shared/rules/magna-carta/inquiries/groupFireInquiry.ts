/** The question which members of a group may be shot at in defence as they stand, by whom and with what effect (SV-GRP-2). */
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type Answer, type AnswerEntry, refusedAnswer } from '#shared/rules/answers/answer'
import { filled, list, placed } from '#shared/rules/answers/answerParts'
import { type Inquiry, type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { because } from '#shared/rules/sentences/ruling'
import { NOTHING_HAPPENED } from '#shared/rules/answers/turnMemory'
import { membersInFront } from '../groups/groupOrder'
import { type MedievalPosition, type MedievalRules } from '../rules/medievalRules'
import { againstGroup, brokenBy, groupInquiry, namesOf } from './groupMembers'
import { harmsTo } from './inWords'
import { settled } from './settled'
import { defensiveFirers, graverShot, shotInDefence } from './shotsOnTheWay'

/** @rule SV-GRP-2 @rule SV-FIR-3 @rule MC-FIR-1 @rule MC-INF-6 */
export function groupFireInquiry(rules: MedievalRules): InquiryAnswers {
  return { asksTurn: 'events', ...groupInquiry(rules, answer) }
}

const NO_GROUP = localized('pas de groupe', 'no group')
const WANTED = localized('Cliquez ceux qui avancent avec lui.', 'Click those who advance with it.')

function answer(
  setUp: MedievalPosition,
  members: readonly CounterId[],
  { turn = NOTHING_HAPPENED }: Inquiry,
): Answer {
  const position = settled(setUp)
  const { scenario } = position
  if (members.length < 2) return { headline: NO_GROUP, wanted: WANTED, because: [because('SV-GRP-2')] }
  const refused = againstGroup(position, members)
  if (refused.length > 0) return refusedAnswer(brokenBy(scenario, refused, NO_GROUP), refused)
  const { value: front, because: reasons } = membersInFront(position, members)
  const shots = front
    .flatMap((target) => shotsAt(position, target, turn))
    .toSorted((a, b) => graverShot(a.shot, b.shot))
  const names = namesOf(scenario, front)
  return {
    headline: localized(
      `cibles d’un tir défensif\u202f: seuls ceux de devant, ${names}`,
      `targets of defensive fire: those in front only, ${names}`,
    ),
    lists: filled([
      list(
        'shots',
        localized('Tirs défensifs possibles', 'Defensive fire that it may draw'),
        shots.map(({ entry }) => entry),
      ),
      list(
        'behind',
        localized('Derrière, hors d’atteinte du tir', 'Behind, not to be aimed at'),
        members
          .filter((id) => !front.includes(id))
          .map((id) => ({ ...placed(scenario, id), because: [because('SV-GRP-2', { counter: id })] })),
      ),
    ]),
    links: shots.map(({ from, to }) => ({ kind: 'defensive-fire', from, to })),
    because: reasons,
  }
}

function shotsAt(position: MedievalPosition, target: CounterId, turn: NonNullable<Inquiry['turn']>) {
  const { scenario } = position
  const [to] = placed(scenario, target).hexes ?? []
  return defensiveFirers(position, target, turn).flatMap(({ firer, at: from }) => {
    const [shot] = to ? shotInDefence(position, { firer, target, at: to }) : []
    if (!shot || !to) return []
    const entry: AnswerEntry = {
      ...placed(scenario, firer),
      name: sameInBoth(`${counterName(scenario, firer)} → ${counterName(scenario, target)}`),
      value: harmsTo(position, target, shot.outcomes, 'defensive'),
      outcomes: shot.outcomes,
      because: shot.because,
    }
    return [{ entry, shot, from, to }]
  })
}
