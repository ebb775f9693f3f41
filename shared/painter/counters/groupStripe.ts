/** The stripe along the left edge of a card, in the colour of its group; notches tell groups apart without colour (CTR-2). */
import { leastOf } from '#shared/lang/extremes'
import { type Color, type DrawOp, solid } from '../ops'
import { PathBuilder } from '../path'
import { hueClass } from '../sideSign'
import { type Card, INK, PAPER } from './card'
import { scaled } from './cardShapes'
import { isLight } from './colors'
import { HALF } from './designs/cardLayout'

// In hexes. The stripe leaves the rim of the card in sight, and a line sets it off from what lies beside it.
const RIM = 0.008
const WIDTH = 0.03
const LINE = 0.006
const NOTCH = 0.026
/** The distance between two notches. */
const PITCH = 0.075
/** The middle of the notches: the edge is shorter above where the card is pointed. */
const MIDDLE = 0.05

/** Nothing for a counter of no group, or of one that has no colour of its own. */
export function groupStripe({ face, layout, design, flat, w }: Card): DrawOp[] {
  const { groupColor: color } = face
  if (color === undefined || !design.shows.group) return []
  const left = leastOf(layout.outline.map(([x]) => x)) + RIM
  const bar = (x: number, y: number, width: number, height: number, fill: Color): DrawOp => ({
    kind: 'path',
    path: new PathBuilder().rect(x * w, y * w, width * w, height * w).build(),
    fill: solid(fill),
  })
  const notches = hueClass(color)
  const light = isLight(color)
  return [
    {
      kind: 'group',
      clip: { path: scaled(layout.outline, w).build() },
      ops: [
        bar(left, -HALF, WIDTH + LINE, 2 * HALF, flat || light ? INK : PAPER),
        bar(left, -HALF, WIDTH, 2 * HALF, color),
        ...Array.from({ length: notches }, (_, index) => {
          const y = MIDDLE + (index - (notches - 1) / 2) * PITCH
          return bar(left, y - NOTCH / 2, WIDTH, NOTCH, light ? INK : PAPER)
        }),
      ],
    },
  ]
}
