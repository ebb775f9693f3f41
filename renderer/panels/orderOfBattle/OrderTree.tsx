/** The tree of one side: rows of groups, characters and copies, by keys and by the pointer. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { type SideNode } from '#shared/armies/orderOfBattle/tree'
import { localized } from '#shared/i18n/localized'
import { useSay, useUi } from '../../ui/EditorContext'
import { carryToMap } from './carryToMap'
import { OrderTreeRow, ROW_HEIGHT } from './OrderTreeRow'
import { choose, chooseAlso, type ShownTree } from './rowSelection'
import { moveRows, openRow, runTreeCommand } from './treeCommands'
import { commandOf } from './treeKeys'
import { type Order, useRows } from './useOrder'
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
  const { editor, store, state, scenario } = order
  const rows = useRows(side, state)
  const cursor = rows.findIndex(({ node }) => node.key === state.cursor)
  const active = Math.max(0, cursor)
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

  const shown: ShownTree = { order, rows, active }
  const { drag, handlers, cancel, wasDrag } = useRowDrag({
    box,
    scenario,
    rows,
    rowHeight: ROW_HEIGHT,
    onDrop: (moved, to) => moveRows(shown, moved, to),
    onBegin: () => editor.session.notify(TO_MAP),
    onOut({ node }, moved) {
      const counters = moved.kind === 'counters' ? moved.counters : node.counters
      if (counters.length > 0) carryToMap(editor, ui, counters)
    },
    selected: state.selected,
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Escape' && drag) {
      event.stopPropagation()
      return cancel()
    }
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / ROW_HEIGHT) - 1)
    const command = commandOf(event, rows, active, page)
    if (!command) return
    event.preventDefault()
    event.stopPropagation()
    runTreeCommand(command, shown, { say, ui, focus: () => box.current?.focus() })
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
    if (event.ctrlKey || event.metaKey) chooseAlso(shown, at)
    else choose(shown, at, event.shiftKey)
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
                onOpen={() => openRow(order, one, ui)}
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
