/** Adds groups and counters to the order of battle: the new row is selected, in sight, and its name or quantity is being typed. */
import { copiesKey, groupKey, type OrderNode } from '#shared/armies/orderOfBattle/tree'
import { type Likeness } from '#shared/document/copies'
import { type SideId } from '#shared/document/ids'
import { type Say } from '../../i18n/language'
import { newGroup, quantityOf, setQuantity } from './orderEdits'
import { open } from './orderStore'
import { type Order } from './useOrder'

/** The side of the row that has the focus, else the first. */
export function sideOfSelection({ shown, state }: Pick<Order, 'shown' | 'state'>): SideId | undefined {
  const here = shown.find((node) => pathTo(node, state.cursor).length > 0)
  return (here ?? shown[0])?.side
}

/** The nodes from the side down to the one of that key. */
export function pathTo(node: OrderNode, key: string | undefined): readonly OrderNode[] {
  if (node.key === key) return [node]
  for (const child of node.children) {
    const path = pathTo(child, key)
    if (path.length > 0) return [node, ...path]
  }
  return []
}

/** A new group in the one that has the focus, or that holds what has it; its name is being typed then. */
export function addGroupAt(order: Order, say: Say): void {
  const { editor, store, shown, state } = order
  const side = sideOfSelection(order)
  if (side === undefined) return
  const path = shown.flatMap((node) => pathTo(node, state.cursor))
  const parent = path.findLast((node) => node.kind === 'group')
  const id = newGroup(editor, say, side, parent?.kind === 'group' ? parent.id : undefined)
  open(store, path)
  const key = groupKey(id)
  store.setState({
    cursor: key,
    anchor: key,
    selected: new Set([key]),
    editing: { key, of: 'name' },
  })
}

/** One more counter of a type in a place; its quantity is being typed then, and the group stays selected for the next. */
export function addCopy(order: Order, like: Likeness): void {
  const { editor, store, shown } = order
  if (setQuantity(editor, like, quantityOf(editor, like) + 1)) return
  const holder = like.group === undefined ? `side ${like.side ?? ''}` : groupKey(like.group)
  open(
    store,
    shown.flatMap((node) => pathTo(node, holder)),
  )
  store.setState({
    cursor: holder,
    anchor: holder,
    selected: new Set([holder]),
    editing: { key: copiesKey(like), of: 'quantity' },
  })
}
