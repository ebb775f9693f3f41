/** The small marks that lie on a card: where a unit is in its hex, and its states. Told apart without colour. */
import { type Badge } from '#shared/rules/contract/counterFace'
import { type Color, type DrawOp, solid } from '../ops'
import { PathBuilder } from '../path'
import { type Detail } from '../style'
import { BADGE_ART, GROUNDS } from './badgeArt'
import { type Card } from './card'
import { paintShapes } from './silhouettes/figure'

/** In hexes: larger from afar; 0 = not drawn. */
export const BADGE_RADIUS: Readonly<Record<Detail, number>> = { 3: 0.062, 2: 0.09, 1: 0.11, 0: 0 }
/** The most that are drawn on a card: fewer from afar. */
const MOST: Readonly<Record<Detail, number>> = { 3: 6, 2: 2, 1: 1, 0: 0 }
/** Side of the box that art is drawn in. */
const BOX = 24
const RIM: Color = '#14100a'

export function badges({ face, layout, w, detail, dead }: Card): DrawOp[] {
  if (dead) return []
  const radius = BADGE_RADIUS[detail] * (detail === 3 ? (layout.badgeSize ?? 1) : 1)
  const [[left, bottom]] = layout.badges
  return (face.badges ?? []).slice(0, MOST[detail]).map((badge, index) => {
    // Near by each in its place; from afar side by side from the first.
    const near = detail === 3 ? layout.badges[index] : undefined
    const [x, y] = near ?? [left + index * 2.1 * radius, bottom]
    return paintBadge(badge, { x: x * w, y: y * w, radius: radius * w })
  })
}

/** One badge about a point; lengths in any unit. */
export function paintBadge(badge: Badge, at: { x: number; y: number; radius: number }): DrawOp {
  const { ground, square, shapes } = BADGE_ART[badge]
  const { fill, ink } = GROUNDS[ground]
  const scale = (2 * at.radius) / BOX
  const middle = BOX / 2
  const outline = square
    ? new PathBuilder().rect(1, 1, BOX - 2, BOX - 2)
    : new PathBuilder().circle(middle, middle, middle)
  return {
    kind: 'group',
    transform: [scale, 0, 0, scale, at.x - at.radius, at.y - at.radius],
    ops: [
      {
        kind: 'path',
        path: outline.build(),
        fill: solid(fill),
        stroke: { color: RIM, width: 1.8, join: 'round' },
      },
      ...paintShapes(shapes, { dark: ink, accent: ink, light: fill }),
    ],
  }
}
