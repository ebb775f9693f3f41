/** At start: what windows that did not close properly left behind. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { type RecoveryEntry } from '#shared/host/host'
import { DialogFrame } from '../app/controls/DialogFrame'
import { useEditor, useLanguage, useSay, useUi, useUiState } from '../app/EditorContext'
import { discard, restore } from '../app/recovery'
import { momentInWords } from '../i18n/language'

const TEXT = {
  title: localized('Récupérer le travail non enregistré\u202f?', 'Recover unsaved work?'),
  description: localized(
    'Castellan s’est arrêté avant l’enregistrement de ces scénarios. Ce que vous ne restaurez pas aujourd’hui vous sera proposé de nouveau.',
    'Castellan stopped before these scenarios were saved. What you do not restore now will be offered again.',
  ),
  restore: localized('Restaurer', 'Restore'),
  discard: localized('Supprimer', 'Discard'),
  later: localized('Plus tard', 'Later'),
}

export function RecoveryDialog(): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const editor = useEditor()
  const ui = useUi()
  const entries = useUiState((state) => state.leftBehind)
  if (entries.length === 0) return null
  const later = (): void => ui.store.setState({ leftBehind: [] })
  const restoreOne = async (entry: RecoveryEntry): Promise<void> => {
    if (await restore(editor, ui, entry)) ui.closeDialog()
  }
  return (
    <DialogFrame
      title={say(TEXT.title)}
      description={say(TEXT.description)}
      onClose={later}
      footer={
        <button type="button" className="button" onClick={later}>
          {say(TEXT.later)}
        </button>
      }
    >
      <ul className="recovery-list">
        {entries.map((entry) => (
          <li key={entry.id} className="recovery-item">
            <div>
              <strong>{entry.name}</strong>
              {entry.file?.place && <span className="file-place">{entry.file.place}</span>}
              <time dateTime={new Date(entry.savedAt).toISOString()}>
                {momentInWords(entry.savedAt, language)}
              </time>
            </div>
            <button
              type="button"
              className="button is-quiet is-danger"
              onClick={() => void discard(editor, ui, entry)}
            >
              {say(TEXT.discard)}
            </button>
            <button type="button" className="button is-primary" onClick={() => void restoreOne(entry)}>
              {say(TEXT.restore)}
            </button>
          </li>
        ))}
      </ul>
    </DialogFrame>
  )
}
