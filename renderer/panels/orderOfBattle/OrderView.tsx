/** The order of battle (CTR-7): it takes the place of map, tools and panels. */
import { type ReactNode, useEffect, useRef } from 'react'
import { localized } from '#shared/i18n/localized'
import { showClipboard } from '../../actions/clipboardInView'
import { useEditor, useSay, useUi } from '../../ui/EditorContext'
import { focusMap } from '../../ui/focusMap'
import '../inspector/inspector.css'
import { FillHint } from './FillHint'
import { OrderBar } from './OrderBar'
import { focusTree, orderClipboard } from './orderClipboard'
import { OrderDetails } from './OrderDetails'
import { OrderTree } from './OrderTree'
import { Reinforcements } from './Reinforcements'
import { StrengthTable } from './StrengthTable'
import { useKeptSelection } from './useKeptSelection'
import { useOrder } from './useOrder'
import '../armies/armies.css'
import './order.css'

const TEXT = {
  title: localized('Ordre de bataille', 'Order of battle'),
  none: localized(
    'Aucun camp encore\u202f: ajoutez-en dans l’inspecteur.',
    'No sides yet: add them in the inspector.',
  ),
}

export function OrderView(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const { document: open } = editor
  const order = useOrder()
  useKeptSelection(order)
  const latest = useRef({ order, say })
  useEffect(() => {
    latest.current = { order, say }
  })
  useEffect(() => {
    const clipboard = orderClipboard(
      () => latest.current.order,
      () => latest.current.say,
    )
    return showClipboard(editor, clipboard)
  }, [editor])
  // Another scenario is seen on its map first.
  useEffect(() => open.onLoad(() => ui.showView('map')), [open, ui])
  useEffect(() => {
    // A menu that was opened while this view was coming keeps it.
    if (!document.activeElement?.closest('[role="menu"]')) focusTree()
    return focusMap
  }, [])
  return (
    <main className="armies order" aria-label={say(TEXT.title)}>
      <OrderBar order={order} />
      {order.sides.length > 0 && <FillHint order={order} />}
      {order.sides.length > 0 && <StrengthTable order={order} />}
      <div className="order-body">
        <div className="order-sides">
          {order.sides.length === 0 && <p className="empty">{say(TEXT.none)}</p>}
          {order.shown.map((side) => (
            <section key={side.key} className="order-side">
              <OrderTree order={order} side={side} />
              {side.side !== undefined && <Reinforcements order={order} side={side.side} />}
            </section>
          ))}
        </div>
        <OrderDetails order={order} />
      </div>
    </main>
  )
}
