/** A dialog about the whole map: fields at the left, their effect at the right, and one button that applies them. */
import { type ReactNode, useId } from 'react'
import { ConfirmButtons } from '../../ui/controls/ConfirmButtons'
import { DialogFrame } from '../../ui/controls/DialogFrame'
import { useUi } from '../../ui/EditorContext'
import './wholeMap.css'

interface MapDialogProps {
  readonly title: string
  readonly description?: string
  /** The words of the button. */
  readonly apply: string
  readonly disabled: boolean
  readonly onApply: () => void
  readonly children: ReactNode
}

export function MapDialog(props: MapDialogProps): ReactNode {
  const { title, description, apply, disabled, onApply, children } = props
  const ui = useUi()
  const id = useId()
  return (
    <DialogFrame
      title={title}
      {...(description !== undefined && { description })}
      size="large"
      onClose={() => ui.closeDialog()}
      footer={
        <ConfirmButtons form={id} disabled={disabled} onCancel={() => ui.closeDialog()}>
          {apply}
        </ConfirmButtons>
      }
    >
      <form
        id={id}
        className="whole-map"
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
