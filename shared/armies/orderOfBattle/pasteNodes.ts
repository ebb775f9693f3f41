/** Groups and counters of the order of battle put under another group or their side: moved there, or copied (CTR-7). */
import { type EditOrderOfBattle } from '#shared/commands/editOrderOfBattle'
import { groupsUnder, isWithin, nextRank } from '#shared/document/groups'
import { counterId, type CounterId, groupId, type GroupId } from '#shared/document/ids'
import { type Counter, type Group } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { moveGroup } from './moveGroup'
import { type OrderNode } from './tree'

/** Each thing once: what is in one of the groups goes with it. */
export interface OrderPiece {
  readonly groups: readonly GroupId[]
  readonly counters: readonly CounterId[]
}

type Army = Pick<Scenario, 'groups' | 'counters'>

/** The groups and counters of some rows; a side is no piece. */
export function pieceOf({ groups, counters }: Army, nodes: readonly OrderNode[]): OrderPiece {
  const chosen = nodes.flatMap((node) => (node.kind === 'group' ? node.id : []))
  const isIn = (group: GroupId | undefined, but?: GroupId): boolean =>
    group !== undefined && chosen.some((one) => one !== but && isWithin(groups, group, one))
  const ids = nodes.flatMap((node) =>
    node.kind === 'copies' || node.kind === 'counter' ? node.counters : [],
  )
  return {
    groups: chosen.filter((id) => !isIn(id, id)),
    counters: [...new Set(ids)].filter((id) => !isIn(counters[id]?.group)),
  }
}

/** All counters of a piece, those within its groups too, as far as the scenario has them still. */
export function countersOf({ groups, counters }: Army, piece: OrderPiece): CounterId[] {
  const own = new Set(piece.counters)
  return (Object.keys(counters) as CounterId[]).filter((id) => {
    const group = counters[id]?.group
    return own.has(id) || (group !== undefined && piece.groups.some((one) => isWithin(groups, group, one)))
  })
}

/**
 * The edit that moves a piece under a group, behind those that are there; undefined = it changes nothing, since all is there, or
 * nothing can be.
 * @param into undefined = directly under the side
 */
export function movedInto(
  army: Army,
  piece: OrderPiece,
  into: GroupId | undefined,
): EditOrderOfBattle | undefined {
  const groups: Record<GroupId, Group> = {}
  for (const id of piece.groups)
    for (const { group, change } of moveGroup({ groups: { ...army.groups, ...groups } }, id, {
      parent: into,
    })) {
      const before = groups[group] ?? (army.groups[group] as Group)
      const { parent: _, ...bare } = before
      const parent = change.parent === undefined ? before.parent : (change.parent ?? undefined)
      groups[group] = { ...bare, rank: change.rank ?? before.rank, ...(parent !== undefined && { parent }) }
    }
  const counters: Record<CounterId, Counter> = {}
  for (const id of piece.counters) {
    const counter = army.counters[id]
    if (counter && counter.group !== into) counters[id] = grouped(counter, into)
  }
  const isNothing = Object.keys(groups).length + Object.keys(counters).length === 0
  return isNothing ? undefined : { groups, reinforcements: {}, counters }
}

/**
 * The edit that makes a second piece under a group: new groups with the same names, leaders among the new counters, and all of
 * these off the map.
 * @param into undefined = directly under the side
 * @param newId ids that are free, from the ids of the first ones
 */
export function copiedInto(
  army: Army,
  piece: OrderPiece,
  into: GroupId | undefined,
  newId: { readonly [K in 'counter' | 'group']: (stem: string) => string },
): EditOrderOfBattle {
  const copyOf = new Map(countersOf(army, piece).map((id) => [id, counterId(newId.counter(id))]))
  const groups: Record<GroupId, Group> = {}
  const groupCopy = new Map<GroupId, GroupId>()
  const copy = (id: GroupId, parent: GroupId | undefined, rank?: number): void => {
    const group = army.groups[id]
    if (!group) return
    const made = groupId(newId.group(id))
    groupCopy.set(id, made)
    const { parent: _, leader, ...bare } = group
    const led = leader === undefined ? undefined : copyOf.get(leader)
    groups[made] = {
      ...bare,
      rank: rank ?? group.rank,
      ...(parent !== undefined && { parent }),
      ...(led !== undefined && { leader: led }),
    }
    for (const [part] of groupsUnder(army.groups, group.side, id)) copy(part, made)
  }
  for (const id of piece.groups) {
    const side = army.groups[id]?.side
    if (side !== undefined) copy(id, into, nextRank({ ...army.groups, ...groups }, side, into))
  }
  const counters: Record<CounterId, Counter> = {}
  for (const [id, made] of copyOf) {
    const { hex: _, ...counter } = army.counters[id] as Counter
    const own = counter.group === undefined ? undefined : groupCopy.get(counter.group)
    counters[made] = grouped(counter, own ?? into)
  }
  return { groups, reinforcements: {}, counters }
}

function grouped({ group: _, ...counter }: Counter, group: GroupId | undefined): Counter {
  return group === undefined ? counter : { ...counter, group }
}
