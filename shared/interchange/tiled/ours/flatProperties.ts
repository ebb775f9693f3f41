/**
 * Entries of our file as flat properties of Tiled, which keeps them in the order of the alphabet and knows texts, numbers and
 * yes-or-no. What is none of these, or has no name known here, travels as JSON in one property.
 */
import { isObject, type JsonObject } from '#shared/json/decode'
import { type TiledProperties, type TiledValue } from '../model/tiledMap'

/** The property of what is not flat. */
const REST = 'rest'

/** XML keeps such a text as it is, at the ends too. */
// eslint-disable-next-line no-control-regex -- they are what XML cannot hold
const UNFIT = /[\u0000-\u001f\u007f-\u009f\ud800-\udfff\ufffe\uffff]|^\s|\s$/u

export function isFit(value: unknown): value is TiledValue {
  if (typeof value === 'string') return !UNFIT.test(value)
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
}

/** JSON that is the same in XML. */
export function jsonForXml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\ufffe\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** @param keys of an entry, or `key.key` within one of its objects: those that become properties where they can */
export function flatProperties(entry: JsonObject, keys: readonly string[]): TiledProperties {
  const flat: [string, TiledValue][] = []
  let rest = entry
  for (const key of keys) {
    const [outer, inner] = stepsOf(key)
    const value = inner === undefined ? rest[outer] : memberOf(rest[outer], inner)
    if (!isFit(value)) continue
    flat.push([key, value])
    rest = without(rest, outer, inner)
  }
  const properties = Object.fromEntries(flat)
  return Object.keys(rest).length === 0 ? properties : { ...properties, [REST]: jsonForXml(rest) }
}

/** The entry again. A member whose name has a point is one of an object; `keys` says which properties are meant. */
export function entryOf(properties: TiledProperties, rest: JsonObject, keys: readonly string[]): JsonObject {
  let entry = rest
  for (const key of keys) {
    if (!Object.hasOwn(properties, key)) continue
    const [outer, inner] = stepsOf(key)
    const value = properties[key]
    entry = withMember(
      entry,
      outer,
      inner === undefined ? value : withMember(isObject(entry[outer]) ? entry[outer] : {}, inner, value),
    )
  }
  return entry
}

/** All that was not flat; undefined when the property is no JSON object. */
export function restOf(properties: TiledProperties): JsonObject | undefined {
  const text = properties[REST]
  if (text === undefined) return {}
  return typeof text === 'string' ? objectOf(text) : undefined
}

/** @param fallback for a property that is missing, or no number */
export function numberOf(properties: TiledProperties, key: string, fallback: number): number {
  const value = properties[key]
  return typeof value === 'number' ? value : fallback
}

/** The object of a JSON text. */
export function objectOf(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function stepsOf(key: string): readonly [string, string?] {
  const point = key.indexOf('.')
  return point < 0 ? [key] : [key.slice(0, point), key.slice(point + 1)]
}

function memberOf(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

// Copies by entries: a key may be any text.
function withMember(entry: JsonObject, key: string, value: unknown): JsonObject {
  return Object.fromEntries([...Object.entries(entry).filter(([name]) => name !== key), [key, value]])
}

function without(entry: JsonObject, outer: string, inner?: string): JsonObject {
  const others = Object.entries(entry).filter(([name]) => name !== outer)
  if (inner === undefined) return Object.fromEntries(others)
  const members = Object.entries(entry[outer] as JsonObject).filter(([name]) => name !== inner)
  return members.length === 0
    ? Object.fromEntries(others)
    : Object.fromEntries([...others, [outer, Object.fromEntries(members)]])
}
