/** Another program has changed the open file, and nothing here is unsaved: take the new text or keep the old one? */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { useUiState } from '../ui/EditorContext'
import { Question } from './Question'

export function ReloadDialog(): ReactNode {
  const question = useUiState((state) => state.reload)
  if (!question) return null
  const { file, answer } = question
  return (
    <Question
      title={localized('Relire le fichier\u202f?', 'Reload the file?')}
      words={localized(
        `Un autre programme a modifié «\u202f${file}\u202f». Cette fenêtre montre encore l’ancienne version\u202f; si vous la gardez, l’enregistrement vous demandera si elle doit remplacer la nouvelle.`,
        `Another program has changed “${file}”. This window still shows the old version; if you keep it, saving will ask whether it is to replace the new one.`,
      )}
      size="small"
      no={{ name: localized('Garder le mien', 'Keep mine'), answer: false }}
      yes={{ name: localized('Relire', 'Reload'), answer: true }}
      onAnswer={answer}
    />
  )
}
