/** Values at a place of nested data, read, or replaced in a copy. */
import { type Path } from '#shared/i18n/jsonInWords'
import { isObject } from './decode'

/** Undefined when there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string | number, unknown>>)[key]
        : undefined,
    data,
  )
}

/** The data with a value in another's place. */
export function withValueAt<T>(data: T, [key, ...rest]: Path, value: unknown): T {
  if (key === undefined) return value as T
  const inner = withValueAt(valueAt(data, [key]), rest, value)
  if (Array.isArray(data)) return data.map((item: unknown, index) => (index === key ? inner : item)) as T
  return { ...(isObject(data) ? data : {}), [key]: inner } as T
}
