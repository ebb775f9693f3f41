/** Writes parts of a document whole, wherever they are: for commands that go through all of them. */
import { type Draft } from 'immer'
import { RECORDS, type RecordKind, type SingleKind, SINGLES } from '#shared/document/changeSet'
import { type Scenario } from '#shared/document/types'

const OWNERS = { ...RECORDS, ...SINGLES }

/** Undefined takes the part away. */
export function putPart(draft: Draft<Scenario>, kind: RecordKind | SingleKind, value: unknown): void {
  const target = (OWNERS[kind] === 'map' ? draft.map : draft) as unknown as Record<string, unknown>
  if (value === undefined) delete target[kind]
  else target[kind] = value
}
