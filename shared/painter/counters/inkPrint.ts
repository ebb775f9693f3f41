/**
 * Cards in one ink: black on a white card, whatever its design prints elsewhere. The frame tells the side: its pattern follows from
 * the hue of the side's colour, as the side's sign does.
 */
import { BLACK, inBlack, type Printing, WHITE } from '../oneInk'
import { type Color, type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { rule, type Ruling } from '../ruling'
import { hueClass } from '../sideSign'
import { textWidth } from '../text'
import { CACHE_GROUND, CACHE_RULING, cacheOutline } from './cacheMarker'
import { type Card } from './card'
import { BLOOD, scaled, SHADOW_COLOR } from './cardShapes'
import { SHOOTER_CODE } from './cardText'
import { type Place } from './designs/cardLayout'
import { sideFrame } from './sideFrame'

/** Areas that are dark elsewhere, by their colour; lengths in hexes. */
const RULED: Readonly<Record<Color, readonly Ruling[]>> = {
  [BLOOD]: [{ kind: 'lines', angle: 45, spacing: 0.035, width: 0.012 }],
  [CACHE_GROUND]: CACHE_RULING,
}

/** The distance from the edge of a card to the middle of its frame, in hexes. */
const INSET = 0.014

/** Cards seen from afar are blocks in the greys of their sides, by class of hue. */
const BLOCKS: readonly Color[] = ['#606060', '#f4f4f4', '#a4a4a4', '#cccccc', '#808080', '#b8b8b8', '#dcdcdc']

/** The card to be drawn: in one ink white and printed flat. */
export function printedCard(card: Card, printing: Printing): Card {
  if (printing === 'colours') return card
  const color = card.detail < 2 ? (BLOCKS[hueClass(card.side)] as Color) : WHITE
  return { ...card, face: { ...card.face, color }, flat: true }
}

/** The operations of a card as they are printed. */
export function printedOps(ops: readonly DrawOp[], card: Card, printing: Printing): DrawOp[] {
  if (printing === 'colours') return [...ops]
  const printed = ops.flatMap((op) => inked(op, card))
  return card.detail < 2 ? printed : [...printed, ...frame(card)]
}

function inked(op: DrawOp, card: Card): DrawOp[] {
  switch (op.kind) {
    case 'group':
      // Figures and badges stand in boxes of their own: black and white, too small to be ruled.
      return op.transform ? inBlack([op]) : [{ ...op, ops: op.ops.flatMap((part) => inked(part, card)) }]
    case 'text':
      return inkedText(op, card)
    case 'path':
      return inkedPath(op, card)
    case 'image':
      return [op]
  }
}

function inkedPath(op: Extract<DrawOp, { kind: 'path' }>, card: Card): DrawOp[] {
  if (op.fill?.kind !== 'solid') return inBlack([op])
  const { color } = op.fill
  if (color === SHADOW_COLOR) return []
  const ruling = RULED[color]
  if (ruling) return rule(ruling, { color: BLACK, hexMm: card.w, outline: op.path })
  if (color !== card.face.color) return inBlack([op])
  // The card itself, or the grey of a block.
  return [{ ...op, ...(op.stroke && { stroke: { ...op.stroke, color: BLACK } }) }]
}

/** Below the baseline, and its breadth, in em. */
const UNDERLINE = { below: 0.16, width: 0.09 } as const

// The code of those who shoot, green elsewhere, is underlined.
function inkedText(op: Extract<DrawOp, { kind: 'text' }>, { face, w }: Card): DrawOp[] {
  // Over the ruled ground of a marker.
  const halo = face.cache && { halo: { color: WHITE, width: 0.06 * w } }
  const printed = inBlack([{ ...op, ...halo }])
  if (op.color !== SHOOTER_CODE) return printed
  const y = op.y + UNDERLINE.below * op.size
  const end = op.x + textWidth(op.text, op.font, op.size)
  const line = new PathBuilder().move(op.x, y).line(end, y).build()
  const stroke = { color: BLACK, width: UNDERLINE.width * op.size, cap: 'butt' } as const
  return [...printed, { kind: 'path', path: line, stroke }]
}

function frame({ side, layout, w, face }: Card): DrawOp[] {
  if (face.cache) return sideFrame(side, cacheOutline(INSET, w), w)
  const inside = layout.outline.map(([x, y]): Place => [x - Math.sign(x) * INSET, y - Math.sign(y) * INSET])
  return sideFrame(side, scaled(inside, w).build(), w)
}
