/** The ways on which a group may be led: where its first member may come, at what cost, and by which steps of all (SV-GRP). */
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexDistance, hexKey, sameHex } from '#shared/hex/axial'
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { type MedievalPosition } from '../rules/medievalRules'
import { crowded, groupStep, type GroupOnItsWay, groupStanding, type GroupTurn } from './groupAdvance'

/** A group where it may stop, and how it came there. */
export interface GroupWay {
  /** Points: the sum of the dearest member's steps. */
  readonly cost: number
  /** Hexes of each member, in the order of the members, one for each step; its own again where it waits. */
  readonly paths: readonly (readonly Axial[])[]
  /** Its places at the end. */
  readonly end: GroupOnItsWay
}

interface Begun {
  readonly group: GroupOnItsWay
  readonly before: Begun | undefined
  readonly hexes: readonly Axial[]
  /** Nobody has followed in file yet. */
  readonly inOrder: boolean
}

/** Orders of march kept in one hex of the first member, the cheapest first. */
const ORDERS = 6

/**
 * The cheapest way to each hex where the first member may come with the whole group, the cheapest first.
 * @param ids the first one leads.
 * @interpretation Two kinds of steps are looked for: all go the same way, or the first goes ahead and the others follow in file. In
 * each hex of the first member the group as ordered at first is kept, and of other orders the {@link ORDERS} cheapest.
 * @rule SV-GRP-1
 */
export function groupWays(
  position: MedievalPosition,
  ids: readonly CounterId[],
  turn: GroupTurn = {},
): GroupWay[] {
  const { group, refused } = groupStanding(position, ids, turn)
  if (refused.length > 0) return []
  const byCost: (Begun[] | undefined)[] = [
    [{ group, before: undefined, hexes: hexesOf(group), inOrder: true }],
  ]
  const found = new Map<string, GroupWay>()
  const done = new Set<string>()
  const orders = new Map<string, number>()
  for (let cost = 0; cost < byCost.length; cost++) {
    // Steps that cost nothing add to the list while it is walked.
    for (const begun of byCost[cost] ?? []) {
      const at = hexKey(begun.hexes[0] as Axial)
      const key = begun.hexes.map(hexKey).join(' ') + facingsOf(begun.group)
      if (done.has(key)) continue
      const kept = orders.get(at) ?? 0
      if (!begun.inOrder && kept >= ORDERS) continue
      done.add(key)
      orders.set(at, kept + (begun.inOrder ? 0 : 1))
      if (begun.before && !found.has(at) && crowded(begun.group).length === 0) found.set(at, wayOf(begun))
      for (const next of stepsOn(position, begun)) (byCost[next.group.spent] ??= []).push(next)
    }
  }
  found.delete(hexKey(hexesOf(group)[0] as Axial))
  return [...found.values()]
}

function hexesOf({ members }: GroupOnItsWay): Axial[] {
  return members.map(({ stance }) => stance.hex)
}

/** Turning costs a rider points: groups that look elsewhere go on elsewhere. */
function facingsOf({ members }: GroupOnItsWay): string {
  return members.map(({ stance }) => (stance.covers.length > 1 ? String(stance.facing.index) : '')).join('|')
}

function stepsOn(position: MedievalPosition, begun: Begun): Begun[] {
  const { group, hexes, inOrder } = begun
  return DIRECTIONS.flatMap((way) => {
    const together = hexes.map((hex) => neighbor(hex, way))
    const file = inFile(hexes, way)
    return [together, file].flatMap((to, kind): Begun[] => {
      const { group: next, refused } = groupStep(position, group, to)
      if (refused.length > 0) return []
      return [{ group: next, before: begun, hexes: to, inOrder: inOrder && kind === 0 }]
    })
  })
}

/** The first goes one way; each of the others, the nearest to him first, into the hex that was left, or waits where it does not touch it. */
function inFile(hexes: readonly Axial[], way: (typeof DIRECTIONS)[number]): Axial[] {
  const [first, ...others] = hexes as [Axial, ...Axial[]]
  const to = new Map<Axial, Axial>([[first, neighbor(first, way)]])
  const order = others.toSorted((a, b) => hexDistance(first, a) - hexDistance(first, b))
  let left = first
  for (const hex of order) {
    if (hexDistance(hex, left) !== 1) continue
    to.set(hex, left)
    left = hex
  }
  return hexes.map((hex) => to.get(hex) ?? hex)
}

function wayOf(last: Begun): GroupWay {
  const steps: (readonly Axial[])[] = []
  for (let begun: Begun | undefined = last; begun?.before; begun = begun.before) steps.unshift(begun.hexes)
  const { group } = last
  return {
    cost: group.spent,
    paths: group.members.map((_, index) => steps.map((hexes) => hexes[index] as Axial)),
    end: group,
  }
}

/** The way that ends with the first member in this hex. */
export function wayInto(ways: readonly GroupWay[], to: Axial): GroupWay | undefined {
  return ways.find(({ end }) => sameHex(end.members[0]?.stance.hex as Axial, to))
}
