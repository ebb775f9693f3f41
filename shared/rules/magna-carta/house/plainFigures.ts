/** House tables of single figures, in the shape of the ruleset's own: whole numbers by name, nested as they are. */
import { type Path } from '#shared/i18n/jsonInWords'
import { integer, isObject, oneOf, refuseHouse } from './decode'
import { localized } from '#shared/i18n/localized'

const figure = integer(0, 999)

/** The figures with those of the file changed; none can be added. */
export function layFigures<T extends object>(figures: T, data: unknown, path: Path): T {
  if (!isObject(data)) return refuseHouse(path, data, localized('un objet', 'an object'))
  const own = figures as Readonly<Record<string, unknown>>
  const changed = Object.entries(data).map(([key, value]) => {
    const before = own[oneOf(...Object.keys(own))(key, path)]
    const at = [...path, key]
    return [key, isObject(before) ? layFigures(before, value, at) : figure(value, at)] as const
  })
  return { ...figures, ...Object.fromEntries(changed) }
}
