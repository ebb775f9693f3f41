/** The shapes of a tool side by side, as pictures, one of them on. */
import { ToggleGroup } from 'radix-ui'
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { type ShapeChoice } from '../../tools/gestures/shapeChoices'
import { useSay } from '../EditorContext'
import { type Icon } from '../icons'
import { Tip } from './Tip'

interface ShapeChoiceBarProps<T extends string> {
  readonly shapes: readonly ShapeChoice<T>[]
  readonly pictures: Readonly<Record<T, Icon>>
  readonly value: T
  readonly onChange: (shape: T) => void
}

export function ShapeChoiceBar<T extends string>(props: ShapeChoiceBarProps<T>): ReactNode {
  const { shapes, pictures, value, onChange } = props
  const say = useSay()
  return (
    <ToggleGroup.Root
      type="single"
      className="choice is-pictures"
      aria-label={say(localized('Forme', 'Shape'))}
      value={value}
      onValueChange={(next) => next && onChange(next as T)}
    >
      {shapes.map(({ id, name, key }) => {
        const Picture: Icon = pictures[id]
        return (
          <Tip key={id} text={say(name)} shortcut={key}>
            {/* The tip's trigger must not lend its own state to the toggle. */}
            <span>
              <ToggleGroup.Item className="choice-item" value={id} aria-label={say(name)}>
                <Picture aria-hidden />
              </ToggleGroup.Item>
            </span>
          </Tip>
        )
      })}
    </ToggleGroup.Root>
  )
}
