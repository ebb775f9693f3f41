/**
 * The handles of the tool in hand as nodes. Konva finds the one under the pointer and drags it; the tool receives the drag and
 * changes the document, and the document alone places the node.
 */
import Konva from 'konva/lib/Core.js'
import { type ReactNode, useMemo } from 'react'
import { Group } from 'react-konva/lib/ReactKonvaCore'
import { useStore } from 'zustand'
import { assertNever } from '#shared/lang/assertNever'
import { type Editor } from '../../editor/editor'
import { type Handle } from '../../editor/ports/handle'
import { type BoardView } from '../boardView'
import { dragEvents } from './dragEvents'
import { FrameNode } from './FrameNode'
import { createHand } from './hand'
import { KnobNode } from './KnobNode'
import { PieceNode } from './PieceNode'

// The middle button pans the map.
Konva.dragButtons = [0]

interface Props {
  readonly handles: readonly Handle[]
  readonly editor: Editor
  readonly view: BoardView
}

export function Handles({ handles, editor, view }: Props): ReactNode {
  const zoom = useStore(editor.view.hover, (state) => state.zoom)
  const events = useMemo(() => dragEvents(createHand(editor.input), view), [editor, view])
  const nodeOf = (handle: Handle): ReactNode => {
    switch (handle.kind) {
      case 'knob':
        return <KnobNode key={handle.id} knob={handle} zoom={zoom} events={events} />
      case 'frame':
        return <FrameNode key={handle.id} frame={handle} events={events} />
      case 'piece':
        return <PieceNode key={handle.id} piece={handle} view={view} events={events} />
      default:
        return assertNever(handle)
    }
  }
  return <Group onPointerDown={events.touch}>{handles.map(nodeOf)}</Group>
}
