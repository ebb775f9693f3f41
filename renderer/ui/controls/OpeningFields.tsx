/** Fields for doors, gates and entrances: open or closed, portcullis, owner, who may pass. */
import { type ReactNode } from 'react'
import { type HexsideState } from '#shared/commands/editHexsides'
import { type Opening, type Side, type SideId } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type FeatureRow } from '#shared/rules/mapRows'
import { useEditorState, useSay } from '../EditorContext'
import { Choice } from './Choice'
import { SelectField, SwitchField } from './fields'

const TEXT = {
  state: localized('État', 'State'),
  open: localized('Ouverte', 'Open'),
  closed: localized('Fermée', 'Closed'),
  portcullis: localized('Herse', 'Portcullis'),
  raised: localized('Levée', 'Raised'),
  lowered: localized('Baissée', 'Lowered'),
  noPortcullis: localized('Aucune', 'None'),
  owner: localized('Propriétaire', 'Owner'),
  nobody: localized('Personne', 'Nobody'),
  mixed: localized('Divers', 'Mixed'),
}

const MIXED = 'mixed '

interface OpeningProps {
  /** One at least; a field in which they differ says so. */
  readonly openings: readonly Opening[]
  readonly row: FeatureRow
  readonly onChange: (fields: HexsideState) => void
}

export function OpeningFields({ openings, row, onChange }: OpeningProps): ReactNode {
  const say = useSay()
  const sides = Object.entries(useEditorState((state) => state.document.scenario.sides)) as [SideId, Side][]
  const shared = <T extends string>(value: (opening: Opening) => T): T | typeof MIXED => {
    const values = new Set(openings.map(value))
    const [first] = values
    return values.size === 1 && first !== undefined ? first : MIXED
  }
  const mixed = (value: string) =>
    value === MIXED ? [{ value: MIXED, label: say(TEXT.mixed) } as const] : []
  const portcullis = shared(({ portcullis: own }) => own ?? 'none')
  const owner = shared<SideId | ''>(({ owner: own }) => own ?? '')
  const guests = sides.flatMap(([id]) =>
    openings.every((opening) => opening.guests?.includes(id)) ? id : [],
  )
  return (
    <>
      {row.hasState && (
        <div className="field">
          <span className="field-label">{say(TEXT.state)}</span>
          <Choice<'open' | 'closed' | typeof MIXED>
            label={say(TEXT.state)}
            value={shared(({ state }) => state ?? 'closed')}
            options={[
              { value: 'closed', label: say(TEXT.closed) },
              { value: 'open', label: say(TEXT.open) },
            ]}
            onChange={(state) => state !== MIXED && onChange({ state })}
          />
        </div>
      )}
      {row.hasPortcullis && (
        <SelectField<'none' | 'raised' | 'lowered' | typeof MIXED>
          label={say(TEXT.portcullis)}
          value={portcullis}
          options={[
            ...mixed(portcullis),
            { value: 'none', label: say(TEXT.noPortcullis) },
            { value: 'raised', label: say(TEXT.raised) },
            { value: 'lowered', label: say(TEXT.lowered) },
          ]}
          onChange={(next) => next !== MIXED && onChange({ portcullis: next })}
        />
      )}
      <SelectField<SideId | '' | typeof MIXED>
        label={say(TEXT.owner)}
        value={owner}
        options={[
          ...mixed(owner),
          { value: '', label: say(TEXT.nobody) },
          ...sides.map(([id, side]) => ({ value: id, label: side.name })),
        ]}
        // Whoever owns an entrance needs no leave to pass it.
        onChange={(next) => {
          if (next === '') onChange({ owner: null })
          else if (next !== MIXED) onChange({ owner: next, guests: guests.filter((guest) => guest !== next) })
        }}
      />
      {row.hasOwner &&
        sides
          .filter(([id]) => id !== owner)
          .map(([id, { name }]) => (
            <SwitchField
              key={id}
              label={say(localized(`Laisse passer\u202f: ${name}`, `Lets pass: ${name}`))}
              checked={guests.includes(id)}
              onChange={(on) =>
                onChange({ guests: on ? [...guests, id] : guests.filter((guest) => guest !== id) })
              }
            />
          ))}
    </>
  )
}
