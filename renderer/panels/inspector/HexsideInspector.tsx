/** One hexside, slot by slot: which feature, and what that feature can be set to. */
import FlipVertical2 from 'lucide-react/icons/flip-vertical-2'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { clearHexside } from '#shared/commands/clearHexside'
import { flipHexside } from '#shared/commands/flipHexside'
import { setHexsideFeature } from '#shared/commands/setHexsideFeature'
import { nameOfHex, nameOfHexside } from '#shared/document/placeNames'
import { halfHex, hexsideAt } from '#shared/document/map'
import {
  type Barrier,
  type Fixture,
  type HexsideFeatures,
  type HexsideHalf,
  type HexsideSlot,
  type Opening,
  type Side,
  type SideId,
  type Way,
} from '#shared/document/types'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { type Localized, localized } from '#shared/i18n/localized'
import { type FeatureRow } from '#shared/rules/mapRows'
import { Choice } from '../../app/controls/Choice'
import { SelectField, SwitchField } from '../../app/controls/fields'
import { useEditor, useEditorState, useRuleset, useSay } from '../../app/EditorContext'
import { headline } from '../../i18n/language'
import { InspectorFrame } from './InspectorFrame'
import { IntegrityField } from './IntegrityField'

const SLOTS: readonly { readonly slot: HexsideSlot; readonly name: Localized; readonly none: Localized }[] = [
  { slot: 'barrier', name: localized('Obstacle', 'Barrier'), none: localized('Aucun', 'None') },
  { slot: 'opening', name: localized('Ouverture', 'Opening'), none: localized('Aucune', 'None') },
  { slot: 'fixture', name: localized('Accès', 'Fixture'), none: localized('Aucun', 'None') },
  { slot: 'way', name: localized('Voie', 'Way'), none: localized('Aucune', 'None') },
]

const TEXT = {
  hexside: localized('Bord de case', 'Hexside'),
  state: localized('État', 'State'),
  open: localized('Ouverte', 'Open'),
  closed: localized('Fermée', 'Closed'),
  portcullis: localized('Herse', 'Portcullis'),
  raised: localized('Levée', 'Raised'),
  lowered: localized('Baissée', 'Lowered'),
  noPortcullis: localized('Aucune', 'None'),
  owner: localized('Propriétaire', 'Owner'),
  nobody: localized('Personne', 'Nobody'),
  flip: localized('Retourner', 'Flip'),
  remove: localized('Tout enlever', 'Remove all'),
}

export function HexsideInspector({ hexside }: { hexside: HexsideKey }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const ruleset = useRuleset()
  const scenario = useEditorState((state) => state.document.scenario)
  const side = parseHexsideKey(hexside)
  const features = hexsideAt(scenario.map, side) ?? {}
  const inside = features.opening?.inside ?? features.barrier?.inside ?? features.fixture?.inside
  const insideHex = inside && nameOfHex(scenario, halfHex(side, inside))
  const some = Object.keys(features).length > 0
  return (
    <InspectorFrame title={nameOfHexside(scenario, side)} subtitle={say(TEXT.hexside)}>
      {SLOTS.filter(({ slot }) => features[slot] || ruleset.features.some((row) => row.slot === slot)).map(
        ({ slot, name, none }) => (
          <SlotSection
            key={slot}
            hexside={hexside}
            slot={slot}
            name={say(name)}
            none={say(none)}
            features={features}
          />
        ),
      )}
      <div className="inspector-section">
        {insideHex && (
          <div className="field">
            <span className="field-label">
              {say(localized(`Intérieur\u202f: ${insideHex}`, `Inside: ${insideHex}`))}
            </span>
            <button
              type="button"
              className="button"
              onClick={() => editor.run(flipHexside, { sides: [hexside] })}
            >
              <FlipVertical2 aria-hidden />
              {say(TEXT.flip)}
              <kbd>F</kbd>
            </button>
          </div>
        )}
        <div className="inspector-actions">
          <button
            type="button"
            className="button is-danger"
            disabled={!some}
            onClick={() => editor.run(clearHexside, { sides: [hexside] })}
          >
            <Trash2 aria-hidden />
            {say(TEXT.remove)}
          </button>
        </div>
      </div>
    </InspectorFrame>
  )
}

interface SlotProps {
  readonly hexside: HexsideKey
  readonly slot: HexsideSlot
  readonly name: string
  /** What an empty slot says, in the gender of the name. */
  readonly none: string
  readonly features: HexsideFeatures
}

function SlotSection({ hexside, slot, name, none, features }: SlotProps): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const ruleset = useRuleset()
  const rows = ruleset.features.filter((row) => row.slot === slot)
  const present: Barrier | Opening | Way | Fixture | undefined = features[slot]
  const row = rows.find((candidate) => candidate.id === present?.feature)
  const set = (value: Barrier | Opening | Way | Fixture, of: FeatureRow): string | undefined => {
    const wall = of.sitsInWall ? { wall: ruleset.defaultWall } : {}
    const refusal = editor.run(setHexsideFeature, { sides: [hexside], slot, value, label: of.name, ...wall })
    return refusal && say(refusal.message)
  }
  const choose = (id: string): void => {
    const chosen = rows.find((candidate) => candidate.id === id)
    if (!chosen) editor.run(clearHexside, { sides: [hexside], slots: [slot] })
    else set(valueFor(chosen, features), chosen)
  }
  const unknown = present && !row ? [{ value: present.feature, label: present.feature }] : []
  return (
    <section className="inspector-section">
      <SelectField
        label={name}
        value={present?.feature ?? ''}
        options={[
          { value: '', label: none },
          ...unknown,
          ...rows.map(({ id, name: rowName }) => ({ value: id, label: headline(say(rowName)) })),
        ]}
        onChange={choose}
      />
      {slot === 'barrier' && features.barrier && row?.integrity !== undefined && (
        <IntegrityField
          key={hexside}
          damaged={features.barrier}
          full={row.integrity}
          apply={(barrier) => set(barrier, row)}
        />
      )}
      {slot === 'opening' && features.opening && row && (row.hasState || row.hasOwner) && (
        <OpeningFields opening={features.opening} row={row} onChange={(opening) => set(opening, row)} />
      )}
    </section>
  )
}

/** A new feature keeps the inside that the side already has; a closed door is the usual one. */
function valueFor(row: FeatureRow, features: HexsideFeatures): Barrier | Opening | Way | Fixture {
  const inside: HexsideHalf =
    features.barrier?.inside ?? features.opening?.inside ?? features.fixture?.inside ?? 'across'
  return {
    feature: row.id,
    ...(row.directional ? { inside } : {}),
    ...(row.hasState ? { state: 'closed' as const } : {}),
    ...(row.hasPortcullis ? { portcullis: 'none' as const } : {}),
  }
}

function OpeningFields(props: {
  opening: Opening
  row: FeatureRow
  onChange: (opening: Opening) => void
}): ReactNode {
  const { opening, row, onChange } = props
  const say = useSay()
  const sides = useEditorState((state) => state.document.scenario.sides)
  const { owner: _, ...unowned } = opening
  const guests = opening.guests ?? []
  // Whoever owns an entrance needs no leave to pass it.
  const chooseOwner = (owner: SideId | ''): void =>
    onChange(
      owner === ''
        ? unowned
        : withGuests(
            { ...unowned, owner },
            guests.filter((guest) => guest !== owner),
          ),
    )
  return (
    <>
      {row.hasState && (
        <div className="field">
          <span className="field-label">{say(TEXT.state)}</span>
          <Choice<'open' | 'closed'>
            label={say(TEXT.state)}
            value={opening.state ?? 'closed'}
            options={[
              { value: 'closed', label: say(TEXT.closed) },
              { value: 'open', label: say(TEXT.open) },
            ]}
            onChange={(state) => onChange({ ...opening, state })}
          />
        </div>
      )}
      {row.hasPortcullis && (
        <SelectField<'none' | 'raised' | 'lowered'>
          label={say(TEXT.portcullis)}
          value={opening.portcullis ?? 'none'}
          options={[
            { value: 'none', label: say(TEXT.noPortcullis) },
            { value: 'raised', label: say(TEXT.raised) },
            { value: 'lowered', label: say(TEXT.lowered) },
          ]}
          onChange={(portcullis) => onChange({ ...opening, portcullis })}
        />
      )}
      <SelectField<SideId | ''>
        label={say(TEXT.owner)}
        value={opening.owner ?? ''}
        options={[
          { value: '', label: say(TEXT.nobody) },
          ...(Object.entries(sides) as [SideId, Side][]).map(([id, side]) => ({
            value: id,
            label: side.name,
          })),
        ]}
        onChange={chooseOwner}
      />
      {row.hasOwner &&
        (Object.entries(sides) as [SideId, Side][])
          .filter(([id]) => id !== opening.owner)
          .map(([id, { name }]) => (
            <SwitchField
              key={id}
              label={say(localized(`Laisse passer\u202f: ${name}`, `Lets pass: ${name}`))}
              checked={guests.includes(id)}
              onChange={(on) =>
                onChange(withGuests(opening, on ? [...guests, id] : guests.filter((guest) => guest !== id)))
              }
            />
          ))}
    </>
  )
}

function withGuests({ guests: _, ...opening }: Opening, guests: readonly SideId[]): Opening {
  return guests.length === 0 ? opening : { ...opening, guests }
}
