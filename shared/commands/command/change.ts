/** Edits of records by what changes in them, as JSON: a key with a value is set, a key with null is taken away. */
import { type Draft } from 'immer'
import {
  type Field,
  type Members,
  nullable,
  object,
  type ObjectField,
  optional,
  type OptionalField,
} from '#shared/document/fields/vocabulary'

/** Some keys of T; null for those that T can do without. */
export type ChangeOf<T> = {
  readonly [K in keyof T]?: Record<never, never> extends Pick<T, K> ? T[K] | null : T[K]
}

/** The change of an object: of these keys, or of all of them. */
export function changeOf<T, K extends Exclude<keyof T, 'extra'> = Exclude<keyof T, 'extra'>>(
  { members }: ObjectField<T>,
  ...keys: readonly K[]
): ObjectField<ChangeOf<Pick<T, K>>> {
  const chosen = Object.entries<Field<unknown> | OptionalField<unknown>>(members)
    .filter(([key]) => keys.length === 0 || keys.includes(key as K))
    .map(([key, { missing: _missing, ...field }]) => [
      key,
      optional('optional' in field ? nullable(field) : field),
    ])
  return object(Object.fromEntries(chosen) as Members<ChangeOf<Pick<T, K>>>)
}

/** Applies a change; what it sets to the value already there leaves no patch. */
export function applyChange<T extends object>(target: Draft<T>, change: ChangeOf<T>): void {
  const record = target as Record<string, unknown>
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined) continue
    if (value === null) delete record[key]
    else if (JSON.stringify(record[key]) !== JSON.stringify(value)) record[key] = value
  }
}
