/** Turns what stands on hexes, by 30 degrees: structures and markers face sides and vertices (MC-MAP-2, CM-OBS). */
import { editMarker } from '#shared/commands/editMarker'
import { setStructure } from '#shared/commands/setStructure'
import { structureAt } from '#shared/document/map'
import { type MarkerId } from '#shared/document/ids'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { turnThroughTwelve } from '#shared/hex/facing'
import { markerRow, structureRow } from '#shared/rules/contract/rows'
import { type Editor } from '../editor/editor'
import { type EditorDocument } from '../editor/ports/document'
import { onlySelectedHex } from './targets'

type Pointing = Pick<Editor, 'store' | 'view'>

// The hex under the tool, while it is in hand, else the only one selected.
function targetHex({ store, view }: Pointing, tool: 'structure' | 'marker'): HexKey | undefined {
  const { session } = store.getState()
  return session.tool === tool ? view.hover.getState().hex : onlySelectedHex({ store })
}

/** The hex whose structure R turns. */
export function targetStructure(editor: Pointing): HexKey | undefined {
  const hex = targetHex(editor, 'structure')
  const { structures } = editor.store.getState().document.scenario.map
  return hex && structures[hex]?.facing ? hex : undefined
}

/** Turns the structure of a hex as one undo step; clockwise when positive. */
export function turnStructure(document: EditorDocument, hex: HexKey, steps: 1 | -1): void {
  const structure = structureAt(document.scenario.map, parseHexKey(hex))
  if (!structure?.facing) return
  const facing = turnThroughTwelve(structure.facing, steps)
  const label = structureRow(document.ruleset, structure.feature)?.name
  document.run(setStructure, { hexes: [hex], structure: { ...structure, facing }, ...(label && { label }) })
}

/** With the structure tool in hand: turns what lies under the pointer, else what will be built next. */
export function turnWithTool(editor: Editor, steps: 1 | -1): void {
  const hex = targetStructure(editor)
  if (hex) return turnStructure(editor.document, hex, steps)
  const { structureFacing } = editor.store.getState().session.options
  editor.session.setOptions({ structureFacing: turnThroughTwelve(structureFacing, steps) })
}

/** The markers that R turns: those of the hex that have a facing. */
export function targetMarkers(editor: Pointing & Pick<Editor, 'document'>): readonly MarkerId[] {
  const hex = targetHex(editor, 'marker')
  const { markers } = editor.document.scenario.map
  return (Object.keys(markers) as MarkerId[]).filter((id) => {
    const marker = markers[id]
    return marker && marker.hex === hex && markerRow(editor.document.ruleset, marker.kind)?.directional
  })
}

/** Turns these markers as one undo step; clockwise when positive. One without a facing looks the first way. */
export function turnMarkers(document: EditorDocument, markers: readonly MarkerId[], steps: 1 | -1): void {
  const { map } = document.scenario
  document.begin()
  for (const id of markers) {
    const marker = map.markers[id]
    if (!marker) continue
    const facing = marker.facing
      ? turnThroughTwelve(marker.facing, steps)
      : ({ kind: 'side', index: 0 } as const)
    const label = markerRow(document.ruleset, marker.kind)?.name
    document.run(editMarker, { marker: id, change: { facing }, ...(label && { label }) })
  }
  document.commit()
}

/** True when the marker tool is in hand with a kind that has a facing. */
export function laysTurnedMarkers({ document, store }: Pick<Editor, 'document' | 'store'>): boolean {
  const { tool, options } = store.getState().session
  return tool === 'marker' && markerRow(document.ruleset, options.marker)?.directional === true
}

/** With the marker tool in hand: turns what lies under the pointer, else what will be placed next. */
export function turnMarkersWithTool(editor: Editor, steps: 1 | -1): void {
  const markers = targetMarkers(editor)
  if (markers.length > 0) return turnMarkers(editor.document, markers, steps)
  const { markerFacing } = editor.store.getState().session.options
  editor.session.setOptions({ markerFacing: turnThroughTwelve(markerFacing, steps) })
}
