/**
 * The handles of the tool in hand as nodes. Konva finds the one under the pointer and drags it; the tool hears of the drag and
 * changes the document, and the document alone says where the node is.
 */
import Konva from 'konva/lib/Core.js'
import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react'
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
import { MapLayer } from './MapLayer'
import { PieceNode } from './PieceNode'

// The middle button pans the map.
Konva.dragButtons = [0]

interface Props {
  readonly editor: Editor
  readonly view: BoardView
}

export function Handles({ editor, view }: Props): ReactNode {
  // A layer costs two canvases: it is not made anew with every counter that the pointer comes over.
  const [used, setUsed] = useState(false)
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => editor.input.subscribe(lookAgain), [editor])
  useStore(editor.store, (state) => state.session.typing)
  const zoom = useStore(editor.view.hover, (state) => state.zoom)
  const events = useMemo(() => dragEvents(createHand(editor.input), view), [editor, view])
  const handles = editor.input.handles()
  if (handles.length > 0 && !used) setUsed(true)
  if (!used) return null
  const nodeOf = (handle: Handle): ReactNode => {
    switch (handle.kind) {
      case 'knob':
        return <KnobNode key={handle.id} knob={handle} zoom={zoom} events={events} />
      case 'frame':
        return <FrameNode key={handle.id} frame={handle} events={events} />
      case 'piece':
        return <PieceNode key={handle.id} piece={handle} events={events} />
      default:
        return assertNever(handle)
    }
  }
  return (
    <MapLayer view={view} listening={handles.length > 0}>
      <Group onPointerDown={events.touch}>{handles.map(nodeOf)}</Group>
    </MapLayer>
  )
}
