/** The sheet of a counter type, made from the ruleset's schema; its faces are drawn live from what is typed (CTR-1, -2). */
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { type CounterTypeChange, editCounterType } from '#shared/commands/editCounterType'
import { removeCounterType } from '#shared/commands/removeCounterType'
import { type CounterType, type CounterTypeId, type SideId } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { NUMBER_COLORS } from '#shared/painter/counters/cardText'
import { type CounterSchema } from '#shared/rules/ruleset'
import { DraftField, SelectField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useRuleset, useSay } from '../../ui/EditorContext'
import { CounterTypePicture } from '../../ui/pictures/CounterTypePicture'
import { onMapByType } from '../counters/tray'
import { InspectorFrame, InspectorSection } from '../InspectorFrame'
import { CounterTypeStats } from './CounterTypeStats'
import { FaceTable } from './FaceTable'
import { FaceValues } from './FaceValues'
import { parseStat } from './statValue'
import './counterTypeSheet.css'

const TEXT = {
  kind: localized('Type de pion', 'Counter type'),
  identity: localized('Identité', 'Identity'),
  name: localized('Nom', 'Name'),
  code: localized('Abréviation', 'Abbreviation'),
  side: localized('Camp', 'Side'),
  nobody: localized('Aucun', 'None'),
  edition: localized('Édition', 'Edition'),
  quantity: localized('Quantité imprimée', 'Printed quantity'),
  faces: localized('Faces', 'Faces'),
  remove: localized('Supprimer le type', 'Delete type'),
}

/** SV-CTR-3 */
const CODE_LENGTH = 3
const MOST_PRINTED = 999
const PICTURE_PX = 54
/** Pictures shown of faces with different numbers, at most: usually healthy and wounded. */
const MOST_PICTURES = 2

type Change = (change: CounterTypeChange) => string | undefined

export function CounterTypeSheet({ id }: { id: CounterTypeId }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const type = useEditorState((state) => state.document.scenario.counterTypes[id])
  const used = useEditorState((state) => onMapByType(state.document.scenario).get(id) ?? 0)
  const { counterSchema } = useRuleset()
  if (!type) return null
  const change: Change = (part) => {
    const refusal = editor.document.run(editCounterType, { counterType: id, change: part })
    return refusal && say(refusal.message)
  }
  const faces = counterSchema.faces.filter((face) => face.id in type.faces)
  const ofFaces = counterSchema.fields.filter((field) => field.of === 'face')
  return (
    <InspectorFrame
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
      {counterSchema.numbers && <Numbers names={counterSchema.numbers} />}
      <Identity type={type} change={change} />
      <CounterTypeStats id={id} type={type} />
      {ofFaces.length > 0 && (
        <InspectorSection title={say(TEXT.faces)}>
          <FaceTable type={type} faces={faces} fields={ofFaces} change={change} />
        </InspectorSection>
      )}
      <FaceValues type={type} faces={faces} change={change} />
      <div className="inspector-section">
        <div className="inspector-actions">
          <button
            type="button"
            className="button is-danger"
            onClick={() => editor.document.run(removeCounterType, { counterType: id })}
          >
            <Trash2 aria-hidden />
            {say(TEXT.remove)}
          </button>
        </div>
      </div>
    </InspectorFrame>
  )
}

/** The names of the card's numbers, each beside its colour. */
function Numbers({ names }: { names: NonNullable<CounterSchema['numbers']> }): ReactNode {
  const say = useSay()
  return (
    <ul className="card-numbers">
      {names.map((name, index) => (
        <li key={name.en}>
          <span style={{ background: NUMBER_COLORS[index] }} />
          {say(name)}
        </li>
      ))}
    </ul>
  )
}

function Identity({ type, change }: { type: CounterType; change: Change }): ReactNode {
  const say = useSay()
  const sides = useEditorState((state) => state.document.scenario.sides)
  const changeQuantity = (text: string): string | undefined => {
    const range = { id: 'quantity', name: TEXT.quantity, kind: 'integer', min: 0, max: MOST_PRINTED } as const
    const read = parseStat({ ...range, of: 'type', default: 1 }, text)
    return read.ok ? change({ quantity: read.value as number }) : say(read.error)
  }
  const changeCode = (text: string): string | undefined =>
    [...text.trim()].length > CODE_LENGTH
      ? say(localized('Trois caractères au plus.', 'Three characters at most.'))
      : change({ abbreviation: text.trim() })
  const changeName = (text: string): string | undefined =>
    text.trim() === ''
      ? say(localized('Un nom est attendu.', 'A name is expected.'))
      : change({ name: text.trim() })
  return (
    <InspectorSection title={say(TEXT.identity)}>
      <DraftField label={say(TEXT.name)} value={type.name} apply={changeName} />
      <DraftField label={say(TEXT.code)} value={type.abbreviation} apply={changeCode} />
      <SelectField
        label={say(TEXT.side)}
        value={type.side ?? ''}
        options={[
          { value: '', label: say(TEXT.nobody) },
          ...Object.entries(sides).map(([side, { name }]) => ({ value: side, label: name })),
        ]}
        onChange={(side) => change({ side: side === '' ? null : (side as SideId) })}
      />
      <DraftField
        label={say(TEXT.edition)}
        value={type.edition}
        apply={(text) => change({ edition: text.trim() })}
      />
      <DraftField label={say(TEXT.quantity)} number value={String(type.quantity)} apply={changeQuantity} />
    </InspectorSection>
  )
}
