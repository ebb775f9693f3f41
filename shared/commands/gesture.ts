/** What the commands of an open gesture have changed so far, and how that becomes one step. */
import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer'
import { type Localized } from '#shared/i18n/localized'
import { type Scenario } from '#shared/document/types'
import { type Dirty } from './dirty'
import { keepKeyOrder, type PatchPair } from './keyOrder'

enablePatches()

export interface Gesture {
  readonly base: Scenario
  /** Name of the first command that changed something. */
  name: Localized | undefined
  /** One for each command that changed something. */
  readonly steps: (PatchPair & { readonly dirty: Dirty })[]
}

/** All patches as they came; inverses last step first, for they must be applied so. */
export function joined({ steps }: Gesture): PatchPair {
  return {
    patches: steps.flatMap((step) => step.patches),
    inversePatches: steps.toReversed().flatMap((step) => step.inversePatches),
  }
}

/**
 * The patches from the base to `after` as those of one step: sixty passes over thirty hexes are thirty patches.
 * None at all when the gesture ends where it began.
 */
export function squash(gesture: Gesture, after: Scenario): PatchPair {
  const { patches } = joined(gesture)
  const squashed =
    gesture.steps.length === 1 ? (gesture.steps[0] as PatchPair) : replay(gesture.base, patches)
  return squashed.patches.length === 0 ? squashed : keepKeyOrder(gesture.base, after, patches, squashed)
}

function replay(base: Scenario, steps: readonly Patch[]): PatchPair {
  const [, patches, inversePatches] = produceWithPatches(base, (draft) => {
    applyPatches(draft, steps as Patch[])
  })
  return { patches, inversePatches }
}
