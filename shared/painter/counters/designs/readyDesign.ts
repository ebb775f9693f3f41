/** The contract of a ready design: how its cards are printed, and the layouts of its three shapes of card. */
import { type CardCorners, type CardDesign, type CardFont, type CardShows } from '#shared/document/armies'
import { type Localized } from '#shared/i18n/localized'
import { type CardLayout, type Place } from './cardLayout'

export type CardPart = Exclude<keyof CardShows, 'extra'>

/** A layout but for its outline, which follows from the corners. */
export type Places = Omit<CardLayout, 'outline'>

export interface ReadyDesign {
  readonly name: Localized
  readonly corners: CardCorners
  readonly font: CardFont
  readonly numbers: Exclude<CardDesign['numbers'], undefined>
  readonly shows: Readonly<Record<CardPart, boolean>>
  /** A pale panel on a card in the side's colour; or black print on one flat ground, in a thin frame. */
  readonly print: 'panel' | 'flat'
  readonly one: Places
  /** The places that differ on a one-hex card whose numbers stand in a column. */
  readonly column: Partial<Places>
  readonly rider: Places
  readonly across: Places
}

/** The parts of most designs. */
export const ALL_SHOWN: ReadyDesign['shows'] = {
  name: true,
  code: true,
  marks: true,
  pip: true,
  steps: true,
  group: true,
  hex: false,
}

/** Three numbers side by side at one height. */
export function inRow(y: number, xs: readonly [number, number, number]): readonly [Place, Place, Place] {
  return [
    [xs[0], y],
    [xs[1], y],
    [xs[2], y],
  ]
}

/** One under the other, attack above. */
export function inColumn(x: number, ys: readonly [number, number, number]): readonly [Place, Place, Place] {
  return [
    [x, ys[0]],
    [x, ys[1]],
    [x, ys[2]],
  ]
}
