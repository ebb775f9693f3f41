/** A number as it is typed in the forms of dialogs: marked with its reason while it is wrong. */
import { type ReactNode, useId } from 'react'
import { type Words } from '../../i18n/language'
import { Field } from './fields'
import { NumberBox } from './NumberBox'

interface NumberInputProps {
  readonly label: Words
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error?: Words | undefined
  /** Arrow keys count up and down, below zero too. */
  readonly spins?: boolean
  /** The keyboard that a touch screen offers; `text` for letters. */
  readonly inputMode?: 'decimal' | 'numeric' | 'text'
  readonly autofocus?: boolean
}

export function NumberInput(props: NumberInputProps): ReactNode {
  const { label, value, onChange, error, spins, inputMode = 'numeric', autofocus } = props
  const id = useId()
  return (
    <Field label={label} htmlFor={id} error={error}>
      <NumberBox
        id={id}
        {...(spins ? { type: 'number', step: 1 } : { inputMode })}
        data-autofocus={autofocus ? true : undefined}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
