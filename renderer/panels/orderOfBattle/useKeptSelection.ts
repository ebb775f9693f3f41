/** Keeps the rows and the counters of the order of battle selected together, whatever becomes of the rows. */
import { useEffect, useRef } from 'react'
import { type OrderNode } from '#shared/armies/orderOfBattle/tree'
import { type CounterId } from '#shared/document/ids'
import { NOTHING } from '../../editor/selection'
import { type Order } from './useOrder'

/**
 * The selection of the map is that of the view when it opens. Rows that are no more (their counters joined others, or another
 * group) give way to those that hold their counters now.
 */
export function useKeptSelection({ editor, store, state, shown, selected }: Order): void {
  const isOpen = useRef(false)
  useEffect(() => {
    const comes = !isOpen.current
    isOpen.current = true
    const { selection } = editor.store.getState().session
    if (comes ? selection.kind !== 'counters' : state.selected.size === 0) return
    if (!comes && selected.length > 0) {
      const counters = [...new Set(selected.flatMap((node) => node.counters))]
      const known = selection.kind === 'counters' ? selection.counters : []
      if (counters.length !== known.length || counters.some((id, at) => known[at] !== id))
        editor.session.select(counters.length > 0 ? { kind: 'counters', counters } : NOTHING)
      return
    }
    const ids = new Set<CounterId>(selection.kind === 'counters' ? selection.counters : [])
    const found = shown.flatMap((node) => nodesOf(node, ids))
    const [first] = found
    const opened = found.flatMap(({ in: copies }) => copies ?? [])
    store.setState(({ turned }) => ({
      selected: new Set(found.map(({ key }) => key)),
      turned: new Set([...turned, ...opened]),
      ...(first && { cursor: first.key, anchor: first.key }),
    }))
  }, [editor, store, state.selected, shown, selected])
}

interface Found {
  readonly key: string
  /** The key of the copies of which it is one. */
  readonly in?: string
}

function nodesOf(node: OrderNode, ids: ReadonlySet<CounterId>): Found[] {
  const has = (id: CounterId): boolean => ids.has(id)
  if (node.kind === 'counter') return has(node.id) ? [{ key: node.key }] : []
  if (node.kind !== 'copies') return node.children.flatMap((child) => nodesOf(child, ids))
  if (node.counters.every(has)) return [{ key: node.key }]
  return node.children.flatMap((child) => nodesOf(child, ids).map(({ key }) => ({ key, in: node.key })))
}
