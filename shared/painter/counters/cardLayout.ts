/**
 * The layout of a card, in hexes, in its own frame: origin at the middle of the card. A one-hex card faces up (its pointed
 * edge), and so does a formation's, twice as wide. A rider's card lies on its side and faces right, because a horse is
 * long: whoever places it turns it by `cardTurn` less.
 */
import { type CounterFace } from '#shared/rules/counterFace'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

type Place = readonly [x: number, y: number]

/** Rows or columns of pips, a figure each, that grow one way. */
export interface PipField extends Box {
  readonly grows: 'up' | 'right'
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
  /** The steps it has left. */
  readonly steps: PipField
  /** Middles of the badges, in the order in which they are taken. */
  readonly badges: readonly [Place, ...Place[]]
  /** The place of the figure when steps and badges need their room. */
  readonly narrowFigure: Box
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
  steps: { left: 0.228, top: -0.088, right: 0.318, bottom: 0.142, grows: 'up' },
  badges: [
    [-0.261, 0.092],
    [-0.261, -0.037],
    [-0.126, 0.092],
    [-0.126, -0.037],
    [0.009, 0.092],
    [0.144, 0.092],
  ],
  narrowFigure: { left: -0.205, top: -0.18, right: 0.215, bottom: 0.154 },
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
  steps: { left: -0.36, top: -0.31, right: -0.16, bottom: -0.12, grows: 'right' },
  badges: [
    [0.625, 0.255],
    [0.49, 0.255],
    [0.355, 0.255],
    [0.22, 0.255],
    [0.085, 0.255],
    [-0.05, 0.255],
  ],
  narrowFigure: { left: -0.14, top: -0.322, right: 0.695, bottom: 0.322 },
  tip: { x: 0.835, y: 0, angle: Math.PI / 2 },
}

const ACROSS: CardLayout = {
  outline: [
    [-HALF_LENGTH, -HALF + GABLE],
    [0, -HALF],
    [HALF_LENGTH, -HALF + GABLE],
    [HALF_LENGTH, HALF],
    [-HALF_LENGTH, HALF],
  ],
  panel: { left: -0.83, top: -0.185, right: 0.83, bottom: 0.158 },
  strip: { left: -0.83, top: 0.158, right: 0.83, bottom: 0.335 },
  figure: { left: -0.42, top: -0.18, right: 0.8, bottom: 0.154 },
  numberX: [-0.68, -0.4, -0.12],
  numberSize: 0.17,
  code: { x: -0.81, y: -0.107, size: 0.1 },
  name: { x: 0, y: -0.223, width: 1, size: 0.08 },
  pip: { x: -0.5, y: -0.128 },
  steps: { left: 0.06, top: 0.182, right: 0.81, bottom: 0.312, grows: 'right' },
  badges: [
    [-0.76, 0.092],
    [-0.625, 0.092],
    [-0.49, 0.092],
    [-0.76, -0.037],
    [-0.625, -0.037],
    [-0.49, -0.037],
  ],
  narrowFigure: { left: -0.42, top: -0.18, right: 0.8, bottom: 0.154 },
  tip: { x: 0, y: -0.343, angle: 0 },
}

type CardShape = Pick<CounterFace, 'footprint' | 'across' | 'small'>

export function cardLayout({ footprint, across }: CardShape): CardLayout {
  if (footprint === 1) return ONE_HEX
  return across ? ACROSS : TWO_HEX
}

/** The turn of a card as it is drawn, radians: what whoever places it takes off the angle that it faces. */
export function cardTurn({ footprint, across }: CardShape): number {
  return footprint === 2 && !across ? Math.PI / 2 : 0
}

/** A small unit's card, as a part of the common one. */
const SMALL = 0.8

/** The unit of the layout, mm: the width of a hex, less on a small card. */
export function cardUnit({ small }: CardShape, hexMm: number): number {
  return small ? SMALL * hexMm : hexMm
}

/** Size of a card in mm; a rider's lies on its side. */
export function cardSize(
  face: CardShape,
  hexMm: number,
): { readonly width: number; readonly height: number } {
  const unit = cardUnit(face, hexMm)
  const width = face.footprint === 2 ? 2 * HALF_LENGTH : 2 * HALF
  return { width: width * unit, height: 2 * HALF * unit }
}

export function boxHeight(box: Box): number {
  return box.bottom - box.top
}

export function boxWidth(box: Box): number {
  return box.right - box.left
}
