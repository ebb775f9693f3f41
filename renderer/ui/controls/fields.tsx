/** Labelled fields of panels and dialogs: name on the left, value on the right. */
import { Slider, Switch } from 'radix-ui'
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'

export function Field(props: {
  label: string
  htmlFor?: string
  error?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={props.htmlFor}>
        {props.label}
      </label>
      {props.children}
      {props.error && (
        <p className="field-error" id={`${props.htmlFor}-error`} role="alert">
          {props.error}
        </p>
      )}
    </div>
  )
}

interface DraftFieldProps {
  readonly label: string
  /** The value as it stands in the document. */
  readonly value: string
  readonly number?: boolean
  readonly placeholder?: string
  /** Applies a text, or says why it cannot be applied; the wrong text then stays in the field, marked. */
  readonly apply: (text: string) => string | undefined
}

interface Draft {
  readonly text: string
  readonly error: string | undefined
  /** Spread on the input. */
  readonly input: {
    readonly value: string
    readonly 'aria-invalid': boolean
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
    readonly onBlur: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
}

/**
 * The text typed into a field until it is left or Enter is pressed. A wrong value stays, marked with its reason, and
 * is not applied (CTR-1); Escape puts back the document's value. `apply` returns why it cannot, or undefined.
 */
export function useDraft(value: string, apply: (text: string) => string | undefined): Draft {
  const [draft, setDraft] = useState<string | undefined>()
  const [error, setError] = useState<string | undefined>()
  const drop = (): void => {
    setDraft(undefined)
    setError(undefined)
  }
  const commit = (): void => {
    if (draft === undefined) return
    if (draft === value) return drop()
    const reason = apply(draft)
    if (reason === undefined) drop()
    else setError(reason)
  }
  return {
    text: draft ?? value,
    error,
    input: {
      value: draft ?? value,
      'aria-invalid': error !== undefined,
      onChange: (event) => setDraft(event.target.value),
      onBlur: commit,
      onKeyDown(event) {
        if (event.key === 'Enter') commit()
        if (event.key !== 'Escape' || draft === undefined) return
        event.stopPropagation()
        drop()
      },
    },
  }
}

/** A labelled field over `useDraft`. */
export function DraftField({ label, value, number = false, placeholder, apply }: DraftFieldProps): ReactNode {
  const id = useId()
  const { error, input } = useDraft(value, apply)
  return (
    <Field label={label} htmlFor={id} error={error}>
      <input
        id={id}
        className={number ? 'input is-number' : 'input'}
        inputMode={number ? 'numeric' : 'text'}
        placeholder={placeholder}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        {...input}
      />
    </Field>
  )
}

export interface SelectOption<T extends string> {
  readonly value: T
  readonly label: string
}

interface SelectFieldProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly SelectOption<T>[]
  readonly onChange: (value: T) => void
}

export function SelectField<T extends string>({ label, value, options, onChange }: SelectFieldProps<T>) {
  const id = useId()
  return (
    <Field label={label} htmlFor={id}>
      <select
        id={id}
        className="select"
        value={value}
        onChange={(event) => onChange(event.target.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}

export function SwitchField(props: {
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}): ReactNode {
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {props.label}
      </label>
      <Switch.Root
        id={id}
        className="switch"
        checked={props.checked}
        disabled={props.disabled}
        onCheckedChange={props.onChange}
      >
        <Switch.Thumb className="switch-thumb" />
      </Switch.Root>
    </div>
  )
}

export function SliderInput(props: {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}): ReactNode {
  return (
    <Slider.Root
      className="slider"
      value={[props.value]}
      min={props.min}
      max={props.max}
      onValueChange={([value]) => value !== undefined && props.onChange(value)}
    >
      <Slider.Track className="slider-track">
        <Slider.Range className="slider-range" />
      </Slider.Track>
      <Slider.Thumb className="slider-thumb" aria-label={props.label} />
    </Slider.Root>
  )
}
