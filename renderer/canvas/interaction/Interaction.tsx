/**
 * The interaction layer above the board, in React: what is selected, the hex cursor, the handles of the tool in hand. It comes
 * behind the first picture, and only what is shown has a node: a map at rest has none.
 */
import { type ReactNode, useState } from 'react'
import { Stage } from 'react-konva/lib/ReactKonvaCore'
import { useStore } from 'zustand'
import { type Editor } from '../../editor/editor'
import { type BoardView } from '../boardView'
import { Handles } from './Handles'
import { Outlines } from './Outlines'

interface Props {
  readonly editor: Editor
  readonly view: BoardView
}

export default function Interaction({ editor, view }: Props): ReactNode {
  const tool = useStore(editor.store, (state) => state.session.tool)
  // Konva needs a size to begin with; afterwards the layers follow the view.
  const [size] = useState(view.screen)
  return (
    <Stage {...size} style={{ position: 'absolute', inset: 0 }}>
      <Outlines editor={editor} view={view} />
      <Handles key={tool} editor={editor} view={view} />
    </Stage>
  )
}
