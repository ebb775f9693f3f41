/** Fields for doors, gates and entrances: open or closed, portcullis, owner, who may pass. */
import { type ReactNode } from 'react'
import { type HexsideState } from '#shared/commands/editHexsides'
import { type Opening, type Side, type SideId } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type FeatureRow } from '#shared/rules/mapRows'
import { useEditorState } from '../EditorContext'
import { ChoiceField } from './Choice'
import { type Option, SelectField, SwitchField } from './fields'

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

/** The value of a field in which several things differ, and what it then offers beside the others. */
export const MIXED = 'mixed '
export const mixed = (value: string): readonly Option<typeof MIXED>[] =>
  value === MIXED ? [{ id: MIXED, name: localized('Divers', 'Mixed') }] : []

interface OpeningProps {
  /** One at least; a field in which they differ says so. */
  readonly openings: readonly Opening[]
  readonly row: FeatureRow
  readonly onChange: (fields: HexsideState) => void
}

export function OpeningFields({ openings, row, onChange }: OpeningProps): ReactNode {
  const sides = Object.entries(useEditorState((state) => state.document.scenario.sides)) as [SideId, Side][]
  const shared = <T extends string>(value: (opening: Opening) => T): T | typeof MIXED => {
    const [first, ...others] = new Set(openings.map(value))
    return first !== undefined && others.length === 0 ? first : MIXED
  }
  const state = shared((opening) => opening.state ?? 'closed')
  const portcullis = shared((opening) => opening.portcullis ?? 'none')
  const owner = shared<SideId | ''>((opening) => opening.owner ?? '')
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
        <SelectField<typeof portcullis>
          label={localized('Herse', 'Portcullis')}
          value={portcullis}
          options={[...mixed(portcullis), ...PORTCULLISES]}
          onChange={(next) => next !== MIXED && onChange({ portcullis: next })}
        />
      )}
      <SelectField<typeof owner>
        label={localized('Propriétaire', 'Owner')}
        value={owner}
        options={[
          ...mixed(owner),
          { id: '', name: NOBODY },
          ...sides.map(([id, { name }]) => ({ id, name })),
        ]}
        // Whoever owns an entrance needs no leave to pass it.
        onChange={(next) => {
          if (next === '') onChange({ owner: null })
          else if (next !== MIXED) onChange({ owner: next, guests: without(next) })
        }}
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
