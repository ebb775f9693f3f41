/** Buttons that say what they do, and the pair at the foot of a dialog. */
import Trash2 from 'lucide-react/icons/trash-2'
import { type ComponentProps, type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { useSay, useUi } from '../EditorContext'
import { type Icon } from '../icons'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'children'> {
  readonly name: Words
  readonly icon?: Icon
  /** Classes of its look: `is-primary`, `is-danger`, `is-large`… */
  readonly look?: string
  /** Shown with the name. */
  readonly shortcut?: string
}

export function Button({ name, icon: Icon, look, shortcut, ...button }: ButtonProps): ReactNode {
  const say = useSay()
  return (
    <button type="button" className={look ? `button ${look}` : 'button'} {...button}>
      {Icon && <Icon aria-hidden />}
      {say(name)}
      {shortcut && <kbd>{shortcut}</kbd>}
    </button>
  )
}

/** Takes away the thing that it stands under. */
export function RemoveButton(props: Pick<ButtonProps, 'name' | 'disabled' | 'onClick'>): ReactNode {
  return <Button {...props} icon={Trash2} look="is-danger" />
}

interface ConfirmButtonsProps {
  /** The words of the second button. */
  readonly name: Words
  readonly disabled: boolean
  /** The second button has the focus when the dialog opens: there is nothing that must be filled in first. */
  readonly focused?: boolean
  /** In place of closing the dialog. */
  readonly onCancel?: () => void
  readonly onConfirm?: () => void
  /** Id of the form that the second button submits. */
  readonly form?: string
}

/** Cancel, or confirm. */
export function ConfirmButtons(props: ConfirmButtonsProps): ReactNode {
  const { name, disabled, focused, onCancel, onConfirm, form } = props
  const ui = useUi()
  return (
    <>
      <Button
        name={localized('Annuler', 'Cancel')}
        look="is-large"
        onClick={onCancel ?? (() => ui.closeDialog())}
      />
      <Button
        name={name}
        type={form === undefined ? 'button' : 'submit'}
        form={form}
        look="is-primary is-large"
        disabled={disabled}
        data-autofocus={focused}
        onClick={onConfirm}
      />
    </>
  )
}
