/** Sets a feature into a slot of hexsides (SID-1, SID-4). */
import {
  type Barrier,
  type FeatureId,
  type Fixture,
  type HexsideFeatures,
  type HexsideSlot,
  type Opening,
  type Way,
} from '#shared/document/types'
import { type HexsideKey } from '#shared/hex/hexside'
import { type Command } from './command'
import { type Labelled, named } from './naming'
import { changeSides } from './sides'

export interface SetHexsideFeature extends Labelled {
  readonly sides: readonly HexsideKey[]
  readonly slot: HexsideSlot
  readonly value: Barrier | Opening | Way | Fixture
  /** The barrier that a side without one gets too, for features that sit in a wall (SID-4). */
  readonly wall?: FeatureId
}

/** @rule SID-4 */
export const setHexsideFeature: Command<SetHexsideFeature> = {
  id: 'set-hexside-feature',
  name: ({ value, label }) => named('Poser', 'Set', label ?? value.feature),
  run: (draft, { sides, slot, value, wall }) =>
    changeSides(draft, sides, (present) => {
      const sameValue = JSON.stringify(present[slot]) === JSON.stringify(value)
      const needsWall = wall !== undefined && slot !== 'barrier' && !present.barrier
      if (sameValue && !needsWall) return present
      const changed = { ...present, [slot]: { ...value } } as HexsideFeatures
      return needsWall ? { ...changed, barrier: { feature: wall } } : changed
    }),
}
