/** The actions that several characters may do as one group: the advance, the shield wall, and who of them fire may be aimed at (SV-GRP, SV-WAL). */
import { counterName, footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { isNextTo } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { leastOf } from '#shared/lang/extremes'
import { type AnswerEntry, type AnswerItem } from '#shared/rules/answers/answer'
import { item } from '#shared/rules/answers/answerParts'
import { areEnemies, countersOnMap, sideOf } from '#shared/rules/standing/position'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { planGroupAdvance } from '../groups/groupAdvance'
import { membersInFront } from '../groups/groupOrder'
import { formShieldWall } from '../groups/shieldWall'
import { allowanceOf } from '../movement/movementAllowance'
import { type MedievalPosition } from '../rules/medievalRules'
import { points } from './inWords'

/** The items of two members or more, where characters move in groups. @rule SV-GRP-1 @rule SV-GRP-2 @rule SV-WAL-1 */
export function groupItems(position: MedievalPosition, members: readonly CounterId[]): AnswerItem[] {
  if (!position.rules.movesInGroups || members.length < 2) return []
  const refused = refusalsOf(position, members)
  const wall = formShieldWall(position, members)
  const front = membersInFront(position, members)
  return [
    item(
      localized('avance de groupe', 'group advance'),
      refused.length === 0 ? allowed(position, members) : notBy(position.scenario, refused, IMPOSSIBLE),
      refused[0] ?? because('SV-GRP-1'),
    ),
    item(
      localized('mur de boucliers', 'shield wall'),
      wall.value ? FORMED : notBy(position.scenario, wall.because, NOT_FORMED),
      wall.because[0] ?? because('SV-WAL-1'),
    ),
    item(
      localized('cibles d’un tir défensif', 'targets of defensive fire'),
      inFront(position.scenario, front.value),
      because('SV-GRP-2'),
    ),
  ]
}

/** The friends beside a character with whom it could move as one. @rule SV-GRP-1 @rule SV-WAL-1 */
export function groupEntries(position: MedievalPosition, id: CounterId): AnswerEntry[] {
  const { scenario, rules } = position
  const own = scenario.counters[id]
  if (!rules.movesInGroups || !own) return []
  const held = footprint(scenario, own)
  return countersOnMap(scenario, id).flatMap(([friend, counter]): AnswerEntry[] => {
    const hexes = footprint(scenario, counter)
    if (areEnemies(scenario, own, counter) || sideOf(scenario, own) !== sideOf(scenario, counter)) return []
    if (!hexes.some((hex) => isNextTo(hex, held)) || refusalsOf(position, [id, friend]).length > 0) return []
    const wall = formShieldWall(position, [id, friend]).value
    return [
      {
        counter: friend,
        hexes,
        value: wall ? WALL : ADVANCE,
        because: [because(wall ? 'SV-WAL-1' : 'SV-GRP-1')],
      },
    ]
  })
}

/** The reasons why these are no group as they stand. */
function refusalsOf(position: MedievalPosition, members: readonly CounterId[]): Reason[] {
  const standing = members.map((counter) => ({ counter, path: [] }))
  return planGroupAdvance(position, standing).refused.map(({ reason }) => reason)
}

const IMPOSSIBLE = localized('impossible', 'not possible')
const FORMED = localized('formé', 'formed')
const NOT_FORMED = localized('non formé', 'not formed')
const WALL = localized('avance de groupe, en mur de boucliers', 'group advance, as a shield wall')
const ADVANCE = localized('avance de groupe', 'group advance')

/** @rule SV-GRP-1 */
function allowed(position: MedievalPosition, members: readonly CounterId[]): Localized {
  const counters = members.flatMap((id) => position.scenario.counters[id] ?? [])
  const { fr, en } = points(leastOf(counters.map((counter) => allowanceOf(position, counter))))
  return localized(`permise, ${fr} au plus`, `allowed, ${en} at most`)
}

/** "non formé : Hugo": and those who break it. */
function notBy(scenario: Scenario, reasons: readonly Reason[], { fr, en }: Localized): Localized {
  const names = reasons.flatMap(({ at }) =>
    at && 'counter' in at ? [counterName(scenario, at.counter as CounterId)] : [],
  )
  const all = [...new Set(names)].join(', ')
  return all === '' ? localized(fr, en) : localized(`${fr}\u202f: ${all}`, `${en}: ${all}`)
}

function inFront(scenario: Scenario, ids: readonly CounterId[]): Localized {
  const names = ids.map((id) => counterName(scenario, id)).join(', ')
  return localized(`seuls ceux de devant, ${names}`, `those in front only, ${names}`)
}
