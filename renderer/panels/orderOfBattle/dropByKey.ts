/** Rows of the order of battle moved by keys. */
import { type OrderRow } from '#shared/armies/orderOfBattle/rows'
import { type Scenario } from '#shared/document/types'
import { groupDrop, groupOf, isHolder, type Drop, type Moved } from './drops'

export type Way = 'up' | 'down' | 'in' | 'out'

/**
 * The place to which a key moves: a group before or behind its neighbour, into the one above it, or out of its parent; counters to
 * the group before or behind in the tree, into the first part of their own, or out to the one above.
 */
export function dropByKey(
  scenario: Pick<Scenario, 'groups'>,
  rows: readonly OrderRow[],
  index: number,
  way: Way,
  moved: Moved,
): Drop | undefined {
  if (moved.kind === 'group') return groupByKey(scenario, rows, index, way, moved)
  const holders = rows.flatMap(({ node }, row) => (isHolder(node) ? [{ node, row }] : []))
  const at = holders.findIndex(({ node }) => node.key === moved.holder?.key)
  const here = holders[at]
  if (!here) return undefined
  const to = {
    up: holders[at - 1],
    down: holders[at + 1],
    in: holders.find(({ row }) => rows[row]?.holder?.key === here.node.key),
    out: holders.find(({ node }) => node.key === rows[here.row]?.holder?.key),
  }[way]
  return to && { row: to.row, where: 'in', group: groupOf(to.node) }
}

function groupByKey(
  scenario: Pick<Scenario, 'groups'>,
  rows: readonly OrderRow[],
  index: number,
  way: Way,
  moved: Moved & { kind: 'group' },
): Drop | undefined {
  const { holder } = rows[index] as OrderRow
  const siblings = (holder?.children ?? []).flatMap((node) => (node.kind === 'group' ? node.id : []))
  const at = siblings.indexOf(moved.id)
  const parent = groupOf(holder)
  const [above, below] = [siblings[at - 1], siblings[at + 2]]
  if (way === 'up') return above && groupDrop(scenario, moved, index, 'before', { parent, before: above })
  if (way === 'down') return groupDrop(scenario, moved, index, 'after', { parent, before: below })
  if (way === 'in') return above && groupDrop(scenario, moved, index, 'in', { parent: above })
  if (parent === undefined) return undefined
  // Out of its parent, right behind it.
  const outer = rows.find(({ node }) => node.key === holder?.key)?.holder
  const around = (outer?.children ?? []).flatMap((node) => (node.kind === 'group' ? node.id : []))
  return groupDrop(scenario, moved, index, 'after', {
    parent: groupOf(outer),
    before: around[around.indexOf(parent) + 1],
  })
}
