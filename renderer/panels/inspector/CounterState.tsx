/** Fields for the state of counters: their faces, their conditions, whether they are hidden. Made from the ruleset's schema. */
import { type ReactNode } from 'react'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { changeFaces } from '../../actions/changeFace'
import { editCounters, setStatus } from '../../actions/editCounters'
import { SelectField, SwitchField } from '../../ui/controls/fields'
import { shared } from '../../ui/controls/mixed'
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
  readonly ids: readonly CounterId[]
  readonly counters: readonly Counter[]
}

export function CounterState({ ids, counters }: Part): ReactNode {
  const editor = useEditor()
  const types = useEditorState((state) => state.document.scenario.counterTypes)
  const { faces, fields, conditions } = useRuleset().counterSchema
  // A decoy is no unit: it has no states.
  const units = counters.filter(({ decoy }) => !decoy)
  if (units.length === 0) return null
  const owned = faces.filter(({ id }) =>
    units.some(({ face, type }) => id === face || id in (types[type]?.faces ?? {})),
  )
  return (
    <InspectorSection title={TEXT.state}>
      <SelectField
        label={TEXT.face}
        value={shared(units.map(({ face }) => face))}
        options={owned}
        onChange={(face) => changeFaces(editor, ids, () => face)}
      />
      {fields
        .filter((field) => field.of === 'counter')
        .map((field) => (
          <StatControl
            key={field.id}
            field={field}
            value={shared(units.map(({ status }) => status[field.id] ?? field.default))}
            set={(value) => void setStatus(editor, ids, field.id, value === field.default ? null : value)}
          />
        ))}
      {conditions.map(({ id, name }) => (
        <SwitchField
          key={id}
          label={name}
          checked={shared(units.map(({ status }) => status[id] === true))}
          onChange={(on) => setStatus(editor, ids, id, on || null)}
        />
      ))}
    </InspectorSection>
  )
}

/** Hides and shows, where rules know of it, units that lie under a cache marker, or markers with nothing under them (CM-HID). */
export function Concealment({ ids, counters }: Part): ReactNode {
  const editor = useEditor()
  const conceals = useRuleset().concealedFace !== undefined
  if (!conceals && !counters.some(({ hidden, decoy }) => hidden || decoy)) return null
  const units = counters.filter(({ decoy }) => !decoy)
  return (
    <InspectorSection title={TEXT.secret}>
      {units.length > 0 && (
        <SwitchField
          label={TEXT.hidden}
          checked={shared(units.map(({ hidden }) => hidden))}
          onChange={(hidden) => editCounters(editor, ids, { hidden })}
        />
      )}
      <SwitchField
        label={TEXT.decoy}
        checked={shared(counters.map(({ decoy }) => decoy))}
        onChange={(decoy) => editCounters(editor, ids, { decoy })}
      />
    </InspectorSection>
  )
}
