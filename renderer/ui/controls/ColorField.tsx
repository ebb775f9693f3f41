/** Colours: the browser's own picker, and the field of a chosen colour with a button that restores the default. */
import { type ReactNode } from 'react'
import { type Words } from '../../i18n/language'
import { useSay } from '../EditorContext'
import { Button } from './Button'
import { Field } from './fields'
import './colorField.css'

/** React's `onChange` would make a step of every tint passed over; the browser's `change` comes once, at the end. */
export function ColorInput(props: {
  label: Words
  color: string
  onPick: (color: string) => void
}): ReactNode {
  const { label, color, onPick } = props
  const say = useSay()
  const listen = (element: HTMLInputElement): (() => void) => {
    const picked = (): void => onPick(element.value)
    element.addEventListener('change', picked)
    return () => element.removeEventListener('change', picked)
  }
  const name = say(label)
  return (
    <input
      key={color}
      ref={listen}
      type="color"
      className="side-color"
      aria-label={name}
      defaultValue={color}
    />
  )
}

interface ColorFieldProps {
  readonly label: Words
  /** The one in force. */
  readonly color: string
  /** Says what goes back to the ordinary colour; absent while that is in force. */
  readonly ordinary?: Words | undefined
  /** null: the ordinary one. */
  readonly onPick: (color: string | null) => void
}

export function ColorField({ label, color, ordinary, onPick }: ColorFieldProps): ReactNode {
  return (
    <Field label={label}>
      <span className="color-choice">
        <ColorInput label={label} color={color} onPick={onPick} />
        {ordinary !== undefined && <Button name={ordinary} onClick={() => onPick(null)} />}
      </span>
    </Field>
  )
}
