/** A few choices side by side, one of them on. */
import { ToggleGroup } from 'radix-ui'
import { type ReactNode } from 'react'
import { headed, type Words } from '../../i18n/language'
import { useSay } from '../EditorContext'
import { type Option } from './fields'

interface ChoiceProps<T extends string> {
  readonly label: Words
  readonly value: T
  /** A picture is shown instead of the name, which is then the accessible one. */
  readonly options: readonly (Option<T> & { readonly picture?: ReactNode })[]
  readonly onChange: (value: T) => void
}

export function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>): ReactNode {
  const say = useSay()
  return (
    <ToggleGroup.Root
      type="single"
      className="choice"
      aria-label={say(label)}
      value={value}
      // An empty value means that the pressed one was clicked again: one choice always stays on.
      onValueChange={(next) => next && onChange(next as T)}
    >
      {options.map(({ id, name: words, picture }) => {
        const name = headed(words, say)
        return (
          <ToggleGroup.Item
            key={id}
            value={id}
            className="choice-item"
            aria-label={name}
            {...(picture !== undefined && { title: name })}
          >
            {picture ?? name}
          </ToggleGroup.Item>
        )
      })}
    </ToggleGroup.Root>
  )
}

/** The same with its label beside it. */
export function ChoiceField<T extends string>(props: ChoiceProps<T>): ReactNode {
  const say = useSay()
  return (
    <div className="field">
      <span className="field-label">{say(props.label)}</span>
      <Choice {...props} />
    </div>
  )
}
