/** The two buttons at the foot of a dialog: cancel, or confirm. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { useSay } from '../EditorContext'

const CANCEL = localized('Annuler', 'Cancel')

interface ConfirmButtonsProps {
  /** The words of the second button. */
  readonly children: ReactNode
  readonly disabled: boolean
  /** The second button has the focus when the dialog opens: there is nothing that must be filled in first. */
  readonly focused?: boolean
  readonly onCancel: () => void
  readonly onConfirm?: () => void
  /** Id of the form that the second button submits. */
  readonly form?: string
}

export function ConfirmButtons(props: ConfirmButtonsProps): ReactNode {
  const { children, disabled, focused, onCancel, onConfirm, form } = props
  const say = useSay()
  return (
    <>
      <button type="button" className="button is-large" onClick={onCancel}>
        {say(CANCEL)}
      </button>
      <button
        type={form === undefined ? 'button' : 'submit'}
        form={form}
        className="button is-primary is-large"
        disabled={disabled}
        data-autofocus={focused}
        onClick={onConfirm}
      >
        {children}
      </button>
    </>
  )
}
