/** The place where a defensive shot meets a member of a group on its way, for the judgement of such a shot (SV-GRP-2, MC-SEQ-1). */
import { type CounterId } from '#shared/document/ids'
import { type Axial, parseHexKey, sameHex } from '#shared/hex/axial'
import { because, type Reason, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type FireAct, type MemberWay } from '../../resolution/fireAct'
import { type PlayState } from '../../resolution/state'
import { crowded, type GroupOnItsWay, groupStanding, groupStep } from '../groups/groupAdvance'
import { membersInFront } from '../groups/groupOrder'
import { placedAt } from '../movement/movementStance'
import { type MedievalPosition } from '../rules/medievalRules'
import { isStruck } from './groupAct'

/** A group on its way where it may be shot at. */
interface GroupPlace {
  /** Everybody where they then stand. */
  readonly there: MedievalPosition
  readonly spent: number
  readonly front: readonly CounterId[]
}

interface KnownWay {
  readonly scenario: MedievalPosition['scenario']
  readonly places: readonly (GroupPlace | readonly Reason[])[]
}

const walked = new WeakMap<readonly MemberWay[], KnownWay>()

/**
 * Undefined when the group does not lead the target there, or it is then not in front, and why.
 * @rule SV-GRP-2
 * @interpretation In each hex of its way where the group may stop, the one where it sets out included. None at a group at which somebody
 * may strike on its way: what comes of that is said by hand.
 */
export function metInGroup(
  position: MedievalPosition,
  state: PlayState,
  { target, at, group }: FireAct,
): Ruling<GroupPlace | undefined> {
  const not = because('SV-GRP-2', { counter: target })
  const step = at && group ? stepInGroup(position, group, target, at) : undefined
  if (!group || step === undefined) return ruling(undefined, not)
  const place = placesOf(position, state, group)[step]
  if (!place || !('there' in place)) return ruling(undefined, ...(place ?? [not]))
  return place.front.includes(target) ? ruling(place, not) : ruling(undefined, not)
}

/** The step that first brings a member into a hex, 0 = where it starts; undefined when none does. */
export function stepInGroup(
  { scenario }: MedievalPosition,
  group: readonly MemberWay[],
  member: CounterId,
  at: Axial,
): number | undefined {
  const way = group.find(({ counter }) => counter === member)
  const start = scenario.counters[member]?.hex
  if (!way || start === undefined) return undefined
  const step = [parseHexKey(start), ...way.path].findIndex((hex) => sameHex(hex, at))
  return step < 0 ? undefined : step
}

/** Shots at one group share its ways, which are walked once. */
function placesOf(
  position: MedievalPosition,
  { turn, slowed }: PlayState,
  members: readonly MemberWay[],
): KnownWay['places'] {
  const { scenario } = position
  const known = walked.get(members)
  if (known?.scenario === scenario) return known.places
  const ids = members.map(({ counter }) => counter)
  const standing = groupStanding(position, ids, { memory: turn.memory, slowed })
  const places: (GroupPlace | readonly Reason[])[] = []
  const by = isStruck(position, members, turn.memory) ? [because('MC-SEQ-1')] : []
  let { group } = standing
  let against = [...standing.refused.map(({ reason }) => reason), ...by]
  const length = members[0]?.path.length ?? 0
  for (let step = 0; step <= length; step++) {
    const stop = step > 0 ? crowded(group).map(({ reason }) => reason) : []
    places.push(against.length + stop.length > 0 ? [...against, ...stop] : placeOf(position, group, ids))
    if (step === length || against.length > 0) break
    const next = groupStep(
      position,
      group,
      members.map(({ path }) => path[step] as Axial),
    )
    ;({ group } = next)
    against = next.refused.map(({ reason }) => reason)
  }
  walked.set(members, { scenario, places })
  return places
}

function placeOf(position: MedievalPosition, group: GroupOnItsWay, ids: readonly CounterId[]): GroupPlace {
  const there = placedAt(
    position,
    group.members.map(({ id, stance }) => ({ counter: id, to: stance })),
  )
  return { there, spent: group.spent, front: membersInFront(there, ids).value }
}
