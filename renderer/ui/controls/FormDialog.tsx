/** A dialog with a form: fields at the left, their effect at the right, and one button that applies them. */
import { type ReactNode, useId } from 'react'
import { type Localized } from '#shared/i18n/localized'
import { ConfirmButtons } from './Button'
import { DialogFrame } from './DialogFrame'

interface FormDialogProps {
  readonly title: Localized
  readonly description?: Localized
  readonly className: string
  /** The words of the button. */
  readonly apply: Localized
  readonly disabled: boolean
  readonly onApply: () => void
  readonly children: ReactNode
}

export function FormDialog(props: FormDialogProps): ReactNode {
  const { title, description, className, apply, disabled, onApply, children } = props
  const id = useId()
  return (
    <DialogFrame
      title={title}
      description={description}
      size="large"
      footer={<ConfirmButtons name={apply} form={id} disabled={disabled} />}
    >
      <form
        id={id}
        className={className}
        onSubmit={(event) => {
          event.preventDefault()
          onApply()
        }}
      >
        {children}
      </form>
    </DialogFrame>
  )
}
