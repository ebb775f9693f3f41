/** Properties of nodes that are dragged or turned: Konva's events go to the tool in hand. */
import type Konva from 'konva/lib/Core.js'
import { type KonvaEventObject } from 'konva/lib/Node.js'
import { type Box, type Transformer } from 'konva/lib/shapes/Transformer.js'
import { type Point } from '#shared/hex/layout'
import { modifiersOf, NO_MODIFIERS } from '../../editor/modifiers'
import { type Modifiers } from '../../editor/ports/toolInput'
import { type BoardView } from '../boardView'
import { type Hand } from './hand'

// As react-konva types them: of a mouse or of fingers.
type Happening = KonvaEventObject<Event>

/** For `dragBoundFunc` of a node that the document moves: Konva leaves it where it is. */
export function stay(this: Konva.Node): Point {
  return this.absolutePosition()
}
// The document turns it.
const unturned = (box: Box): Box => box

/** `at`: where the tool is pressed, mm; without it, where the pointer went down. */
export type DragEvents = ReturnType<typeof dragEvents>

export function dragEvents(hand: Hand, view: BoardView) {
  const pointer = ({ target }: Happening): Point =>
    view.toMap(target.getStage()?.getPointerPosition() ?? { x: 0, y: 0 })
  // A drag that ends because its node goes has no event of the browser.
  const held = ({ evt }: Partial<Happening>): Modifiers =>
    evt ? modifiersOf(evt as MouseEvent | TouchEvent) : NO_MODIFIERS
  const drop = (event: Happening): void => hand.drop(pointer(event), held(event))
  return {
    touch: (event: Happening) => hand.touch(pointer(event)),
    /** Listens to a node that is dragged, or clicked. */
    dragged: (at?: Point) => ({
      draggable: true,
      dragDistance: 0,
      onDragStart: (event: Happening) => hand.take(held(event), at),
      onDragMove(event: Happening) {
        if (!hand.move(pointer(event), held(event))) event.target.stopDrag(event.evt)
      },
      onDragEnd: drop,
      onPointerClick(event: Happening) {
        // The other buttons pan and open the menu.
        if ((event.evt as PointerEvent).button !== 0) return
        hand.take(held(event), at)
        drop(event)
      },
    }),
    /** Listens to a Transformer. */
    turned: (at: Point) => ({
      boundBoxFunc: unturned,
      onTransformStart: (event: Happening) => hand.take(held(event), at),
      onTransform(event: Happening) {
        const goesOn = hand.move(pointer(event), held(event))
        if (!goesOn) (event.currentTarget as Transformer).stopTransform()
      },
      onTransformEnd: drop,
    }),
  }
}
