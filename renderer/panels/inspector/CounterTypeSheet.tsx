/** The sheet of a counter type, made from the ruleset's schema; its faces are drawn live from what is typed (CTR-1, -2). */
import ArrowLeft from 'lucide-react/icons/arrow-left'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import { type ReactNode, useEffect, useRef } from 'react'
import { changeInLanguage } from '#shared/armies/changeInLanguage'
import { countersByType } from '#shared/armies/remaining'
import {
  type CounterTypeChange,
  editCounterType,
  removeCounterType,
} from '#shared/commands/entries/counterTypes'
import { type CounterType } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { KEEP_TYPES, keepInLibrary } from '../../actions/keepTypes'
import { selectionBefore } from '../../editor/selection'
import { type Words } from '../../i18n/language'
import { Button, RemoveButton } from '../../ui/controls/Button'
import { DraftField, named, WholeField } from '../../ui/controls/fields'
import { NameFields } from '../../ui/controls/NameFields'
import { useEditor, useEditorState, useRuleset, useSay, useUiState } from '../../ui/EditorContext'
import { CounterTypePicture } from '../../ui/pictures/CounterTypePicture'
import { InspectorFrame, InspectorSection } from '../InspectorFrame'
import { ArtSection } from './ArtSection'
import { CounterTypeStats } from './CounterTypeStats'
import { FaceTable } from './FaceTable'
import { FaceValues } from './FaceValues'
import { SideField } from './SideField'
import { CounterTypeNumbers } from './CounterTypeNumbers'
import './counterTypeSheet.css'

const TEXT = {
  kind: localized('Type de pion', 'Counter type'),
  identity: localized('Identité', 'Identity'),
  name: localized('Nom', 'Name'),
  code: localized('Sigle', 'Abbreviation'),
  nobody: localized('Aucun', 'None'),
  edition: localized('Édition', 'Edition'),
  quantity: localized('Quantité imprimée', 'Printed quantity'),
  faces: localized('Faces', 'Faces'),
  remove: localized('Supprimer le type', 'Delete type'),
  back: localized('Retour au pion', 'Back to the counter'),
  backToAll: localized('Retour aux pions', 'Back to the counters'),
  allTypes: localized('Tous les types de pion', 'All counter types'),
}

/** SV-CTR-3 */
const CODE_LENGTH = 3
const MOST_PRINTED = 999
const PICTURE_PX = 54
/** Pictures shown of faces with different numbers, at most: usually healthy and wounded. */
const MOST_PICTURES = 2

type Change = (change: CounterTypeChange) => Words | undefined

export function CounterTypeSheet({ id }: { id: CounterTypeId }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const type = useEditorState((state) => state.document.scenario.counterTypes[id])
  const used = useEditorState((state) => countersByType(state.document.scenario)(id).onMap)
  const { counterSchema } = useRuleset()
  if (!type) return null
  const change: Change = (part) =>
    editor.document.run(editCounterType, {
      counterType: id,
      change: changeInLanguage(type, part, editor.document.language),
    })?.message
  const faces = counterSchema.faces.filter((face) => face.id in type.faces)
  const ofFaces = counterSchema.fields.filter((field) => field.of === 'face')
  return (
    <InspectorFrame
      back={<Back />}
      title={type.name}
      subtitle={`${say(TEXT.kind)} · ${say(localized(`${used} sur la carte`, `${used} on the map`))}`}
    >
      <div className="preview-stage">
        {faces
          .filter((face) => (type.faces[face.id]?.stats['footprint'] ?? type.footprint) === type.footprint)
          .slice(0, ofFaces.length > 0 ? MOST_PICTURES : 1)
          .map((face) => (
            <CounterTypePicture key={face.id} id={id} face={face.id} size={PICTURE_PX} />
          ))}
      </div>
      {counterSchema.numbers && <CounterTypeNumbers names={counterSchema.numbers} />}
      <Identity type={type} change={change} />
      <CounterTypeStats id={id} type={type} />
      {ofFaces.length > 0 && (
        <InspectorSection title={TEXT.faces}>
          <FaceTable type={type} faces={faces} fields={ofFaces} change={change} />
        </InspectorSection>
      )}
      <FaceValues type={type} faces={faces} change={change} />
      <ArtSection id={id} type={type} faces={faces} />
      <div className="inspector-section">
        <div className="inspector-actions">
          <Button name={KEEP_TYPES} icon={BookmarkPlus} onClick={() => void keepInLibrary(editor, [id])} />
          <RemoveButton
            name={TEXT.remove}
            onClick={() => editor.document.run(removeCounterType, { counterType: id })}
          />
        </div>
      </div>
    </InspectorFrame>
  )
}

/** Back to the counters from which the sheet was opened, else to the list of all types. */
function Back(): ReactNode {
  const editor = useEditor()
  const inTray = useUiState(({ tab }) => tab === 'counters')
  const before = useEditorState(({ session }) => session.selection)
  const selection = selectionBefore(before)
  const button = useRef<HTMLButtonElement>(null)
  // The button that opened the sheet is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  if (selection.kind === 'none' && !inTray) return null
  const several = selection.kind === 'counters' && selection.counters.length > 1
  return (
    <Button
      ref={button}
      look="is-quiet sheet-back"
      icon={ArrowLeft}
      name={selection.kind === 'none' ? TEXT.allTypes : several ? TEXT.backToAll : TEXT.back}
      onClick={() => editor.session.select(selection)}
    />
  )
}

function Identity({ type, change }: { type: CounterType; change: Change }): ReactNode {
  const short =
    (apply: (text: string) => Words | undefined) =>
    (text: string): Words | undefined =>
      [...text.trim()].length > CODE_LENGTH
        ? localized('Trois caractères au plus.', 'Three characters at most.')
        : apply(text)
  return (
    <InspectorSection title={TEXT.identity}>
      <NameFields label={TEXT.name} thing={type} of="name" wrap={named} apply={change} />
      <NameFields label={TEXT.code} thing={type} of="abbreviation" wrap={short} apply={change} />
      <SideField side={type.side} none={TEXT.nobody} onChange={(side) => change({ side })} />
      <WholeField
        label={TEXT.quantity}
        value={String(type.quantity)}
        min={0}
        max={MOST_PRINTED}
        apply={(quantity) => change({ quantity })}
      />
      <DraftField
        label={TEXT.edition}
        value={type.edition}
        apply={(text) => change({ edition: text.trim() })}
      />
    </InspectorSection>
  )
}
