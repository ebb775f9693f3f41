/** Group advance: several characters move as one, step by step (SV-GRP). */
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexKey, sameHex } from '#shared/hex/axial'
import { directionTo } from '#shared/hex/direction'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { type TurnMemory } from '#shared/rules/answers/turnMemory'
import { limitOfMove } from '../fire/firingLimits'
import { type MedievalPosition } from '../rules/medievalRules'
import { allowanceOf } from '../movement/movementAllowance'
import { type Holders, holdersAround } from '../movement/movementHolders'
import { coversHex, stanceOf } from '../movement/movementStance'
import { stepTo } from '../movement/movementSteps'
import { type Stance } from '../rules/stride'
import { sideOf, terrainRowAt } from '#shared/rules/standing/position'
import { isActive } from '../position/position'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { cutOff, outOfFile } from './groupOrder'

/** A character of the group and its way: a hex for each step of the group, its own again where it waits. */
interface GroupMember {
  readonly counter: CounterId
  /** Front hexes for a rider. */
  readonly path: readonly Axial[]
}

interface GroupRefusal {
  /** 0 = the group as it stands, 1 = its first step. */
  readonly step: number
  readonly counter?: CounterId
  readonly reason: Reason
}

interface PlannedGroupAdvance {
  /** Points of each step: the dearest member's. */
  readonly costs: readonly number[]
  /** The stances of the members after the last step played, in their order. */
  readonly end: readonly Stance[]
  /** The reasons why the group may not go so; empty when it may. The step that is refused is the last one played. */
  readonly refused: readonly GroupRefusal[]
}

/** A member on its way. */
interface GroupMemberOnItsWay {
  readonly id: CounterId
  readonly counter: Counter
  readonly stance: Stance
  /** Everybody else on the map. */
  readonly holders: Holders
}

/** A group on its way, after so many steps. */
export interface GroupOnItsWay {
  readonly members: readonly GroupMemberOnItsWay[]
  readonly step: number
  /** Points spent so far. */
  readonly spent: number
  /** The points of the slowest. */
  readonly allowance: number
  /** The limit on the slowest, when it is not its movement alone. */
  readonly limited?: Reason
}

/** The events of this turn that limit the movement of a group's members. */
export interface GroupTurn {
  readonly memory?: TurnMemory
  /** Points that defensive fire of the phase leaves them. */
  readonly slowed?: Readonly<Record<CounterId, number>>
}

/** The group as it stands, and the reasons why it is none. @throws when a member is not on the map. */
export function groupStanding(
  position: MedievalPosition,
  ids: readonly CounterId[],
  turn: GroupTurn = {},
): { readonly group: GroupOnItsWay; readonly refused: readonly GroupRefusal[] } {
  const members = ids.map((id) => walkerOf(position, id))
  const points = members.map((member) => pointsOf(position, member, turn))
  const allowance = leastOf(points.map((one) => one.points))
  const limited = points.find((one) => one.points === allowance)?.limited
  const group = { members, step: 0, spent: 0, allowance, ...(limited && { limited }) }
  return { group, refused: atStart(position, members) }
}

/** The points of a member this turn, and the rule that limits them. @rule MC-FIR-1 @rule MC-FIR-5 */
function pointsOf(
  position: MedievalPosition,
  { id, counter }: GroupMemberOnItsWay,
  { memory, slowed = {} }: GroupTurn,
): { readonly points: number; readonly limited?: Reason } {
  const allowance = allowanceOf(position, counter)
  const limit = limitOfMove(position, { counter: id, kind: 'move', path: [], ...(memory && { memory }) })
  const fired = limit ? limit.points : allowance
  const { [id]: left = allowance } = slowed
  if (left < Math.min(fired, allowance))
    return { points: left, limited: because('MC-FIR-5', { counter: id }) }
  return limit && fired < allowance ? { points: fired, limited: limit.reason } : { points: allowance }
}

/**
 * One step of all members, at the dearest one's cost. It may lead through friends: `crowded` says on whom the group may not stop.
 * @param hexes where each goes, in the order of the members; its own hex where it waits.
 * @rule SV-GRP-1
 */
export function groupStep(
  position: MedievalPosition,
  before: GroupOnItsWay,
  hexes: readonly Axial[],
): { readonly group: GroupOnItsWay; readonly cost: number; readonly refused: readonly GroupRefusal[] } {
  const step = before.step + 1
  const moved = before.members.map((walker, index) => walked(position, walker, hexes[index] as Axial))
  const members = moved.map(({ walker }) => walker)
  const cost = greatestOf(moved.map((one) => one.cost))
  const spent = before.spent + cost
  const refused = [
    ...moved.flatMap(({ walker: { id }, refused: reasons }) =>
      reasons.map((reason) => ({ step, counter: id, reason })),
    ),
    ...outOfFile(position, stancesOf(before.members), stancesOf(members)).map((index) =>
      refusalOf(members, index, step),
    ),
    ...disorder(members, step, false),
    ...(spent > before.allowance ? [{ step, reason: before.limited ?? because('SV-GRP-1') }] : []),
  ]
  return { group: { ...before, members, step, spent }, cost, refused }
}

/** The reasons why a group may not stop where it is: on a friend. @rule SV-GRP-1 @rule HS-MOV-3 */
export function crowded({ members, step }: GroupOnItsWay): GroupRefusal[] {
  return disorder(members, step, true)
}

/**
 * A group advance planned step by step: connected at the start and throughout, over open ground, through doors and
 * over stairs in file, each step at the dearest member's cost, as far as the slowest can.
 * @rule SV-GRP-1
 * @throws when a member is not on the map, or the paths are not equally long.
 */
export function planGroupAdvance(
  position: MedievalPosition,
  members: readonly GroupMember[],
  turn: GroupTurn = {},
): PlannedGroupAdvance {
  const length = members[0]?.path.length ?? 0
  if (members.some(({ path }) => path.length !== length)) throw new Error('the paths are not equally long')
  const start = groupStanding(
    position,
    members.map(({ counter }) => counter),
    turn,
  )
  let { group, refused } = start
  const costs: number[] = []
  while (group.step < length && refused.length === 0) {
    const { step } = group
    const next = groupStep(
      position,
      group,
      members.map(({ path }) => path[step] as Axial),
    )
    costs.push(next.cost)
    const stopped = next.refused.length === 0 && next.group.step === length ? crowded(next.group) : []
    refused = [...next.refused, ...stopped]
    ;({ group } = next)
  }
  return { costs, end: stancesOf(group.members), refused }
}

function groupRule(counter: CounterId): Reason {
  return because('SV-GRP-1', { counter })
}

/** The member that breaks the group at this step. */
function refusalOf(group: readonly GroupMemberOnItsWay[], index: number, step: number): GroupRefusal {
  const { id } = group[index] as GroupMemberOnItsWay
  return { step, counter: id, reason: groupRule(id) }
}

function stancesOf(group: readonly GroupMemberOnItsWay[]): Stance[] {
  return group.map(({ stance }) => stance)
}

function walkerOf(position: MedievalPosition, id: CounterId): GroupMemberOnItsWay {
  const counter = position.scenario.counters[id]
  const stance = counter && stanceOf(position.scenario, counter)
  if (!counter || !stance) throw new Error(`counter ${id} is not on the map`)
  return { id, counter, stance, holders: holdersAround(position, id) }
}

/** The hexes that a member enters on its way, without those where it waits. */
export function hexesEntered(start: Axial, path: readonly Axial[]): Axial[] {
  return path.filter((hex, step) => !sameHex(hex, path[step - 1] ?? start))
}

/** The group itself: two or more of one side, all able to move, connected, out of the trees. */
function atStart(position: MedievalPosition, group: readonly GroupMemberOnItsWay[]): GroupRefusal[] {
  const [first] = group
  const side = first && sideOf(position.scenario, first.counter)
  const unfit = group.filter(({ counter }) => !isActive(position, counter))
  const strange = group.filter(({ counter }) => sideOf(position.scenario, counter) !== side)
  return [
    ...(group.length < 2 ? [{ step: 0, reason: because('SV-GRP-1') }] : []),
    ...unfit.map(({ id }) => ({ step: 0, counter: id, reason: because('HS-MOV-6', { counter: id }) })),
    ...strange.map(({ id }) => ({ step: 0, counter: id, reason: groupRule(id) })),
    ...group.flatMap(({ id, stance }) =>
      inTrees(position, stance).map((reason) => ({ step: 0, counter: id, reason })),
    ),
    ...disorder(group, 0, false),
  ]
}

function inTrees(position: MedievalPosition, { covers }: Stance): Reason[] {
  const wooded = covers.find((hex) => terrainRowAt(position, hex)?.wooded)
  return wooded ? [because('SV-GRP-1', { hex: hexKey(wooded) })] : []
}

/** One member's part of a step, to its hex or where it waits. */
function walked(
  position: MedievalPosition,
  walker: GroupMemberOnItsWay,
  hex: Axial,
): { readonly walker: GroupMemberOnItsWay; readonly cost: number; readonly refused: readonly Reason[] } {
  const { stance, counter } = walker
  if (sameHex(hex, stance.hex)) return { walker, cost: 0, refused: [] }
  const way = directionTo(stance.hex, hex)
  if (way === undefined) return { walker, cost: 0, refused: [because('HS-MOV-1', { hex: hexKey(hex) })] }
  const { stride, refused } = stepTo(position, counter, stance, way, false)
  return {
    walker: { ...walker, stance: stride.to },
    cost: stride.cost,
    refused: [...refused, ...inTrees(position, stride.to)],
  }
}

/** Members apart from the rest, on one another's hex or on an enemy's; at the end on anybody's. */
function disorder(group: readonly GroupMemberOnItsWay[], step: number, last: boolean): GroupRefusal[] {
  const ids = new Set(group.map(({ id }) => id))
  const inTheWay = group.flatMap(({ id, stance, holders }, index) => {
    const other = group.slice(0, index).find((one) => overlap(one.stance, stance))
    const held = stance.covers
      .map((hex) => holders.get(hexKey(hex)))
      .find((holder) => holder && !ids.has(holder.counter) && (last || holder.enemy))
    const counter = other?.id ?? held?.counter
    return counter === undefined ? [] : [{ step, counter: id, reason: because('HS-MOV-3', { counter }) }]
  })
  return [...inTheWay, ...cutOff(stancesOf(group)).map((index) => refusalOf(group, index, step))]
}

function overlap(a: Stance, b: Stance): boolean {
  return a.covers.some((hex) => coversHex(b, hex))
}
