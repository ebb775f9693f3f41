/** Counters on the map: each face turned where it looks, stacks fanned so that every card shows. */
import { hexCenter, type Point } from '#shared/hex/layout'
import { type Printing } from '../oneInk'
import { type DrawOp, type Matrix, type Rect } from '../ops'
import { type PlacedFace, type Scene } from '../scene'
import { type Detail } from '../style'
import { cardReach, cardTurn } from './designs/cardLayout'
import { paintFace } from './face'

// Each card of a stack lies this much further up and right of the one below, in hexes.
const FAN = 0.07

/** Middle of the card, mm, its place in the stack included. */
export function counterCenter(
  { hex, rear, level, stackHeight }: PlacedFace,
  { layout }: Pick<Scene, 'layout'>,
): Point {
  const front = hexCenter(hex, layout)
  const back = rear ? hexCenter(rear, layout) : front
  const fan = (level - (stackHeight - 1) / 2) * FAN * layout.hexMm
  return { x: (front.x + back.x) / 2 + fan, y: (front.y + back.y) / 2 - fan }
}

/** The transform from the card's own frame to the map. */
export function counterTransform(placed: PlacedFace, scene: Scene): Matrix {
  const { x, y } = counterCenter(placed, scene)
  const angle = placed.angle - cardTurn(placed.face)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, sin, -sin, cos, x, y]
}

export function paintCounters(
  scene: Scene,
  rect: Rect,
  detail: Detail,
  printing: Printing = 'colours',
): DrawOp[] {
  const { hexMm } = scene.layout
  return scene.counters.flatMap((placed): DrawOp[] => {
    const { x, y } = counterCenter(placed, scene)
    const reach = cardReach(placed.face, hexMm)
    if (x + reach < rect.x || y + reach < rect.y) return []
    if (x - reach > rect.x + rect.width || y - reach > rect.y + rect.height) return []
    return [
      {
        kind: 'group',
        ops: paintFace(placed.face, hexMm, detail, printing),
        transform: counterTransform(placed, scene),
      },
    ]
  })
}
