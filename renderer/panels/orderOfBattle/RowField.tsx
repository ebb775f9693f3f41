/** The field in a row of the order of battle in which its name or quantity is typed. */
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { type OrderNode } from '#shared/armies/orderOfBattle/tree'
import { editCounter } from '#shared/commands/editCounter'
import { editGroup } from '#shared/commands/entries/groups'
import { editSide } from '#shared/commands/entries/sides'
import { withPlain } from '#shared/document/words'
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../../editor/editor'
import { type Words } from '../../i18n/language'
import { named } from '../../ui/controls/fields'
import { NumberBox } from '../../ui/controls/NumberBox'
import { useSay } from '../../ui/EditorContext'
import { setQuantity } from './orderEdits'
import { type Order } from './useOrder'
import { nodeName } from './words'

const TEXT = {
  name: localized('Nom', 'Name'),
  quantity: localized('Quantité', 'Quantity'),
  whole: localized('Un nombre entier est attendu.', 'A whole number is expected.'),
}

/** Enter and leaving apply it, Escape gives it up; a refused text stays, and the status line says why. */
export function RowField(props: { order: Order; node: OrderNode; onEdited: () => void }): ReactNode {
  const { order, node, onEdited } = props
  const { editor, state, scenario } = order
  const say = useSay()
  const isQuantity = node.kind === 'copies'
  const value = isQuantity
    ? String(node.counters.length)
    : node.kind === 'counter'
      ? (scenario.counters[node.id]?.name ?? '')
      : say(nodeName(scenario, node))
  const [text, setText] = useState(state.editing?.begun ?? value)
  const [wrong, setWrong] = useState<Words>()
  // The field is left once more when it goes.
  const isDone = useRef(false)
  const done = (): void => {
    isDone.current = true
    onEdited()
  }
  const apply = (): Words | undefined => (text.trim() === value ? undefined : applyText(editor, node, text))
  const commit = (): void => {
    const reason = apply()
    setWrong(reason)
    if (reason === undefined) return done()
    editor.session.notify(typeof reason === 'string' ? localized(reason, reason) : reason, 'error')
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') commit()
    else done()
  }
  const attributes = {
    'aria-label': say(isQuantity ? TEXT.quantity : TEXT.name),
    'aria-invalid': wrong !== undefined,
    title: wrong && say(wrong),
    value: text,
    // It takes the place of the row's words when it is asked for.
    ref: (field: HTMLInputElement | null): void => focusOnce(field, state.editing?.begun === undefined),
    onChange: ({ target }: { readonly target: HTMLInputElement }) => setText(target.value),
    onKeyDown,
    onBlur: () => {
      if (isDone.current) return
      apply()
      order.store.setState({ editing: undefined })
    },
  }
  return isQuantity ? (
    <NumberBox {...attributes} className="order-field" />
  ) : (
    <input {...attributes} className="input order-field" spellCheck={false} />
  )
}

const focused = new WeakSet<HTMLInputElement>()

function focusOnce(field: HTMLInputElement | null, all: boolean): void {
  if (!field || focused.has(field)) return
  focused.add(field)
  field.focus({ preventScroll: true })
  if (all) field.select()
  else field.setSelectionRange(field.value.length, field.value.length)
}

function applyText(editor: Editor, node: OrderNode, text: string): Words | undefined {
  const { document } = editor
  const { scenario, language } = document
  switch (node.kind) {
    case 'copies':
      return /^\s*\d+\s*$/.test(text) ? setQuantity(editor, node.like, Number(text)) : TEXT.whole
    case 'counter':
      return document.run(editCounter, {
        counter: node.id,
        change: withPlain(scenario.counters[node.id] ?? {}, 'name', language, text.trim()),
      })?.message
    case 'group':
      return named((name) => {
        const change = withPlain(node.group, 'name', language, name)
        return document.run(editGroup, { group: node.id, change })?.message
      })(text)
    case 'side': {
      const { side } = node
      if (side === undefined) return undefined
      return named((name) => {
        const change = withPlain(scenario.sides[side] ?? {}, 'name', language, name)
        return document.run(editSide, { side, change })?.message
      })(text)
    }
  }
}
