/** The value of a field for several things at once: theirs when they share it, else it is shown as mixed. */
import { localized } from '#shared/i18n/localized'

/** No value of a document. */
export const MIXED = 'mixed '
export type Mixed = typeof MIXED

export const MIXED_NAME = localized('Divers', 'Mixed')

/** The value that all share; of none, mixed. */
export function shared<T>(values: readonly T[]): T | Mixed {
  const [first, ...others] = new Set(values)
  return values.length > 0 && others.length === 0 ? (first as T) : MIXED
}
