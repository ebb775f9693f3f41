/** The parts of the options bar that read and write one setting of the tools. */
import { ToggleGroup } from 'radix-ui'
import { type ReactNode } from 'react'
import { formatNumber, localized } from '#shared/i18n/localized'
import { type Words } from '../i18n/language'
import { type ToolOptions } from '../toolOptions/index'
import { type ShapeChoice } from '../tools/gestures/shapeChoices'
import { Choice } from '../ui/controls/Choice'
import { type Option, SliderInput } from '../ui/controls/fields'
import { Tip } from '../ui/controls/Tip'
import { useEditor, useEditorState, useLanguage, useSay } from '../ui/EditorContext'
import { type Icon } from '../ui/icons'

/** Options of one word each. */
type WordOption = {
  [K in keyof ToolOptions]: ToolOptions[K] extends string ? K : never
}[keyof ToolOptions]

export function useOption<K extends keyof ToolOptions>(key: K): ToolOptions[K] {
  return useEditorState((state) => state.session.options[key])
}

export function OptionChoice<K extends WordOption>(props: {
  of: K
  label: Words
  options: readonly Option<ToolOptions[K]>[]
}): ReactNode {
  const { of, label, options } = props
  const { setOptions } = useEditor().session
  return (
    <Choice
      label={label}
      value={useOption(of)}
      options={options}
      onChange={(value) => setOptions({ [of]: value })}
    />
  )
}

/** The shapes of a tool side by side, as pictures; with `words`, their names beside them. */
export function ShapeOption<K extends WordOption>(props: {
  of: K
  shapes: readonly ShapeChoice<ToolOptions[K]>[]
  pictures: Readonly<Record<ToolOptions[K], Icon>>
  words?: boolean
}): ReactNode {
  const { of, shapes, pictures, words = false } = props
  const say = useSay()
  const { setOptions } = useEditor().session
  return (
    <ToggleGroup.Root
      type="single"
      className={words ? 'choice is-pictures has-words' : 'choice is-pictures'}
      aria-label={say(localized('Forme', 'Shape'))}
      value={useOption(of)}
      onValueChange={(next) => next && setOptions({ [of]: next })}
    >
      {shapes.map(({ id, name, word = name, key }) => {
        const Picture: Icon = pictures[id]
        return (
          <Tip key={id} text={name} shortcut={key}>
            {/* The tip's trigger must not lend its own state to the toggle. */}
            <span>
              <ToggleGroup.Item className="choice-item" value={id} aria-label={say(name)}>
                <Picture aria-hidden />
                {words && <span>{say(word)}</span>}
              </ToggleGroup.Item>
            </span>
          </Tip>
        )
      })}
    </ToggleGroup.Root>
  )
}

const MAX_RADIUS = 10

export function RadiusOption(): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const { setOptions } = useEditor().session
  const radius = useOption('brushRadius')
  const label = say(localized('Rayon', 'Radius'))
  return (
    <div className="option">
      <span>{label}</span>
      <SliderInput
        label={label}
        value={radius}
        min={0}
        max={MAX_RADIUS}
        onChange={(brushRadius) => setOptions({ brushRadius })}
      />
      <output>{formatNumber(radius, language)}</output>
    </div>
  )
}
