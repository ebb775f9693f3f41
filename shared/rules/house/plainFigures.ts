/** House tables of single figures, in the shape of the ruleset's own: values by name, nested as they are. */
import { flag, integer, isObject, objectAt, oneOf, type Place, within } from '#shared/json/decode'

/**
 * The figures with those of the file changed; none can be added, and what is no figure stays as it is.
 * @param lowest the least that a figure may be; -999 for those that may take away.
 */
export function layFigures<T extends object>(figures: T, data: unknown, at: Place, lowest = 0): T {
  const own = figures as Readonly<Record<string, unknown>>
  const changed = Object.entries(objectAt(data, at)).map(([key, value]) => {
    const before = own[oneOf(...Object.keys(own))(key, at)]
    return [key, within(at, key, () => valueLike(before, value, at, lowest))] as const
  })
  return { ...figures, ...Object.fromEntries(changed) }
}

function valueLike(before: unknown, value: unknown, at: Place, lowest: number): unknown {
  if (isObject(before)) return layFigures(before, value, at, lowest)
  if (typeof before === 'boolean') return flag(value, at)
  if (typeof before === 'string') return oneOf(before)(value, at)
  return integer(lowest, 999)(value, at)
}
