/** The sheet of a counter type, made from the ruleset's schema; its faces are drawn live from what is typed (CTR-1, -2). */
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { type CounterTypeChange, editCounterType } from '#shared/commands/editCounterType'
import { removeCounterType } from '#shared/commands/removeCounterType'
import { type CounterType, type CounterTypeId, type SideId, type StatValue } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { type FaceRow, type StatField } from '#shared/rules/ruleset'
import { DraftField, SelectField, SwitchField, useDraft } from '../../app/controls/fields'
import { useEditor, useEditorState, useRuleset, useSay } from '../../app/EditorContext'
import { headline } from '../../i18n/language'
import { CounterTypePicture } from '../counters/CounterTypePicture'
import { changeOfStats } from '../counters/newCounterType'
import { onMapByType } from '../counters/tray'
import { InspectorFrame, InspectorSection } from './InspectorFrame'
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
  stats: localized('Caractéristiques', 'Stats'),
  faces: localized('Faces', 'Faces'),
  remove: localized('Supprimer le type', 'Delete type'),
}

/** SV-CTR-3 */
const CODE_LENGTH = 3
const MOST_PRINTED = 999
const PICTURE_PX = 54
/** Healthy and wounded, as the figure usually goes. */
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
    const refusal = editor.run(editCounterType, { counterType: id, change: part })
    return refusal && say(refusal.message)
  }
  const faces = counterSchema.faces.filter((face) => face.id in type.faces)
  return (
    <InspectorFrame
      title={type.name}
      subtitle={`${say(TEXT.kind)} · ${say(localized(`${used} sur la carte`, `${used} on the map`))}`}
    >
      <div className="preview-stage">
        {faces
          .filter((face) => (type.faces[face.id]?.stats['footprint'] ?? type.footprint) === type.footprint)
          .slice(0, MOST_PICTURES)
          .map((face) => (
            <CounterTypePicture key={face.id} id={id} face={face.id} size={PICTURE_PX} />
          ))}
      </div>
      <Identity type={type} change={change} />
      <InspectorSection title={say(TEXT.stats)}>
        {counterSchema.fields
          .filter((field) => field.of === 'type')
          .map((field) => (
            <TypeStat key={field.id} field={field} type={type} change={change} />
          ))}
      </InspectorSection>
      <InspectorSection title={say(TEXT.faces)}>
        <FaceTable type={type} faces={faces} change={change} />
      </InspectorSection>
      <div className="inspector-section">
        <div className="inspector-actions">
          <button
            type="button"
            className="button is-danger"
            onClick={() => editor.run(removeCounterType, { counterType: id })}
          >
            <Trash2 aria-hidden />
            {say(TEXT.remove)}
          </button>
        </div>
      </div>
    </InspectorFrame>
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

/** One stat of the whole sheet, by the kind of its field. */
function TypeStat(props: { field: StatField; type: CounterType; change: Change }): ReactNode {
  const { field, type, change } = props
  const say = useSay()
  const { counterSchema } = useRuleset()
  const label = headline(say(field.name))
  const value = type.stats[field.id] ?? field.default
  const set = (next: StatValue): string | undefined =>
    change(changeOfStats(counterSchema, type, { [field.id]: next }))
  if (field.kind === 'boolean') return <SwitchField label={label} checked={value === true} onChange={set} />
  if (field.kind === 'choice')
    return (
      <SelectField
        label={label}
        value={String(value)}
        options={choicesWith(field, String(value)).map(({ id, name }) => ({
          value: id,
          label: headline(say(name)),
        }))}
        onChange={set}
      />
    )
  const apply = (text: string): string | undefined => {
    const read = parseStat(field, text)
    return read.ok ? set(read.value) : say(read.error)
  }
  return <DraftField label={label} number={field.kind === 'integer'} value={String(value)} apply={apply} />
}

/** A value that the schema does not offer stays in the file and is shown as it is. */
function choicesWith(
  field: StatField,
  value: string,
): readonly { readonly id: string; readonly name: Localized }[] {
  const choices = field.choices ?? []
  return choices.some(({ id }) => id === value)
    ? choices
    : [{ id: value, name: localized(value, value) }, ...choices]
}

/** The stats of each face: a row a face, a column a stat. */
function FaceTable(props: { type: CounterType; faces: readonly FaceRow[]; change: Change }): ReactNode {
  const { type, faces, change } = props
  const say = useSay()
  const fields = useRuleset().counterSchema.fields.filter((field) => field.of === 'face')
  return (
    <table className="face-table">
      <thead>
        <tr>
          <td />
          {fields.map((field) => (
            <th key={field.id} scope="col" title={headline(say(field.name))}>
              {headline(say(field.name)).slice(0, CODE_LENGTH)}.
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {faces.map((face) => (
          <tr key={face.id}>
            <th scope="row">{headline(say(face.name))}</th>
            {fields.map((field) => (
              <FaceStat
                key={field.id}
                field={field}
                label={`${say(face.name)}, ${say(field.name)}`}
                value={type.faces[face.id]?.stats[field.id] ?? type.stats[field.id] ?? field.default}
                set={(value) => change({ faces: { [face.id]: { stats: { [field.id]: value } } } })}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function FaceStat(props: {
  field: StatField
  label: string
  value: StatValue
  set: (value: StatValue) => string | undefined
}): ReactNode {
  const { field, label, value, set } = props
  const say = useSay()
  const { error, input } = useDraft(String(value), (text) => {
    const read = parseStat(field, text)
    return read.ok ? set(read.value) : say(read.error)
  })
  return (
    <td>
      <input className="input is-number" inputMode="numeric" aria-label={label} {...input} />
      {error !== undefined && (
        <p className="face-error" role="alert">
          {error}
        </p>
      )}
    </td>
  )
}
