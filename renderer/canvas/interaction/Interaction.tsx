/**
 * The interaction layer above the board, in React: the selection, the hex cursor, the handles of the tool in hand. It loads
 * after the first picture, and only what is shown has a node: a map at rest has none.
 */
import { type ReactNode, useState } from 'react'
import { Stage } from 'react-konva/lib/ReactKonvaCore'
import { type Editor } from '../../editor/editor'
import { type BoardView } from '../boardView'
import { Handles } from './Handles'
import { MapLayer } from './MapLayer'
import { Picture } from './Picture'
import { useHandles } from './useHandles'
import { useOutlines } from './useOutlines'

interface Props {
  readonly editor: Editor
  readonly view: BoardView
}

export default function Interaction({ editor, view }: Props): ReactNode {
  const outlines = useOutlines(editor)
  const handles = useHandles(editor)
  // Konva needs a size to begin with; afterwards the layer follows the view.
  const [size] = useState(view.screen)
  // Made when it is first needed, then only hidden: the canvases of a layer are large.
  const [isMade, setMade] = useState(false)
  const isEmpty = outlines.length + handles.length === 0
  if (!isEmpty && !isMade) setMade(true)
  return (
    <Stage {...size} style={{ position: 'absolute', inset: 0 }}>
      {isMade && (
        <MapLayer view={view} visible={!isEmpty} listening={handles.length > 0}>
          <Picture ops={outlines} />
          <Handles handles={handles} editor={editor} view={view} />
        </MapLayer>
      )}
    </Stage>
  )
}
