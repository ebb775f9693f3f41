/** A folder of pictures for the counters (CTR-5): which file is for which faces is shown and corrected before anything changes. */
import FolderOpen from 'lucide-react/icons/folder-open'
import Images from 'lucide-react/icons/images'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import {
  matchPictures,
  type NamedPicture,
  picturesOfFaces,
  type PictureTarget,
} from '#shared/armies/pictureNames'

import { joined, type Localized, localized } from '#shared/i18n/localized'
import { type ArtFaces, putArt } from '../../actions/counterArt/giveArt'
import { cardPicture, type CardPicture } from '../../actions/pictures/cardPicture'
import { chooseFolder, choosePictures } from '../../actions/pictures/choosePicture'
import { isPictureName } from '../../actions/pictures/pictureName'
import { counted } from '../../i18n/language'
import { Button, ConfirmButtons } from '../../ui/controls/Button'
import { DialogFrame } from '../../ui/controls/DialogFrame'
import { useEditor, useEditorState, useRuleset, useSay, useUi, useUiState } from '../../ui/EditorContext'
import { MatchTable } from './MatchTable'
import './importPictures.css'

const TEXT = {
  title: localized('Importer des images de pions', 'Import counter pictures'),
  about: localized(
    'Choisissez des images, ou un dossier\u202f: chaque fichier va au type de pion dont il porte le nom, le sigle ou l’identifiant, et à la face dont il dit le mot (blessé, monté, dos…). Rien ne change avant que vous importiez.',
    'Choose pictures, or a folder: each file goes to the counter type whose name, abbreviation or id it bears, and to the face that it has a word of (wounded, mounted, back…). Nothing changes before you import.',
  ),
  files: localized('Choisir des images…', 'Choose pictures…'),
  folder: localized('Choisir un dossier…', 'Choose a folder…'),
  drop: localized('Ou déposez-les sur cette fenêtre.', 'Or drop them on this window.'),
  empty: localized('Il n’y a aucune image dans ce dossier.', 'There is no picture in this folder.'),
  take: localized('Importer', 'Import'),
  failed: localized('Toutes les images n’ont pas été prises', 'Not all pictures were taken'),
}

/** Reading and making smaller is much work for one moment. */
const AT_ONCE = 4

export function ImportPicturesDialog(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const { counterSchema } = useRuleset()
  const scenario = useEditorState((state) => state.document.scenario)
  const dropped = useUiState(({ pictures }) => pictures)
  const [files, setFiles] = useState<readonly File[]>([])
  const [matched, setMatched] = useState<readonly NamedPicture[]>([])
  const [targets, setTargets] = useState<readonly (PictureTarget | undefined)[]>([])
  const [isEmpty, setEmpty] = useState(false)
  const [read, setRead] = useState<number>()
  const open = useCallback(
    (given: readonly File[]): void => {
      if (given.length === 0) return
      const pictures = given
        .filter(({ name }) => isPictureName(name))
        .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }))
      const names = pictures.map(({ name }) => name)
      const found = matchPictures(names, editor.document.scenario, counterSchema)
      setEmpty(pictures.length === 0)
      setFiles(pictures)
      setMatched(found)
      setTargets(found.map(({ target }) => target))
    },
    [editor, counterSchema],
  )
  // A moment later: they are matched once the dialog is there.
  useEffect(() => {
    const timer = setTimeout(open, 0, dropped)
    return () => clearTimeout(timer)
  }, [dropped, open])
  const given = picturesOfFaces(targets)
  const take = async (): Promise<void> => {
    const { info } = editor.document.scenario
    const faults: Localized[] = []
    const pictures = new Map<number, CardPicture>()
    const wanted = [...new Set(given.map(({ picture }) => picture))]
    for (let at = 0; at < wanted.length; at += AT_ONCE) {
      setRead(at)
      const some = wanted.slice(at, at + AT_ONCE)
      const found = await Promise.all(some.map((index) => cardPicture(files[index] as File)))
      found.forEach((picture, nth) => {
        if ('fr' in picture) faults.push(picture)
        else pictures.set(some[nth] as number, picture)
      })
    }
    setRead(undefined)
    // Another document may have been opened meanwhile.
    if (editor.document.scenario.info !== info) return
    const art = given.flatMap(({ type, face, picture }): (ArtFaces & { picture: CardPicture })[] => {
      const found = pictures.get(picture)
      return found ? [{ counterType: type, faces: [face], picture: found }] : []
    })
    const refused = art.length > 0 ? putArt(editor.document, art) : undefined
    if (refused) faults.push(refused.message)
    else if (art.length > 0) editor.session.notify(taken(art.length, pictures))
    ui.closeDialog()
    if (faults.length > 0) editor.session.refuse(TEXT.failed, joined(faults, ' '))
  }
  const hasFiles = files.length > 0
  return (
    <DialogFrame
      title={TEXT.title}
      size={hasFiles ? 'large' : 'medium'}
      footer={
        <ConfirmButtons
          name={given.length > 0 ? `${say(TEXT.take)} (${say(facesOf(given.length))})` : TEXT.take}
          disabled={given.length === 0 || read !== undefined}
          onConfirm={() => void take()}
        />
      }
    >
      {!hasFiles && <p className="pictures-about">{say(TEXT.about)}</p>}
      <div className="pictures-choose">
        <Button
          name={TEXT.files}
          icon={Images}
          data-autofocus={!hasFiles}
          onClick={() => void choosePictures().then(open)}
        />
        <Button name={TEXT.folder} icon={FolderOpen} onClick={() => void chooseFolder().then(open)} />
        {!hasFiles && <span className="pictures-faint">{say(TEXT.drop)}</span>}
      </div>
      {isEmpty && (
        <p className="form-note is-error" role="alert">
          {say(TEXT.empty)}
        </p>
      )}
      {hasFiles && (
        <MatchTable
          files={files}
          matched={matched}
          targets={targets}
          used={new Set(given.map(({ picture }) => picture))}
          scenario={scenario}
          onChange={(index, target) => setTargets(targets.map((one, nth) => (nth === index ? target : one)))}
        />
      )}
      {read !== undefined && (
        <p className="pictures-faint" role="status">
          {say(reading(read + 1))}
        </p>
      )}
    </DialogFrame>
  )
}

const facesOf = (count: number): Localized =>
  counted(count, localized('face', 'face'), localized('faces', 'faces'))

const reading = (nth: number): Localized => localized(`Lecture de l’image ${nth}…`, `Reading picture ${nth}…`)

function taken(faces: number, pictures: ReadonlyMap<number, CardPicture>): Localized {
  const smaller = [...pictures.values()].filter(({ from }) => from).length
  const { fr, en } = facesOf(faces)
  return smaller === 0
    ? localized(`Images mises sur ${fr}.`, `Pictures put on ${en}.`)
    : localized(
        `Images mises sur ${fr}, dont ${smaller} réduite${smaller > 1 ? 's' : ''} à la taille d’un pion.`,
        `Pictures put on ${en}, ${smaller} of them reduced to the size of a counter.`,
      )
}
