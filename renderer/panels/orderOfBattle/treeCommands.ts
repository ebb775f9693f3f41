/** The keyboard commands of a tree of the order of battle (treeKeys.ts says which key gives each). */
import { type OrderRow } from '#shared/armies/orderOfBattle/rows'
import { fold } from '#shared/i18n/fold'
import { localized } from '#shared/i18n/localized'
import { type Say } from '../../i18n/language'
import { type Ui } from '../../ui/uiStore'
import { dropByKey, type Way } from './dropByKey'
import { type Drop, type Moved, movedBy } from './drops'
import { addGroupAt } from './newRows'
import { drop, quantityOf, removeNodes, setQuantity, showOnMap } from './orderEdits'
import { open, turn } from './orderStore'
import { choose, chooseAlso, type ShownTree } from './rowSelection'
import { type TreeCommand } from './treeKeys'
import { chooseRows, type Order } from './useOrder'
import { nodeName } from './words'

interface TreeParts {
  readonly say: Say
  readonly ui: Ui
  /** Gives the tree the focus. */
  focus(): void
}

export function runTreeCommand(command: TreeCommand, tree: ShownTree, parts: TreeParts): void {
  const { order, rows, active } = tree
  const row = rows[active]
  if (!row) return
  switch (command.kind) {
    case 'go':
      return choose(tree, command.to, command.extend)
    case 'turn':
      return turn(order.store, row.node)
    case 'edit':
      return edit(order, row)
    case 'open':
      return openRow(order, row, parts.ui)
    case 'remove':
      return void remove(tree, row, parts.focus)
    case 'all':
      return chooseRows(order, rows, { cursor: row.node.key })
    case 'choose':
      return chooseAlso(tree, active)
    case 'new-group':
      return addGroupAt(order, parts.say)
    case 'move':
      return moveByKey(tree, row, command.way, parts.say)
    case 'quantity':
      return changeQuantity(tree, row, command.by)
    case 'type':
      return goToTyped(tree, row, command.begun, parts.say)
  }
}

/** Moves rows, and opens the group that they are put into. */
export function moveRows({ order: { editor, store }, rows }: ShownTree, moved: Moved, to: Drop): void {
  drop(editor, moved, to)
  const into = rows[to.row]?.node
  if (into && to.where === 'in') open(store, [into])
}

/** Shows a counter in the inspector and on the map; of other rows, edits the name or the quantity. */
export function openRow(order: Order, row: OrderRow, ui: Ui): void {
  if (row.node.kind !== 'counter') return edit(order, row)
  ui.showTab('inspector')
  showOnMap(order.editor, ui, [row.node.id])
}

function edit({ store }: Order, { node }: OrderRow): void {
  if (node.kind !== 'side' || node.side !== undefined)
    store.setState({ editing: { key: node.key, of: node.kind === 'copies' ? 'quantity' : 'name' } })
}

function changeQuantity(tree: ShownTree, { node }: OrderRow, by: 1 | -1): void {
  if (node.kind !== 'copies') return
  const { editor } = tree.order
  const quantity = quantityOf(editor, node.like) + by
  if (quantity === 0) choose(tree, tree.active - 1)
  setQuantity(editor, node.like, quantity)
}

/** Removes the selection, or the row alone where it is not selected; the row after it is selected then. */
async function remove({ order, rows, active }: ShownTree, row: OrderRow, focus: () => void): Promise<void> {
  const { editor, selected } = order
  const chosen = selected.includes(row.node) ? selected : [row.node]
  const keys = new Set(chosen.map(({ key }) => key))
  const next = rows.findIndex(
    ({ node, level }, at) => at > active && !keys.has(node.key) && level <= row.level,
  )
  const neighbour = rows[next < 0 ? active - 1 : next]
  await removeNodes(editor, chosen)
  const isGone = chosen.some(({ kind, counters }) =>
    kind === 'group' ? true : counters.every((id) => !(id in editor.document.scenario.counters)),
  )
  if (isGone && neighbour) chooseRows(order, [neighbour], { cursor: neighbour.node.key })
  focus()
}

function moveByKey(tree: ShownTree, row: OrderRow, way: Way, say: Say): void {
  const { rows, active, order } = tree
  const { editor, scenario, state } = order
  const selected = rows.filter(({ node }) => state.selected.has(node.key))
  const moved = movedBy(row, selected)
  const to = moved && dropByKey(scenario, rows, active, way, moved)
  if (!moved || !to) return
  moveRows(tree, moved, to)
  const holder = rows[to.row]?.node
  if (moved.kind !== 'counters' || !holder) return
  const name = say(nodeName(scenario, holder))
  editor.session.notify(localized(`Déplacé dans\u202f: ${name}`, `Moved into ${name}`))
}

/** A digit begins a quantity; a letter goes to the next row whose name begins with it. */
function goToTyped(tree: ShownTree, row: OrderRow, begun: string, say: Say): void {
  const { rows, active, order } = tree
  if (/\d/.test(begun)) {
    if (row.node.kind === 'copies')
      order.store.setState({ editing: { key: row.node.key, of: 'quantity', begun } })
    return
  }
  const starts = ({ node }: OrderRow): boolean =>
    fold(say(nodeName(order.scenario, node))).startsWith(fold(begun))
  const after = rows.findIndex((one, at) => at > active && starts(one))
  const found = after < 0 ? rows.findIndex(starts) : after
  if (found >= 0) choose(tree, found)
}
