/** House tables of single figures, in the shape of the ruleset's own: values by name, nested as they are. */
import { type Path } from '#shared/i18n/jsonInWords'
import { localized } from '#shared/i18n/localized'
import { flag, integer, isObject, oneOf, refuseHouse } from './decode'

/**
 * The figures with those of the file changed; none can be added, and what is no figure stays as it is.
 * @param lowest the least that a figure may be; -999 for those that may take away.
 */
export function layFigures<T extends object>(figures: T, data: unknown, path: Path, lowest = 0): T {
  if (!isObject(data)) return refuseHouse(path, data, localized('un objet', 'an object'))
  const own = figures as Readonly<Record<string, unknown>>
  const changed = Object.entries(data).map(([key, value]) => {
    const before = own[oneOf(...Object.keys(own))(key, path)]
    return [key, valueLike(before, value, [...path, key], lowest)] as const
  })
  return { ...figures, ...Object.fromEntries(changed) }
}

function valueLike(before: unknown, value: unknown, path: Path, lowest: number): unknown {
  if (isObject(before)) return layFigures(before, value, path, lowest)
  if (typeof before === 'boolean') return flag(value, path)
  if (typeof before === 'string') return oneOf(before)(value, path)
  return integer(lowest, 999)(value, path)
}
