/** The version from which both the open scenario and the copy come: an earlier version of the file, another file, or unknown. */
import { type ReactNode, useEffect, useId, useState } from 'react'
import { type Scenario } from '#shared/document/types'
import { type FileVersion } from '#shared/host/host'
import { localized } from '#shared/i18n/localized'
import { momentInWords } from '../../i18n/language'
import { SelectField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'

const TEXT = {
  base: localized('Version commune', 'Common version'),
  unknown: localized('inconnue', 'unknown'),
  other: localized('Un autre fichier…', 'Another file…'),
  note: localized(
    'Celle que vous avez envoyée, ou d’où les deux sont parties. Sans elle, tout ce qui diffère se choisit.',
    'The one that you sent, or from which both began. Without it, whatever differs is chosen.',
  ),
}

const UNKNOWN = 'unknown'
const OTHER = 'other'
const FILE = 'file'

/** Tells the base whenever another is chosen; undefined = unknown. */
export function BaseField({ onBase }: { onBase: (base: Scenario | undefined) => void }): ReactNode {
  const say = useSay()
  const { host, files } = useEditor()
  const file = useEditorState((state) => state.document.file)
  const [versions, setVersions] = useState<readonly FileVersion[]>([])
  const [chosen, setChosen] = useState(UNKNOWN)
  const [title, setTitle] = useState<string>()
  const note = useId()
  useEffect(() => {
    if (!file) return
    host.listVersions(file).then(setVersions, () => setVersions([]))
  }, [host, file])

  const take = async (id: string): Promise<void> => {
    if (id === OTHER) {
      const other = await files.choose()
      if (!other) return
      setTitle(other.info.title)
      setChosen(FILE)
      onBase(other)
    } else if (id === UNKNOWN || !file) {
      setChosen(UNKNOWN)
      onBase(undefined)
    } else {
      const read = files.readOutcome(await host.openVersion(file, id), file)
      const version = read && (await files.readText(read.name, read.text))
      if (!version) return
      setChosen(id)
      onBase(version)
    }
  }
  return (
    <div aria-describedby={note}>
      <SelectField
        label={TEXT.base}
        value={chosen}
        options={[
          { id: UNKNOWN, name: TEXT.unknown },
          ...versions.map(({ id, savedAt }) => ({
            id,
            name: localized(
              `version du ${momentInWords(savedAt, 'fr')}`,
              `version of ${momentInWords(savedAt, 'en')}`,
            ),
          })),
          ...(chosen === FILE && title !== undefined ? [{ id: FILE, name: title }] : []),
          { id: OTHER, name: TEXT.other },
        ]}
        onChange={(id) => id !== FILE && void take(id)}
      />
      <p className="form-note" id={note}>
        {say(TEXT.note)}
      </p>
    </div>
  )
}
