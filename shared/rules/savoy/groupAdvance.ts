/** Group advance: several characters move as one, step by step (SV-GRP). */
import { type Counter, type CounterId } from '#shared/document/types'
import { type Axial, hexKey, sameHex } from '#shared/hex/axial'
import { directionTo } from '#shared/hex/direction'
import { hexsideBetween } from '#shared/hex/hexside'
import { type MedievalPosition } from '../magna-carta/medievalRules'
import { allowanceOf } from '../magna-carta/movementAllowance'
import { holdersAround } from '../magna-carta/movementHolders'
import { stanceOf } from '../magna-carta/movementStance'
import { stepTo } from '../magna-carta/movementSteps'
import { standingFeatures } from '../magna-carta/standingFeatures'
import { type Stance } from '../magna-carta/stride'
import { isActive, sideOf, terrainRowAt } from '../position'
import { featureRow } from '../rows'
import { because, type Reason } from '../ruling'
import { cutOff } from './groupOrder'

/** A character of the group and its way: a hex for each step of the group, its own again where it waits. */
export interface GroupMember {
  readonly counter: CounterId
  /** Front hexes for a rider. */
  readonly path: readonly Axial[]
}

export interface GroupRefusal {
  /** 0 = the group as it stands, 1 = its first step. */
  readonly step: number
  readonly counter?: CounterId
  readonly reason: Reason
}

export interface PlannedGroupAdvance {
  /** Points of each step: the dearest member's. */
  readonly costs: readonly number[]
  /** Where the members stand after the last step played, in their order. */
  readonly end: readonly Stance[]
  /** Why the group may not go so; empty when it may. The step that is refused is the last one played. */
  readonly refused: readonly GroupRefusal[]
}

interface Walker {
  readonly id: CounterId
  readonly counter: Counter
  readonly path: readonly Axial[]
  readonly stance: Stance
}

/**
 * A group advance laid out step by step: connected at the start and throughout, over open ground, through doors and
 * over stairs in file, each step at the dearest member's cost, as far as the slowest can.
 * @rule SV-GRP-1
 * @throws when a member is not on the map, or the paths are not equally long.
 */
export function planGroupAdvance(
  position: MedievalPosition,
  members: readonly GroupMember[],
): PlannedGroupAdvance {
  let group = members.map((member) => walkerOf(position, member))
  const length = group[0]?.path.length ?? 0
  if (group.some(({ path }) => path.length !== length)) throw new Error('the paths are not equally long')
  const allowance = Math.min(...group.map(({ counter }) => allowanceOf(position, counter)))
  const costs: number[] = []
  const refused: GroupRefusal[] = atStart(position, group)
  for (let step = 1; step <= length && refused.length === 0; step++) {
    const moved = group.map((walker) => walked(position, walker, step))
    costs.push(Math.max(...moved.map(({ cost }) => cost)))
    const next = moved.map(({ walker }) => walker)
    const spent = costs.reduce((sum, cost) => sum + cost, 0)
    refused.push(
      ...moved.flatMap(({ walker: { id }, refused: reasons }) =>
        reasons.map((reason) => ({ step, counter: id, reason })),
      ),
      ...outOfFile(position, group, next).map((counter) => ({ step, counter, reason: groupRule(counter) })),
      ...disorder(position, next, step, step === length),
      ...(spent > allowance ? [{ step, reason: because('SV-GRP-1') }] : []),
    )
    group = next
  }
  return { costs, end: group.map(({ stance }) => stance), refused }
}

function groupRule(counter: CounterId): Reason {
  return because('SV-GRP-1', { counter })
}

function walkerOf(position: MedievalPosition, { counter: id, path }: GroupMember): Walker {
  const counter = position.scenario.counters[id]
  const stance = counter && stanceOf(position.scenario, counter)
  if (!counter || !stance) throw new Error(`counter ${id} is not on the map`)
  return { id, counter, path, stance }
}

/** The group itself: two or more of one side, all able to move, connected, out of the trees. */
function atStart(position: MedievalPosition, group: readonly Walker[]): GroupRefusal[] {
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
    ...disorder(position, group, 0, false),
  ]
}

function inTrees(position: MedievalPosition, { covers }: Stance): Reason[] {
  const wooded = covers.find((hex) => terrainRowAt(position, hex)?.wooded)
  return wooded ? [because('SV-GRP-1', { hex: hexKey(wooded) })] : []
}

/** One member's part of a step. */
function walked(
  position: MedievalPosition,
  walker: Walker,
  step: number,
): { readonly walker: Walker; readonly cost: number; readonly refused: readonly Reason[] } {
  const { stance, counter, path } = walker
  const hex = path[step - 1] as Axial
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

/**
 * Those who go through a door or over stairs beside another, not behind one. @rule SV-GRP-1
 * @interpretation In file: of those who do so in one step, each but the leader walks behind another of them, into the
 * hex that this one leaves, or a member between the two.
 */
function outOfFile(
  position: MedievalPosition,
  before: readonly Walker[],
  after: readonly Walker[],
): CounterId[] {
  const to = (index: number): Axial => (after[index] as Walker).stance.hex
  const passing = before.map(({ stance }, index) => isNarrow(position, stance.hex, to(index)))
  const ahead = (index: number): number =>
    before.findIndex(({ stance }, other) => other !== index && covers(stance, to(index)))
  const isBehindAnother = (index: number): boolean => {
    const walked = new Set([index])
    for (let next = ahead(index); next >= 0 && !walked.has(next); next = ahead(next)) {
      if (passing[next]) return true
      walked.add(next)
    }
    return false
  }
  const leaders = before.filter((_, index) => passing[index] && !isBehindAnother(index))
  return leaders.slice(1).map(({ id }) => id)
}

/**
 * Does a step lead through a way in for people (a door, a gate, stairs or a ladder on the side between), or onto or off
 * hexes that are passed in file?
 */
function isNarrow(position: MedievalPosition, from: Axial, to: Axial): boolean {
  const side = hexsideBetween(from, to)
  if (!side) return false
  const features = standingFeatures(position, side)
  const entrances = [features?.opening, features?.fixture]
  return (
    entrances.some((feature) => featureRow(position.rows, feature?.feature)?.entrance) ||
    [from, to].some((hex) => terrainRowAt(position, hex)?.inFile)
  )
}

/** Members apart from the rest, on one another's hex or on an enemy's; at the end on anybody's. */
function disorder(
  position: MedievalPosition,
  group: readonly Walker[],
  step: number,
  last: boolean,
): GroupRefusal[] {
  const ids = new Set(group.map(({ id }) => id))
  const crowded = group.flatMap(({ id, stance }, index) => {
    const others = group.slice(0, index).find((other) => overlap(other.stance, stance))
    const holders = holdersAround(position, id)
    const held = stance.covers
      .map((hex) => holders.get(hexKey(hex)))
      .find((holder) => holder && !ids.has(holder.counter) && (last || holder.enemy))
    const inTheWay = others?.id ?? held?.counter
    return inTheWay === undefined
      ? []
      : [{ step, counter: id, reason: because('HS-MOV-3', { counter: inTheWay }) }]
  })
  const apart = cutOff(group.map(({ stance }) => stance)).map((index) => (group[index] as Walker).id)
  return [...crowded, ...apart.map((id) => ({ step, counter: id, reason: groupRule(id) }))]
}

function overlap(a: Stance, b: Stance): boolean {
  return a.covers.some((hex) => covers(b, hex))
}

function covers(stance: Stance, hex: Axial): boolean {
  return stance.covers.some((covered) => sameHex(covered, hex))
}
