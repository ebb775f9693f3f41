/** Fields for doors, gates and entrances: open or closed, portcullis, owner, who may pass. */
import { type ReactNode } from 'react'
import { type HexsideState } from '#shared/commands/editHexsides'
import { type Side } from '#shared/document/armies'
import { type SideId } from '#shared/document/ids'
import { type Opening } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { useEditorState } from '../EditorContext'
import { ChoiceField } from './Choice'
import { SelectField, SwitchField } from './fields'
import { MIXED, shared } from './mixed'

const STATES = [
  { id: 'closed', name: localized('Fermée', 'Closed') },
  { id: 'open', name: localized('Ouverte', 'Open') },
] as const

const PORTCULLISES = [
  { id: 'none', name: localized('Aucune', 'None') },
  { id: 'raised', name: localized('Levée', 'Raised') },
  { id: 'lowered', name: localized('Baissée', 'Lowered') },
] as const

const NOBODY = localized('Personne', 'Nobody')

interface OpeningProps {
  /** One at least; a field in which they differ says so. */
  readonly openings: readonly Opening[]
  readonly row: FeatureRow
  readonly onChange: (fields: HexsideState) => void
}

export function OpeningFields({ openings, row, onChange }: OpeningProps): ReactNode {
  const sides = Object.entries(useEditorState((state) => state.document.scenario.sides)) as [SideId, Side][]
  const state = shared(openings.map((opening) => opening.state ?? 'closed'))
  const portcullis = shared(openings.map((opening) => opening.portcullis ?? 'none'))
  const owner = shared<SideId | ''>(openings.map((opening) => opening.owner ?? ''))
  const guests = sides.flatMap(([id]) =>
    openings.every((opening) => opening.guests?.includes(id)) ? id : [],
  )
  const without = (id: SideId): SideId[] => guests.filter((guest) => guest !== id)
  return (
    <>
      {row.hasState && (
        <ChoiceField<typeof state>
          label={localized('État', 'State')}
          value={state}
          options={STATES}
          onChange={(next) => next !== MIXED && onChange({ state: next })}
        />
      )}
      {row.hasPortcullis && (
        <SelectField
          label={localized('Herse', 'Portcullis')}
          value={portcullis}
          options={PORTCULLISES}
          onChange={(next) => onChange({ portcullis: next })}
        />
      )}
      <SelectField<SideId | ''>
        label={localized('Propriétaire', 'Owner')}
        value={owner}
        options={[{ id: '', name: NOBODY }, ...sides.map(([id, { name }]) => ({ id, name }))]}
        // Whoever owns an entrance needs no leave to pass it.
        onChange={(next) => onChange(next === '' ? { owner: null } : { owner: next, guests: without(next) })}
      />
      {row.hasOwner &&
        sides
          .filter(([id]) => id !== owner)
          .map(([id, { name }]) => (
            <SwitchField
              key={id}
              label={localized(`Laisse passer\u202f: ${name}`, `Lets pass: ${name}`)}
              checked={guests.includes(id)}
              onChange={(on) => onChange({ guests: on ? [...guests, id] : without(id) })}
            />
          ))}
    </>
  )
}
