/**
 * A kind of thing of our file in Tiled, defined once for both directions: the place of its entries, the keys that are properties
 * there, the text that an object says by itself. The rest of an entry travels as JSON.
 */
import { type Path } from '#shared/i18n/jsonInWords'
import { type JsonObject } from '#shared/json/decode'
import { valueAt } from '#shared/json/places'
import { type TiledProperties } from '../model/tiledMap'
import { entryOf, flatProperties, isFit, jsonForXml } from './flatProperties'
import { type ReadPlan } from './readPlan'
import { type SeenObject } from './seenObject'

export interface Kind {
  /** The place of its entries in our file. */
  readonly section: Path
  /** The key of a text that is the name of the object or layer, or its letters, as far as Tiled can hold it. */
  readonly said?: 'name' | 'text'
  /** Entries may lack that text: no name is none. */
  readonly isOptional?: true
  /** Keys of which only the place on the map speaks. */
  readonly placed?: readonly string[]
  /** Keys that are properties where they can be; `key.key` within an object. */
  readonly keys: readonly string[]
}

/** A kind whose things are objects. */
export interface ObjectKind extends Kind {
  /** Its class in Tiled. */
  readonly name: string
  /** The key of an entry, where that is its place; all others have ids. */
  keyOf?(seen: SeenObject, plan: ReadPlan): string
  /** Objects of one place are one entry. */
  readonly joins?: true
  /** More keys that are properties of this one. */
  more?(properties: TiledProperties): readonly string[]
  /** Keys that the object gives as it stands now: they win over its properties; undefined = the entry has no such key. */
  read?(seen: SeenObject, plan: ReadPlan, entry: JsonObject): JsonObject
}

/** @param file as the program writes it */
export function entriesOf({ section }: Kind, file: JsonObject): Readonly<Record<string, JsonObject>> {
  return (valueAt(file, section) ?? {}) as Readonly<Record<string, JsonObject>>
}

/** An entry, out: the text that its object says, and its properties. @param more keys that are properties too */
export function toTiled(
  kind: Kind,
  entry: JsonObject = {},
  more: readonly string[] = [],
): { readonly said: string; readonly properties: TiledProperties } {
  const text = kind.said === undefined ? undefined : entry[kind.said]
  const said = typeof text === 'string' && isFit(text) ? text : undefined
  const left = Object.entries(entry).filter(
    ([key]) => !kind.placed?.includes(key) && !(said !== undefined && key === kind.said),
  )
  const properties = flatProperties(Object.fromEntries(left), [...kind.keys, ...more])
  return { said: said ?? '', properties }
}

/** The entry again, but for what its place says. @param rest what was not flat */
export function fromTiled(
  { said: key, isOptional, keys }: Kind,
  said: string,
  { properties, rest }: { readonly properties: TiledProperties; readonly rest: JsonObject },
  more: readonly string[] = [],
): JsonObject {
  const isSaid = key !== undefined && !(isOptional && said === '')
  return { ...(isSaid && { [key]: said }), ...entryOf(properties, rest, [...keys, ...more]) }
}

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
