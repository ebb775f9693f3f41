/** The letters and numbers of a card, with the marks that belong to the numbers. */
import { append } from '#shared/lang/append'
import { type Color, type DrawOp } from '../ops'
import { capHeight, fitText, placeText, textWidth } from '../text'
import { type Card, INK, PAPER } from './card'
import { legible, NAME_LEADING, setName } from './designs/cardName'
import { type LinePlace, type Place } from './designs/cardLayout'
import { isLight } from './colors'
import { defenceMarks, twoHandedDot } from './indicators'

/** The code of those who shoot. */
export const SHOOTER_CODE: Color = '#0b6b24'

/** Code, hex and name. */
export function writing(card: Card): DrawOp[] {
  const { face, layout, design, detail } = card
  const { code, hex, name } = design.shows
  const codeColor = face.codeColor === 'green' ? SHOOTER_CODE : INK
  return [
    ...(code ? line(card, face.code, layout.code, codeColor) : []),
    ...(detail === 3 && hex ? line(card, face.hex ?? '', layout.hex, INK) : []),
    ...(detail === 3 && name ? nameLines(card) : []),
  ]
}

/** A line that is read on the figure and on the flat ground too: in a rim of paper. */
function line({ design, flat, w }: Card, text: string, at: LinePlace, color: Color): DrawOp[] {
  if (text === '') return []
  const halo = flat ? { color: PAPER, width: 0.034 * w } : { color: PAPER, width: 0.02 * w, opacity: 0.8 }
  return [
    placeText({ text, x: at.x * w, y: at.y * w, font: design.font, size: legible(at.size, w), color, halo }),
  ]
}

function nameLines({ face, layout, design, w }: Card): DrawOp[] {
  if (face.name === '') return []
  const { name, panel } = layout
  const { font } = design
  const [ink, other] = name.y < panel.top && !isLight(face.color) ? [PAPER, INK] : [INK, PAPER]
  const { lines, size } = setName(face, { ...design, layout }, w)
  const middle = name.y * w + capHeight(font, size) / 2
  return lines.map((text, index) =>
    placeText({
      text,
      x: name.x * w,
      y: middle + (index - (lines.length - 1) / 2) * NAME_LEADING * size,
      font,
      size,
      color: ink,
      anchor: 'middle',
      // On a picture letters need an edge of their own.
      ...(face.art?.mode === 'behind' && { halo: { color: other, width: 0.024 * w, opacity: 0.85 } }),
    }),
  )
}

/** The colours of the three numbers of a card. */
export const NUMBER_COLORS: readonly [Color, Color, Color] = ['#111111', '#c1121c', '#1546a0']

// Widest number in hexes on the standard card: beside nothing, beside the dot.
const NUMBER_WIDTH = 0.158
const DOTTED_WIDTH = 0.132
/** Rim of numbers on a picture, both edges together, in em. */
const NUMBER_HALO = 0.2

// Numbers of two digits are set smaller, so that they stay clear of each other.
function numberSize(text: string, width: number, { layout, design, w }: Card): number {
  return fitText(text, design.font, width * layout.numbers.room * w, layout.numbers.size * w)
}

/** Attack in black, defence in red, movement in blue; on a flat ground all in black, on a picture all in a rim of paper. */
export function numbers(card: Card): DrawOp[] {
  const { face, layout, design, w } = card
  const { at, marks, room } = layout.numbers
  const { font } = design
  const shown = design.shows.marks
  const dotted = shown && face.twoHandedDot
  const onPicture = face.art?.mode === 'behind' && !layout.strip
  const marked = shown && (face.armour !== 'none' || face.largeShield)
  const values = [face.attack, face.defence, face.movement] as const
  const ops: DrawOp[] = []
  const attackX = (at[0][0] + (dotted ? 0.022 * room : 0)) * w
  if (marked) append(ops, defenceMarks(face, { x: at[1][0] * w, y: at[1][1] * w, w: marks * w }))
  values.forEach((text, index) => {
    if (text === '') return
    const [x, y] = at[index] as Place
    const width = index === 0 && dotted ? DOTTED_WIDTH : NUMBER_WIDTH
    const size = numberSize(text, width, card)
    const fitted =
      index === 1 && marked ? Math.min(size, fitText(text, font, 0.13 * marks * w, 0.145 * marks * w)) : size
    ops.push(
      placeText({
        text,
        x: index === 0 ? attackX : x * w,
        y: y * w + capHeight(font, fitted) / 2,
        font,
        size: fitted,
        color: card.flat ? INK : (NUMBER_COLORS[index] as Color),
        anchor: 'middle',
        ...(onPicture && { halo: { color: PAPER, width: NUMBER_HALO * fitted, opacity: 0.9 } }),
      }),
    )
  })
  if (dotted) {
    const size = numberSize(face.attack, DOTTED_WIDTH, card)
    const before = textWidth(face.attack, font, size) / 2 + 0.03 * marks * w
    ops.push(twoHandedDot({ x: attackX - before, y: at[0][1] * w, w: marks * w }, onPicture))
  }
  return ops
}
