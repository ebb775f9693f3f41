/** The cover picture or the logo of the scenario: seen, chosen, taken away (SCN-6). */
import ImagePlus from 'lucide-react/icons/image-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { type InfoPicture, setInfoPicture } from '#shared/commands/setInfoPicture'
import { type Localized, localized } from '#shared/i18n/localized'
import { choosePicture } from '../../actions/pictures/choosePicture'
import { type Editor } from '../../editor/editor'
import { Button } from '../../ui/controls/Button'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'

const TEXT = {
  choose: localized('Choisir une image…', 'Choose a picture…'),
  remove: localized('Retirer l’image', 'Remove the picture'),
  refused: localized('L’image n’est pas prise', 'The picture is not taken'),
}

export function PictureField({ of, label }: { of: InfoPicture; label: Localized }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const picture = useEditorState(({ document: { scenario } }) => {
    const hash = scenario.info[of]
    return hash && scenario.images[hash]
  })
  const choose = async (): Promise<void> => {
    const file = await choosePicture()
    if (file) await give(editor, of, file)
  }
  return (
    <div className="field presentation-picture" role="group" aria-label={say(label)}>
      <span className="field-label">{say(label)}</span>
      <div className="presentation-shown">
        {picture && <img src={`data:${picture.type};base64,${picture.base64}`} alt={say(label)} />}
        <Button
          name={TEXT.choose}
          icon={ImagePlus}
          aria-label={`${say(label)} – ${say(TEXT.choose)}`}
          onClick={() => void choose()}
        />
        {picture && (
          <IconButton
            icon={Trash2}
            label={`${say(label)} – ${say(TEXT.remove)}`}
            onClick={() => editor.document.run(setInfoPicture, { of })}
          />
        )}
      </div>
    </div>
  )
}

async function give({ document, session }: Editor, of: InfoPicture, file: File): Promise<void> {
  const { info } = document.scenario
  const [{ cardPicture }, { COVER }] = await Promise.all([
    import('../../actions/pictures/cardPicture'),
    import('../../actions/pictures/reducePicture'),
  ])
  const read = await cardPicture(file, COVER)
  // Another document may have been opened meanwhile.
  if (document.scenario.info !== info) return
  if ('fr' in read) session.refuse(TEXT.refused, read)
  else document.run(setInfoPicture, { of, picture: { hash: read.hash, image: read.image } })
}
