/** A frame: what lies in it moves it, the knob of a Transformer turns it. */
import type Konva from 'konva'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Rect, Transformer } from 'react-konva/lib/ReactKonvaCore'
import 'konva/lib/shapes/Rect.js'
import 'konva/lib/shapes/Transformer.js'
import { type Frame } from '../../editor/ports/handle'
import { type DragEvents, stay } from './dragEvents'

interface Props {
  readonly frame: Frame
  readonly events: DragEvents
}

export function FrameNode({ frame, events }: Props): ReactNode {
  const inside = useRef<Konva.Rect>(null)
  const transformer = useRef<Konva.Transformer>(null)
  useLayoutEffect(() => {
    if (inside.current) transformer.current?.nodes([inside.current])
  }, [])
  const { box, color, turnAt, stalkPx, knobPx, reachPx } = frame
  const { middle, width, height, angle } = box
  return (
    <>
      <Rect
        ref={inside}
        {...middle}
        width={width}
        height={height}
        offsetX={width / 2}
        offsetY={height / 2}
        rotation={(angle * 180) / Math.PI}
        fill="transparent"
        dragBoundFunc={stay}
        {...events.dragged()}
      />
      <Transformer
        ref={transformer}
        resizeEnabled={false}
        borderStroke={color}
        borderStrokeWidth={1.5}
        anchorStroke={color}
        anchorStrokeWidth={2}
        anchorSize={2 * knobPx}
        anchorCornerRadius={knobPx}
        anchorStyleFunc={(anchor) => anchor.hitStrokeWidth(2 * (reachPx - knobPx))}
        rotateAnchorOffset={stalkPx}
        rotateAnchorCursor="grab"
        {...events.turned(turnAt)}
      />
    </>
  )
}
