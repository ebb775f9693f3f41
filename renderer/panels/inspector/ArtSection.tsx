/** The pictures of a counter type's faces: chosen, dropped or pasted here, and fitted in the dialog of one (CTR-5). */
import CopyCheck from 'lucide-react/icons/copy-check'
import Crop from 'lucide-react/icons/crop'
import ImagePlus from 'lucide-react/icons/image-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { removeCounterArt } from '#shared/commands/removeCounterArt'
import { setCounterArt } from '#shared/commands/setCounterArt'
import { AS_NEW } from '#shared/document/art'
import { type CounterType } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { type Localized, localized } from '#shared/i18n/localized'
import { type FaceRow } from '#shared/rules/contract/ruleset'
import { artTarget } from '../../actions/counterArt/artTarget'
import { giveArt } from '../../actions/counterArt/giveArt'
import { choosePicture } from '../../actions/pictures/choosePicture'
import { headline } from '../../i18n/language'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useSay, useUi } from '../../ui/EditorContext'
import { CounterTypePicture } from '../../ui/pictures/CounterTypePicture'
import { InspectorSection } from '../InspectorFrame'
import './artSection.css'

const TEXT = {
  title: localized('Images', 'Art'),
  all: localized('Toutes les faces', 'All faces'),
  help: localized(
    'Déposez une image sur un pion, ou collez-la (Ctrl+V)\u202f; sans image, la silhouette.',
    'Drop a picture on a card, or paste it (Ctrl+V); without one, the silhouette.',
  ),
}

/** Types with more faces than this (a face a step) have one picture for all of them. */
const MOST_ROWS = 8
const PICTURE_PX = 38

interface ArtRow {
  readonly name: Localized
  readonly faces: readonly string[]
}

interface ArtSectionProps {
  readonly id: CounterTypeId
  readonly type: CounterType
  readonly faces: readonly FaceRow[]
}

export function ArtSection({ id, type, faces }: ArtSectionProps): ReactNode {
  const say = useSay()
  const every = faces.map((face) => face.id)
  const rows: readonly ArtRow[] =
    faces.length > MOST_ROWS
      ? [{ name: TEXT.all, faces: every }]
      : faces.map((face) => ({ name: face.name, faces: [face.id] }))
  return (
    <InspectorSection title={TEXT.title}>
      <ul className="art-rows">
        {rows.map((row) => (
          <ArtLine key={row.faces[0]} id={id} type={type} row={row} every={every} />
        ))}
      </ul>
      <p className="art-help">{say(TEXT.help)}</p>
    </InspectorSection>
  )
}

function ArtLine(props: {
  id: CounterTypeId
  type: CounterType
  row: ArtRow
  every: readonly string[]
}): ReactNode {
  const { id, type, row, every } = props
  const say = useSay()
  const editor = useEditor()
  const ui = useUi()
  const to = { counterType: id, faces: row.faces }
  const [face] = row.faces.filter((name) => type.faces[name]?.image !== undefined)
  const name = headline(say(row.name))
  const about = (fr: string, en: string): Localized => localized(`${fr}\u202f: ${name}`, `${en}: ${name}`)
  const choose = async (): Promise<void> => {
    const file = await choosePicture()
    if (file) await giveArt(editor, file, to)
  }
  const copyToAll = (): void => {
    const { image, art = AS_NEW } = type.faces[face ?? ''] ?? {}
    if (image === undefined) return
    const given = every.map((other) => ({ counterType: id, face: other, image, art }))
    editor.document.run(setCounterArt, { pictures: {}, faces: given })
  }
  const remove = (): void => {
    const given = row.faces.map((other) => ({ counterType: id, face: other }))
    editor.document.run(removeCounterArt, { faces: given })
  }
  return (
    <li className="art-row" {...artTarget(to)}>
      <span className="art-card">
        <CounterTypePicture id={id} face={face ?? row.faces[0] ?? ''} size={PICTURE_PX} />
      </span>
      <span className="art-name">{name}</span>
      {face !== undefined && (
        <>
          {every.length > row.faces.length && (
            <IconButton
              icon={CopyCheck}
              label={about('Même image pour toutes les faces', 'Same picture for all faces')}
              onClick={copyToAll}
            />
          )}
          <IconButton icon={Trash2} label={about('Retirer l’image', 'Remove the picture')} onClick={remove} />
          <IconButton
            icon={Crop}
            label={about('Cadrer l’image…', 'Fit the picture…')}
            onClick={() => ui.openArt(to)}
          />
        </>
      )}
      <IconButton
        icon={ImagePlus}
        label={about('Choisir une image…', 'Choose a picture…')}
        onClick={() => void choose()}
      />
    </li>
  )
}
