/**
 * Where things are on a card, in hexes, in its own frame: origin at the middle of the card.
 * A one-hex card faces up (its pointed edge). A two-hex card is laid on its side and faces right, because a horse is long:
 * whoever places it turns it a quarter less.
 */
import { type CounterFace } from '#shared/rules/counterFace'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface CardLayout {
  /** Outline, clockwise from the top left; the pointed edge is where it faces. */
  readonly outline: readonly (readonly [number, number])[]
  /** The pale ground behind the figure. */
  readonly panel: Box
  /** The strip of the numbers. */
  readonly strip: Box
  readonly figure: Box
  /** Middle of attack, defence and movement on the strip. */
  readonly numberX: readonly [number, number, number]
  readonly numberSize: number
  /** Corner of the code: left edge and baseline. */
  readonly code: { readonly x: number; readonly y: number; readonly size: number }
  /** Middle of the name and the width it may take. */
  readonly name: { readonly x: number; readonly y: number; readonly width: number; readonly size: number }
  readonly pip: { readonly x: number; readonly y: number }
  /** Tip of the chevron and the direction it points. */
  readonly tip: { readonly x: number; readonly y: number; readonly angle: number }
}

/** Half the width of a card: 18 mm on a hex of 25 mm (CTR-2). */
const HALF = 0.36
/** Half the length of a two-hex card: 43 mm on hexes of 25 mm. */
const HALF_LENGTH = 0.86
const GABLE = 0.1

const ONE_HEX: CardLayout = {
  outline: [
    [-HALF, -HALF + GABLE],
    [0, -HALF],
    [HALF, -HALF + GABLE],
    [HALF, HALF],
    [-HALF, HALF],
  ],
  panel: { left: -0.33, top: -0.185, right: 0.33, bottom: 0.158 },
  strip: { left: -0.33, top: 0.158, right: 0.33, bottom: 0.335 },
  figure: { left: -0.2, top: -0.18, right: 0.24, bottom: 0.154 },
  numberX: [-0.215, 0.005, 0.225],
  numberSize: 0.17,
  code: { x: -0.315, y: -0.108, size: 0.086 },
  name: { x: 0, y: -0.223, width: 0.62, size: 0.0715 },
  pip: { x: 0.276, y: -0.132 },
  tip: { x: 0, y: -0.343, angle: 0 },
}

const TWO_HEX: CardLayout = {
  outline: [
    [-HALF_LENGTH, -HALF],
    [HALF_LENGTH - GABLE, -HALF],
    [HALF_LENGTH, 0],
    [HALF_LENGTH - GABLE, HALF],
    [-HALF_LENGTH, HALF],
  ],
  panel: { left: -0.83, top: -0.33, right: 0.7, bottom: 0.33 },
  strip: { left: -0.83, top: 0.13, right: -0.14, bottom: 0.33 },
  figure: { left: -0.14, top: -0.322, right: 0.695, bottom: 0.322 },
  numberX: [-0.7, -0.47, -0.25],
  numberSize: 0.185,
  code: { x: -0.8, y: -0.21, size: 0.12 },
  name: { x: -0.5, y: -0.045, width: 0.62, size: 0.105 },
  pip: { x: -0.43, y: -0.252 },
  tip: { x: 0.835, y: 0, angle: Math.PI / 2 },
}

export function cardLayout(face: Pick<CounterFace, 'footprint'>): CardLayout {
  return face.footprint === 2 ? TWO_HEX : ONE_HEX
}

/** Size of a card in mm; a two-hex one lies on its side. */
export function cardSize(
  face: Pick<CounterFace, 'footprint'>,
  hexMm: number,
): { readonly width: number; readonly height: number } {
  const width = face.footprint === 2 ? 2 * HALF_LENGTH : 2 * HALF
  return { width: width * hexMm, height: 2 * HALF * hexMm }
}

export function boxHeight(box: Box): number {
  return box.bottom - box.top
}

export function boxWidth(box: Box): number {
  return box.right - box.left
}
