/** Turns markers by 30 degrees: they face sides and vertices (CM-OBS). */
import { editMarker } from '#shared/commands/editMarker'
import { type MarkerId } from '#shared/document/types'
import { turnThroughTwelve } from '#shared/hex/facing'
import { markerRow } from '#shared/rules/rows'
import { type Editor } from '../editor/editor'
import { type EditorDocument } from '../editor/ports/document'
import { onlySelectedHex } from './targets'

/** The markers that R turns: those that have a facing, on the hex under the marker tool, else on the only hex selected. */
export function targetMarkers(editor: Pick<Editor, 'store' | 'view' | 'document'>): readonly MarkerId[] {
  const { document, session } = editor.store.getState()
  const hex = session.tool === 'marker' ? editor.view.hover.getState().hex : onlySelectedHex(editor)
  const { markers } = document.scenario.map
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

/** With the marker tool in hand: turns what lies under the pointer, else what will be laid next. */
export function turnMarkersWithTool(editor: Editor, steps: 1 | -1): void {
  const markers = targetMarkers(editor)
  if (markers.length > 0) return turnMarkers(editor.document, markers, steps)
  const { markerFacing } = editor.store.getState().session.options
  editor.session.setOptions({ markerFacing: turnThroughTwelve(markerFacing, steps) })
}
