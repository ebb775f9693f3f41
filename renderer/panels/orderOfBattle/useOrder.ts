/** Puts the order of battle together from document, eyes and state: for the parts of the view. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { type OrderRow, orderRows } from '#shared/armies/orderOfBattle/rows'
import { type OrderNode, orderOfBattle, type SideNode } from '#shared/armies/orderOfBattle/tree'
import { type Scenario } from '#shared/document/types'
import { type Editor } from '../../editor/editor'
import { knownScenario } from '../../editor/eyes'
import { useEditor, useEditorState } from '../../ui/EditorContext'
import { isOpen, type OrderState, type OrderStore, orderStore } from './orderStore'

export interface Order {
  readonly editor: Editor
  readonly store: OrderStore
  readonly state: OrderState
  /** The scenario without what is concealed from the eyes of the view. */
  readonly scenario: Scenario
  readonly sides: readonly SideNode[]
  /** Those on screen. */
  readonly shown: readonly SideNode[]
  /** The nodes that are selected, in the order of their tree. */
  readonly selected: readonly OrderNode[]
}

export function useOrder(): Order {
  const editor = useEditor()
  const store = orderStore(editor)
  const state = useStore(store)
  const scenario = useEditorState(knownScenario)
  const { counters, counterTypes, groups, reinforcements, sides: belligerents } = scenario
  const sides = useMemo(
    () => orderOfBattle(scenario),
    // The tree holds nothing else of the scenario.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [counters, counterTypes, groups, reinforcements, belligerents],
  )
  const one = sides.find(({ key }) => key === state.side)
  const shown = useMemo(() => (one ? [one] : sides), [one, sides])
  const selected = useMemo(
    () => shown.flatMap((node) => selectedIn(node, state.selected)),
    [shown, state.selected],
  )
  return { editor, store, state, scenario, sides, shown, selected }
}

function selectedIn(node: OrderNode, keys: ReadonlySet<string>): OrderNode[] {
  const within = node.children.flatMap((child) => selectedIn(child, keys))
  return keys.has(node.key) ? [node, ...within] : within
}

export function useRows(side: SideNode, { turned }: Pick<OrderState, 'turned'>): readonly OrderRow[] {
  return useMemo(() => orderRows(side, (node) => isOpen({ turned }, node)), [side, turned])
}

/** Selects rows; their counters follow (useKeptSelection.ts). */
export function chooseRows(
  { store }: Pick<Order, 'store'>,
  rows: readonly OrderRow[],
  { cursor, anchor = cursor }: { readonly cursor: string | undefined; readonly anchor?: string | undefined },
): void {
  store.setState({ cursor, anchor, selected: new Set(rows.map(({ node }) => node.key)) })
}
