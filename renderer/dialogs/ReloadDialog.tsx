/** Another program has changed the open file, and nothing here is unsaved: take the new text or keep the old one? */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { DialogFrame } from '../ui/controls/DialogFrame'
import { useSay, useUiState } from '../ui/EditorContext'

export function ReloadDialog(): ReactNode {
  const say = useSay()
  const question = useUiState((state) => state.reload)
  if (!question) return null
  const { file, answer } = question
  return (
    <DialogFrame
      title={say(localized('Relire le fichier\u202f?', 'Reload the file?'))}
      description={say(
        localized(
          `Un autre programme a modifié «\u202f${file}\u202f». Cette fenêtre montre encore l’ancienne version\u202f; si vous la gardez, l’enregistrement vous demandera si elle doit remplacer la nouvelle.`,
          `Another program has changed “${file}”. This window still shows the old version; if you keep it, saving will ask whether it is to replace the new one.`,
        ),
      )}
      size="small"
      mustAnswer
      onClose={() => answer(false)}
      footer={
        <>
          <button type="button" className="button is-large" onClick={() => answer(false)}>
            {say(localized('Garder le mien', 'Keep mine'))}
          </button>
          <button
            type="button"
            data-autofocus
            className="button is-primary is-large"
            onClick={() => answer(true)}
          >
            {say(localized('Relire', 'Reload'))}
          </button>
        </>
      }
    />
  )
}
