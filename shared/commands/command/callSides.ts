/** Calls sides otherwise in everything that names them. */
import { type Draft } from 'immer'
import {
  type RecordKind,
  recordOf,
  RECORDS,
  type SingleKind,
  singleOf,
  SINGLES,
} from '#shared/document/changeSet'
import { hexsideFeatures } from '#shared/document/entities'
import { type CalledSide, withSides, withSidesOf } from '#shared/document/references/references'
import { type HexsideBucket, type Scenario } from '#shared/document/types'
import { type HexsideKey } from '#shared/hex/hexside'
import { found } from './cells'
import { putPart } from './parts'
import { changeSides } from './sides'

/** Writes only what differs; what the command has taken away already stays away. */
export function callSides(draft: Draft<Scenario>, called: CalledSide): void {
  const before = found(draft)
  const after = withSides(before, called)
  for (const kind of Object.keys(RECORDS) as RecordKind[])
    writeEntries(recordOf(draft as Scenario, kind), recordOf(before, kind), recordOf(after, kind))
  for (const kind of Object.keys(SINGLES) as SingleKind[])
    if (singleOf(before, kind) !== singleOf(after, kind)) putPart(draft, kind, singleOf(after, kind))
  const hexsides = Object.values<HexsideBucket>(before.map.hexsides).flatMap((bucket) => Object.keys(bucket))
  changeSides(draft, hexsides as HexsideKey[], (present) => withSidesOf(hexsideFeatures, present, called))
}

type Entries = Readonly<Record<string, unknown>>

function writeEntries(target: object, before: Entries, after: Entries): void {
  if (before === after) return
  const entries = target as Record<string, unknown>
  for (const [id, one] of Object.entries(before)) {
    if (after[id] === one || !(id in entries)) continue
    if (id in after) entries[id] = after[id]
    else delete entries[id]
  }
}
