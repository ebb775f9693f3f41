/** A knob: its look, and the circle in which it is taken. */
import { type ReactNode } from 'react'
import { Circle } from 'react-konva/lib/ReactKonvaCore'
import 'konva/lib/shapes/Circle.js'
import { type Knob } from '../../editor/ports/handle'
import { type DragEvents, stay } from './dragEvents'
import { Picture } from './Picture'

interface Props {
  readonly knob: Knob
  /** Pixels a mm. */
  readonly zoom: number
  readonly events: DragEvents
}

export function KnobNode({ knob: { at, reachPx, look }, zoom, events }: Props): ReactNode {
  return (
    <>
      <Picture ops={look} />
      <Circle
        {...at}
        radius={reachPx / zoom}
        fill="transparent"
        dragBoundFunc={stay}
        {...events.dragged(at)}
      />
    </>
  )
}
