/** Reads and changes the data of a house table of figures, place by place. */
import { type Json } from '#shared/json/extra'
import { valueAt, withValueAt } from '#shared/json/places'
import { type FigurePlace } from '../figureForm'

type JsonObject = Readonly<Record<string, Json>>

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function sameJson(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return (value as Json[]).map((item) => sorted(item) as Json)
  if (!isObject(value)) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item) as Json]))
}

/** The part of `full` that differs from `own`: lists as a whole; undefined = nothing. */
export function differing(own: Json | undefined, full: Json): Json | undefined {
  if (!isObject(full) || !isObject(own)) return sameJson(own, full) ? undefined : full
  const entries = Object.entries(full).flatMap(([key, value]) => {
    const differs = differing(own[key], value)
    return differs === undefined ? [] : [[key, differs] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** The value that a cell shows. */
export function cellValue(written: Json, { path, inside, member }: FigurePlace): Json {
  const value = valueAt(written, path) as Json | undefined
  if (member !== undefined) return Array.isArray(value) && value.includes(member)
  return (inside !== undefined && isObject(value) ? value[inside] : value) ?? null
}

/** The table with another value in a cell. */
export function withCell(written: Json, { path, inside, member }: FigurePlace, value: Json): Json {
  const present = valueAt(written, path) as Json | undefined
  if (member !== undefined) {
    const others = (Array.isArray(present) ? (present as Json[]) : []).filter((item) => item !== member)
    return withValueAt(written, path, value === true ? [...others, member] : others)
  }
  if (inside !== undefined && value !== null)
    return withValueAt(written, path, { ...(isObject(present) ? present : {}), [inside]: value })
  return withValueAt(written, path, value)
}
