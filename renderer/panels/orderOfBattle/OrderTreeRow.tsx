/** A row of the order of battle: its name or the field in which it is typed, its quantity, and what is to be known of it. */
import ChevronRight from 'lucide-react/icons/chevron-right'
import Crown from 'lucide-react/icons/crown'
import Flag from 'lucide-react/icons/flag'
import Folder from 'lucide-react/icons/folder'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type CSSProperties, type MouseEvent, type ReactNode } from 'react'
import { placeCounts } from '#shared/armies/orderOfBattle/places'
import { type OrderRow } from '#shared/armies/orderOfBattle/rows'
import {
  type CopiesNode,
  type CounterNode,
  type GroupNode,
  type OrderNode,
} from '#shared/armies/orderOfBattle/tree'
import { counterName } from '#shared/document/counters'
import { entryOf } from '#shared/document/entry'
import { groupColor, leadersOf } from '#shared/document/groups'
import { nameOfHex } from '#shared/document/placeNames'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { countedCounters } from '../../tools/words/counted'
import { type Words } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'
import { CounterImage } from '../../ui/pictures/CounterTypePicture'
import { entryName } from '../inspector/entryWords'
import { isCut } from './orderClipboard'
import { quantityOf, setQuantity } from './orderEdits'
import { turn } from './orderStore'
import { RowField } from './RowField'
import { SideMenu } from './SideMenu'
import { type Order } from './useOrder'
import { nodeName } from './words'

/** Px. */
export const ROW_HEIGHT = 30
const CARD_PX = 22

const TEXT = {
  fewer: localized('Un de moins', 'One fewer'),
  more: localized('Un de plus', 'One more'),
  decoy: localized('leurre', 'decoy'),
  wing: localized('aile', 'wing'),
  leads: localized('chef', 'leader'),
  tray: localized('hors de la carte', 'off the map'),
}

interface RowProps {
  readonly order: Order
  readonly row: OrderRow
  readonly id: string
  /** Px. */
  readonly top: number
  readonly active: boolean
  readonly drop: 'before' | 'in' | 'after' | undefined
  readonly onClick: (event: MouseEvent) => void
  readonly onOpen: () => void
  readonly onEdited: () => void
}

export function OrderTreeRow(props: RowProps): ReactNode {
  const { order, row, id, top, active, drop, onClick, onOpen, onEdited } = props
  const { node, level, position, setSize, expanded } = row
  const { store, state } = order
  const style = { top, height: ROW_HEIGHT, '--level': level } as CSSProperties
  const onRow = (run: (event: MouseEvent) => void) => (event: MouseEvent) => {
    if (!(event.target as Element).closest('button, input')) run(event)
  }
  return (
    <div
      id={id}
      role="treeitem"
      className="order-row"
      style={style}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={expanded}
      aria-selected={state.selected.has(node.key)}
      data-kind={node.kind}
      data-active={active}
      data-drop={drop}
      data-cut={isCut(order, node) || undefined}
      onClick={onRow(onClick)}
      onDoubleClick={onRow(onOpen)}
    >
      <span
        className="order-turn"
        data-expanded={expanded}
        aria-hidden
        onClick={(event) => {
          event.stopPropagation()
          if (expanded !== undefined) turn(store, node)
        }}
      >
        {expanded !== undefined && <ChevronRight />}
      </span>
      <Content order={order} node={node} onEdited={onEdited} />
    </div>
  )
}

function Content(props: { order: Order; node: OrderNode; onEdited: () => void }): ReactNode {
  const { order, node, onEdited } = props
  switch (node.kind) {
    case 'side': {
      const side = node.side === undefined ? undefined : order.scenario.sides[node.side]
      return (
        <>
          {side && <span className="color-chip" style={{ background: side.color }} />}
          <Name order={order} node={node} onEdited={onEdited} />
          <Count node={node} />
          {node.side !== undefined && <SideMenu order={order} node={node} side={node.side} />}
        </>
      )
    }
    case 'group':
      return <Group order={order} node={node} onEdited={onEdited} />
    case 'copies':
      return <Copies order={order} node={node} onEdited={onEdited} />
    case 'counter':
      return <Single order={order} node={node} onEdited={onEdited} />
  }
}

function Name(props: { order: Order; node: OrderNode; onEdited: () => void }): ReactNode {
  const { order, node, onEdited } = props
  const say = useSay()
  const { editing } = order.state
  if (editing?.key === node.key && editing.of === 'name')
    return <RowField order={order} node={node} onEdited={onEdited} />
  const name = say(nodeName(order.scenario, node))
  return (
    <span className="order-name" title={name}>
      {name}
    </span>
  )
}

function Count({ node }: { node: OrderNode }): ReactNode {
  const say = useSay()
  return <span className="order-count">{say(countedCounters(node.counters.length))}</span>
}

function Group(props: { order: Order; node: GroupNode; onEdited: () => void }): ReactNode {
  const { order, node } = props
  const say = useSay()
  const { wing, leader } = node.group
  const color = groupColor(order.scenario.groups, node.id)
  return (
    <>
      {wing ? (
        <Flag style={{ color: wing.banner }} aria-label={say(TEXT.wing)} />
      ) : (
        <Folder style={{ color }} aria-hidden />
      )}
      <Name {...props} />
      {leader !== undefined && (
        <small className="order-leader">
          <Crown aria-hidden />
          {counterName(order.scenario, leader)}
        </small>
      )}
      <Count node={node} />
    </>
  )
}

function Copies(props: { order: Order; node: CopiesNode; onEdited: () => void }): ReactNode {
  const { order, node, onEdited } = props
  const say = useSay()
  const { editor, scenario, state } = order
  const { like, counters } = node
  const { onMap } = placeCounts(scenario, counters)
  const change = (by: 1 | -1) => (): void => void setQuantity(editor, like, quantityOf(editor, like) + by)
  const typing = state.editing?.key === node.key
  const [first] = counters
  return (
    <>
      <Card order={order} id={first} />
      {typing ? (
        <RowField order={order} node={node} onEdited={onEdited} />
      ) : (
        <strong className="order-quantity">{counters.length}&nbsp;×</strong>
      )}
      <span className="order-name" title={say(nodeName(scenario, node))}>
        {say(nodeName(scenario, node))}
      </span>
      {like.decoy && <Badge words={say(TEXT.decoy)} />}
      <EntryBadge order={order} id={first} />
      <span className="order-count">{say(placeOf(scenario, counters, onMap))}</span>
      <span className="order-steps">
        <button type="button" tabIndex={-1} aria-label={say(TEXT.fewer)} onClick={change(-1)}>
          <Minus aria-hidden />
        </button>
        <button type="button" tabIndex={-1} aria-label={say(TEXT.more)} onClick={change(1)}>
          <Plus aria-hidden />
        </button>
      </span>
    </>
  )
}

/** The hex of a single one; of several, what is not on the map. */
function placeOf(scenario: Scenario, counters: readonly CounterId[], onMap: number): Words {
  const [first] = counters
  const hex = first === undefined ? undefined : scenario.counters[first]?.hex
  if (onMap === 0) return TEXT.tray
  if (counters.length === 1 && hex !== undefined) return nameOfHex(scenario, parseHexKey(hex))
  return onMap === counters.length ? '' : localized(`${onMap} sur la carte`, `${onMap} on the map`)
}

function Single(props: { order: Order; node: CounterNode; onEdited: () => void }): ReactNode {
  const { order, node } = props
  const say = useSay()
  const { scenario } = order
  const counter = scenario.counters[node.id]
  if (!counter) return null
  const type = scenario.counterTypes[counter.type]?.name ?? counter.type
  return (
    <>
      <Card order={order} id={node.id} />
      <Name {...props} />
      {leadersOf(scenario).has(node.id) && <Crown className="order-crown" aria-label={say(TEXT.leads)} />}
      {counter.name !== '' && <small className="order-type">{type}</small>}
      {counter.decoy && <Badge words={say(TEXT.decoy)} />}
      <EntryBadge order={order} id={node.id} />
      <span className="order-count">
        {counter.hex === undefined ? say(TEXT.tray) : nameOfHex(scenario, parseHexKey(counter.hex))}
      </span>
    </>
  )
}

function Card({ order, id }: { order: Order; id: CounterId | undefined }): ReactNode {
  const counter = id === undefined ? undefined : order.scenario.counters[id]
  return (
    <span className="order-card" aria-hidden>
      {counter && <CounterImage counter={counter} size={CARD_PX} />}
    </span>
  )
}

function EntryBadge({ order, id }: { order: Order; id: CounterId | undefined }): ReactNode {
  const say = useSay()
  const counter = id === undefined ? undefined : order.scenario.counters[id]
  const entry = counter && entryOf(counter)
  if (!entry || entry.kind === 'set-up') return null
  return <Badge words={say(entryName(order.scenario, entry))} />
}

function Badge({ words }: { words: string }): ReactNode {
  return <span className="order-badge">{words}</span>
}
