/** Offers, at the start, the work of windows that did not close properly. */
import { type ReactNode, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { type RecoveryEntry } from '#shared/host/host'
import { momentInWords } from '../i18n/language'
import { Button } from '../ui/controls/Button'
import { DialogFrame } from '../ui/controls/DialogFrame'
import { useEditor, useLanguage, useSay, useUi, useUiState } from '../ui/EditorContext'
import { discard, restore } from './recovery'

const TEXT = {
  title: localized('Récupérer le travail non enregistré\u202f?', 'Recover unsaved work?'),
  description: localized(
    'Castellan s’est arrêté avant que ce travail soit enregistré. Ce que vous remettez à plus tard vous sera proposé de nouveau.',
    'Castellan stopped before this work was saved. What you leave for later will be offered again.',
  ),
  restore: localized('Restaurer', 'Restore'),
  restoreAll: localized('Tout restaurer', 'Restore all'),
  discard: localized('Supprimer', 'Discard'),
  /** Nothing brings it back: pressed twice. */
  discardSurely: localized('Supprimer pour de bon', 'Discard for good'),
  later: localized('Plus tard', 'Later'),
}

export function RecoveryDialog(): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const editor = useEditor()
  const ui = useUi()
  const entries = useUiState((state) => state.leftBehind)
  const [doomed, setDoomed] = useState<string>()
  if (entries.length === 0) return null
  const later = (): void => ui.store.setState({ leftBehind: [] })
  const restoreOne = async (entry: RecoveryEntry): Promise<void> => {
    if (await restore(editor, ui, entry)) ui.closeDialog()
  }
  // The first takes this window, the others get one each.
  const restoreAll = async (): Promise<void> => {
    for (const entry of entries) await restoreOne(entry)
  }
  const several = entries.length > 1 && editor.host.manyWindows
  const discardWord = ({ id }: RecoveryEntry) => (doomed === id ? TEXT.discardSurely : TEXT.discard)
  const press = (entry: RecoveryEntry): void => {
    if (doomed === entry.id) void discard(editor, ui, entry)
    else setDoomed(entry.id)
  }
  return (
    <DialogFrame
      title={TEXT.title}
      description={TEXT.description}
      onClose={later}
      footer={
        <>
          <Button name={TEXT.later} look="is-large" onClick={later} />
          {several && (
            <Button name={TEXT.restoreAll} look="is-primary is-large" onClick={() => void restoreAll()} />
          )}
        </>
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
            <Button
              name={discardWord(entry)}
              look="is-quiet is-danger"
              aria-label={`${say(discardWord(entry))} – ${entry.name}`}
              onClick={() => press(entry)}
              onBlur={() => setDoomed(undefined)}
            />
            <Button
              name={TEXT.restore}
              look={several ? '' : 'is-primary'}
              aria-label={`${say(TEXT.restore)} – ${entry.name}`}
              onClick={() => void restoreOne(entry)}
            />
          </li>
        ))}
      </ul>
    </DialogFrame>
  )
}
