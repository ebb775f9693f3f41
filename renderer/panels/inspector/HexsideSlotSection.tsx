/** One slot of the selected hexsides: the feature they share there, and its state. */
import { type ReactNode } from 'react'
import { clearHexside } from '#shared/commands/clearHexside'
import { editHexsides, type HexsideState } from '#shared/commands/editHexsides'
import { setHexsideFeature } from '#shared/commands/setHexsideFeature'
import {
  type Barrier,
  type Fixture,
  type HexsideFeatures,
  type HexsideHalf,
  type HexsideSlot,
  type Opening,
  type Way,
} from '#shared/document/types'
import { type HexsideKey } from '#shared/hex/hexside'
import { type Localized } from '#shared/i18n/localized'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { type Words } from '../../i18n/language'
import { SelectField } from '../../ui/controls/fields'
import { IntegrityField } from '../../ui/controls/IntegrityField'
import { MIXED, shared } from '../../ui/controls/mixed'
import { OpeningFields } from '../../ui/controls/OpeningFields'
import { useEditor, useRuleset } from '../../ui/EditorContext'
import { chosenInsides } from './chosenInsides'

interface SlotProps {
  readonly hexsides: readonly HexsideKey[]
  /** The features that each of them carries. */
  readonly sides: readonly HexsideFeatures[]
  readonly slot: HexsideSlot
  readonly name: Localized
  /** The word of an empty slot, in the gender of the name. */
  readonly none: Localized
}

export function HexsideSlotSection({ hexsides, sides, slot, name, none }: SlotProps): ReactNode {
  const editor = useEditor()
  const ruleset = useRuleset()
  const rows = ruleset.features.filter((row) => row.slot === slot)
  const shown = shared(sides.map((side) => side[slot]?.feature ?? ''))
  const row = rows.find((candidate) => candidate.id === shown)
  const choose = (id: string): void => {
    const chosen = rows.find((candidate) => candidate.id === id)
    if (!chosen) return void editor.document.run(clearHexside, { sides: hexsides, slots: [slot] })
    // One command for each way round.
    const insides = chosenInsides(hexsides, chosen, editor.document.scenario, ruleset)
    editor.document.begin()
    for (const half of ['owner', 'across'] as const) {
      const group = hexsides.filter((_, index) => insides[index] === half)
      if (group.length > 0)
        editor.document.run(setHexsideFeature, {
          sides: group,
          slot,
          value: valueFor(chosen, half),
          label: chosen.name,
          ...(chosen.sitsInWall ? { wall: ruleset.defaultWall } : {}),
        })
    }
    editor.document.commit()
  }
  const set = (fields: HexsideState): Words | undefined =>
    editor.document.run(editHexsides, { sides: hexsides, fields, ...(row && { label: row.name }) })?.message
  const unknown = row || shown === '' || shown === MIXED ? [] : [{ id: shown, name: shown }]
  const openings = sides.flatMap(({ opening }) => opening ?? [])
  return (
    <section className="inspector-section side-slot">
      <SelectField
        label={name}
        value={shown}
        options={[{ id: '', name: none }, ...unknown, ...rows]}
        onChange={choose}
      />
      {slot === 'barrier' && row?.integrity !== undefined && (
        <IntegrityField
          key={hexsides.join(' ')}
          integrity={common(sides.flatMap(({ barrier }) => barrier ?? []).map(({ integrity }) => integrity))}
          full={row.integrity}
          apply={(integrity) => set({ integrity })}
        />
      )}
      {slot === 'opening' && row && (row.hasState || row.hasOwner) && (
        <OpeningFields openings={openings} row={row} onChange={set} />
      )}
    </section>
  )
}

/** The value that all share. */
function common<T>([first, ...others]: readonly T[]): T | undefined {
  return others.every((other) => other === first) ? first : undefined
}

/** A closed door is the usual one. */
function valueFor(row: FeatureRow, inside: HexsideHalf): Barrier | Opening | Way | Fixture {
  return {
    feature: row.id,
    ...(row.directional ? { inside } : {}),
    ...(row.hasState ? { state: 'closed' as const } : {}),
    ...(row.hasPortcullis ? { portcullis: 'none' as const } : {}),
  }
}
