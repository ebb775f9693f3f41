/** Calls sides otherwise in everything that names them. */
import { type Draft } from 'immer'
import { hexsideFeatures } from '#shared/document/fields/entities'
import { type CalledSide, withSides, withSidesOf } from '#shared/document/references/references'
import { type Turns } from '#shared/document/game'
import { type Silenced } from '#shared/document/silenced'
import { type HexsideBucket, type Scenario } from '#shared/document/types'
import { type HexsideKey } from '#shared/hex/hexside'
import { found } from './cells'
import { changeSides } from './sides'

/** Writes only what differs; what the command has taken away already stays away. */
export function callSides(draft: Draft<Scenario>, called: CalledSide): void {
  const before = found(draft)
  const after = withSides(before, called)
  for (const kind of ['groups', 'reinforcements', 'victory', 'counterTypes', 'counters', 'zones'] as const)
    writeEntries(draft[kind], before[kind], after[kind])
  if (after.silenced !== before.silenced) draft.silenced = after.silenced as Draft<Silenced[]>
  if (after.turns !== before.turns && after.turns) draft.turns = after.turns as Draft<Turns>
  writeEntries(draft.map.structures, before.map.structures, after.map.structures)
  const hexsides = Object.values<HexsideBucket>(before.map.hexsides).flatMap((bucket) => Object.keys(bucket))
  changeSides(draft, hexsides as HexsideKey[], (present) => withSidesOf(hexsideFeatures, present, called))
}

type Entries = Readonly<Record<string, unknown>>

function writeEntries(target: object, before: Entries, after: Entries): void {
  const entries = target as Record<string, unknown>
  for (const [id, one] of Object.entries(before)) {
    if (after[id] === one || !(id in entries)) continue
    if (id in after) entries[id] = after[id]
    else delete entries[id]
  }
}
