/** The form that edits a house table of figures: its data in full as the file would give it, and its layout as grids. */
import { type Json } from '#shared/document/types'
import { type Path } from '#shared/i18n/jsonInWords'
import { type Localized, localized } from '#shared/i18n/localized'
import { type HouseRules } from '../../house'

/** A choice, with its value in the file. */
export interface FormChoice {
  readonly value: Json
  readonly name: Localized
}

export function choice(value: string | null, fr: string, en: string): FormChoice {
  return { value, name: localized(fr, en) }
}

export function choicesOf<T extends string>(names: Readonly<Record<T, Localized>>): readonly FormChoice[] {
  return (Object.keys(names) as T[]).map((value) => ({ value, name: names[value] }))
}

export interface FigureCell {
  /** Within the table's data. */
  readonly path: Path
  /** What may stand there beside a number. */
  readonly words?: readonly FormChoice[]
  /** What may stand there and nothing else. */
  readonly choices?: readonly FormChoice[]
  /** Is this one in the list at the path? */
  readonly member?: Json
  /** A number is kept under this key of an object at the path. */
  readonly inside?: string
  readonly flag?: true
}

/** A grid: undefined = an empty cell. */
export interface FigureGrid {
  readonly title?: Localized
  readonly columns?: readonly Localized[]
  readonly rows: readonly { readonly label: Localized; readonly cells: readonly (FigureCell | undefined)[] }[]
}

export interface FigureForm {
  /** As the file calls it. */
  readonly table: string
  /** Where the ruleset prints no table of it. */
  readonly title?: Localized
  /** All that the table can hold, with the figures in force under house rules. */
  written(house: HouseRules): Json
  grids(house: HouseRules): readonly FigureGrid[]
  /** The meanings of letters. */
  legend?(house: HouseRules): readonly { readonly letter: string; readonly meaning: Localized }[]
}

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

export function valueAt(data: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<string | number, Json>)[key] : undefined,
    data,
  )
}

/** The data with a value in another's place. */
export function withValueAt(data: Json | undefined, path: Path, value: Json): Json {
  const [key, ...rest] = path
  if (key === undefined) return value
  const inner = withValueAt(valueAt(data, [key]), rest, value)
  if (Array.isArray(data)) return (data as Json[]).map((item, index) => (index === key ? inner : item))
  return { ...(isObject(data) ? data : {}), [key]: inner }
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
export function cellValue(written: Json, { path, inside, member }: FigureCell): Json {
  const value = valueAt(written, path)
  if (member !== undefined) return Array.isArray(value) && value.includes(member)
  return (inside !== undefined && isObject(value) ? value[inside] : value) ?? null
}

/** The table with another value in a cell. */
export function withCell(written: Json, { path, inside, member }: FigureCell, value: Json): Json {
  const present = valueAt(written, path)
  if (member !== undefined) {
    const others = (Array.isArray(present) ? (present as Json[]) : []).filter((item) => item !== member)
    return withValueAt(written, path, value === true ? [...others, member] : others)
  }
  if (inside !== undefined && value !== null)
    return withValueAt(written, path, { ...(isObject(present) ? present : {}), [inside]: value })
  return withValueAt(written, path, value)
}
