/** The options of the hexside tool: the feature, its shape and its state. */
import { type HexsideState } from '#shared/commands/editHexsides'
import { type Ruleset } from '#shared/rules/ruleset'
import { known } from './known'

export interface HexsideOptions {
  readonly feature: string
  /** Along sides, or all round hexes that are touched, framed or caught. */
  readonly sideShape: 'along' | 'around' | 'rectangle' | 'lasso'
  /** Along a wall, an opening in every side, every second or every third. */
  readonly openingEvery: 1 | 2 | 3
  /** The state in which doors and gates are hung and walls are built, as far as the feature has it. */
  readonly sideState: HexsideState
}

export function hexsideOptions({ features, defaultWall }: Ruleset, chosen?: HexsideOptions): HexsideOptions {
  return {
    feature: known(features, chosen?.feature, defaultWall),
    sideShape: chosen?.sideShape ?? 'along',
    openingEvery: chosen?.openingEvery ?? 1,
    sideState: chosen?.sideState ?? {},
  }
}
