/**
 * The vocabulary in which the parts of a document are defined: each field reads a JSON value and writes it back, so that one
 * definition serves files both ways, gives the order of keys, and judges what commands get as data. Reading throws `Misfit`
 * with the path; writing gives JSON text on one line.
 */
import * as decode from '#shared/json/decode'
import { type Grid } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { isObject, type JsonObject, objectAt, within } from '#shared/json/decode'
import { type Extensible, type Json } from '#shared/json/extra'
import { refuse } from '#shared/json/misfit'
import { type CalledByRows, type Form, type Part } from './part'

/** Keys that no version knows, in one object of a file: newer versions add a few, attackers millions. */
export const MAX_UNKNOWN_KEYS = 10_000

/** Names in the file count columns and rows, so hexes and facings need the grid. */
export type FileGrid = Pick<Grid, 'orientation' | 'stagger'>

/** The reader's place in the file. */
export interface Reading extends decode.Place {
  /** The file's. Absent: the value is as documents hold it, with no key left out and places by their own keys. */
  grid?: FileGrid
}

export interface Field<T> extends Part {
  readonly read: decode.Decoder<T, Reading>
  /** JSON text on one line. */
  write(value: T, grid: FileGrid): string
  /** The meaning of an absent key; without it the key must be there. */
  readonly missing?: { readonly value: T }
}

/** A field that may be absent, in the file and in the document alike. */
export interface OptionalField<T> extends Field<T> {
  readonly optional: true
}

/** The type of a field's value. */
export type ValueOf<F> = F extends Field<infer T> ? T : never

/** Names that every JavaScript object answers to: as ids they would be found where nothing is. */
const RESERVED = new Set(Object.getOwnPropertyNames(Object.prototype))

function isReserved(name: string): boolean {
  return RESERVED.has(name)
}

/** A field whose JSON is its value. */
function plain<T extends Json>(read: decode.Decoder<T>): Field<T> {
  return { read, write: (value) => JSON.stringify(value) }
}

export const text = plain(decode.text)
export const flag = plain(decode.flag)

/** A text that names something: not empty, and none of the reserved names. */
export function id<T extends string>(): Field<T> {
  return plain(
    decode.plain(
      localized('un identifiant', 'an id'),
      (value): value is T => typeof value === 'string' && value !== '' && !isReserved(value),
    ),
  )
}

/** A text of a given form. */
export function pattern<T extends string>(form: RegExp, expected: Localized): Field<T> {
  return plain(decode.plain(expected, (value): value is T => typeof value === 'string' && form.test(value)))
}

/** Bounds included. */
export const integer = (min: number, max: number): Field<number> => plain(decode.integer(min, max))

/** Bounds included; fractions allowed. */
export const number = (min: number, max: number): Field<number> => plain(decode.number(min, max))

export function choice<const T extends string | number>(values: readonly T[]): Field<T> {
  return plain(decode.oneOf(values))
}

export const stat = plain(
  decode.plain(
    localized('un texte, un nombre ou true / false', 'a text, a number or true / false'),
    (value): value is string | number | boolean =>
      typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value),
  ),
)

/** Any JSON: what this version does not know, and options. */
export const json: Field<Json> = {
  read(value, at) {
    if (typeof value === 'number' && !Number.isFinite(value))
      return refuse(at.path, value, localized('un nombre', 'a number'))
    if (Array.isArray(value)) value.forEach((item, index) => within(at, index, () => json.read(item, at)))
    else if (isObject(value))
      for (const key of Object.keys(value))
        within(at, key, () => json.read(key === '__proto__' ? refuseName(key, at) : value[key], at))
    return value as Json
  },
  write: (value) => jsonText(value),
  form: { kind: 'json' },
}

// Copying an object (immer does when it applies patches) would set its prototype instead of the key.
function refuseName(name: string, at: Reading): never {
  return refuse(at.path, name, localized('un autre nom', 'another name'))
}

function jsonText(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(jsonText).join(', ')}]`
  return braces(Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${jsonText(item)}`))
}

/** Members of an object on one line. */
function braces(members: readonly string[]): string {
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

export function optional<T>(field: Field<T>): OptionalField<T> {
  return { ...field, optional: true }
}

/** A field with a default: absent keys read as it, and it is not written. */
export function orElse<T>(field: Field<T>, value: T): Field<T> {
  return { ...field, missing: { value } }
}

export function nullable<T>(field: Field<T>): Field<T | null> {
  return {
    read: (value, at) => (value === null ? null : field.read(value, at)),
    write: (value, grid) => (value === null ? 'null' : field.write(value, grid)),
  }
}

/** `keyOf` tells its items apart: see `Form`. */
export function list<T>(item: Field<T>, keyOf?: (item: T) => string): Field<readonly T[]> {
  return {
    form: { kind: 'list', of: item, ...(keyOf && { keyOf }) },
    read: decode.list(item.read),
    write: (value, grid) => `[${value.map((found) => item.write(found, grid)).join(', ')}]`,
  }
}

/** The spelling of a record's keys in the file. */
export interface KeySpelling<K extends string> {
  read(key: string, at: Reading): K
  write(key: K, grid: FileGrid): string
  /** Sorts the entries of the file; without it they keep the record's order. */
  rank?(key: K, grid: FileGrid): number
  /** Sorts them by their text. */
  readonly byText?: true
  /** The rows by which they are called. */
  readonly calledBy?: CalledByRows
}

export function ids<K extends string>(calledBy?: CalledByRows): KeySpelling<K> {
  return {
    ...(calledBy && { calledBy }),
    read: (key, at) =>
      key !== '' && !isReserved(key)
        ? (key as K)
        : refuse(at.path, key, localized('un identifiant', 'an id')),
    write: (key) => key,
  }
}

export interface RecordField<K extends string, T> extends Field<Readonly<Record<K, T>>> {
  /** One `"key": value` per entry, in the order of `keys`. */
  lines(value: Readonly<Record<K, T>>, grid: FileGrid): string[]
}

/** `joined`: see `Form`. */
export function record<K extends string, T>(
  keys: KeySpelling<K>,
  item: Field<T>,
  joined?: 'joined',
): RecordField<K, T> {
  const form: Form = {
    kind: 'record',
    of: item,
    ordered: !keys.rank && !keys.byText,
    ...(joined && { joined: true }),
    ...(keys.calledBy && { keys: keys.calledBy }),
  }
  const lines = (value: Readonly<Record<K, T>>, grid: FileGrid): string[] =>
    sortedKeys(value, keys, grid).map(
      (key) => `${JSON.stringify(keys.write(key, grid))}: ${item.write(value[key], grid)}`,
    )
  return {
    read(found, at) {
      const value = objectAt(found, at)
      const result = {} as Record<K, T>
      for (const name of Object.keys(value)) {
        at.path.push(name)
        const key = keys.read(name, at)
        result[key] = item.read(value[name], at)
        at.path.pop()
      }
      return result
    },
    write: (value, grid) => braces(lines(value, grid)),
    lines,
    form,
  }
}

function sortedKeys<K extends string>(
  value: Readonly<Record<K, unknown>>,
  keys: KeySpelling<K>,
  grid: FileGrid,
): K[] {
  const found = Object.keys(value) as K[]
  const { rank, byText } = keys
  if (byText) return found.sort()
  if (!rank) return found
  const ranks = new Map(found.map((key) => [key, rank(key, grid)]))
  return found.sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0))
}

/** A field for each key of T but `extra`; those that T may lack must be optional fields. */
export type Members<T> = {
  readonly [K in Exclude<keyof T, 'extra'>]-?: Record<never, never> extends Pick<T, K>
    ? OptionalField<Exclude<T[K], undefined>>
    : Field<T[K]>
}

export interface ObjectField<T> extends Field<T> {
  readonly members: Members<T>
  /** One `"key": value` per member: known ones in the order of the definition, then `extra`. */
  lines(value: T, grid: FileGrid): string[]
}

type Extra = Readonly<Record<string, Json>>
type AnyMember = Field<unknown> & { readonly optional?: true }

interface MembersTogether<T> {
  readonly settled?: (value: T) => T
  readonly follows?: Readonly<Partial<Record<keyof T, keyof T & string>>>
}

/** An object whose unknown keys are kept in `extra` and written back (DOC-2). `together`: see `Form`. */
export function object<T extends { readonly extra?: Extra }>(
  members: Members<T>,
  together?: MembersTogether<T>,
): ObjectField<T> {
  const known = Object.entries(members) as [string, AnyMember][]
  const names = new Set(known.map(([name]) => name))
  const lines = (value: T, grid: FileGrid): string[] => {
    const written: string[] = []
    for (const [name, field] of known) {
      const found = value[name as keyof T]
      if (found === undefined) continue
      const textOfMember = field.write(found, grid)
      if (field.missing && field.write(field.missing.value, grid) === textOfMember) continue
      written.push(`"${name}": ${textOfMember}`)
    }
    return [...written, ...extraLines(value.extra)]
  }
  return {
    members,
    form: { kind: 'object', members: members as Readonly<Record<string, Part>>, ...together } as Form,
    read(found, at) {
      const value = objectAt(found, at)
      const result: Record<string, unknown> = {}
      for (const [name, field] of known) {
        const member = value[name]
        at.path.push(name)
        if (member !== undefined) result[name] = field.read(member, at)
        else if (at.grid && field.missing) result[name] = field.missing.value
        else if (!field.optional) field.read(undefined, at)
        at.path.pop()
      }
      return { ...result, ...(at.grid ? readExtra : readKeptExtra)(value, names, at) } as T
    },
    write: (value, grid) => braces(lines(value, grid)),
    lines,
  }
}

/** One of several objects, which their `kind` distinguishes. */
export function variant<T extends { readonly kind: string }>(kinds: {
  readonly [K in T['kind']]: ObjectField<Extract<T, { readonly kind: K }>>
}): Field<T> {
  const fields = kinds as unknown as Readonly<Record<string, ObjectField<T>>>
  const kind = choice(Object.keys(fields))
  const fieldOf = (found: string): ObjectField<T> => fields[found] as ObjectField<T>
  return {
    form: { kind: 'variant', kinds: fields },
    read(value, at) {
      const found = objectAt(value, at)
      return fieldOf(within(at, 'kind', () => kind.read(found['kind'], at))).read(value, at)
    },
    write: (value, grid) => fieldOf(value.kind).write(value, grid),
  }
}

type AnyMembers = Readonly<Record<string, Field<unknown>>>

/** The type of an object with these fields; what stands above a field in the source says what its key means. */
type Keyed<M> = {
  readonly [K in keyof M as M[K] extends OptionalField<unknown> ? never : K]: ValueOf<M[K]>
} & {
  readonly [K in keyof M as M[K] extends OptionalField<unknown> ? K : never]?: ValueOf<M[K]>
}

/** An object whose type follows from its fields: the parameters of a command. */
export function keyed<M extends AnyMembers>(members: M): ObjectField<Keyed<M>> {
  return object(members as Members<unknown>) as ObjectField<Keyed<M>>
}

/** An object of a document, as `object`; its type follows from its fields. */
export function entity<M extends AnyMembers>(
  members: M,
  together?: MembersTogether<Keyed<M> & Extensible>,
): ObjectField<Keyed<M> & Extensible> {
  return object(members as unknown as Members<Keyed<M> & Extensible>, together)
}

/** One of several objects, which their `kind` distinguishes; its type follows from theirs. */
export function variantOf<M extends Readonly<Record<string, ObjectField<{ readonly kind: string }>>>>(
  kinds: M,
): Field<ValueOf<M[keyof M]>> {
  return variant(kinds as never) as Field<ValueOf<M[keyof M]>>
}

/** A sentence or a name in both languages. */
export const bilingual = object<Localized & { readonly extra?: Extra }>({ fr: text, en: text })

/** The keys of `value` that are not known, as the `extra` of its object. */
export function readExtra(value: JsonObject, known: ReadonlySet<string>, at: Reading): { extra?: Extra } {
  let extra: Record<string, Json> | undefined
  const unknown = Object.keys(value).filter((key) => !known.has(key))
  if (unknown.length > MAX_UNKNOWN_KEYS)
    refuse(
      at.path,
      value,
      localized(
        `au plus ${MAX_UNKNOWN_KEYS} clés inconnues`,
        `no more than ${MAX_UNKNOWN_KEYS} unknown keys`,
      ),
    )
  for (const key of unknown) {
    at.path.push(key)
    if (key === '__proto__') refuseName(key, at)
    extra ??= {}
    extra[key] = json.read(value[key], at)
    at.path.pop()
  }
  return extra ? { extra } : {}
}

// In a document they are in `extra` already, and any other key is a mistake.
function readKeptExtra(value: JsonObject, known: ReadonlySet<string>, at: Reading): { extra?: Extra } {
  const { extra, ...others } = value
  for (const key of Object.keys(others))
    if (!known.has(key) && others[key] !== undefined)
      within(at, key, () => refuse(at.path, others[key], localized('aucune clé de ce nom', 'no such key')))
  return extra === undefined ? {} : { extra: within(at, 'extra', () => freeRecord.read(extra, at)) }
}

/** Values of any kind by name: what is not known, options, house tables. */
export const freeRecord = record(ids(), json)

export function extraLines(extra: Extra | undefined): string[] {
  return Object.entries(extra ?? {}).map(([key, value]) => `${JSON.stringify(key)}: ${jsonText(value)}`)
}
