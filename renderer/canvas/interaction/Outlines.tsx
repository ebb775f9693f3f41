/** Outlines of what is selected, and of the hex cursor of the keyboard. */
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { hexKey, parseHexKey } from '#shared/hex/axial'
import { hexAt } from '#shared/hex/layout'
import { type Editor } from '../../editor/editor'
import { hexOutline } from '../../tools/overlay/marks'
import { selectionOverlay } from '../../tools/overlay/selectionOverlay'
import { type BoardView } from '../boardView'
import { MapLayer } from './MapLayer'
import { Picture } from './Picture'

interface Props {
  readonly editor: Editor
  readonly view: BoardView
}

export function Outlines({ editor, view }: Props): ReactNode {
  const selection = useStore(editor.store, (state) => state.session.selection)
  const scenario = useStore(editor.store, (state) => state.document.scenario)
  const zoom = useStore(editor.view.hover, (state) => state.zoom)
  const { grid, hexMm } = scenario.map
  const cursor = useSyncExternalStore(editor.input.subscribe, () => {
    const at = editor.input.cursor
    return at && hexKey(hexAt(at, { grid, hexMm }))
  })
  const frame = useMemo(() => ({ layout: { grid, hexMm }, mmPerPx: 1 / zoom }), [grid, hexMm, zoom])
  const selected = useMemo(() => selectionOverlay(selection, scenario, frame), [selection, scenario, frame])
  const pointed = useMemo(
    () => (cursor === undefined ? [] : hexOutline(parseHexKey(cursor), frame, 'cursor')),
    [cursor, frame],
  )
  if (selected.length + pointed.length === 0) return null
  return (
    <MapLayer view={view} listening={false}>
      <Picture ops={selected} />
      <Picture ops={pointed} />
    </MapLayer>
  )
}
