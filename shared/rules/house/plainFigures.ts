/** House tables of single figures, in the shape of the ruleset's own: values by name, nested as they are. */
import { type Path } from '#shared/i18n/jsonInWords'
import { localized } from '#shared/i18n/localized'
import { flag, integer, isObject, oneOf, refuseHouse } from './decode'

const figure = integer(0, 999)

/** The figures with those of the file changed; none can be added, and what is no figure stays as it is. */
export function layFigures<T extends object>(figures: T, data: unknown, path: Path): T {
  if (!isObject(data)) return refuseHouse(path, data, localized('un objet', 'an object'))
  const own = figures as Readonly<Record<string, unknown>>
  const changed = Object.entries(data).map(([key, value]) => {
    const before = own[oneOf(...Object.keys(own))(key, path)]
    return [key, valueLike(before, value, [...path, key])] as const
  })
  return { ...figures, ...Object.fromEntries(changed) }
}

function valueLike(before: unknown, value: unknown, path: Path): unknown {
  if (isObject(before)) return layFigures(before, value, path)
  if (typeof before === 'boolean') return flag(value, path)
  if (typeof before === 'string') return oneOf(before)(value, path)
  return figure(value, path)
}
