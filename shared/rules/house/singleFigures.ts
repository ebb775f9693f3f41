/** Single figures, each defined once: its value in the rules, and its words in the form of the house table that replaces it. */
import { localized } from '#shared/i18n/localized'
import { type Field, integer } from '../fields/field'
import { fixed } from './figures'

interface SingleFigure<T> {
  readonly value: T
  readonly field: Field<T>
}

/** Nested as in the rules and in the file, in the order of the form. */
interface FigureGroup {
  readonly [key: string]: SingleFigure<unknown> | FigureGroup
}

type ValuesOf<G> = G extends SingleFigure<infer T> ? T : { readonly [K in keyof G]: ValuesOf<G[K]> }
type FieldsOf<G> = G extends SingleFigure<infer T> ? Field<T> : { readonly [K in keyof G]: FieldsOf<G[K]> }

/** A number from 0 to 999. */
export function count(value: number, fr: string, en: string): SingleFigure<number> {
  return { value, field: integer(localized(fr, en), { max: 999 }) }
}

/** A number that may be below 0. */
export function modifier(value: number, fr: string, en: string): SingleFigure<number> {
  return { value, field: integer(localized(fr, en), { min: -99, max: 999 }) }
}

/** A word of the rules among them, which no table changes. */
export function word<T extends string>(value: T): SingleFigure<T> {
  return { value, field: fixed(value) }
}

/** The figures as the rules keep them, and the fields of their house table. */
export function singleFigures<const G extends FigureGroup>(
  group: G,
): { readonly values: ValuesOf<G>; readonly fields: FieldsOf<G> } {
  return {
    values: ofEach(group, ({ value }) => value) as ValuesOf<G>,
    fields: ofEach(group, ({ field }) => field) as FieldsOf<G>,
  }
}

function ofEach(group: FigureGroup, of: (figure: SingleFigure<unknown>) => unknown): object {
  return Object.fromEntries(
    Object.entries(group).map(([key, inner]) => [key, isFigure(inner) ? of(inner) : ofEach(inner, of)]),
  )
}

function isFigure(inner: FigureGroup[string]): inner is SingleFigure<unknown> {
  return 'field' in inner && 'value' in inner
}
