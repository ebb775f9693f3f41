/** The rows of a tree of the order of battle as they are read from top to bottom, with what a screen reader says of them. */
import { type GroupNode, type OrderNode, type SideNode } from './tree'

export interface OrderRow {
  readonly node: OrderNode
  /** 1 for the side. */
  readonly level: number
  /** Counted from 1 among the rows of one parent, and how many these are. */
  readonly position: number
  readonly setSize: number
  /** Index of the row of its parent. */
  readonly parent: number | undefined
  /** The nearest group or side that holds it; of a group too, the one above it. */
  readonly holder: GroupNode | SideNode | undefined
  /** undefined = there is nothing in it. */
  readonly expanded: boolean | undefined
}

/** @param isOpen says of a node with children whether they are seen. */
export function orderRows(root: SideNode, isOpen: (node: OrderNode) => boolean): OrderRow[] {
  const rows: OrderRow[] = []
  const add = (
    node: OrderNode,
    place: Pick<OrderRow, 'level' | 'position' | 'setSize' | 'parent' | 'holder'>,
  ): void => {
    const expanded = hasRows(node) ? isOpen(node) : undefined
    const index = rows.push({ node, ...place, expanded }) - 1
    if (!expanded) return
    const holder = node.kind === 'group' || node.kind === 'side' ? node : place.holder
    node.children.forEach((child, at) =>
      add(child, {
        level: place.level + 1,
        position: at + 1,
        setSize: node.children.length,
        parent: index,
        holder,
      }),
    )
  }
  add(root, { level: 1, position: 1, setSize: 1, parent: undefined, holder: undefined })
  return rows
}

// A single copy is its own row.
function hasRows({ kind, children }: OrderNode): boolean {
  return children.length > (kind === 'copies' ? 1 : 0)
}
