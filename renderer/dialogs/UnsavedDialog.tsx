/** Asks whether to save unsaved changes before another document replaces them. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { DialogFrame } from '../ui/controls/DialogFrame'
import { useEditorState, useSay, useUiState } from '../ui/EditorContext'

export function UnsavedDialog(): ReactNode {
  const say = useSay()
  const answer = useUiState((state) => state.answerUnsaved)
  const title = useEditorState((state) => state.document.scenario.info.title)
  if (!answer) return null
  return (
    <DialogFrame
      title={say(localized('Enregistrer les modifications\u202f?', 'Save the changes?'))}
      description={say(
        localized(
          `Sans enregistrement, les modifications de «\u202f${title}\u202f» seront perdues.`,
          `If you do not save, the changes to “${title}” will be lost.`,
        ),
      )}
      size="small"
      mustAnswer
      onClose={() => answer('cancel')}
      footer={
        <>
          <button
            type="button"
            className="button is-danger is-large is-first"
            onClick={() => answer('discard')}
          >
            {say(localized('Ne pas enregistrer', 'Don’t save'))}
          </button>
          <button type="button" className="button is-large" onClick={() => answer('cancel')}>
            {say(localized('Annuler', 'Cancel'))}
          </button>
          <button
            type="button"
            data-autofocus
            className="button is-primary is-large"
            onClick={() => answer('save')}
          >
            {say(localized('Enregistrer', 'Save'))}
          </button>
        </>
      }
    />
  )
}
