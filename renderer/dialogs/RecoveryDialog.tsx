/** At start: what windows that did not close properly left behind. */
import { type ReactNode, useEffect, useState } from 'react'
import { type Language, localized } from '#shared/i18n/localized'
import { type RecoveryEntry } from '#shared/host/host'
import { useEditor, useLanguage, useSay, useUi } from '../app/EditorContext'
import { DialogFrame } from '../app/controls/DialogFrame'

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
  const [entries, setEntries] = useState<readonly RecoveryEntry[]>([])
  useEffect(() => {
    // A browser that forbids databases has nothing to offer; that is no reason to disturb.
    editor.host.listRecovery().then(setEntries, () => setEntries([]))
  }, [editor])
  if (entries.length === 0) return null
  const forget = async ({ id }: RecoveryEntry): Promise<void> => {
    await editor.host.dropRecovery(id)
    setEntries((left) => left.filter((entry) => entry.id !== id))
  }
  const restore = async (entry: RecoveryEntry): Promise<void> => {
    if (!editor.openText(entry.name, entry.text, { modified: true, file: entry.file })) return
    ui.closeDialog()
    // This window keeps the state under its own name from now on; the others wait for the next start.
    await editor.host.dropRecovery(entry.id)
    setEntries([])
  }
  return (
    <DialogFrame
      title={say(TEXT.title)}
      description={say(TEXT.description)}
      onClose={() => setEntries([])}
      footer={
        <button type="button" className="button" onClick={() => setEntries([])}>
          {say(TEXT.later)}
        </button>
      }
    >
      <ul className="recovery-list">
        {entries.map((entry) => (
          <li key={entry.id} className="recovery-item">
            <div>
              <strong>{entry.name}</strong>
              <time dateTime={new Date(entry.savedAt).toISOString()}>{moment(entry.savedAt, language)}</time>
            </div>
            <button type="button" className="button is-quiet is-danger" onClick={() => void forget(entry)}>
              {say(TEXT.discard)}
            </button>
            <button type="button" className="button is-primary" onClick={() => void restore(entry)}>
              {say(TEXT.restore)}
            </button>
          </li>
        ))}
      </ul>
    </DialogFrame>
  )
}

function moment(time: number, language: Language): string {
  return new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'medium',
  }).format(time)
}
