/** The foot of a dialog that writes files: the way to begin, then how far it is, then the way out. */
import { type ReactNode } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { Button, ConfirmButtons } from '../../ui/controls/Button'
import { ExportShare } from './ExportShare'

const CLOSE = localized('Fermer', 'Close')

/** @param props.share 0 to 1 while files are written; `done` = they are, and the dialog says which */
export function WritingButtons(props: {
  confirm: Localized
  progress: Localized
  disabled?: boolean
  share: number | undefined
  done: boolean
  onConfirm: () => void
  onStop: () => void
  onClose: () => void
}): ReactNode {
  const { confirm, progress, disabled = false, share, done, onConfirm, onStop, onClose } = props
  if (share !== undefined) return <ExportShare share={share} label={progress} onStop={onStop} />
  if (done) return <Button name={CLOSE} look="is-primary is-large" data-autofocus onClick={onClose} />
  return (
    <ConfirmButtons name={confirm} disabled={disabled} focused onCancel={onClose} onConfirm={onConfirm} />
  )
}
