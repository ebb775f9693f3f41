/** The options of the marker tool. */
import { type Facing } from '#shared/hex/facing'
import { type Ruleset } from '#shared/rules/ruleset'
import { known } from './known'

export interface MarkerOptions {
  readonly marker: string
  /** Its facing, if its kind has one. */
  readonly markerFacing: Facing
}

export function markerOptions({ markers }: Ruleset, chosen?: MarkerOptions): MarkerOptions {
  return {
    marker: known(markers, chosen?.marker),
    markerFacing: chosen?.markerFacing ?? { kind: 'side', index: 0 },
  }
}
