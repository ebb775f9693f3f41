/** The inputs from which the parts of a card are drawn. */
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { type Color } from '../ops'
import { type Detail } from '../style'
import { type CardLayout } from './designs/cardLayout'
import { type DrawnDesign } from './designs/designOf'

export const INK: Color = '#1a140c'
export const PAPER: Color = '#fffaf0'

export interface Card {
  readonly face: CounterFace
  /** The colour of its side, whatever the face is printed in. */
  readonly side: Color
  readonly layout: CardLayout
  readonly design: Omit<DrawnDesign, 'layout'>
  /** On one flat ground, as its design prints it or because one ink allows no other. */
  readonly flat: boolean
  /** Width of a hex, mm. */
  readonly w: number
  readonly detail: Detail
  readonly dead: boolean
}
