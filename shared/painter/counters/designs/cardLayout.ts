/**
 * The parts of a card and their places, in hexes, in its own frame: origin at the middle of the card. A one-hex card faces up,
 * and so does a formation's, twice as wide. A rider's card lies on its side and faces right, because a horse is long: whoever
 * places it turns it by `cardTurn` less. On a card of the author's own size the unit is what a hex would be (`cardUnit`). The
 * layouts themselves belong to the ready designs beside this file.
 */
import { type CounterFace } from '#shared/rules/contract/counterFace'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export type Place = readonly [x: number, y: number]

/** Rows or columns of pips, a figure each, that grow one way. */
export interface PipField extends Box {
  readonly grows: 'up' | 'right'
}

export interface LinePlace {
  /** Left edge. */
  readonly x: number
  /** Baseline. */
  readonly y: number
  readonly size: number
}

export interface NamePlace {
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  /** Kept for it: where its lines need more, the parts below give it up (`longName.ts`). */
  readonly height: number
  /** So many have the room; one more is printed only for a name that would be cut. */
  readonly lines: 1 | 2
}

/** Attack, defence and movement. */
export interface NumberPlaces {
  /** Their middles. */
  readonly at: readonly [Place, Place, Place]
  readonly size: number
  /** The room that each may take, as a part of the standard card's. */
  readonly room: number
  /** The marks of SV-CTR about them, as a part of the standard card's. */
  readonly marks: number
}

export interface CardLayout {
  /** Outline, clockwise from the top left; where it is pointed, there it faces. */
  readonly outline: readonly Place[]
  /** The pale ground behind the figure. */
  readonly panel: Box
  /** The white strip of the numbers; absent = they stand on the card itself. */
  readonly strip?: Box
  readonly figure: Box
  /** The place of the figure when steps and badges need their room. */
  readonly narrowFigure: Box
  readonly numbers: NumberPlaces
  readonly code: LinePlace
  /** The name of the hex on which it stands. */
  readonly hex: LinePlace
  readonly name: NamePlace
  /** The height that the figure gains when no name is printed. */
  readonly nameRoom: number
  /** The shape of the side. */
  readonly pip: { readonly x: number; readonly y: number }
  /** The steps it has left. */
  readonly steps: PipField
  /** Middles of the badges, in the order in which they are taken. */
  readonly badges: readonly [Place, ...Place[]]
  /** Their size, as a part of the standard card's; 1 where it is not said. */
  readonly badgeSize?: number
  /** The first of the marks of states; the others follow to its left. */
  readonly states: Place
  /** The part of the card that the band of a wounded face crosses. */
  readonly wound: Box
  /** Tip of the chevron and the direction it points. */
  readonly tip: { readonly x: number; readonly y: number; readonly angle: number }
}

/** Half the width of a card: 18 mm on a hex of 25 mm (CTR-2). */
export const HALF = 0.36
/** Half the length of a two-hex card: 43 mm on hexes of 25 mm. */
export const HALF_LENGTH = 0.86
/** A two-hex card that is shorter has no room for its figure. */
const LEAST_HALF_LENGTH = 0.74

type CardShape = Pick<CounterFace, 'footprint' | 'across' | 'small' | 'design'>

/** The turn of a card as it is drawn, radians: what whoever places it takes off the angle that it faces. */
export function cardTurn({ footprint, across }: CardShape): number {
  return footprint === 2 && !across ? Math.PI / 2 : 0
}

/** A small unit's card, as a part of the common one. */
const SMALL = 0.8

/** The unit of the layout, mm: the width of a hex, less on a small card; on one of the author's size what fits that. */
export function cardUnit({ small, design }: CardShape, hexMm: number): number {
  const unit = design?.widthMm === undefined ? hexMm : design.widthMm / (2 * HALF)
  return small ? SMALL * unit : unit
}

/** Half the length of a two-hex card, in units of the layout. */
export function halfLength(face: CardShape, hexMm: number): number {
  const { design, small } = face
  if (design?.lengthMm === undefined) return HALF_LENGTH
  const half = (small ? SMALL : 1) * (design.lengthMm / 2 / cardUnit(face, hexMm))
  return Math.max(LEAST_HALF_LENGTH, half)
}

/** Size of a card in mm; a rider's lies on its side. */
export function cardSize(
  face: CardShape,
  hexMm: number,
): { readonly width: number; readonly height: number } {
  const unit = cardUnit(face, hexMm)
  const width = face.footprint === 2 ? 2 * halfLength(face, hexMm) : 2 * HALF
  return { width: width * unit, height: 2 * HALF * unit }
}

/** The distance from the middle of a card to the farthest of its corners, its shadow included, mm. */
export function cardReach(face: CardShape, hexMm: number): number {
  const { width, height } = cardSize(face, hexMm)
  return Math.hypot(width, height) / 2 + 0.04 * cardUnit(face, hexMm)
}

export function boxHeight(box: Box): number {
  return box.bottom - box.top
}

export function boxWidth(box: Box): number {
  return box.right - box.left
}
