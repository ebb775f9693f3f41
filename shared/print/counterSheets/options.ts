/** The choices for counter sheets: paper, the way backs come behind fronts, and what is printed. */
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { type Style } from '#shared/painter/style'
import { type FaceChoice } from '#shared/rules/contract/cardboard'
import { type PaperId } from '../paper'
import { type LabelSheet } from './labels'

/** `long` and `short`: both sides of the paper, turned about that edge; `fold`: both on one side; `apart`: backs on a sheet to be glued. */
export const FLIPS = ['long', 'short', 'fold', 'apart'] as const
export type Flip = (typeof FLIPS)[number]

export const FLIP_NAMES: Readonly<Record<Flip, Localized>> = {
  long: localized('bord long', 'long edge'),
  short: localized('bord court', 'short edge'),
  fold: localized('à plier', 'to be folded'),
  apart: localized('verso à coller', 'backs to be glued'),
}

export const FACE_CHOICE_NAMES: Readonly<Record<FaceChoice, Localized>> = {
  fewest: localized('le moins de pions', 'fewest pieces'),
  'every-state': localized('une par état', 'one for each state'),
}

export interface CounterSheetOptions {
  /** `sheet` is A4 here. */
  readonly paper: PaperId
  /** Default whichever way takes fewer sheets, upright when equal. */
  readonly landscape?: boolean
  /** mm on all four sides that the printer does not reach: nothing is printed there. */
  readonly margin: number
  /** mm of ground beyond the outer cuts. */
  readonly bleed: number
  /** mm between pieces; at 0 neighbours share their cuts. */
  readonly gutter: number
  readonly flip: Flip
  /** mm by which backs are shifted to the right and downwards, as read on the test sheet; of no account for `fold` and `apart`. */
  readonly offset: { readonly x: number; readonly y: number }
  /** Sticky labels in place of card: on their own paper, without margin, with backs to be glued whatever `flip` is. */
  readonly labels?: LabelSheet
  readonly faces: FaceChoice
  /** Only these sides, and the markers that they and the map need; default all, and what belongs to no side. */
  readonly sides?: readonly SideId[]
  /** The pieces of this counter alone. */
  readonly counter?: CounterId
  /** Spare markers are printed too. */
  readonly markers: boolean
  /** mm, width of a hex, after which counters are sized; default the map's own. */
  readonly hexMm?: number
  /** Draws the markers of the map. */
  readonly style: Style
  readonly language: Language
}

export const USUAL_COUNTER_SHEET: Omit<CounterSheetOptions, 'style' | 'language'> = {
  paper: 'a4',
  margin: 8,
  bleed: 2,
  gutter: 0,
  flip: 'long',
  offset: { x: 0, y: 0 },
  faces: 'fewest',
  markers: true,
}
