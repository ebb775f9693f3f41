/** The steps that a unit has left, two pips a figure: full for those it has, hollow for those it lost. */
import { type DrawOp, solid } from '../ops'
import { PathBuilder } from '../path'
import { paleEdge } from '../sideSign'
import { type Card, INK, PAPER } from './card'
import { boxHeight, boxWidth } from './designs/cardLayout'

export const STEPS_PER_FIGURE = 2
/** The most from one figure to the next, in hexes. */
const MOST_PITCH = 0.075

export function stepPips({ face, layout, w }: Card): DrawOp[] {
  const { steps } = face
  if (!steps) return []
  const field = layout.steps
  const upright = field.grows === 'up'
  const figures = Math.ceil(steps.all / STEPS_PER_FIGURE)
  const [along, across] = upright ? [boxHeight(field), boxWidth(field)] : [boxWidth(field), boxHeight(field)]
  const pitch = Math.min(MOST_PITCH, along / figures)
  const radius = Math.min(across / 4.5, pitch * 0.38)
  const apart = 2.5 * radius
  const places = Array.from({ length: steps.all }, (_, index) => {
    const at = (Math.floor(index / STEPS_PER_FIGURE) + 0.5) * pitch
    const beside = ((index % STEPS_PER_FIGURE) - 0.5) * apart
    return upright
      ? [(field.left + field.right) / 2 + beside, field.bottom - at]
      : [field.left + at, (field.top + field.bottom) / 2 + beside]
  })
  return places.flatMap(([x, y], index): DrawOp[] => {
    const left = index < steps.left
    const path = new PathBuilder().circle((x as number) * w, (y as number) * w, radius * w).build()
    const stroke = { color: INK, width: 0.008 * w }
    const pip: DrawOp = { kind: 'path', path, fill: solid(left ? INK : PAPER), stroke }
    return face.art ? [paleEdge(path, w), pip] : [pip]
  })
}
