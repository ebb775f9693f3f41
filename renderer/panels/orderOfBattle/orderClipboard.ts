/** Cut, copy and paste in the order of battle: what is cut stays where it is until it is pasted (CTR-7). */
import {
  copiedInto,
  countersOf,
  movedInto,
  type OrderPiece,
  pieceOf,
} from '#shared/armies/orderOfBattle/pasteNodes'
import { type OrderNode, type SideNode } from '#shared/armies/orderOfBattle/tree'
import { editOrderOfBattle } from '#shared/commands/editOrderOfBattle'
import { freshIds, type GroupId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type ClipboardInView } from '../../actions/clipboardInView'
import { type Say } from '../../i18n/language'
import { pathTo } from './newRows'
import { groupOf, isHolder } from './drops'
import { type Order } from './useOrder'
import { nodeName } from './words'

const TEXT = {
  nothing: localized(
    'Le presse-papiers ne contient rien de cet ordre de bataille\u202f: choisissez des lignes et copiez-les.',
    'The clipboard holds nothing of this order of battle: select rows and copy them.',
  ),
  otherSide: localized(
    'Un groupe ou un pion reste dans son camp.',
    'A group or a counter stays in its side.',
  ),
  there: localized('Rien à déplacer à cet endroit.', 'There is nothing to move to this place.'),
}

export function orderClipboard(latest: () => Order, say: () => Say): ClipboardInView {
  return {
    hasCopy: () => latest().selected.some(({ kind }) => kind !== 'side'),
    copyTo(clipboard) {
      const order = latest()
      const piece = pieceOf(order.scenario, order.selected)
      if (piece.groups.length + piece.counters.length === 0) return
      const text = textOf(order, say())
      clipboard.setData('text/plain', text)
      const side = order.shown.find((node) => holds(node, order.selected[0]?.key))?.side
      order.store.setState({ clip: { piece, side, text, isCut: false } })
    },
    clear: () => latest().store.setState(({ clip }) => ({ clip: clip && { ...clip, isCut: true } })),
    paste: async (text) => paste(latest(), text),
    focus: focusTree,
  }
}

/** The tree of the row that has the cursor, else the first. */
export function focusTree(): void {
  const trees = [...document.querySelectorAll<HTMLElement>('.order-tree')]
  const tree = trees.find((one) => one.querySelector('[data-active="true"]')) ?? trees[0]
  tree?.focus()
}

/** The rows, one a line, with their numbers. */
function textOf({ scenario, selected }: Order, say: Say): string {
  const line = (node: OrderNode): string => {
    const number = node.kind === 'copies' ? `${node.counters.length} × ` : ''
    return `${number}${say(nodeName(scenario, node))}`
  }
  return selected
    .filter(({ kind }) => kind !== 'side')
    .map(line)
    .join('\n')
}

function paste({ editor, store, state, shown, scenario: known }: Order, text: string): void {
  const { clip } = state
  const { document, session } = editor
  // Some systems end lines in their own way.
  if (clip?.text !== text.replaceAll('\r\n', '\n')) return session.notify(TEXT.nothing)
  const path = shown.flatMap((node) => pathTo(node, state.cursor))
  const holder = path.findLast(isHolder)
  if (!holder) return
  if ((path[0] as SideNode).side !== clip.side) return session.notify(TEXT.otherSide, 'error')
  const { piece, isCut } = clip
  const { scenario } = document
  const edit = isCut
    ? movedInto(scenario, piece, groupOf(holder))
    : copiedInto(known, piece, besideItself(known, piece, groupOf(holder)), {
        counter: freshIds(scenario.counters, document.idCode),
        group: freshIds(scenario.groups, document.idCode),
      })
  if (!edit || Object.keys(edit.groups).length + Object.keys(edit.counters).length === 0)
    return session.notify(TEXT.there)
  if (document.run(editOrderOfBattle, edit)) return
  store.setState(({ turned }) => ({
    turned: new Set([...turned].filter((key) => key !== holder.key)),
    ...(isCut && { clip: undefined }),
  }))
}

// A group is not copied into itself: pasted on its own row it comes beside it.
function besideItself(
  { groups }: Pick<Scenario, 'groups'>,
  piece: OrderPiece,
  into: GroupId | undefined,
): GroupId | undefined {
  return into !== undefined && piece.groups.includes(into) ? groups[into]?.parent : into
}

/** True for a row that was cut, and waits to be pasted. */
export function isCut(
  { scenario, state: { clip } }: Pick<Order, 'scenario' | 'state'>,
  node: OrderNode,
): boolean {
  if (!clip?.isCut || node.kind === 'side') return false
  const { groups } = clip.piece
  if (node.kind === 'group' && groups.includes(node.id)) return true
  if (node.counters.length === 0) return false
  const cut = new Set(countersOf(scenario, clip.piece))
  return node.counters.every((id) => cut.has(id))
}

function holds(node: SideNode, key: string | undefined): boolean {
  return pathTo(node, key).length > 0
}
