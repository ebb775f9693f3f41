/** The members of a group as a question names them: the counter asked about and those picked beside it, who breaks it, who could join. */
import { counterName, footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { isNextTo } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Answer, type AnswerEntry } from '#shared/rules/answers/answer'
import { type Inquiry, type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { countersOnMap, sideOf } from '#shared/rules/standing/position'
import { type Reason } from '#shared/rules/sentences/ruling'
import { groupStanding } from '../groups/groupAdvance'
import { playedPosition } from '../house/playedRules'
import { isActive } from '../position/position'
import { type MedievalPosition, type MedievalRules } from '../rules/medievalRules'

/**
 * A question about a group, of anybody on the map who can move: `answer` gets the members, the counter asked about first, then those
 * picked beside it who are on the map.
 * @throws when the counter is not there
 */
export function groupInquiry(
  rules: MedievalRules,
  answer: (position: MedievalPosition, members: readonly CounterId[], inquiry: Inquiry) => Answer,
): InquiryAnswers {
  return {
    isOffered(scenario, { counter }) {
      const own = counter === undefined ? undefined : scenario.counters[counter]
      return own?.hex !== undefined && isActive(playedPosition(rules, scenario), own)
    },
    answer: (scenario, inquiry) =>
      answer(playedPosition(rules, scenario), membersOf(scenario, inquiry), inquiry),
  }
}

function membersOf({ counters }: Scenario, { counter, friends }: Inquiry): CounterId[] {
  if (counter === undefined || counters[counter]?.hex === undefined)
    throw new Error('a group is asked of a counter on the map')
  return [counter, ...friends.filter((id) => id !== counter && counters[id]?.hex !== undefined)]
}

/** The reasons why these are no group as they stand. @rule SV-GRP-1 */
export function againstGroup(position: MedievalPosition, members: readonly CounterId[]): Reason[] {
  return groupStanding(position, members).refused.map(({ reason }) => reason)
}

/** Those beside a group, of its side, with whom it would still be one. @param value says it of the enlarged group; undefined = not. */
export function joining(
  position: MedievalPosition,
  members: readonly CounterId[],
  because: readonly Reason[],
  value: (enlarged: readonly CounterId[]) => Localized | undefined,
): AnswerEntry[] {
  const { scenario } = position
  const [first] = members
  const own = first === undefined ? undefined : scenario.counters[first]
  if (!own) return []
  const held = members.flatMap((id) => footprint(scenario, scenario.counters[id]))
  return countersOnMap(scenario).flatMap(([counter, other]): AnswerEntry[] => {
    const hexes = footprint(scenario, other)
    if (members.includes(counter) || sideOf(scenario, other) !== sideOf(scenario, own)) return []
    if (!hexes.some((hex) => isNextTo(hex, held))) return []
    const said = value([...members, counter])
    return said ? [{ counter, hexes, value: said, because }] : []
  })
}

/** "no group: Hugo": and those who break it. */
export function brokenBy(scenario: Scenario, reasons: readonly Reason[], { fr, en }: Localized): Localized {
  const names = reasons.flatMap(({ at }) =>
    at && 'counter' in at ? [counterName(scenario, at.counter as CounterId)] : [],
  )
  const all = [...new Set(names)].join(', ')
  return all === '' ? localized(fr, en) : localized(`${fr}\u202f: ${all}`, `${en}: ${all}`)
}

/** Guy, Hugo: the names of several in a row. */
export function namesOf(scenario: Scenario, ids: readonly CounterId[]): string {
  return ids.map((id) => counterName(scenario, id)).join(', ')
}
