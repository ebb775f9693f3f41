/** A position with the figures that judge it: for rules that ask numbers and no other part of a ruleset. */
import { type MedievalFigures } from '../figures/figures'
import { type Position } from '../position/position'

export interface FiguredPosition extends Position {
  readonly rules: { readonly figures: MedievalFigures }
}
