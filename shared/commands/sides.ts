/** Writes hexsides: finds the bucket of a side, and leaves neither an empty side nor an empty bucket behind. */
import { type Draft } from 'immer'
import { bucketKey } from '#shared/document/chunk'
import { hexsideAt } from '#shared/document/map'
import { type HexsideFeatures, type HexsideSlot, type Scenario } from '#shared/document/types'
import { onGrid } from '#shared/hex/grid'
import { hexesOfSide, type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { found } from './cells'
import { type Refusal } from './command'
import { OFF_MAP } from './refusals'

export const HEXSIDE_SLOTS: readonly HexsideSlot[] = ['barrier', 'opening', 'way', 'fixture']

/**
 * Gives each side the features that `change` makes of its present ones; the same object means no change.
 * A side of the rim counts as on the map; sides off it are left out, and refused when there are no others.
 */
export function changeSides(
  draft: Draft<Scenario>,
  sides: readonly HexsideKey[],
  change: (present: HexsideFeatures, side: HexsideKey) => HexsideFeatures,
): Refusal | undefined {
  const { map } = found(draft)
  const thinned = new Set<string>()
  let onMap = 0
  for (const key of new Set(sides)) {
    const side = parseHexsideKey(key)
    if (!hexesOfSide(side).some((hex) => onGrid(hex, map.grid))) continue
    onMap++
    const present = hexsideAt(map, side) ?? {}
    const changed = change(present, key)
    if (changed === present) continue
    const name = bucketKey(side.hex, map.grid)
    const bucket = (draft.map.hexsides[name] ??= {})
    if (Object.keys(changed).length > 0) bucket[key] = changed as Draft<HexsideFeatures>
    else {
      delete bucket[key]
      thinned.add(name)
    }
  }
  // Once each: counting the keys of a drafted record takes as long as it is large.
  for (const name of thinned)
    if (Object.keys(draft.map.hexsides[name] ?? {}).length === 0) delete draft.map.hexsides[name]
  return onMap === 0 ? OFF_MAP : undefined
}
