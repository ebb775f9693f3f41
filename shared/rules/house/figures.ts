/** The figures of a house table, said once as fields nested like the file: reading, writing and the form follow from them. */
import { type Path } from '#shared/i18n/jsonInWords'
import { type Localized, sameInBoth } from '#shared/i18n/localized'
import { oneOf, over, partial, type Place } from '#shared/json/decode'
import { type Json } from '#shared/json/extra'
import { type Field, text, written } from '../fields/field'
import { type PlacedCell } from './grids'

/** A field of figures. Its `group` is the title of its grid. */
export interface FigureField<T> extends Field<T> {
  /** The row that it stands in, in a column under its name; absent = its name heads a row. */
  readonly row?: Localized
  /** Its cells, where a value has not just one; what they do not say of their places, the field says. */
  cells?(value: T, path: Path): readonly Partial<PlacedCell>[]
}

/** The fields of figures, nested as these are. What is nested is there only where the rules have it. */
export type Figures<T> = FigureField<T> | Nested<T>
type Nested<T> = T extends object ? { readonly [K in keyof T]?: Figures<T[K]> } : never

/** No figure names a row. */
export const NO_ROWS = { terrains: [], features: [], structures: [], markers: [] }

function isField<T>(figures: Figures<T>): figures is FigureField<T> {
  return 'read' in figures && typeof figures.read === 'function'
}

/** A word of the rules that the file may repeat and not change: no figure. */
export function fixed<T extends string>(word: T): Field<T> {
  return { ...text(sameInBoth(word), oneOf([word])), write: () => undefined }
}

interface Named<I extends string> {
  readonly id: I
  readonly name: Localized
}

/** The same field for each of these, under their own names. */
export function forEach<I extends string, F>(
  all: readonly Named<I>[],
  field: (name: Localized) => F,
): Readonly<Record<I, F>> {
  return Object.fromEntries(all.map(({ id, name }) => [id, field(name)])) as Record<I, F>
}

/** A row for each of these, with the same figures. */
export function inRows<I extends string, F extends object>(
  rows: readonly Named<I>[],
  figures: F,
): Readonly<Record<I, F>> {
  return forEach(rows, (row) => placed(figures, { row }))
}

/** Figures in a grid of this title. */
export function titled<F extends object>(group: Localized, figures: F): F {
  return placed(figures, { group })
}

function placed<F extends object>(figures: F, place: Pick<FigureField<unknown>, 'group' | 'row'>): F {
  if ('read' in figures) return { ...figures, ...place }
  return Object.fromEntries(
    Object.entries(figures).map(([key, inner]: [string, object]) => [key, placed(inner, place)]),
  ) as F
}

/** The figures with those of the file laid over them; none can be added. Throws a `Misfit`. */
export function layFigures<T>(figures: Figures<T>, own: T, data: unknown, at: Place): T {
  if (isField(figures)) return figures.read(NO_ROWS)(data, at)
  const entries = groupEntries(figures, own).map(
    ([key, inner, value]) =>
      [key, (found: unknown, below: Place) => layFigures(inner, value, found, below)] as const,
  )
  return over(own as object, partial(Object.fromEntries(entries)))(data, at) as T
}

/** All figures as the file would give them. */
export function writtenFigures<T>(figures: Figures<T>, value: T): Json | undefined {
  if (isField(figures)) return written(figures, value)
  return Object.fromEntries(
    groupEntries(figures, value).flatMap(([key, inner, item]) => {
      const json = writtenFigures(inner, item)
      return json === undefined ? [] : [[key, json]]
    }),
  )
}

/** The cells of all figures, in their order. @param path of the value in the table's data. */
export function cellsOf<T>(figures: Figures<T>, value: T, path: Path = []): readonly PlacedCell[] {
  if (!isField(figures))
    return groupEntries(figures, value).flatMap(([key, inner, item]) => cellsOf(inner, item, [...path, key]))
  const { kind, name, group, row = name } = figures
  const place = { group, row, column: row === name ? undefined : name, cell: undefined }
  const cells =
    figures.cells?.(value, path) ?? (IN_CELLS.includes(kind) ? [{ cell: { path, field: figures } }] : [])
  return cells.map((cell) => ({ ...place, ...cell }))
}

/** The kinds that one cell can hold. */
const IN_CELLS: readonly Field<unknown>['kind'][] = ['number', 'boolean', 'choice']

function groupEntries<T>(
  figures: Nested<T>,
  own: T,
): readonly (readonly [key: string, Figures<unknown>, value: unknown])[] {
  return Object.entries(figures as Readonly<Record<string, Figures<unknown>>>).flatMap(([key, inner]) => {
    const value = (own as Readonly<Record<string, unknown>>)[key]
    return isField(inner) || value !== undefined ? [[key, inner, value] as const] : []
  })
}
