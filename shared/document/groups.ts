/** Reads the order of battle (CTR-7): the tree of each side's groups, and the wing in which a counter marches. */
import { MAX_RANK } from './limits'
import { type Counter, type Group, type Side, type Wing } from './armies'
import { type CounterId, type GroupId, type SideId } from './ids'
import { type Scenario } from './types'

type Groups = Scenario['groups']
type GroupEntry = readonly [id: GroupId, group: Group]

/**
 * The groups of a side that stand directly under `parent` (undefined = under the side itself), by rank, those of one rank in the
 * order of the document. A group whose parent its side does not have, or that is a part of itself, stands under the side:
 * nothing is lost from sight.
 */
export function groupsUnder(groups: Groups, side: SideId, parent?: GroupId): GroupEntry[] {
  return (Object.entries(groups) as [GroupId, Group][])
    .filter(([id, group]) => group.side === side && parentOf(groups, id) === parent)
    .sort(([, a], [, b]) => a.rank - b.rank)
}

/** The group of which one is a part, if its side has it and it is no part of it in turn. */
export function parentOf(groups: Groups, id: GroupId): GroupId | undefined {
  const group = groups[id]
  const parent = group?.parent
  if (parent === undefined || groups[parent]?.side !== group?.side) return undefined
  return isWithin(groups, parent, id) ? undefined : parent
}

/** True for a group that is the other one or a part of it, however deep. */
export function isWithin(groups: Groups, id: GroupId, other: GroupId): boolean {
  const seen = new Set<GroupId>()
  for (let at: GroupId | undefined = id; at !== undefined && !seen.has(at); at = groups[at]?.parent) {
    if (at === other) return true
    seen.add(at)
  }
  return false
}

/** The groups from one up to its side: itself first. */
export function lineage(groups: Groups, id: GroupId | undefined): GroupEntry[] {
  const line: GroupEntry[] = []
  for (let at = id; at !== undefined; at = parentOf(groups, at)) {
    const group = groups[at]
    if (!group) break
    line.push([at, group])
  }
  return line
}

/** The colour in which a group's counters are marked: a wing's banner, the group's own, or that of the group it is a part of. */
export function groupColor(groups: Groups, id: GroupId | undefined): string | undefined {
  for (const [, { wing, color }] of lineage(groups, id)) {
    const own = wing?.banner ?? color
    if (own !== undefined) return own
  }
  return undefined
}

/** A group that is a wing of its army. */
export type WingGroup = Group & { readonly wing: Wing }

/** The rank of a group that is put behind all others of its parent. */
export function nextRank(groups: Groups, side: SideId, parent?: GroupId): number {
  const last = groupsUnder(groups, side, parent).at(-1)
  return last ? Math.min(MAX_RANK, Math.floor(last[1].rank) + 1) : 0
}

interface GroupInTree {
  readonly id: GroupId
  readonly group: Group
  /** 0 = directly under the side. */
  readonly depth: number
}

/** All groups of a side, as its tree is read from top to bottom. */
export function groupTree(groups: Groups, side: SideId, parent?: GroupId, depth = 0): GroupInTree[] {
  return groupsUnder(groups, side, parent).flatMap(([id, group]) => [
    { id, group, depth },
    ...groupTree(groups, side, id, depth + 1),
  ])
}

/** The wings of a side, however deep they stand, as its tree is read. */
export function wingsUnder(groups: Groups, side: SideId): (readonly [id: GroupId, group: WingGroup])[] {
  return groupTree(groups, side).flatMap(({ id, group }) =>
    group.wing ? [[id, group as WingGroup] as const] : [],
  )
}

/**
 * The wing in which a counter marches: its group or the nearest one above it that is a wing.
 * @rule CM-SCN-3
 */
export function wingOf(
  { groups }: Pick<Scenario, 'groups'>,
  { group }: Pick<Counter, 'group'>,
): GroupId | undefined {
  return lineage(groups, group).find(([, { wing }]) => wing !== undefined)?.[0]
}

/** Those who command a side or lead a group. */
export function leadersOf({
  sides,
  groups,
}: Pick<Scenario, 'sides' | 'groups'>): ReadonlySet<CounterId | undefined> {
  return new Set([
    ...Object.values<Side>(sides).map(({ commander }) => commander),
    ...Object.values<Group>(groups).map(({ leader }) => leader),
  ])
}
