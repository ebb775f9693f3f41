/** The sides of the scenario: colour, name, notes and menu of each (CTR-7). */
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { addSide, type EditSide, editSide } from '#shared/commands/entries/sides'
import { freshId, sideId, type SideId } from '#shared/document/ids'
import { nextSideColor } from '#shared/document/sideColors'
import { withPlain } from '#shared/document/words'
import { localized } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { ColorInput } from '../../ui/controls/ColorField'
import { NameLine } from '../../ui/controls/fields'
import { IconButton } from '../../ui/controls/IconButton'
import { NoteField } from '../../ui/controls/NoteField'
import { OtherNote, OtherWord } from '../../ui/controls/NameFields'
import { useEditor, useEditorState, useLanguage, useSay } from '../../ui/EditorContext'
import { InspectorSection } from '../InspectorFrame'
import { SideMenu } from './SideMenu'
import { recolorSide } from './sideVerbs'
import './sides.css'

const TEXT = {
  sides: localized('Camps', 'Sides'),
  addSide: localized('Ajouter un camp', 'Add a side'),
  newSide: localized('Nouveau camp', 'New side'),
  noSides: localized('Aucun camp\u202f: les pions en ont besoin.', 'No sides yet: counters need them.'),
  color: localized('Couleur', 'Colour'),
  name: localized('Nom du camp', 'Name of the side'),
  notes: localized('Notes sur le camp', 'Notes on the side'),
}

export function SidesSection(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const sides = useEditorState((state) => state.document.scenario.sides)
  const ids = Object.keys(sides) as SideId[]
  const [added, setAdded] = useState<SideId>()
  const add = (): void => {
    const color = nextSideColor(ids.length)
    const id = sideId(freshId('side', sides, editor.document.idCode))
    const name = ids.length === 0 ? say(TEXT.newSide) : `${say(TEXT.newSide)} ${ids.length + 1}`
    editor.document.run(addSide, { id, side: { name, color, notes: '' } })
    setAdded(id)
  }
  return (
    <InspectorSection
      title={TEXT.sides}
      aside={<IconButton icon={Plus} label={TEXT.addSide} onClick={add} />}
    >
      {ids.length === 0 && <p className="inspector-note">{say(TEXT.noSides)}</p>}
      {ids.map((id) => (
        <SideRow key={id} id={id} isNew={id === added} />
      ))}
    </InspectorSection>
  )
}

function SideRow({ id, isNew }: { id: SideId; isNew: boolean }): ReactNode {
  const editor = useEditor()
  const side = useEditorState((state) => state.document.scenario.sides[id])
  const language = useLanguage()
  const [noting, setNoting] = useState(false)
  if (!side) return null
  const edit = (change: EditSide['change']): Words | undefined =>
    editor.document.run(editSide, { side: id, change })?.message
  return (
    <>
      <NameLine
        className="side-row"
        label={TEXT.name}
        isNew={isNew}
        value={side.name}
        apply={(name) => edit(withPlain(side, 'name', language, name))}
        before={
          <ColorInput
            label={TEXT.color}
            color={side.color}
            onPick={(color) => void recolorSide(editor, id, color)}
          />
        }
        after={
          <span className="side-verbs">
            <IconButton
              icon={NotebookPen}
              label={TEXT.notes}
              pressed={noting}
              onClick={() => setNoting(!noting)}
            />
            <SideMenu side={id} />
          </span>
        }
      />
      {noting && (
        <>
          <OtherWord label={TEXT.name} thing={side} of="name" apply={edit} />
          <NoteField
            label={TEXT.notes}
            value={side.notes}
            onChange={(notes) => void edit(withPlain(side, 'notes', language, notes))}
          />
          <OtherNote label={TEXT.notes} thing={side} of="notes" apply={edit} />
        </>
      )}
    </>
  )
}
