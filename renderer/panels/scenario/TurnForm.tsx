/** The form of one turn: name, event, light and weather from it on, phases that are left out. */
import { type ReactNode } from 'react'
import { editTurn } from '#shared/commands/editTurn'
import { type TurnRow } from '#shared/document/game'
import { FOGS, LIGHTS, startValuesOf, WEATHERS } from '#shared/document/startValues'
import { type TrackRow } from '#shared/document/turnTrack'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { SelectField, SwitchField } from '../../ui/controls/fields'
import { useEditor, useEditorState } from '../../ui/EditorContext'
import { AuthorTextFields } from './AuthorTextFields'

/** A phase of the ruleset, by its id in the file. */
export interface PhaseChoice {
  readonly id: string
  readonly name: Localized
}

const TEXT = {
  name: localized('Nom', 'Name'),
  event: localized('Événement', 'Event'),
}

type Lasting = 'light' | 'weather' | 'fog'

const LASTING: readonly {
  readonly key: Lasting
  readonly label: Localized
  readonly names: Readonly<Record<string, Localized>>
}[] = [
  { key: 'light', label: localized('Lumière dès ce tour', 'Light from this turn on'), names: LIGHTS },
  { key: 'weather', label: localized('Temps dès ce tour', 'Weather from this turn on'), names: WEATHERS },
  { key: 'fog', label: localized('Brouillard dès ce tour', 'Fog from this turn on'), names: FOGS },
]

export function TurnForm(props: {
  turn: number
  /** The row before it; absent = the game begins with this turn. */
  before: TrackRow | undefined
  phases: readonly PhaseChoice[]
  /** The ruleset has weather and fog. */
  weathers: boolean
}): ReactNode {
  const { turn, before, phases, weathers } = props
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const row: TurnRow = scenario.turns?.rows[turn] ?? {}
  const change = (part: Parameters<typeof editTurn.run>[1]['change']): Words | undefined =>
    editor.document.run(editTurn, { turn, change: part })?.message
  const inForce = before ?? startValuesOf(scenario)
  const without = row.without ?? []
  const leaveOut = (phase: string, plays: boolean): void => {
    const others = without.filter((id) => id !== phase)
    const next = plays ? others : [...others, phase]
    change({ without: next.length > 0 ? next : null })
  }
  return (
    <div className="turns-fields">
      <AuthorTextFields label={TEXT.name} value={row.name} apply={(name) => change({ name })} />
      <AuthorTextFields label={TEXT.event} value={row.event} apply={(event) => change({ event })} />
      {LASTING.filter(({ key }) => weathers || key === 'light').map(({ key, label, names }) => (
        <SelectField
          key={key}
          label={label}
          value={row[key] ?? ''}
          options={[
            { id: '', name: asBefore(names[inForce[key]]) },
            ...Object.entries(names).map(([id, name]) => ({ id, name })),
          ]}
          onChange={(id) => void change({ [key]: id === '' ? null : id })}
        />
      ))}
      {phases.length > 1 &&
        phases.map(({ id, name }) => (
          <SwitchField
            key={id}
            label={localized(`Phase jouée\u202f: ${name.fr}`, `Phase played: ${name.en}`)}
            checked={!without.includes(id)}
            onChange={(plays) => leaveOut(id, plays)}
          />
        ))}
    </div>
  )
}

function asBefore(name: Localized | undefined): Localized {
  return name
    ? localized(`comme avant (${name.fr})`, `as before (${name.en})`)
    : localized('comme avant', 'as before')
}
