/**
 * Values of the sheet that a face overrides (CM-STAT-2): only faces that have some are shown, each value with a button
 * that makes it follow the sheet again, and at the end a way to give a face one.
 */
import Plus from 'lucide-react/icons/plus'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useState } from 'react'
import { type CounterTypeChange } from '#shared/commands/entries/counterTypes'
import { type CounterType, type StatValue } from '#shared/document/armies'
import { localized } from '#shared/i18n/localized'
import { type FaceRow, type StatField } from '#shared/rules/contract/ruleset'
import { headline, type Words } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { SelectField } from '../../ui/controls/fields'
import { IconButton } from '../../ui/controls/IconButton'
import { useRuleset, useSay } from '../../ui/EditorContext'
import { InspectorSection } from '../InspectorFrame'
import { StatControl } from './StatControl'

const TEXT = {
  title: localized('Valeurs qui changent', 'Values that change'),
  none: localized('Toutes les faces sont comme la fiche.', 'All faces are as the sheet.'),
  add: localized('Valeur pour une autre face…', 'Value for another face…'),
  face: localized('Face', 'Face'),
  field: localized('Valeur', 'Value'),
  choose: localized('Choisir…', 'Choose…'),
  asSheet: localized('Comme la fiche', 'As the sheet'),
}

interface Part {
  readonly type: CounterType
  readonly faces: readonly FaceRow[]
  readonly change: (change: CounterTypeChange) => Words | undefined
}

/** @param faces those of the sheet, the one that a new counter shows first. */
export function FaceValues({ type, faces, change }: Part): ReactNode {
  const say = useSay()
  const fields = useRuleset().counterSchema.fields.filter((field) => field.mayDiffer)
  if (fields.length === 0 || faces.length < 2) return null
  const set = (face: FaceRow, field: StatField, value: StatValue | null): Words | undefined =>
    change({ faces: { [face.id]: { stats: { [field.id]: value } } } })
  const differing = faces.flatMap((face) => {
    const own = fields.filter((field) => type.faces[face.id]?.stats[field.id] !== undefined)
    return own.length > 0 ? [{ face, own }] : []
  })
  return (
    <InspectorSection title={TEXT.title}>
      {differing.length === 0 && <p className="inspector-note">{say(TEXT.none)}</p>}
      {differing.map(({ face, own }) => (
        <div key={face.id} className="face-values" role="group" aria-label={say(face.name)}>
          <h4>{headline(say(face.name))}</h4>
          {own.map((field) => (
            <div key={field.id} className="face-value">
              <StatControl
                field={{ ...field, name: fullName(field) }}
                value={type.faces[face.id]?.stats[field.id] ?? field.default}
                set={(value) => set(face, field, value)}
              />
              <IconButton icon={Undo2} label={TEXT.asSheet} onClick={() => void set(face, field, null)} />
            </div>
          ))}
        </div>
      ))}
      <AddValue
        faces={faces.slice(1)}
        fields={fields}
        add={(face, field) => void set(face, field, type.stats[field.id] ?? field.default)}
      />
    </InspectorSection>
  )
}

/** "Weapon: grade": out of its section a value is named with it. */
function fullName({ name, group }: StatField): StatField['name'] {
  return group ? localized(`${group.fr}\u202f: ${name.fr}`, `${group.en}: ${name.en}`) : name
}

function AddValue(props: {
  faces: readonly FaceRow[]
  fields: readonly StatField[]
  add: (face: FaceRow, field: StatField) => void
}): ReactNode {
  const { faces, fields, add } = props
  const [face, setFace] = useState<FaceRow | undefined>()
  if (!face)
    return (
      <div className="inspector-actions">
        <Button name={TEXT.add} icon={Plus} onClick={() => setFace(faces[0])} />
      </div>
    )
  return (
    <div className="face-values">
      <SelectField
        label={TEXT.face}
        value={face.id}
        options={faces}
        onChange={(id) => setFace(faces.find((one) => one.id === id))}
      />
      <SelectField
        label={TEXT.field}
        value=""
        options={[
          { id: '', name: TEXT.choose },
          ...fields.map((field) => ({ id: field.id, name: fullName(field) })),
        ]}
        onChange={(id) => {
          const field = fields.find((one) => one.id === id)
          if (!field) return
          add(face, field)
          setFace(undefined)
        }}
      />
    </div>
  )
}
