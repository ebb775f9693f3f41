/** The order of battle as a tree for each side (CTR-7): groups, named characters, and copies of a type counted together. */
import { copyNumber, isNamed, type Likeness, likenessKey, likenessOf } from '#shared/document/copies'
import { groupsUnder, leadersOf } from '#shared/document/groups'
import { type Counter, type Group } from '#shared/document/armies'
import {
  type CounterId,
  type CounterTypeId,
  type GroupId,
  type ReinforcementId,
  type SideId,
} from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'

interface Node {
  /** Tells it from all others, and stays the same while it is the same thing. */
  readonly key: string
  /** All counters in it, in the order of the tree. */
  readonly counters: readonly CounterId[]
  readonly children: readonly OrderNode[]
}

/** A side; undefined = the counters of no side that the scenario has. */
export interface SideNode extends Node {
  readonly kind: 'side'
  readonly side: SideId | undefined
}

export interface GroupNode extends Node {
  readonly kind: 'group'
  readonly id: GroupId
  readonly group: Group
}

/** Copies of a type with one place in the order of battle: "6 archers". Its children are these copies. */
export interface CopiesNode extends Node {
  readonly kind: 'copies'
  readonly like: Likeness
}

/** A named character, or one of the copies. */
export interface CounterNode extends Node {
  readonly kind: 'counter'
  readonly id: CounterId
}

export type OrderNode = SideNode | GroupNode | CopiesNode | CounterNode

/** The place that holds a counter: a group, or its side itself. */
type Holder = GroupId | SideId | undefined

/**
 * The sides in the order of the document; last those counters that belong to none, if there are any. In a group come its leader,
 * other characters, copies by type, then its parts; directly under a side the groups come first.
 */
export function orderOfBattle(scenario: Scenario): SideNode[] {
  const { sides } = scenario
  const held = countersByHolder(scenario)
  const bySide = (Object.keys(sides) as SideId[]).map((side) => sideNode(scenario, side, held))
  return held.has(undefined) ? [...bySide, sideNode(scenario, undefined, held)] : bySide
}

function sideNode(
  scenario: Scenario,
  side: SideId | undefined,
  held: ReadonlyMap<Holder, readonly CounterId[]>,
): SideNode {
  const groups = side === undefined ? [] : groupNodes(scenario, side, undefined, held)
  const children = [...groups, ...counterNodes(scenario, held.get(side) ?? [])]
  return { kind: 'side', key: `side ${side ?? ''}`, side, children, counters: within(children) }
}

function groupNodes(
  scenario: Scenario,
  side: SideId,
  parent: GroupId | undefined,
  held: ReadonlyMap<Holder, readonly CounterId[]>,
): GroupNode[] {
  return groupsUnder(scenario.groups, side, parent).map(([id, group]) => {
    const children = [
      ...counterNodes(scenario, held.get(id) ?? [], group.leader),
      ...groupNodes(scenario, side, id, held),
    ]
    return { kind: 'group', key: groupKey(id), id, group, children, counters: within(children) }
  })
}

/** The key of a group's node. */
export const groupKey = (id: GroupId): string => `group ${id}`

/** The key of the node of copies. */
export const copiesKey = (like: Likeness): string => `copies ${likenessKey(like)}`

function within(children: readonly OrderNode[]): readonly CounterId[] {
  return children.flatMap(({ counters }) => counters)
}

// A group that the counter's side does not have holds nobody: it stands under its side, and a check says so.
function countersByHolder(scenario: Scenario): Map<Holder, CounterId[]> {
  const { counters, groups, sides } = scenario
  const held = new Map<Holder, CounterId[]>()
  for (const [id, counter] of Object.entries(counters) as [CounterId, Counter][]) {
    const { side, group } = likenessOf(scenario, counter)
    const known = side !== undefined && side in sides ? side : undefined
    const holder = group !== undefined && known !== undefined && groups[group]?.side === known ? group : known
    const found = held.get(holder)
    if (found) found.push(id)
    else held.set(holder, [id])
  }
  return held
}

function counterNodes(
  scenario: Scenario,
  ids: readonly CounterId[],
  leader?: CounterId,
): (CopiesNode | CounterNode)[] {
  const named: CounterId[] = []
  const copies = new Map<string, { readonly like: Likeness; readonly ids: CounterId[] }>()
  for (const id of ids) {
    const counter = scenario.counters[id] as Counter
    if (isNamed(scenario, counter)) {
      named.push(id)
      continue
    }
    const like = likenessOf(scenario, counter)
    const key = copiesKey(like)
    const found = copies.get(key)
    if (found) found.ids.push(id)
    else copies.set(key, { like, ids: [id] })
  }
  const leaders = leadersOf(scenario)
  const place = (id: CounterId): number => (id === leader ? 0 : leaders.has(id) ? 1 : 2)
  const order = copiesOrder(scenario)
  return [
    ...named.sort((a, b) => place(a) - place(b)).map(counterNode),
    ...[...copies]
      .sort(([, a], [, b]) => order(a.like, b.like))
      .map(([key, { like, ids: alike }]): CopiesNode => {
        const sorted = byNumber(scenario, alike)
        return { kind: 'copies', key, like, counters: sorted, children: sorted.map(counterNode) }
      }),
  ]
}

function counterNode(id: CounterId): CounterNode {
  return { kind: 'counter', key: `counter ${id}`, id, counters: [id], children: [] }
}

function byNumber(scenario: Scenario, ids: readonly CounterId[]): CounterId[] {
  const number = (id: CounterId): number => copyNumber(scenario, scenario.counters[id] as Counter) ?? Infinity
  return [...ids].sort((a, b) => (number(a) === number(b) ? 0 : number(a) - number(b)))
}

/** By type, then set-up, reinforcements and spare, decoys after those that they play. */
function copiesOrder({ counterTypes, reinforcements }: Scenario): (a: Likeness, b: Likeness) => number {
  const types = new Map((Object.keys(counterTypes) as CounterTypeId[]).map((id, at) => [id, at]))
  const coming = new Map((Object.keys(reinforcements) as ReinforcementId[]).map((id, at) => [id, at]))
  const entry = ({ reinforcement, spare }: Likeness): number => {
    if (spare) return coming.size + 2
    return reinforcement === undefined ? 0 : 1 + (coming.get(reinforcement) ?? coming.size)
  }
  const places = (like: Likeness): readonly number[] => [
    types.get(like.type) ?? types.size,
    entry(like),
    Number(like.decoy),
  ]
  return (a, b) => {
    const [first, second] = [places(a), places(b)]
    return first.map((place, at) => place - (second[at] as number)).find((by) => by !== 0) ?? 0
  }
}
