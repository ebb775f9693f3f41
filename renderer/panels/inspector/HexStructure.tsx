/** Fields for the structure of one hex, with facing and integrity, and for its markers (MC-MAP-2, CM-OBS). */
import { type ReactNode } from 'react'
import { clearStructure } from '#shared/commands/clearStructure'
import { editMarker } from '#shared/commands/editMarker'
import { layMarkers } from '#shared/commands/layMarkers'
import { removeMarkers } from '#shared/commands/removeMarkers'
import { setStructure } from '#shared/commands/setStructure'
import { freshId, markerId, type MarkerId } from '#shared/document/ids'
import { structureAt } from '#shared/document/map'
import { type Marker, type ScenarioMap, type Structure } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { structureRow } from '#shared/rules/contract/rows'
import { type MarkerRow } from '#shared/rules/map/mapRows'
import { turnMarkers, turnStructure } from '../../actions/turnStanding'
import { type Words } from '../../i18n/language'
import { RemoveButton } from '../../ui/controls/Button'
import { FacingDial } from '../../ui/controls/FacingDial'
import { SelectField, SwitchField } from '../../ui/controls/fields'
import { IntegrityField } from '../../ui/controls/IntegrityField'
import { useEditor, useEditorState, useRuleset } from '../../ui/EditorContext'
import { InspectorSection } from '../InspectorFrame'

const TEXT = {
  structure: localized('Ouvrage', 'Structure'),
  kind: localized('Nature', 'Kind'),
  none: localized('Aucun', 'None'),
  remove: localized('Enlever', 'Remove'),
  markers: localized('Marqueurs', 'Markers'),
  hidden: localized('Caché', 'Hidden'),
}

export function HexStructure({ hex, map }: { hex: HexKey; map: ScenarioMap }): ReactNode {
  const editor = useEditor()
  const ruleset = useRuleset()
  const facingOfTool = useEditorState((state) => state.session.options.structureFacing)
  const structure = structureAt(map, parseHexKey(hex))
  if (ruleset.structures.length === 0 && !structure) return null
  const row = structureRow(ruleset, structure?.feature)
  const set = (next: Structure): Words | undefined => {
    const label = structureRow(ruleset, next.feature)?.name
    return editor.document.run(setStructure, { hexes: [hex], structure: next, ...(label && { label }) })
      ?.message
  }
  const damage = (integrity: number | null): Words | undefined => {
    if (!structure) return undefined
    const { integrity: _, ...whole } = structure
    return set(integrity === null ? whole : { ...whole, integrity })
  }
  const choose = (id: string): void => {
    const chosen = structureRow(ruleset, id)
    if (!chosen) editor.document.run(clearStructure, { hexes: [hex] })
    else set({ feature: id, ...(chosen.directional && { facing: structure?.facing ?? facingOfTool }) })
  }
  const unknown = structure && !row ? [{ id: structure.feature, name: structure.feature }] : []
  return (
    <InspectorSection title={TEXT.structure}>
      <SelectField
        label={TEXT.kind}
        value={structure?.feature ?? ''}
        options={[{ id: '', name: TEXT.none }, ...unknown, ...ruleset.structures]}
        onChange={choose}
      />
      {structure?.facing && (
        <FacingDial
          facing={structure.facing}
          onTurn={(steps) => turnStructure(editor.document, hex, steps)}
        />
      )}
      {structure && row?.integrity !== undefined && (
        <IntegrityField integrity={structure.integrity} full={row.integrity} apply={damage} />
      )}
      {structure && (
        <div className="inspector-actions">
          <RemoveButton
            name={TEXT.remove}
            onClick={() => editor.document.run(clearStructure, { hexes: [hex] })}
          />
        </div>
      )}
    </InspectorSection>
  )
}

export function HexMarkers({ hex, map }: { hex: HexKey; map: ScenarioMap }): ReactNode {
  const { markers } = useRuleset()
  const lying = (Object.entries(map.markers) as [MarkerId, Marker][]).filter(
    ([, marker]) => marker.hex === hex,
  )
  const unknown = lying.flatMap(([, { kind }]) => (markers.some(({ id }) => id === kind) ? [] : [kind]))
  if (markers.length === 0 && unknown.length === 0) return null
  const rows: readonly MarkerWords[] = [...markers, ...unknown.map((id) => ({ id, name: localized(id, id) }))]
  return (
    <InspectorSection title={TEXT.markers}>
      {rows.map((row) => (
        <MarkerFields
          key={row.id}
          hex={hex}
          row={row}
          found={lying.find(([, { kind }]) => kind === row.id)}
        />
      ))}
    </InspectorSection>
  )
}

/** The part of a row that the inspector reads; a kind that these rules lack has only its id. */
type MarkerWords = Pick<MarkerRow, 'id' | 'name' | 'directional' | 'mayHide'>

/** Fields for one kind of marker: present or not, its facing, and hidden or not where the rules have that (CM-OBS). */
function MarkerFields(props: {
  hex: HexKey
  row: MarkerWords
  found: readonly [MarkerId, Marker] | undefined
}): ReactNode {
  const { hex, row, found } = props
  const editor = useEditor()
  const facing = useEditorState((state) => state.session.options.markerFacing)
  const label = row.name
  const [id, marker] = found ?? []
  const toggle = (on: boolean): void => {
    const kind = row.id
    const { markers } = editor.document.scenario.map
    const places = [{ id: markerId(freshId(kind, markers, editor.document.idCode)), hex }]
    if (on) editor.document.run(layMarkers, { kind, places, ...(row.directional && { facing }), label })
    else editor.document.run(removeMarkers, { kind, hexes: [hex], label })
  }
  return (
    <>
      <SwitchField label={row.name} checked={found !== undefined} onChange={toggle} />
      {id !== undefined && (row.directional || row.mayHide || marker?.hidden) && (
        <div className="marker-own">
          {row.directional && (
            <FacingDial
              facing={marker?.facing}
              onTurn={(steps) => turnMarkers(editor.document, [id], steps)}
            />
          )}
          {(row.mayHide || marker?.hidden) && (
            <SwitchField
              label={TEXT.hidden}
              checked={marker?.hidden === true}
              onChange={(on) =>
                editor.document.run(editMarker, { marker: id, change: { hidden: on || null }, label })
              }
            />
          )}
        </div>
      )}
    </>
  )
}
