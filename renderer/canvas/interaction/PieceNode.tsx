/** A piece: while it is dragged, its ghost follows the pointer. */
import { type ReactNode, useState } from 'react'
import { Circle, Group } from 'react-konva/lib/ReactKonvaCore'
import 'konva/lib/shapes/Circle.js'
import { type Piece } from '../../editor/ports/handle'
import { type DragEvents } from './dragEvents'
import { Picture } from './Picture'

interface Props {
  readonly piece: Piece
  readonly events: DragEvents
}

export function PieceNode({ piece: { at, reachMm, look }, events }: Props): ReactNode {
  const [isHeld, setHeld] = useState(false)
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
