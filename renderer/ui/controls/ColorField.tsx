/** The field of a chosen colour, with a button that restores the default. */
import { type ReactNode } from 'react'
import { ColorInput } from './ColorInput'
import { Field } from './fields'
import './colorField.css'

interface ColorFieldProps {
  readonly label: string
  /** The one in force. */
  readonly color: string
  /** Says what goes back to the ordinary colour; absent while that is in force. */
  readonly ordinary?: string | undefined
  /** null: the ordinary one. */
  readonly onPick: (color: string | null) => void
}

export function ColorField({ label, color, ordinary, onPick }: ColorFieldProps): ReactNode {
  return (
    <Field label={label}>
      <span className="color-choice">
        <ColorInput key={color} label={label} color={color} onPick={onPick} />
        {ordinary !== undefined && (
          <button type="button" className="button" onClick={() => onPick(null)}>
            {ordinary}
          </button>
        )}
      </span>
    </Field>
  )
}
