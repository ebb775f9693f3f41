/** The small marks that lie on a card: where a unit is in its hex, and its states. Told apart without colour. */
import { type Badge } from '#shared/rules/counterFace'
import { type Color, type DrawOp, solid } from '../ops'
import { PathBuilder } from '../path'
import { BADGE_ART, GROUNDS } from './badgeArt'
import { type Card } from './card'
import { paintShapes } from './silhouettes/figure'

/** In hexes. */
const RADIUS = 0.056
/** From afar only the first is drawn, larger. */
const FAR_RADIUS = 0.11
/** Side of the box that art is drawn in. */
const BOX = 24
const RIM: Color = '#14100a'

export function badges({ face, layout, w, detail, dead }: Card): DrawOp[] {
  if (dead || detail === 0) return []
  const shown = (face.badges ?? []).slice(0, detail === 1 ? 1 : layout.badges.length)
  const radius = (detail === 1 ? FAR_RADIUS : RADIUS) * w
  return shown.map((badge, index) => {
    const [x, y] = layout.badges[index] as readonly [number, number]
    return paintBadge(badge, { x: x * w, y: y * w, radius })
  })
}

function paintBadge(badge: Badge, at: { x: number; y: number; radius: number }): DrawOp {
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
