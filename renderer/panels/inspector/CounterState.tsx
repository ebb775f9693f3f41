/** Fields for a counter's state: its face, its conditions, whether it is hidden. Made from the ruleset's schema. */
import { type ReactNode } from 'react'
import { editCounter } from '#shared/commands/editCounter'
import { setCounterState } from '#shared/commands/setCounterState'
import { type Counter, type CounterId, type StatValue } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { changeFace } from '../../actions/changeFace'
import { type Words } from '../../i18n/language'
import { SelectField, SwitchField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useRuleset } from '../../ui/EditorContext'
import { InspectorSection } from '../InspectorFrame'
import { StatControl } from './StatControl'

const TEXT = {
  state: localized('État', 'State'),
  face: localized('Face', 'Face'),
  secret: localized('Dissimulation', 'Concealment'),
  hidden: localized('Unité cachée', 'Hidden unit'),
  decoy: localized('Leurre', 'Decoy'),
}

interface Part {
  readonly id: CounterId
  readonly counter: Counter
}

export function CounterState({ id, counter }: Part): ReactNode {
  const editor = useEditor()
  const type = useEditorState((state) => state.document.scenario.counterTypes[counter.type])
  const { faces, fields, conditions } = useRuleset().counterSchema
  const owned = faces.filter((face) => face.id === counter.face || (type && face.id in type.faces))
  const set = (stat: string, value: StatValue | null): Words | undefined =>
    editor.document.run(setCounterState, { counter: id, status: { [stat]: value } })?.message
  // A decoy is no unit: it has no states.
  if (counter.decoy) return null
  return (
    <InspectorSection title={TEXT.state}>
      <SelectField
        label={TEXT.face}
        value={counter.face}
        options={owned}
        onChange={(face) => changeFace(editor, id, face)}
      />
      {fields
        .filter((field) => field.of === 'counter')
        .map((field) => (
          <StatControl
            key={field.id}
            field={field}
            value={counter.status[field.id] ?? field.default}
            set={(value) => set(field.id, value === field.default ? null : value)}
          />
        ))}
      {conditions.map((condition) => (
        <SwitchField
          key={condition.id}
          label={condition.name}
          checked={counter.status[condition.id] === true}
          onChange={(on) => set(condition.id, on ? true : null)}
        />
      ))}
    </InspectorSection>
  )
}

/** Under rules that know of it: a unit that lies under a cache marker, or a marker with nothing under it (CM-HID). */
export function Concealment({ id, counter }: Part): ReactNode {
  const editor = useEditor()
  const conceals = useRuleset().concealedFace !== undefined
  if (!conceals && !counter.hidden && !counter.decoy) return null
  return (
    <InspectorSection title={TEXT.secret}>
      {!counter.decoy && (
        <SwitchField
          label={TEXT.hidden}
          checked={counter.hidden}
          onChange={(hidden) => editor.document.run(editCounter, { counter: id, change: { hidden } })}
        />
      )}
      <SwitchField
        label={TEXT.decoy}
        checked={counter.decoy}
        onChange={(decoy) => editor.document.run(editCounter, { counter: id, change: { decoy } })}
      />
    </InspectorSection>
  )
}
