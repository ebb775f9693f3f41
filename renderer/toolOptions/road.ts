/** The options of the road tool: the way, and the course from one click to the next. */
import { type FeatureRow } from '#shared/rules/mapRows'
import { type Ruleset } from '#shared/rules/ruleset'
import { known } from './known'

export interface RoadOptions {
  readonly way: string
  readonly wayCourse: 'straight' | 'natural'
  /** It takes ways away. */
  readonly wayErases: boolean
}

/** The ways that a ruleset knows. */
export function waysOf({ features }: Pick<Ruleset, 'features'>): readonly FeatureRow[] {
  return features.filter(({ slot }) => slot === 'way')
}

export function roadOptions(ruleset: Ruleset, chosen?: RoadOptions): RoadOptions {
  return {
    way: known(waysOf(ruleset), chosen?.way),
    wayCourse: chosen?.wayCourse ?? 'straight',
    wayErases: chosen?.wayErases ?? false,
  }
}
