/** The settings of the counter tool: how counters are placed, how many at once, and which ones are in the hand. */
import ChevronUp from 'lucide-react/icons/chevron-up'
import Dot from 'lucide-react/icons/dot'
import Ellipsis from 'lucide-react/icons/ellipsis'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Hexagon from 'lucide-react/icons/hexagon'
import Grid3x3 from 'lucide-react/icons/grid-3x3'
import X from 'lucide-react/icons/x'
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { LAYINGS } from '../tools/counter/formations'
import { MOST } from '../tools/counter/hand'
import { countedCounters } from '../tools/words/counted'
import { Button } from '../ui/controls/Button'
import { IconButton } from '../ui/controls/IconButton'
import { NumberOption } from '../ui/controls/NumberOption'
import { SWATCH_PX } from '../ui/controls/Swatches'
import { useEditor, useEditorState, useSay, useUi } from '../ui/EditorContext'
import { CounterTypePicture } from '../ui/pictures/CounterTypePicture'
import { ShapeOption, useOption } from './option'

const TEXT = {
  count: localized('Combien', 'How many'),
  inHand: localized('en main', 'in the hand'),
  letGo: localized('Lâcher ces pions', 'Let these counters go'),
  choose: localized('Choisir un pion…', 'Choose a counter…'),
  change: localized('Changer de pion…', 'Change counter…'),
}

const PICTURES = {
  each: Dot,
  line: Ellipsis,
  column: EllipsisVertical,
  wedge: ChevronUp,
  block: Hexagon,
  fill: Grid3x3,
}

export function CounterOptions(): ReactNode {
  const { setOptions } = useEditor().session
  const counters = useEditorState((state) => state.document.scenario.counters)
  const held = useOption('counterHand').filter((id) => id in counters).length
  const count = useOption('counterCount')
  const isGroup = useOption('counterLaying') !== 'each'
  return (
    <>
      <ShapeOption of="counterLaying" shapes={LAYINGS} pictures={PICTURES} words />
      <div className="option">
        {held > 0 ? <Held count={held} /> : <ChosenType />}
        {held === 0 && isGroup && (
          <NumberOption
            label={TEXT.count}
            value={count}
            min={1}
            max={MOST}
            step={1}
            onChange={(counterCount) => Number.isInteger(counterCount) && setOptions({ counterCount })}
          />
        )}
      </div>
    </>
  )
}

/** The counters that were taken into the hand. */
function Held({ count }: { count: number }): ReactNode {
  const say = useSay()
  const { setOptions } = useEditor().session
  return (
    <>
      <strong className="swatch-name">{`${say(countedCounters(count))} ${say(TEXT.inHand)}`}</strong>
      <IconButton icon={X} label={TEXT.letGo} onClick={() => setOptions({ counterHand: [] })} />
    </>
  )
}

function ChosenType(): ReactNode {
  const ui = useUi()
  const chosen = useOption('counterType')
  const types = useEditorState((state) => state.document.scenario.counterTypes)
  const type = chosen && types[chosen]
  return (
    <>
      {type && (
        <>
          <CounterTypePicture id={chosen} size={SWATCH_PX} />
          <strong className="swatch-name">{type.name}</strong>
        </>
      )}
      <Button name={type ? TEXT.change : TEXT.choose} onClick={() => ui.showTab('counters')} />
    </>
  )
}
