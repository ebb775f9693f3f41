/** The counters of a hex as they lie on each other, the top one first: which they are, and buttons to change their order. */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type ReactNode } from 'react'
import { canRestack } from '../../actions/restackCounters'
import { headline } from '../../i18n/language'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useEditorState, useRuleset, useSay } from '../../ui/EditorContext'
import { CounterImage } from '../../ui/pictures/CounterTypePicture'
import './stackList.css'
import { restack } from '#shared/commands/restack'
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { PLACEMENT_NAMES } from '#shared/document/placements'
import { localized } from '#shared/i18n/localized'

const TEXT = {
  up: localized('Monter dans la pile', 'Raise in the stack'),
  down: localized('Descendre dans la pile', 'Lower in the stack'),
}

/** @param counters bottom first. */
export function StackList(props: { counters: readonly CounterId[]; selected?: CounterId }): ReactNode {
  const { counters, selected } = props
  return (
    <ul>
      {[...counters].reverse().map((id) => (
        <StackItem key={id} id={id} selected={id === selected} buttons={counters.length > 1} />
      ))}
    </ul>
  )
}

function StackItem(props: { id: CounterId; selected: boolean; buttons: boolean }): ReactNode {
  const { id, selected, buttons } = props
  const say = useSay()
  const editor = useEditor()
  const { placements } = useRuleset()
  const scenario = useEditorState((state) => state.document.scenario)
  const counter = scenario.counters[id]
  if (!counter) return null
  const move = (to: 'up' | 'down'): ReactNode => (
    <IconButton
      icon={to === 'up' ? ArrowUp : ArrowDown}
      label={TEXT[to]}
      shortcut={selected ? (to === 'up' ? 'U' : 'Shift+U') : undefined}
      disabled={!canRestack(scenario, id, to)}
      onClick={() => editor.document.run(restack, { counter: id, to })}
    />
  )
  return (
    <li className="stack-item" data-selected={selected}>
      <button
        type="button"
        className="row-button stack-take"
        aria-current={selected}
        onClick={() => editor.session.select({ kind: 'counters', counters: [id] })}
      >
        <CounterImage counter={counter} size={26} />
        <span className="stack-words">
          <span>{counterName(scenario, id)}</span>
          {placements.length > 1 && <small>{headline(say(PLACEMENT_NAMES[counter.placement]))}</small>}
        </span>
      </button>
      {buttons && move('up')}
      {buttons && move('down')}
    </li>
  )
}
