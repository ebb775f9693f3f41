/** The state of the order of battle on screen: kept while the map is shown, new with every document. */
import { type StoreApi } from 'zustand/vanilla'
import { type OrderPiece } from '#shared/armies/orderOfBattle/pasteNodes'
import { type OrderNode } from '#shared/armies/orderOfBattle/tree'
import { type SideId } from '#shared/document/ids'
import { freshWithDocuments, perEditor } from '../../ui/perEditor'

/** A row in which a text is being typed. */
interface RowEditing {
  readonly key: string
  readonly of: 'name' | 'quantity'
  /** Typed in place of the text that was there. */
  readonly begun?: string
}

/** A piece on the clipboard, for the scenario that it was taken from. */
interface OrderClip {
  readonly piece: OrderPiece
  readonly side: SideId | undefined
  /** As it lies on the clipboard: another text there is no longer this. */
  readonly text: string
  readonly isCut: boolean
}

export interface OrderState {
  /** The key of the side that is shown alone; undefined = all, side against side. */
  readonly side: string | undefined
  /** Keys of nodes that are not open or closed as they are at first. */
  readonly turned: ReadonlySet<string>
  /** The key of the row that has the focus; the selection goes from the anchor to it. */
  readonly cursor: string | undefined
  readonly anchor: string | undefined
  /** Keys of rows, of one side. */
  readonly selected: ReadonlySet<string>
  readonly editing: RowEditing | undefined
  readonly clip: OrderClip | undefined
}

export type OrderStore = StoreApi<OrderState>

function fresh(): OrderState {
  return {
    side: undefined,
    turned: new Set<string>(),
    selected: new Set<string>(),
    cursor: undefined,
    anchor: undefined,
    editing: undefined,
    clip: undefined,
  }
}

/** The same store for one editor. */
export const orderStore = perEditor((editor): OrderStore => freshWithDocuments(editor, fresh))

/** Copies are closed at first, all else is open. */
export function isOpen({ turned }: Pick<OrderState, 'turned'>, { kind, key }: OrderNode): boolean {
  return turned.has(key) === (kind === 'copies')
}

export function turn(store: OrderStore, { key }: OrderNode): void {
  store.setState(({ turned }) => {
    const next = new Set(turned)
    if (!next.delete(key)) next.add(key)
    return { turned: next }
  })
}

/** Opens groups, sides and reinforcements, so that their rows are seen. */
export function open(store: OrderStore, nodes: readonly OrderNode[]): void {
  const keys = nodes.filter(({ kind }) => kind !== 'copies').map(({ key }) => key)
  store.setState(({ turned }) => ({ turned: new Set([...turned].filter((key) => !keys.includes(key))) }))
}
