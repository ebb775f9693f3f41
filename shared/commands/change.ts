/** Edits of records by what changes in them, as JSON: a key with a value is set, a key with null is taken away. */
import { type Draft } from 'immer'

/** Some keys of T; null for those that T can do without. */
export type ChangeOf<T> = {
  readonly [K in keyof T]?: Record<never, never> extends Pick<T, K> ? T[K] | null : T[K]
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
