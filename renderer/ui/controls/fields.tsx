/** Labelled fields of panels and dialogs: name on the left, value on the right. */
import { Slider, Switch } from 'radix-ui'
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { localized } from '#shared/i18n/localized'
import { headed, type Words } from '../../i18n/language'
import { useSay } from '../EditorContext'
import { MIXED, MIXED_NAME, type Mixed } from './mixed'
import { NumberBox } from './NumberBox'

/** Says what is wrong, when something is. */
export function FieldError({ id, words }: { id?: string; words: Words | undefined }): ReactNode {
  const say = useSay()
  if (!words) return null
  return (
    <p className="field-error" id={id} role="alert">
      {say(words)}
    </p>
  )
}

export function Field(props: {
  label: Words
  htmlFor?: string
  error?: Words | undefined
  children: ReactNode
}): ReactNode {
  const say = useSay()
  return (
    <div className="field">
      <label className="field-label" htmlFor={props.htmlFor}>
        {headed(props.label, say)}
      </label>
      {props.children}
      <FieldError id={`${props.htmlFor}-error`} words={props.error} />
    </div>
  )
}

/** Applies a text, or says why it cannot be applied. */
type Apply = (text: string) => Words | undefined

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
 * is not applied (CTR-1); Escape puts back the document's value.
 */
export function useDraft(value: string, apply: Apply): Draft {
  const say = useSay()
  const [draft, setDraft] = useState<string | undefined>()
  const [error, setError] = useState<Words | undefined>()
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
    error: error && say(error),
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

/** A text or a number that is applied when the field is left; a wrong one stays, with its reason as title. */
export function DraftInput(
  props: { text: string; number?: boolean; apply: Apply } & Omit<ComponentProps<'input'>, 'value'>,
): ReactNode {
  const { text, number, apply, title, ...attributes } = props
  const { input, error } = useDraft(text, apply)
  const all = { title: error ?? title, ...attributes, ...input }
  return number ? <NumberBox {...all} /> : <input className="input" {...all} />
}

interface DraftFieldProps {
  readonly label: Words
  /** The value as it stands in the document. */
  readonly value: string
  readonly number?: boolean
  readonly placeholder?: string
  /** Offered below it; any other value can be typed. */
  readonly suggestions?: readonly string[]
  /** Beside it, in its line. */
  readonly after?: ReactNode
  readonly apply: Apply
}

/** A labelled field over `useDraft`. */
export function DraftField(props: DraftFieldProps): ReactNode {
  const { label, value, number = false, placeholder, suggestions, after, apply } = props
  const id = useId()
  const { error, input } = useDraft(value, apply)
  const describedBy = error === undefined ? undefined : `${id}-error`
  const attributes = { id, placeholder, 'aria-describedby': describedBy, ...input }
  return (
    <Field label={label} htmlFor={id} error={error}>
      {number ? (
        <NumberBox {...attributes} />
      ) : after ? (
        <span className="field-line">
          <input className="input" list={suggestions && `${id}-list`} {...attributes} />
          {after}
        </span>
      ) : (
        <input className="input" list={suggestions && `${id}-list`} {...attributes} />
      )}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </Field>
  )
}

interface WholeFieldProps extends Omit<DraftFieldProps, 'number' | 'apply'> {
  readonly min: number
  readonly max: number
  readonly apply: (value: number) => Words | undefined
}

/** A field for a whole number within bounds; a minus may be typed as either sign. */
export function WholeField({ min, max, apply, ...field }: WholeFieldProps): ReactNode {
  const read: Apply = (text) => {
    const value = Number(text.trim().replace('−', '-'))
    if (text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max) return apply(value)
    const [least, most] = [`${min}`.replace('-', '−'), max]
    return localized(
      `Un nombre entier de ${least} à ${most} est attendu.`,
      `A whole number from ${least} to ${most} is expected.`,
    )
  }
  return <DraftField {...field} number apply={read} />
}

/** A way to say that a name must not be empty; `apply` gets it without spaces around it. */
export function named(apply: Apply, missing = NAME_MISSING): Apply {
  return (text) => (text.trim() === '' ? missing : apply(text.trim()))
}

const NAME_MISSING = localized('Un nom est attendu.', 'A name is expected.')

/** A name in a line of its own, with what stands beside it: before it, and after. */
export function NameLine(props: {
  className: string
  label: Words
  value: string
  apply: Apply
  before: ReactNode
  after?: ReactNode
  /** True of a thing that has just been added: the field takes the focus, and its name is selected. */
  isNew?: boolean
}): ReactNode {
  const say = useSay()
  const { error, input } = useDraft(props.value, named(props.apply))
  return (
    <div className={props.className}>
      {props.before}
      <input
        ref={props.isNew ? selectWhole : undefined}
        className="input"
        aria-label={say(props.label)}
        {...input}
      />
      {props.after}
      <FieldError words={error} />
    </div>
  )
}

function selectWhole(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}

/** One of several to choose from: a row of the rules, or words of our own. */
export interface Option<T extends string> {
  readonly id: T
  readonly name: Words
}

interface SelectFieldProps<T extends string> {
  readonly label: Words
  readonly value: T | Mixed
  readonly options: readonly Option<T>[]
  readonly onChange: (value: T) => void
}

export function SelectField<T extends string>(props: SelectFieldProps<T>): ReactNode {
  const { label, value, options, onChange } = props
  const say = useSay()
  const id = useId()
  return (
    <Field label={label} htmlFor={id}>
      <select
        id={id}
        className="select"
        value={value}
        onChange={({ target }) => target.value !== MIXED && onChange(target.value as T)}
      >
        {value === MIXED && <option value={MIXED}>{say(MIXED_NAME)}</option>}
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {headed(option.name, say)}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** While several things differ it stands in the middle; the next press sets all of them. */
export function SwitchField(props: {
  label: Words
  checked: boolean | Mixed
  disabled?: boolean
  onChange: (checked: boolean) => void
}): ReactNode {
  const { label, checked, onChange, ...state } = props
  const say = useSay()
  const id = useId()
  // A switch has two states; one that may be mixed is a check box.
  const middle = { role: 'checkbox', 'aria-checked': 'mixed', title: say(MIXED_NAME) } as const
  return (
    <Field label={label} htmlFor={id}>
      <Switch.Root
        id={id}
        className="switch"
        checked={checked === true}
        onCheckedChange={onChange}
        {...state}
        {...(checked === MIXED && middle)}
      >
        <Switch.Thumb className="switch-thumb" />
      </Switch.Root>
    </Field>
  )
}

export function SliderInput(props: {
  label: string
  value: number
  min: number
  max: number
  /** Read aloud in place of the number. */
  valueText?: string
  onChange: (value: number) => void
}): ReactNode {
  const { label, value, min, max, valueText, onChange } = props
  return (
    <Slider.Root
      className="slider"
      min={min}
      max={max}
      value={[value]}
      onValueChange={([next]) => next !== undefined && onChange(next)}
    >
      <Slider.Track className="slider-track">
        <Slider.Range className="slider-range" />
      </Slider.Track>
      <Slider.Thumb className="slider-thumb" aria-label={label} aria-valuetext={valueText} />
    </Slider.Root>
  )
}
