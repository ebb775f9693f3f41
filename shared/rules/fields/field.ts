/**
 * A field of a row or a figure, said once: its kind, range, words and rule. The type of the row, what reads and writes it in a
 * house table, its control in a form and its column in a printed table (`rowColumns.ts`) follow from it. Counter sheets build
 * their stats on the same words (`StatField`).
 */
import * as decode from '#shared/json/decode'
import { type RowsOf } from '#shared/document/rowUses'
import { type HexsideSlot } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { type Decoder, type Members } from '#shared/json/decode'
import { type Json } from '#shared/json/extra'
import { type RuleId } from '../sentences/ruleIds'

/** The rows that a field may name. */
type NamedRows = Readonly<
  Record<Exclude<RowsOf, 'weapons'>, readonly { readonly id: string; readonly slot?: HexsideSlot }[]>
>

/** A choice by what the file says. */
export interface NamedChoice<T extends Json = string> {
  readonly id: T
  readonly name: Localized
}

/** The words for a value that an author gives: of a counter sheet or of a row of the rules. */
export interface FieldWords<T extends Json = string> {
  readonly name: Localized
  /** The rule that reads it. */
  readonly rule?: RuleId
  /** Heading under which forms show it; absent = the common one. */
  readonly group?: Localized
  /** Range of an integer, inclusive. */
  readonly min?: number
  readonly max?: number
  readonly choices?: readonly NamedChoice<T>[]
}

type FieldKind = 'number' | 'boolean' | 'choice' | 'text' | 'name' | 'look' | 'row' | 'parts' | 'list'

/** Beside a number, `choices` are the words that may stand for it. */
export interface Field<T> extends FieldWords<Json> {
  readonly kind: FieldKind
  /** The meaning of `null`, where the file may say so. */
  readonly nothing?: Localized
  /** Its heading in printed tables, whose columns are narrow; absent = its name. */
  readonly heading?: Localized
  /** Values there in other words than the form's, by what the file says: a choice, `true`, `false`. */
  readonly printed?: Readonly<Record<string, Localized>>
  /** For a look or another row: the table that has it; `slot`: only features of that slot. */
  readonly of?: RowsOf
  readonly slot?: HexsideSlot
  /** For parts, or for the items of a list. */
  readonly parts?: Fields
  /** Reads it from a house table; another row is one of `rows`. */
  readonly read: (rows: NamedRows) => Decoder<T>
  /** As the file gives it, where that is not the value itself; undefined = not at all. */
  write?(value: T): Json | undefined
}

/** A field that rows may leave out. */
export interface OptionalField<T> extends Field<T | undefined> {
  readonly optional: true
}

/** By their keys in row and file, in the order of the form. */
export type Fields = Readonly<Record<string, Field<unknown>>>

type Value<F> = F extends Field<infer T> ? T : never
type OptionalKeys<F> = { [K in keyof F]: F[K] extends OptionalField<unknown> ? K : never }[keyof F]

/** A row with these fields. */
export type RowOf<F> = { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Value<F[K]> } & {
  readonly [K in OptionalKeys<F>]?: Exclude<Value<F[K]>, undefined>
}

type More = Pick<Field<unknown>, 'rule' | 'min' | 'max' | 'heading' | 'printed'>

/** A whole number from 0 to 99 unless said otherwise, bounds included. */
export function integer(name: Localized, more: More = {}): Field<number> {
  const { min = 0, max = 99 } = more
  return { ...more, kind: 'number', name, min, max, read: () => decode.integer(min, max) }
}

export function flag(name: Localized, more: More = {}): Field<boolean> {
  return { ...more, kind: 'boolean', name, read: () => decode.flag }
}

/** A property that few rows have: there, or left out. */
export function mark(name: Localized, more: More = {}): OptionalField<true> {
  return { ...more, kind: 'boolean', name, optional: true, read: () => decode.trueOrNot }
}

export function choice<const T extends string>(
  name: Localized,
  names: Readonly<Record<T, Localized>>,
  more: More = {},
): Field<T> {
  const ids = Object.keys(names) as T[]
  const choices = ids.map((id) => ({ id, name: names[id] }))
  return { ...more, kind: 'choice', name, choices, read: () => decode.oneOf(ids) }
}

export function text<T extends string>(name: Localized, read: Decoder<T>): Field<T> {
  return { kind: 'text', name, read: () => read }
}

/** A name in both languages. */
export function bothNames(name: Localized): Field<Localized> {
  return { kind: 'name', name, read: () => decode.name }
}

export function look<const T extends string>(name: Localized, of: RowsOf, looks: readonly T[]): Field<T> {
  return { kind: 'look', name, of, read: () => decode.oneOf(looks) }
}

/** The id of another row. */
export function otherRow(
  name: Localized,
  of: Exclude<RowsOf, 'weapons'>,
  more: More & { readonly slot?: HexsideSlot } = {},
): Field<string> {
  return {
    ...more,
    kind: 'row',
    name,
    of,
    read: (rows) =>
      decode.oneOf(
        rows[of].flatMap((row) => (more.slot === undefined || row.slot === more.slot ? [row.id] : [])),
      ),
  }
}

/** Several values that are given together. */
export function parts<F extends Fields>(name: Localized, fields: F): Field<RowOf<F>> {
  return {
    kind: 'parts',
    name,
    parts: fields,
    read: (rows) => {
      const members = decodersOf(fields, rows)
      const read = decode.partial(members)
      const needed = Object.entries<Decoder<unknown>>(members).filter(([key]) => !isOptional(fields[key]))
      return (value, at) => {
        const given = read(value, at)
        for (const [key, member] of needed) if (!(key in given)) member(undefined, decode.below(at, key))
        return given as RowOf<F>
      }
    },
  }
}

/** Items of the same parts. */
export function listOf<F extends Fields>(name: Localized, fields: F): Field<readonly RowOf<F>[]> {
  return {
    kind: 'list',
    name,
    parts: fields,
    read: (rows) => decode.list(decode.whole(decodersOf(fields, rows)) as Decoder<RowOf<F>>),
  }
}

/** Every row says it, if only that it is nothing. */
export function orNothing<T>(field: Field<T>, nothing: Localized): Field<T | undefined> {
  return { ...field, nothing, read: (rows) => decode.orNull(field.read(rows)) }
}

/** Rows may leave it out, and the file take it away. */
export function optional<T>(field: Field<T>, nothing: Localized): OptionalField<T> {
  return { ...orNothing(field, nothing), optional: true }
}

/** Fields under one heading. */
export function grouped<F extends Fields>(group: Localized, fields: F): F {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, { ...field, group }])) as F
}

/** The decoder of each field. */
export function decodersOf<F extends Fields>(fields: F, rows: NamedRows): Members<RowOf<F>> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, field.read(rows)]),
  ) as unknown as Members<RowOf<F>>
}

function isOptional(field: Field<unknown> | undefined): boolean {
  return field !== undefined && 'optional' in field
}

/** The value of a field as the file would give it; undefined = not at all. */
export function written<T>(field: Field<T>, value: T): Json | undefined {
  if (field.write) return field.write(value)
  const { parts: ofItem } = field
  // A row may remark more of an item, as that its reading is uncertain: the file says its parts.
  if (field.kind === 'list' && ofItem && Array.isArray(value))
    return (value as Readonly<Record<string, unknown>>[]).map((item) =>
      Object.fromEntries(
        Object.entries(ofItem).map(([key, part]) => [key, written(part, item[key]) ?? null]),
      ),
    )
  return (value as Json | undefined) ?? (field.kind === 'boolean' ? false : null)
}

/** A field of a row as the file would give it. */
export function fieldValue(row: Readonly<Record<string, unknown>>, key: string, field: Field<unknown>): Json {
  return written(field, row[key]) ?? null
}
