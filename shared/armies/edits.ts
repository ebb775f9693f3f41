/** Turns texts typed or pasted into the table of counter types into changes of sheets (CTR-1). */
import { type CounterTypeChange, type FaceChange } from '#shared/commands/entries/counterTypes'
import { type CounterType, type StatValue } from '#shared/document/armies'
import { type CounterTypeId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { faceChange } from '#shared/rules/counters/faceStats'
import { type CounterSchema, type StatField } from '#shared/rules/contract/ruleset'
import { readStat } from '#shared/rules/counters/statText'
import { withWordIn } from './changeInLanguage'
import { changeOfStats } from './changeOfStats'
import { type CellPlace, type Column, fieldOf, type IdentityKey, type Row } from './columns'

export interface CellEdit {
  readonly row: Row
  readonly column: Column
  readonly text: string
}

export interface RefusedEdit {
  readonly edit: CellEdit
  readonly says: Localized
}

interface ReadEdits {
  readonly changes: ReadonlyMap<CounterTypeId, CounterTypeChange>
  /** Texts that no file can hold at their place: a quantity in words, an unknown side, an empty name. */
  readonly refused: readonly RefusedEdit[]
}

/**
 * The changes of the sheets that the edits name, in the edits' order, one a type. A wrong text for a stat is kept as it was
 * typed, and marked by `cellFault`; an empty one takes the value away. A face that follows another by the ruleset's habit
 * follows here too, unless it is edited itself.
 */
export function readEdits(scenario: Scenario, schema: CounterSchema, edits: readonly CellEdit[]): ReadEdits {
  const refused: RefusedEdit[] = []
  const changes = new Map<CounterTypeId, CounterTypeChange>()
  for (const [id, own] of byType(edits)) {
    const type = scenario.counterTypes[id]
    if (!type) continue
    const accepted = own.filter((edit) => {
      const says = refusal(scenario, edit)
      if (says) refused.push({ edit, says })
      return !says
    })
    if (accepted.length > 0) changes.set(id, changeOf(scenario, schema, type, accepted))
  }
  return { changes, refused }
}

function byType(edits: readonly CellEdit[]): ReadonlyMap<CounterTypeId, CellEdit[]> {
  const grouped = new Map<CounterTypeId, CellEdit[]>()
  for (const edit of edits) {
    const own = grouped.get(edit.row.type)
    if (own) own.push(edit)
    else grouped.set(edit.row.type, [edit])
  }
  return grouped
}

function refusal(scenario: Scenario, { column, text }: CellEdit): Localized | undefined {
  const { place } = column
  if (place.of !== 'identity') return undefined
  if (place.key === 'name' && text.trim() === '')
    return localized('Un nom est attendu.', 'A name is expected.')
  const read = readStat(fieldOf(column, scenario), text)
  return read.ok ? undefined : read.error
}

function changeOf(
  scenario: Scenario,
  schema: CounterSchema,
  type: CounterType,
  edits: readonly CellEdit[],
): CounterTypeChange {
  const identity: Partial<Record<IdentityKey, StatValue | null>> = {}
  const stats: Record<string, StatValue> = {}
  const words: Parameters<typeof withWordIn>[2][] = []
  const ofFaces: { readonly face: string; readonly field: StatField; readonly value: StatValue | null }[] = []
  for (const { row, column, text } of edits) {
    const { place } = column
    if (place.of === 'identity') identity[place.key] = identityValue(scenario, column, text)
    else if (place.of === 'word') words.push({ key: place.key, language: place.language, text: text.trim() })
    else if (place.of === 'sheet') stats[place.field.id] = statValue(place.field, text) ?? place.field.default
    else ofFaces.push({ face: faceOf(row, place), field: place.field, value: statValue(place.field, text) })
  }
  const { faces: reshaped, ...change } =
    Object.keys(stats).length > 0 ? changeOfStats(schema, type, stats) : ({} as CounterTypeChange)
  const faces: Record<string, FaceChange | null> = { ...reshaped }
  const set = (face: string, own: Readonly<Record<string, StatValue | null>>): void => {
    const before = faces[face]
    // A face that the sheet is losing takes nothing.
    if (before !== null) faces[face] = { ...before, stats: { ...before?.stats, ...own } }
  }
  const present = ofFaces.filter(({ face }) => face in type.faces || faces[face])
  for (const { face, field, value } of present)
    if (value !== null && field.of === 'face')
      for (const [id, follows] of Object.entries(faceChange(schema, type, { face, stat: field.id, value })))
        set(id, follows.stats)
  for (const { face, field, value } of present)
    set(face, { [field.id]: value ?? (field.mayDiffer ? null : field.default) })
  const all: CounterTypeChange = {
    ...change,
    ...(identity as CounterTypeChange),
    ...(Object.keys(faces).length > 0 && { faces }),
  }
  return words.reduce((next, word) => withWordIn(type, next, word), all)
}

function faceOf(row: Row, place: Extract<CellPlace, { of: 'face' }>): string {
  return place.face ?? row.face ?? ''
}

function identityValue(scenario: Scenario, column: Column, text: string): StatValue | null {
  const read = readStat(fieldOf(column, scenario), text)
  if (!read.ok) return text
  const noSide = column.id === 'side' && read.value === ''
  return noSide ? null : (read.value as StatValue | SideId)
}

/** A wrong text as it was typed; null for an empty one that is no value. */
function statValue(field: StatField, text: string): StatValue | null {
  const read = readStat(field, text)
  if (read.ok) return read.value
  return text.trim() === '' ? null : text.trim()
}
