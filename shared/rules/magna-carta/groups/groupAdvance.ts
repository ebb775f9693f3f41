/** Group advance: several characters move as one, step by step (SV-GRP). */
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexKey, sameHex } from '#shared/hex/axial'
import { directionTo } from '#shared/hex/direction'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { append } from '#shared/lang/append'
import { type MedievalPosition } from '../rules/medievalRules'
import { allowanceOf } from '../movement/movementAllowance'
import { holdersAround } from '../movement/movementHolders'
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

interface Walker {
  readonly id: CounterId
  readonly counter: Counter
  readonly path: readonly Axial[]
  readonly stance: Stance
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
): PlannedGroupAdvance {
  let group = members.map((member) => walkerOf(position, member))
  const length = group[0]?.path.length ?? 0
  if (group.some(({ path }) => path.length !== length)) throw new Error('the paths are not equally long')
  const allowance = leastOf(group.map(({ counter }) => allowanceOf(position, counter)))
  const costs: number[] = []
  const refused: GroupRefusal[] = atStart(position, group)
  for (let step = 1; step <= length && refused.length === 0; step++) {
    const moved = group.map((walker) => walked(position, walker, step))
    costs.push(greatestOf(moved.map(({ cost }) => cost)))
    const next = moved.map(({ walker }) => walker)
    const spent = costs.reduce((sum, cost) => sum + cost, 0)
    append(
      refused,
      moved.flatMap(({ walker: { id }, refused: reasons }) =>
        reasons.map((reason) => ({ step, counter: id, reason })),
      ),
    )
    append(
      refused,
      outOfFile(position, stancesOf(group), stancesOf(next)).map((index) => refusalOf(group, index, step)),
    )
    append(refused, disorder(position, next, step, step === length))
    append(refused, spent > allowance ? [{ step, reason: because('SV-GRP-1') }] : [])
    group = next
  }
  return { costs, end: group.map(({ stance }) => stance), refused }
}

function groupRule(counter: CounterId): Reason {
  return because('SV-GRP-1', { counter })
}

/** The member that breaks the group at this step. */
function refusalOf(group: readonly Walker[], index: number, step: number): GroupRefusal {
  const { id } = group[index] as Walker
  return { step, counter: id, reason: groupRule(id) }
}

function stancesOf(group: readonly Walker[]): Stance[] {
  return group.map(({ stance }) => stance)
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
  return [...crowded, ...cutOff(stancesOf(group)).map((index) => refusalOf(group, index, step))]
}

function overlap(a: Stance, b: Stance): boolean {
  return a.covers.some((hex) => coversHex(b, hex))
}
