/** A group that advances under defensive fire, roll by roll: each shot falls where its owner has said, and the group goes on as it then can (SV-GRP). */
import { type CounterId } from '#shared/document/ids'
import { type Axial, sameHex } from '#shared/hex/axial'
import { applyEffects, type Effect } from '../../resolution/effects'
import { type ActWithin, type Opened } from '../../resolution/opened'
import { type Act } from '../../resolution/play'
import { type FireAct } from '../../resolution/fireAct'
import { type PlayState } from '../../resolution/state'
import { crowded, type GroupOnItsWay, groupStanding, groupStep } from '../groups/groupAdvance'
import { membersInFront } from '../groups/groupOrder'
import { isActive, isTwoHex } from '../position/position'
import { type MedievalPosition } from '../rules/medievalRules'
import { shotOfAct } from './fireAct'
import { GROUP_ADVANCES, judgeGroupAdvance, longMoves, movedEffect } from './groupAct'
import { stepInGroup } from './groupShot'
import { FIRE, openTable, outcomeOf } from './openedTable'

type GroupAct = Extract<Act, { kind: 'group-advance' }>

/** A group that is led, and the ways of its members as they were announced. */
interface Leading {
  readonly position: MedievalPosition
  readonly act: GroupAct
}

/** The group on its way. */
interface Led {
  /** As play stands, the members where they are. */
  readonly state: PlayState
  readonly group: GroupOnItsWay
  /** Those who are left are no group any more: they go no farther. */
  readonly broken: boolean
  readonly effects: readonly Effect[]
  readonly fallen: readonly ActWithin[]
}

interface Due {
  readonly shot: FireAct
  readonly step: number
}

/**
 * Undefined when no shot awaits the group, or it may not advance: its judgement tells all.
 * @rule SV-GRP-1 @rule SV-GRP-2 @rule MC-FIR-5
 * @interpretation Who can go no more stays where he was hit. The others go on together, as far as the slowest of them still can, while
 * they are a group.
 */
export function openGroupAdvance(
  position: MedievalPosition,
  state: PlayState,
  act: GroupAct,
  awaiting: readonly FireAct[],
): Opened | undefined {
  const due = awaiting.flatMap((shot): Due[] => {
    const step = shot.at && stepInGroup(position, act.members, shot.target, shot.at)
    return step === undefined ? [] : [{ shot, step }]
  })
  if (due.length === 0 || !judgeGroupAdvance(position, state, act).outcomes) return undefined
  const ids = act.members.map(({ counter }) => counter)
  const { group } = groupStanding(position, ids, { memory: state.turn.memory, slowed: state.slowed })
  const first: Led = { state, group, broken: false, effects: [], fallen: [] }
  return shotsFall(
    { position, act },
    first,
    due.toSorted((a, b) => a.step - b.step),
  )
}

/** One shot after another, each where the group is led to; then it goes on to its end. */
function shotsFall(leading: Leading, at: Led, [due, ...others]: readonly Due[]): Opened {
  if (!due) return arrived(leading, at)
  const there = ledTo(leading, at, due.step)
  if (!there) return arrived(leading, at)
  const { position } = leading
  const { state, group } = there
  const { firer, target, at: hex } = due.shot
  const stood: MedievalPosition = { ...position, scenario: state.scenario }
  const ids = group.members.map(({ id }) => id)
  const aimed: FireAct = { kind: 'fire', firer, target, ...(hex && { track: [hex] }) }
  const isInFront = membersInFront(stood, ids).value.includes(target)
  const shot = isInFront ? shotOfAct(stood, state, aimed, group.spent).value : undefined
  if (!shot) return shotsFall(leading, there, others)
  const thrown = { by: firer, name: FIRE, saver: target, saves: shot.saves }
  return openTable(shot.roll, thrown, (id) => {
    const { name, effects } = outcomeOf(shot.outcomes(), id)
    const now: Led = {
      ...there,
      state: applyEffects(state, effects),
      effects: [...there.effects, ...effects],
      fallen: [...there.fallen, { act: due.shot, id, name }],
    }
    return shotsFall(leading, regrouped(leading, there, now), others)
  })
}

/** The group at this step, its members where they then are; undefined when it cannot come there any more. */
function ledTo(leading: Leading, at: Led, step: number): Led | undefined {
  if (at.group.step === step) return at
  return at.broken ? undefined : stopsOf(leading, at).find(({ group }) => group.step === step)
}

/** The places after this one where the group may stop, in the order of its way. */
function stopsOf({ position, act }: Leading, at: Led): Led[] {
  const stood: MedievalPosition = { ...position, scenario: at.state.scenario }
  const pathOf = (member: CounterId): readonly Axial[] =>
    act.members.find(({ counter }) => counter === member)?.path ?? []
  const length = act.members[0]?.path.length ?? 0
  const stops: Led[] = []
  let { group } = at
  while (group.step < length) {
    const { step } = group
    const hexes = group.members.map(({ id }) => pathOf(id)[step] as Axial)
    const next = groupStep(stood, group, hexes)
    if (next.refused.length > 0) break
    ;({ group } = next)
    if (crowded(group).length > 0) continue
    const moved = group.members.flatMap(({ id, stance }, index): Effect[] => {
      const way = pathOf(id).slice(at.group.step, group.step)
      const before = at.group.members[index]?.stance
      return before && way.every((hex) => sameHex(hex, before.hex)) ? [] : [movedEffect(id, stance, way)]
    })
    stops.push({ ...at, group, state: applyEffects(at.state, moved), effects: [...at.effects, ...moved] })
  }
  return stops
}

/** Those who can still go, on as many legs as before, with the points that are left them. */
function regrouped({ position }: Leading, before: Led, now: Led): Led {
  const [was, is] = [before, now].map(({ state }): MedievalPosition => ({
    ...position,
    scenario: state.scenario,
  })) as [MedievalPosition, MedievalPosition]
  const ids = before.group.members.flatMap(({ id }) => {
    const [then, counter] = [was, is].map(({ scenario }) => scenario.counters[id])
    const able = then && counter && isActive(is, counter) && isTwoHex(is, counter) === isTwoHex(was, then)
    return able ? id : []
  })
  const { turn, slowed } = now.state
  const { group, refused } = groupStanding(is, ids, { memory: turn.memory, slowed })
  const { step, spent } = before.group
  return { ...now, group: { ...group, step, spent }, broken: refused.length > 0 }
}

/** The group as far as it still comes, and all that is remembered of its way. */
function arrived(leading: Leading, at: Led): Opened {
  const { position, act } = leading
  const { state, group, effects, fallen } = (at.broken ? undefined : stopsOf(leading, at).at(-1)) ?? at
  const acted = act.members.map(({ counter }): Effect => ({ kind: 'acted', counter }))
  const far = longMoves(
    position,
    group.members.map(({ id }) => ({ counter: id })),
    group.spent,
    state.turn.memory,
  )
  return {
    kind: 'done',
    id: 'done',
    name: GROUP_ADVANCES,
    effects: [...effects, ...acted, ...far],
    ...(fallen.length > 0 && { within: fallen }),
  }
}
