/** Selects rows of a tree of the order of battle, by keys and by the pointer. */
import { type OrderRow } from '#shared/armies/orderOfBattle/rows'
import { chooseRows, type Order } from './useOrder'

/** The rows of one side as they are on screen, and which of them has the focus. */
export interface ShownTree {
  readonly order: Order
  readonly rows: readonly OrderRow[]
  readonly active: number
}

/** Selects the row at an index; with `extend`, all from the anchor to it. */
export function choose({ order, rows }: ShownTree, at: number, extend = false): void {
  const to = rows[at]
  if (!to) return
  const anchor = extend ? (order.state.anchor ?? to.node.key) : to.node.key
  chooseRows(order, extend ? rowsBetween(rows, anchor, at) : [to], { cursor: to.node.key, anchor })
}

/** Adds the row at an index to the selection, or takes it out. */
export function chooseAlso({ order, rows }: ShownTree, at: number): void {
  const to = rows[at]
  if (!to) return
  const { selected } = order.state
  const chosen = rows.filter(({ node }) => selected.has(node.key) !== (node.key === to.node.key))
  chooseRows(order, chosen, { cursor: to.node.key })
}

/** The rows from one to another, both included, whichever is first. */
function rowsBetween(rows: readonly OrderRow[], from: string | undefined, to: number): readonly OrderRow[] {
  const start = rows.findIndex(({ node }) => node.key === from)
  const first = start < 0 ? to : start
  return rows.slice(Math.min(first, to), Math.max(first, to) + 1)
}
