/** A file that could not be opened: which, where in it, what was found and what was expected. */
import { type ReactNode } from 'react'
import { useStore } from 'zustand'
import { localized } from '#shared/i18n/localized'
import { useEditor, useSay } from '../app/EditorContext'
import { DialogFrame } from '../app/controls/DialogFrame'

export function FileErrorDialog(): ReactNode {
  const say = useSay()
  const { fileError } = useEditor()
  const { error } = useStore(fileError)
  if (!error) return null
  const close = (): void => fileError.setState({ error: undefined })
  return (
    <DialogFrame
      title={say(
        localized(`Impossible d’ouvrir «\u202f${error.file}\u202f»`, `“${error.file}” cannot be opened`),
      )}
      description={say(
        localized('Le scénario ouvert n’a pas changé.', 'The open scenario has not been changed.'),
      )}
      onClose={close}
      footer={
        <button type="button" data-autofocus className="button is-primary is-large" onClick={close}>
          {say(localized('Compris', 'Understood'))}
        </button>
      }
    >
      <p className="file-error">{say(error.message)}</p>
    </DialogFrame>
  )
}
