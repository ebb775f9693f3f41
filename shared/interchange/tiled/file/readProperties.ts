/** Properties of a map, a layer, a tile or an object: those of simple kinds, and of colours and files, which are texts. */
import { type TiledProperties, type TiledValue } from '../model/tiledMap'
import { type Cursor } from './cursor'

/** Those of other kinds (classes, lists) are left out: we write none. */
export function readProperties(at: Cursor): TiledProperties {
  return propertiesIn(at.member('properties'))
}

/** The same of the list of properties itself. */
export function propertiesIn(list: Cursor): TiledProperties {
  const { value } = list
  // Old TMJ has an object of names and values.
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value).filter(isSimple))
  return Object.fromEntries(
    list
      .items()
      .map((item): [unknown, unknown] => [item.member('name').value, item.member('value').value])
      .filter(isSimple),
  )
}

function isSimple(entry: readonly [unknown, unknown]): entry is [string, TiledValue] {
  const [name, value] = entry
  return typeof name === 'string' && ['string', 'number', 'boolean'].includes(typeof value)
}
