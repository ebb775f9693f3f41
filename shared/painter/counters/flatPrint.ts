/** The print of the boxed games' cards: one flat ground in the side's colour, a thin frame, black ink, an arrow for the front. */
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { type Color, type DrawOp, solid } from '../ops'
import { PathBuilder } from '../path'
import { paintArt } from './art'
import { type Card, INK, PAPER } from './card'
import { fromTip, scaled, SHADOW, woundedBand } from './cardShapes'
import { type Place } from './designs/cardLayout'
import { lightness, mixColor } from './colors'
import { type Tone } from './silhouettes/figure'

/** The darkest ground on which black ink is read. */
const LEAST_LIGHTNESS = 0.6
/** The distance from the edge of the card to its frame, in hexes. */
const INSET = 0.026

/** The side's colour, light enough for ink; paler when the face is wounded, grey when dead. */
export function flatColor({ color, wounded }: CounterFace, dead: boolean): Color {
  const base = dead ? mixColor(color, '#8b867c', 0.6) : color
  const light = lightness(base)
  const lit = mixColor(base, '#ffffff', Math.max(0, (LEAST_LIGHTNESS - light) / (1 - light)))
  return wounded || dead ? mixColor(lit, PAPER, 0.65) : lit
}

export function flatGround(card: Card): DrawOp[] {
  const { face, layout, w, dead } = card
  const { art } = face
  const ink = { color: INK, width: 0.012 * w, join: 'round' } as const
  const inside = layout.outline.map(([x, y]): Place => [x - Math.sign(x) * INSET, y - Math.sign(y) * INSET])
  return [
    { kind: 'path', path: scaled(layout.outline, w, 0.022 * w).build(), fill: SHADOW },
    {
      kind: 'path',
      path: scaled(layout.outline, w).build(),
      fill: solid(flatColor(face, dead)),
      stroke: { color: INK, width: 0.014 * w, join: 'round' },
    },
    ...(art?.mode === 'behind' ? paintArt(art, card) : []),
    ...(face.wounded && art?.mode !== 'figure' ? [woundedBand(layout, w, art && 0.6)] : []),
    { kind: 'path', path: scaled(inside, w).build(), stroke: ink },
    arrow(card),
  ]
}

// A solid triangle: it points where the card faces.
function arrow(card: Card): DrawOp {
  const at = fromTip(card)
  return {
    kind: 'path',
    path: new PathBuilder().polygon([at(0, 0), at(0.12, 0.052), at(-0.12, 0.052)]).build(),
    fill: solid(INK),
  }
}

/** Black and white: what is coloured elsewhere is white here. */
export function flatTones(dead: boolean): Record<Tone, Color> {
  return { dark: dead ? '#5a554c' : INK, accent: PAPER, light: PAPER }
}
