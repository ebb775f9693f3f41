/** A few choices side by side, one of them on. */
import { ToggleGroup } from 'radix-ui'
import { type ReactNode } from 'react'

export interface ChoiceOption<T extends string> {
  readonly value: T
  readonly label: string
  /** Shown instead of the label, which is then the accessible name. */
  readonly picture?: ReactNode
}

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly ChoiceOption<T>[]
  readonly onChange: (value: T) => void
}

export function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>): ReactNode {
  return (
    <ToggleGroup.Root
      type="single"
      className="choice"
      aria-label={label}
      value={value}
      // An empty value means that the pressed one was clicked again: one choice always stays on.
      onValueChange={(next) => next && onChange(next as T)}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className="choice-item"
          aria-label={option.label}
          {...(option.picture !== undefined && { title: option.label })}
        >
          {option.picture ?? option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
