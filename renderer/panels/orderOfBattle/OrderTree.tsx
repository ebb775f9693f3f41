/** The tree of one side: rows of groups, characters and copies, by keys and by the pointer. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { type OrderRow } from '#shared/armies/orderOfBattle/rows'
import { type SideNode } from '#shared/armies/orderOfBattle/tree'
import { fold } from '#shared/i18n/fold'
import { localized } from '#shared/i18n/localized'
import { useSay, useUi } from '../../ui/EditorContext'
import { carryToMap } from './carryToMap'
import { addGroupAt, rowsBetween } from './deeds'
import { type Drop, type Moved, movedBy } from './drops'
import { dropByKey } from './dropByKey'
import { drop, quantityOf, removeNodes, setQuantity, showOnMap } from './orderEdits'
import { turn } from './orderStore'
import { OrderTreeRow, ROW_HEIGHT } from './OrderTreeRow'
import { deedOf, type TreeDeed } from './treeKeys'
import { chooseRows, type Order, useRows } from './useOrder'
import { useRowDrag } from './useRowDrag'
import { nodeName } from './words'

const TREE = localized('Ordre de bataille', 'Order of battle')
const TO_MAP = localized(
  'Sortez de la liste pour poser sur la carte\u202f; Échap annule.',
  'Leave the list to lay on the map; Escape cancels.',
)

export function OrderTree({ order, side }: { order: Order; side: SideNode }): ReactNode {
  const say = useSay()
  const ui = useUi()
  const tree = useId()
  const box = useRef<HTMLDivElement>(null)
  const { editor, store, state, scenario, selected } = order
  const rows = useRows(side, state)
  const cursor = rows.findIndex(({ node }) => node.key === state.cursor)
  const active = Math.max(0, cursor)
  const row = rows[active] as OrderRow
  // eslint-disable-next-line react-hooks/incompatible-library -- its rows are drawn with this component, never kept
  const seen = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  })
  useEffect(() => {
    if (cursor >= 0) seen.scrollToIndex(cursor, { align: 'auto' })
    // Where the cursor comes to, not whenever rows are drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state.cursor, cursor])

  const choose = (at: number, extend = false): void => {
    const to = rows[at]
    if (!to) return
    const anchor = extend ? (state.anchor ?? to.node.key) : to.node.key
    chooseRows(order, extend ? rowsBetween(rows, anchor, at) : [to], { cursor: to.node.key, anchor })
  }
  const chooseAlso = (at: number): void => {
    const to = rows[at]
    if (!to) return
    const chosen = rows.filter(({ node }) => state.selected.has(node.key) !== (node.key === to.node.key))
    chooseRows(order, chosen, { cursor: to.node.key })
  }
  const move = (moved: Moved, to: Drop): void => {
    drop(editor, moved, to)
    const into = rows[to.row]?.node
    if (into && to.where === 'in') store.setState({ turned: opened(state.turned, into.key) })
  }
  const { drag, handlers, cancel, wasDrag } = useRowDrag({
    box,
    scenario,
    rows,
    rowHeight: ROW_HEIGHT,
    onDrop: move,
    onBegin: () => editor.session.notify(TO_MAP),
    onOut({ node }, moved) {
      const counters = moved.kind === 'counters' ? moved.counters : node.counters
      if (counters.length > 0) carryToMap(editor, ui, counters)
    },
    selected: state.selected,
  })
  const edit = (): void => {
    const { node } = row
    if (node.kind !== 'side' || node.side !== undefined)
      store.setState({ editing: { key: node.key, of: node.kind === 'copies' ? 'quantity' : 'name' } })
  }
  const openRow = ({ node }: OrderRow): void => {
    if (node.kind !== 'counter') return edit()
    ui.showTab('inspector')
    showOnMap(editor, ui, [node.id])
  }
  const changeQuantity = (by: 1 | -1): void => {
    const { node } = row
    if (node.kind !== 'copies') return
    const quantity = quantityOf(editor, node.like) + by
    if (quantity === 0) choose(active - 1)
    setQuantity(editor, node.like, quantity)
  }
  const remove = async (): Promise<void> => {
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
    box.current?.focus()
  }
  const byKey = (deed: TreeDeed & { kind: 'move' }): void => {
    const moved = movedBy(
      row,
      rows.filter(({ node }) => state.selected.has(node.key)),
    )
    const to = moved && dropByKey(scenario, rows, active, deed.way, moved)
    if (!moved || !to) return
    move(moved, to)
    const holder = rows[to.row]?.node
    if (moved.kind === 'counters' && holder) {
      const name = say(nodeName(scenario, holder))
      editor.session.notify(localized(`Déplacé dans\u202f: ${name}`, `Moved into ${name}`))
    }
  }
  const onType = (begun: string): void => {
    if (/\d/.test(begun)) {
      if (row.node.kind === 'copies')
        store.setState({ editing: { key: row.node.key, of: 'quantity', begun } })
      return
    }
    const starts = ({ node }: OrderRow): boolean =>
      fold(say(nodeName(scenario, node))).startsWith(fold(begun))
    const after = rows.findIndex((one, at) => at > active && starts(one))
    const found = after < 0 ? rows.findIndex(starts) : after
    if (found >= 0) choose(found)
  }
  const deeds: { readonly [K in TreeDeed['kind']]: (deed: TreeDeed & { kind: K }) => void } = {
    go: ({ to, extend }) => choose(to, extend),
    turn: () => turn(store, row.node),
    edit,
    open: () => openRow(row),
    remove: () => void remove(),
    all: () => chooseRows(order, rows, { cursor: row.node.key }),
    choose: () => chooseAlso(active),
    'new-group': () => addGroupAt(order, say),
    move: byKey,
    quantity: ({ by }) => changeQuantity(by),
    type: ({ begun }) => onType(begun),
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Escape' && drag) {
      event.stopPropagation()
      return cancel()
    }
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / ROW_HEIGHT) - 1)
    const deed = deedOf(event, rows, active, page)
    if (!deed) return
    event.preventDefault()
    event.stopPropagation()
    ;(deeds[deed.kind] as (deed: TreeDeed) => void)(deed)
  }
  // At the first row in sight: a press of the pointer must not move the rows from under it.
  const enter = (): void => {
    if (cursor >= 0) return
    const first = rows[Math.ceil((box.current?.scrollTop ?? 0) / ROW_HEIGHT)]?.node.key
    store.setState({ cursor: first, anchor: first })
  }
  const onRowClick = (event: MouseEvent, at: number): void => {
    if (wasDrag()) return
    box.current?.focus({ preventScroll: true })
    if (event.ctrlKey || event.metaKey) chooseAlso(at)
    else choose(at, event.shiftKey)
  }
  return (
    <div
      ref={box}
      role="tree"
      className="order-tree"
      tabIndex={0}
      aria-label={`${say(TREE)} · ${say(nodeName(scenario, side))}`}
      aria-multiselectable
      aria-activedescendant={`${tree}-${active}`}
      data-dragging={drag !== undefined}
      onKeyDown={onKeyDown}
      onFocus={enter}
      {...handlers}
    >
      <div className="order-rows" style={{ height: seen.getTotalSize() }}>
        {seen.getVirtualItems().map(({ index }) => {
          const one = rows[index]
          return (
            one && (
              <OrderTreeRow
                key={one.node.key}
                order={order}
                row={one}
                id={`${tree}-${index}`}
                top={index * ROW_HEIGHT}
                active={index === active && cursor >= 0}
                drop={drag?.drop?.row === index ? drag.drop.where : undefined}
                onClick={(event) => onRowClick(event, index)}
                onOpen={() => openRow(one)}
                onEdited={() => {
                  store.setState({ editing: undefined })
                  box.current?.focus({ preventScroll: true })
                }}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

function opened(turned: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set([...turned].filter((one) => one !== key))
}
