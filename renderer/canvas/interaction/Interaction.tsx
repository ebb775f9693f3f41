/**
 * The interaction layer above the board, in React: what is selected and the hex cursor. It comes behind the first picture, and
 * only what is shown has a node: a map at rest has none.
 */
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import { Stage } from 'react-konva/lib/ReactKonvaCore'
import { useStore } from 'zustand'
import { parseHexKey, hexKey } from '#shared/hex/axial'
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

export default function Interaction({ editor, view }: Props): ReactNode {
  const selection = useStore(editor.store, (state) => state.session.selection)
  const scenario = useStore(editor.store, (state) => state.document.scenario)
  const zoom = useStore(editor.view.hover, (state) => state.zoom)
  const { grid, hexMm } = scenario.map
  const cursor = useSyncExternalStore(editor.input.subscribe, () => {
    const at = editor.input.cursor
    return at && hexKey(hexAt(at, { grid, hexMm }))
  })
  const frame = useMemo(() => ({ layout: { grid, hexMm }, mmPerPx: 1 / zoom }), [grid, hexMm, zoom])
  const outlines = useMemo(() => selectionOverlay(selection, scenario, frame), [selection, scenario, frame])
  const cursorOutline = useMemo(
    () => (cursor === undefined ? [] : hexOutline(parseHexKey(cursor), frame, 'cursor')),
    [cursor, frame],
  )
  // Konva needs a size to begin with; afterwards the layer follows the view.
  const [size] = useState(view.screen)
  const isEmpty = outlines.length === 0 && cursorOutline.length === 0
  return (
    <Stage {...size} style={{ position: 'absolute', inset: 0 }}>
      {!isEmpty && (
        <MapLayer view={view} listening={false}>
          <Picture ops={outlines} />
          <Picture ops={cursorOutline} />
        </MapLayer>
      )}
    </Stage>
  )
}
