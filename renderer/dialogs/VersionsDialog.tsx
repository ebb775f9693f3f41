/** The earlier texts of the open file, or of one that could not be opened, kept when it was overwritten: to look at, or to go on from (APP-2). */
import { type ReactNode, useEffect, useState } from 'react'
import { type FileVersion } from '#shared/host/host'
import { localized } from '#shared/i18n/localized'
import { bytesInWords, momentInWords } from '../i18n/language'
import { Button } from '../ui/controls/Button'
import { DialogFrame } from '../ui/controls/DialogFrame'
import { useEditor, useEditorState, useLanguage, useSay, useUi, useUiState } from '../ui/EditorContext'
import { useFileActions } from '../ui/fileActions'

const TEXT = {
  title: localized('Versions antérieures', 'Earlier versions'),
  description: localized(
    'Chaque enregistrement garde la version qu’il remplace\u202f: les dix dernières. Une version s’ouvre comme un scénario non enregistré\u202f; le fichier reste tel quel.',
    'Each time the file is saved, the version it replaces is kept: the last ten. A version opens as an unsaved scenario; the file stays as it is.',
  ),
  none: localized(
    'Aucune version antérieure n’est gardée pour ce fichier.',
    'No earlier version of this file is kept.',
  ),
  open: localized('Ouvrir', 'Open'),
  close: localized('Fermer', 'Close'),
}

export function VersionsDialog(): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const { host } = useEditor()
  const ui = useUi()
  const files = useFileActions()
  const open = useEditorState((state) => state.document.file)
  const file = useUiState((state) => state.versionsOf) ?? open
  const [versions, setVersions] = useState<readonly FileVersion[]>()
  useEffect(() => {
    if (!file) return
    host.listVersions(file).then(setVersions, () => setVersions([]))
  }, [host, file])
  const openVersion = async (version: FileVersion): Promise<void> => {
    if (file && (await files.openVersion(file, version))) ui.closeDialog()
  }
  return (
    <DialogFrame
      title={file ? `${say(TEXT.title)} – ${file.name}` : say(TEXT.title)}
      description={TEXT.description}
      footer={<Button name={TEXT.close} look="is-large" onClick={() => ui.closeDialog()} />}
    >
      {versions?.length === 0 && <p className="form-note">{say(TEXT.none)}</p>}
      <ul className="recovery-list">
        {versions?.map((version) => (
          <li key={version.id} className="recovery-item">
            <div>
              <time dateTime={new Date(version.savedAt).toISOString()}>
                <strong>{momentInWords(version.savedAt, language)}</strong>
              </time>
              <span className="file-place">{bytesInWords(version.bytes, language)}</span>
            </div>
            <Button
              name={TEXT.open}
              aria-label={`${say(TEXT.open)} – ${momentInWords(version.savedAt, language)}`}
              onClick={() => void openVersion(version)}
            />
          </li>
        ))}
      </ul>
    </DialogFrame>
  )
}
