/** The edits that put a group elsewhere in the tree of its side (CTR-7): under another group, before or behind its siblings. */
import { type EditGroup } from '#shared/commands/entries/groups'
import { groupsUnder, isWithin } from '#shared/document/groups'
import { MAX_RANK } from '#shared/document/limits'
import { type GroupId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'

/** A place among the groups of one parent. */
export interface GroupPlace {
  /** undefined = directly under the side. */
  readonly parent: GroupId | undefined
  /** undefined = behind all others. */
  readonly before?: GroupId | undefined
}

/** So that ranks stay short in the file. */
const LEAST_STEP = 2 ** -20

/**
 * One edit, of the group itself, as long as there is a rank left between its new neighbours; else all of the new parent are
 * ranked anew. None when it is there already, or cannot be there.
 */
export function moveGroup(
  { groups }: Pick<Scenario, 'groups'>,
  id: GroupId,
  { parent, before }: GroupPlace,
): EditGroup[] {
  const group = groups[id]
  if (!group || before === id) return []
  if (parent !== undefined && (groups[parent]?.side !== group.side || isWithin(groups, parent, id))) return []
  const siblings = groupsUnder(groups, group.side, parent).map(([sibling]) => sibling)
  const others = siblings.filter((sibling) => sibling !== id)
  const at = before === undefined ? others.length : others.indexOf(before)
  if (at < 0 || siblings.indexOf(id) === at) return []
  const rank = rankBetween(rankOf(groups, others[at - 1]), rankOf(groups, others[at]))
  if (rank !== undefined) return [{ group: id, change: { parent: parent ?? null, rank } }]
  return others.toSpliced(at, 0, id).map((sibling, place) => ({
    group: sibling,
    change: { ...(sibling === id && { parent: parent ?? null }), rank: place },
  }))
}

function rankOf(groups: Scenario['groups'], id: GroupId | undefined): number | undefined {
  return id === undefined ? undefined : groups[id]?.rank
}

/** A whole number where there is one; undefined = no number is left. */
function rankBetween(low: number | undefined, high: number | undefined): number | undefined {
  const middle =
    low === undefined ? (high === undefined ? 0 : high - 1) : high === undefined ? low + 1 : (low + high) / 2
  const fits = (rank: number): boolean =>
    Math.abs(rank) <= MAX_RANK &&
    (low === undefined || rank - low >= LEAST_STEP) &&
    (high === undefined || high - rank >= LEAST_STEP)
  return [Math.round(middle), middle].find(fits)
}
