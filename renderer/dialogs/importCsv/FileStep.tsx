/** The choice of a CSV: a button, and the fault of the last file that was refused. */
import FileUp from 'lucide-react/icons/file-up'
import { type ReactNode, useRef } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { CSV_ENDINGS } from '../../actions/csvFiles'
import { Button } from '../../ui/controls/Button'
import { useSay } from '../../ui/EditorContext'

const TEXT = {
  about: localized(
    'Un CSV d’un tableur\u202f: un type de pion par ligne, ou l’ordre de bataille, avec des en-têtes en français ou en anglais. Contenu, codage et séparateur sont reconnus. Rien ne change avant la dernière étape.',
    'A CSV from a spreadsheet: one counter type a line, or the order of battle, with headings in French or English. Contents, encoding and separator are found out. Nothing changes before the last step.',
  ),
  choose: localized('Choisir un fichier…', 'Choose a file…'),
  drop: localized('Ou déposez-le sur cette fenêtre.', 'Or drop it on this window.'),
}

export function FileStep(props: { fault: Localized | undefined; read: (file: File) => void }): ReactNode {
  const say = useSay()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <div className="csv-file">
      <p>{say(TEXT.about)}</p>
      <Button
        name={TEXT.choose}
        icon={FileUp}
        look="is-large"
        data-autofocus
        onClick={() => chooser.current?.click()}
      />
      <p className="csv-faint">{say(TEXT.drop)}</p>
      {props.fault && (
        <p className="file-error" role="alert">
          {say(props.fault)}
        </p>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={CSV_ENDINGS.join(',')}
        onChange={({ currentTarget }) => {
          const [given] = currentTarget.files ?? []
          if (given) props.read(given)
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
