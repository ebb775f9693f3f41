/** Writes hexsides: finds the bucket of a side, and leaves neither an empty side nor an empty bucket behind. */
import { type Draft, isDraft, original } from 'immer'
import { bucketKey } from '#shared/document/chunk'
import { type HexsideFeatures, type HexsideSlot, type Scenario } from '#shared/document/types'
import { onGrid } from '#shared/hex/grid'
import { hexesOfSide, type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { found } from './cells'
import { type Refusal } from './command'
import { OFF_MAP } from './refusals'

export const HEXSIDE_SLOTS: readonly HexsideSlot[] = ['barrier', 'opening', 'way', 'fixture']

/**
 * Gives each side the features that `change` makes of its present ones; the same object means no change.
 * A side of the rim counts as on the map. Off it only those that hold something are changed (a file may have such, to be cleared);
 * the rest are left out, and refused when there are no others.
 */
export function changeSides(
  draft: Draft<Scenario>,
  sides: readonly HexsideKey[],
  change: (present: HexsideFeatures, side: HexsideKey) => HexsideFeatures,
): Refusal | undefined {
  const { map } = found(draft)
  const byBucket = new Map<string, Map<HexsideKey, HexsideFeatures>>()
  let onMap = 0
  for (const key of new Set(sides)) {
    const side = parseHexsideKey(key)
    const name = bucketKey(side.hex, map.grid)
    const held = map.hexsides[name]?.[key]
    if (!held && !hexesOfSide(side).some((hex) => onGrid(hex, map.grid))) continue
    onMap++
    const present = held ?? {}
    const changed = change(present, key)
    if (changed === present) continue
    const changes = byBucket.get(name)
    if (changes) changes.set(key, changed)
    else byBucket.set(name, new Map([[key, changed]]))
  }
  for (const [name, changes] of byBucket) {
    const present = draft.map.hexsides[name] ?? {}
    // A bucket that this command has written already is no draft.
    const bucket = { ...(isDraft(present) ? original(present) : present) } as Bucket
    for (const [key, features] of changes)
      if (isEmpty(features)) delete bucket[key]
      else bucket[key] = features as Draft<HexsideFeatures>
    if (isEmpty(bucket)) delete draft.map.hexsides[name]
    else draft.map.hexsides[name] = bucket
  }
  return onMap === 0 ? OFF_MAP : undefined
}

type Bucket = Draft<Record<HexsideKey, HexsideFeatures>>

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0
}
