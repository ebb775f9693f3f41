/** The first step of an import: what may be chosen, a button, and the fault of the last file that was refused. */
import FileUp from 'lucide-react/icons/file-up'
import { type ReactNode, useRef } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { useSay } from '../EditorContext'
import { Button } from './Button'
import './fileChooser.css'

const TEXT = {
  choose: localized('Choisir un fichier…', 'Choose a file…'),
  drop: localized('Ou déposez-le sur cette fenêtre.', 'Or drop it on this window.'),
}

interface FileChooserProps {
  readonly about: Localized
  /** Endings of names, with their dots. */
  readonly endings: readonly string[]
  readonly fault: Localized | undefined
  /** The first, and those that were chosen together with it. */
  readonly read: (file: File, others: readonly File[]) => void
  /** Several may be chosen at once: the file names others. */
  readonly several?: boolean
}

export function FileChooser({ about, endings, fault, read, several = false }: FileChooserProps): ReactNode {
  const say = useSay()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <div className="file-chooser">
      <p>{say(about)}</p>
      <Button
        name={TEXT.choose}
        icon={FileUp}
        look="is-large"
        data-autofocus
        onClick={() => chooser.current?.click()}
      />
      <p className="file-chooser-drop">{say(TEXT.drop)}</p>
      {fault && (
        <p className="file-error" role="alert">
          {say(fault)}
        </p>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={several}
        // Files that a map names may have any ending.
        {...(several ? {} : { accept: endings.join(',') })}
        onChange={({ currentTarget }) => {
          const given = [...(currentTarget.files ?? [])]
          const first =
            given.find(({ name }) => endings.some((end) => name.toLowerCase().endsWith(end))) ?? given[0]
          if (first)
            read(
              first,
              given.filter((file) => file !== first),
            )
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
