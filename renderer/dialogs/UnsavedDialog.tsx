/** Asks whether to save unsaved changes before another document replaces them. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { useEditorState, useUiState } from '../ui/EditorContext'
import { CANCEL, Question } from './Question'

export function UnsavedDialog(): ReactNode {
  const answer = useUiState((state) => state.answerUnsaved)
  const title = useEditorState((state) => state.document.scenario.info.title)
  if (!answer) return null
  return (
    <Question
      title={localized('Enregistrer les modifications\u202f?', 'Save the changes?')}
      words={localized(
        `Sans enregistrement, les modifications de «\u202f${title}\u202f» seront perdues.`,
        `If you do not save, the changes to “${title}” will be lost.`,
      )}
      size="small"
      other={{ name: localized('Ne pas enregistrer', 'Don’t save'), answer: 'discard', look: 'is-danger' }}
      no={CANCEL}
      yes={{ name: localized('Enregistrer', 'Save'), answer: 'save' }}
      onAnswer={answer}
    />
  )
}
