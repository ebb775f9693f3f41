/** A file that could not be opened: the meaning, the advice, then the place, what was found and what was expected. */
import { type ReactNode, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { type FileRef, type Host } from '#shared/host/host'
import { localized } from '#shared/i18n/localized'
import { Button } from '../ui/controls/Button'
import { DialogFrame } from '../ui/controls/DialogFrame'
import { useEditor, useSay, useUi } from '../ui/EditorContext'
import { fileErrorWords } from './fileErrorWords'

const TEXT = {
  untouched: localized('Le scénario ouvert n’a pas changé.', 'The open scenario has not been changed.'),
  versions: localized('Versions antérieures…', 'Earlier versions…'),
  close: localized('Compris', 'Understood'),
}

export function FileErrorDialog(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const { files, host } = useEditor()
  const { error } = useStore(files.fileError)
  const ref = useFileWithVersions(host, error?.ref)
  if (!error) return null
  const close = (): void => files.fileError.setState({ error: undefined })
  const words = fileErrorWords(error, ref !== undefined)
  return (
    <DialogFrame
      title={localized(`Impossible d’ouvrir «\u202f${error.file}\u202f»`, `“${error.file}” cannot be opened`)}
      description={[words, TEXT.untouched].flatMap((text) => (text ? [say(text)] : [])).join(' ')}
      onClose={close}
      footer={
        <>
          {ref && (
            <Button
              name={TEXT.versions}
              look="is-large is-first"
              onClick={() => {
                close()
                ui.openVersionsOf(ref)
              }}
            />
          )}
          <Button name={TEXT.close} look="is-primary is-large" data-autofocus onClick={close} />
        </>
      }
    >
      <p className="file-error">{say(error.message)}</p>
    </DialogFrame>
  )
}

/** The file, once earlier versions of it have been found; undefined before. */
function useFileWithVersions(host: Host, file: FileRef | undefined): FileRef | undefined {
  const [found, setFound] = useState<FileRef>()
  useEffect(() => {
    if (!file) return
    host.listVersions(file).then(
      (versions) => versions.length > 0 && setFound(file),
      () => undefined,
    )
  }, [host, file])
  return found === file ? found : undefined
}
