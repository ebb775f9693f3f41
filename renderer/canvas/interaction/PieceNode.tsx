/** A piece: while it is dragged, its ghost follows the pointer, and its counters are not drawn where they lie. */
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Circle, Group } from 'react-konva/lib/ReactKonvaCore'
import 'konva/lib/shapes/Circle.js'
import { type Piece } from '../../editor/ports/handle'
import { type BoardView } from '../boardView'
import { type DragEvents } from './dragEvents'
import { Picture } from './Picture'

interface Props {
  readonly piece: Piece
  readonly view: BoardView
  readonly events: DragEvents
}

export function PieceNode({ piece: { at, reachMm, look, counters }, view, events }: Props): ReactNode {
  const [isHeld, setHeld] = useState(false)
  useLayoutEffect(() => {
    if (!isHeld || counters.length === 0) return
    view.lift(counters)
    return () => view.lift([])
  }, [isHeld, counters, view])
  const { onDragStart, onDragEnd, ...others } = events.dragged()
  return (
    // Its nodes have their places on the map while it lies at its own.
    <Group
      {...at}
      offset={at}
      {...others}
      onDragStart={(event) => {
        setHeld(true)
        onDragStart(event)
      }}
      onDragEnd={(event) => {
        setHeld(false)
        onDragEnd(event)
        event.target.position(at)
      }}
    >
      <Circle {...at} radius={reachMm} fill="transparent" />
      {isHeld && <Picture ops={look} />}
    </Group>
  )
}
