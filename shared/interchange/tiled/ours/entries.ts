/** The things of our file as objects of Tiled: which of their keys are properties there. The rest travels as JSON. */
import { type JsonObject } from '#shared/json/decode'
import { flatProperties, isFit, jsonForXml } from './flatProperties'
import { type TiledProperties } from '../model/tiledMap'

/** Classes of objects, and the property of a layer that is a zone. */
export const KINDS = {
  hexside: 'hexside',
  structure: 'structure',
  marker: 'marker',
  counter: 'counter',
  label: 'label',
  board: 'board',
} as const

/** Its hex, its hexside and the way a counter faces are said by its place on the map alone. */
export const KEYS = {
  /** The fields of a tile of the ground. */
  terrain: ['terrain', 'level', 'cave'],
  hexside: [
    ...['barrier.feature', 'barrier.inside', 'barrier.integrity'],
    ...['opening.feature', 'opening.inside', 'opening.state', 'opening.owner', 'opening.portcullis'],
    ...['way.feature', 'fixture.feature', 'fixture.inside'],
  ],
  structure: ['feature', 'facing', 'integrity', 'owner'],
  marker: ['kind', 'facing', 'hidden'],
  counter: [
    ...['type', 'side', 'placement', 'rank', 'face', 'hidden', 'decoy', 'owner'],
    ...['group', 'reinforcement', 'spare'],
  ],
  zone: ['kind', 'side', 'color', 'hatching', 'opacity'],
  label: ['hex', 'dxMm', 'dyMm', 'sizeMm', 'angle', 'color', 'font'],
  board: ['firstColumn', 'firstRow', 'columns', 'rows', 'turned'],
} as const

/** The values of a counter beside its sheet, a property each. */
export const STATUS = 'status.'

/** Its keys are in the order of the author. */
export const STATUS_ORDER = 'statusOrder'

/** The property by which an object is known; as JSON where Tiled cannot hold it. */
export function idProperties(id: string): TiledProperties {
  return isFit(id) ? { id } : { idJson: jsonForXml(id) }
}

export function idOf(properties: TiledProperties): string | undefined {
  const { id, idJson } = properties
  if (typeof id === 'string' && id !== '') return id
  return typeof idJson === 'string' ? textOfJson(idJson) : undefined
}

function textOfJson(json: string): string | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'string' && value !== '' ? value : undefined
  } catch {
    return undefined
  }
}

/** A text that the object itself says (its name, its letters), as far as Tiled can hold it, and the properties of the others. */
export function named(
  entry: JsonObject,
  key: string,
  keys: readonly string[],
): { readonly said: string; readonly properties: TiledProperties } {
  const text = entry[key]
  if (!isFit(text) || typeof text !== 'string') return { said: '', properties: flatProperties(entry, keys) }
  const others = Object.fromEntries(Object.entries(entry).filter(([name]) => name !== key))
  return { said: text, properties: flatProperties(others, keys) }
}
