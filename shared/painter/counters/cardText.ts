/** The letters and numbers of a card, with the marks that belong to the numbers. */
import { type Color, type DrawOp } from '../ops'
import { capHeight, elideText, fitText, placeText, textWidth } from '../text'
import { type Card, INK, PAPER } from './card'
import { lightness } from './colors'
import { defenceMarks, twoHandedDot } from './indicators'

/** Smallest text that is printed, mm: 5 points (CHK-10). */
const SMALLEST_TEXT = 1.7639

/** Code and name. */
export function writing({ face, layout, w, detail }: Card): DrawOp[] {
  const { code } = layout
  const ops: DrawOp[] = []
  if (face.code !== '')
    ops.push(
      placeText({
        text: face.code,
        x: code.x * w,
        y: code.y * w,
        font: 'sans-bold',
        size: code.size * w,
        color: face.codeColor === 'green' ? '#0b6b24' : INK,
        halo: { color: PAPER, width: 0.02 * w, opacity: 0.8 },
      }),
    )
  return detail < 3 ? ops : [...ops, ...nameLines({ face, layout, w })]
}

/** The name on one line, on a long card on two when it needs them; cut short rather than printed too small to read. */
function nameLines({ face, layout, w }: Pick<Card, 'face' | 'layout' | 'w'>): DrawOp[] {
  const { name } = layout
  const onColor = name.y < layout.panel.top
  const [ink, other] = onColor && lightness(face.color) <= 0.72 ? [PAPER, INK] : [INK, PAPER]
  const smallest = Math.min(SMALLEST_TEXT, name.size * w) * 0.97
  const fits = (lines: readonly string[]): number =>
    Math.min(...lines.map((text) => fitText(text, 'sans-bold', name.width * w, name.size * w)))
  let lines: readonly string[] = [face.name]
  if (!onColor && fits(lines) < name.size * w) lines = twoLines(face.name)
  const size = Math.max(smallest, fits(lines))
  if (face.name === '') return []
  const middle = name.y * w + capHeight('sans-bold', size) / 2
  return lines.map((text, index) =>
    placeText({
      text: elideText(text, 'sans-bold', name.width * w, size),
      x: name.x * w,
      y: middle + (index - (lines.length - 1) / 2) * size * 1.15,
      font: 'sans-bold',
      size,
      color: ink,
      anchor: 'middle',
      // On a picture letters need an edge of their own.
      ...(face.art?.mode === 'behind' && { halo: { color: other, width: 0.024 * w, opacity: 0.85 } }),
    }),
  )
}

// Broken at the space nearest the middle.
function twoLines(name: string): readonly string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  if (spaces.length === 0) return [name]
  const middle = name.length / 2
  const at = spaces.reduce((best, index) =>
    Math.abs(index - middle) < Math.abs(best - middle) ? index : best,
  )
  return [name.slice(0, at), name.slice(at + 1)]
}

/** Of the three numbers of a card. */
export const NUMBER_COLORS: readonly [Color, Color, Color] = ['#111111', '#c1121c', '#1546a0']

// Widest number in hexes: beside nothing, beside the dot.
const NUMBER_WIDTH = 0.158
const DOTTED_WIDTH = 0.132

// Numbers of two digits are set smaller, so that they stay clear of each other.
function numberSize(text: string, width: number, { layout, w }: Card): number {
  return fitText(text, 'sans-bold', width * w, layout.numberSize * w)
}

/** Attack in black, defence in red, movement in blue. */
export function numbers(card: Card): DrawOp[] {
  const { face, layout, w } = card
  const middle = ((layout.strip.top + layout.strip.bottom) / 2) * w
  const values = [face.attack, face.defence, face.movement] as const
  const ops: DrawOp[] = []
  const attackX = (layout.numberX[0] + (face.twoHandedDot ? 0.022 : 0)) * w
  const defenceX = layout.numberX[1] * w
  ops.push(...defenceMarks(face, { x: defenceX, y: middle, w }))
  values.forEach((text, index) => {
    if (text === '') return
    const width = index === 0 && face.twoHandedDot ? DOTTED_WIDTH : NUMBER_WIDTH
    const size = numberSize(text, width, card)
    const marked = index === 1 && (face.armour !== 'none' || face.largeShield)
    const fitted = marked ? Math.min(size, fitText(text, 'sans-bold', 0.13 * w, 0.145 * w)) : size
    ops.push(
      placeText({
        text,
        x: index === 0 ? attackX : (layout.numberX[index] as number) * w,
        y: middle + capHeight('sans-bold', fitted) / 2,
        font: 'sans-bold',
        size: fitted,
        color: NUMBER_COLORS[index] as Color,
        anchor: 'middle',
      }),
    )
  })
  if (face.twoHandedDot) {
    const size = numberSize(face.attack, DOTTED_WIDTH, card)
    const before = textWidth(face.attack, 'sans-bold', size) / 2 + 0.03 * w
    const x = attackX - before
    ops.push(twoHandedDot({ x, y: middle, w }))
  }
  return ops
}
