/** The places to which rows of the order of battle may be dragged or moved by keys, and the words of a move. */
import { type GroupPlace, moveGroup } from '#shared/armies/orderOfBattle/moveGroup'
import { type OrderRow } from '#shared/armies/orderOfBattle/rows'
import { type GroupNode, type OrderNode, type SideNode } from '#shared/armies/orderOfBattle/tree'
import { isWithin } from '#shared/document/groups'
import { type CounterId, type GroupId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'

type Holder = GroupNode | SideNode

/** A group that is moved, or counters. */
export type Moved =
  | { readonly kind: 'group'; readonly id: GroupId }
  | {
      readonly kind: 'counters'
      readonly counters: readonly CounterId[]
      readonly holder: Holder | undefined
    }

/** A place between rows or in one, by the index of its row. */
export interface Drop {
  readonly row: number
  readonly where: 'before' | 'in' | 'after'
  /** The new place of a group. */
  readonly place?: GroupPlace
  /** The new group of counters: undefined = directly under the side. */
  readonly group?: GroupId | undefined
}

/** A row by which a selection is taken: a group goes alone, counters with the others that are selected. */
export function movedBy(row: OrderRow, selected: readonly OrderRow[]): Moved | undefined {
  const { node, holder } = row
  if (node.kind === 'side') return undefined
  if (node.kind === 'group') return { kind: 'group', id: node.id }
  const all = selected.includes(row) ? selected : [row]
  const counters = all.flatMap((one) =>
    one.node.kind === 'copies' || one.node.kind === 'counter' ? one.node.counters : [],
  )
  return { kind: 'counters', counters: [...new Set(counters)], holder }
}

export function groupOf(holder: Holder | undefined): GroupId | undefined {
  return holder?.kind === 'group' ? holder.id : undefined
}

/** A quarter of a row's height at its top and at its bottom is between rows. */
const EDGE = 0.25

/**
 * The place under the pointer.
 * @param height 0 to 1: of the pointer in the row, from its top
 */
export function dropAt(
  scenario: Pick<Scenario, 'groups'>,
  rows: readonly OrderRow[],
  moved: Moved,
  { index, height }: { readonly index: number; readonly height: number },
): Drop | undefined {
  const row = rows[index]
  if (!row) return undefined
  if (moved.kind === 'counters') return counterDrop(rows, moved, row, index)
  const { node } = row
  if (node.kind === 'side') return groupDrop(scenario, moved, index, 'in', { parent: undefined })
  if (node.kind !== 'group' || isWithin(scenario.groups, node.id, moved.id)) return undefined
  const parent = groupOf(row.holder)
  if (height < EDGE) return groupDrop(scenario, moved, index, 'before', { parent, before: node.id })
  if (height > 1 - EDGE && !row.expanded)
    return groupDrop(scenario, moved, index, 'after', { parent, before: nextSibling(rows, index) })
  return groupDrop(scenario, moved, index, 'in', { parent: node.id })
}

export function groupDrop(
  scenario: Pick<Scenario, 'groups'>,
  moved: Moved & { kind: 'group' },
  row: number,
  where: Drop['where'],
  place: GroupPlace,
): Drop | undefined {
  return moveGroup(scenario, moved.id, place).length > 0 ? { row, where, place } : undefined
}

function counterDrop(
  rows: readonly OrderRow[],
  { holder }: Moved & { kind: 'counters' },
  row: OrderRow,
  index: number,
): Drop | undefined {
  const target = holderAt(row)
  if (!target || target.key === holder?.key) return undefined
  const at = rows.findIndex(({ node }) => node.key === target.key)
  return { row: at < 0 ? index : at, where: 'in', group: groupOf(target) }
}

function holderAt({ node, holder }: OrderRow): Holder | undefined {
  return isHolder(node) ? node : holder
}

export function isHolder(node: OrderNode): node is Holder {
  return node.kind === 'group' || node.kind === 'side'
}

/** The group behind one, of the same parent. */
function nextSibling(rows: readonly OrderRow[], index: number): GroupId | undefined {
  const row = rows[index]
  const next = rows.slice(index + 1).find(({ level }) => level <= (row?.level ?? 0))
  return next?.level === row?.level && next?.node.kind === 'group' ? next.node.id : undefined
}
