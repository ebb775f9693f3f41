/** The figures of a house table, said once as fields nested like the file: reading, writing and the form follow from them. */
import { type Json } from '#shared/document/types'
import { type Path } from '#shared/i18n/jsonInWords'
import { type Localized, sameInBoth } from '#shared/i18n/localized'
import { oneOf, over, partial, type Place } from '#shared/json/decode'
import { type Field, text, written } from '../fields/field'
import { type FigureCell, type FigureGrid } from './figureForm'

/** The fields of figures, nested as these are. What is nested is there only where the rules have it. */
export type Figures<T> = Field<T> | Nested<T>
type Nested<T> = T extends object ? { readonly [K in keyof T]?: Figures<T[K]> } : never

type Group = { readonly [key: string]: Figures<unknown> }

/** No figure names a row. */
export const NO_ROWS = { terrains: [], features: [], structures: [], markers: [] }

function isField<T>(figures: Figures<T>): figures is Field<T> {
  return 'read' in figures && typeof figures.read === 'function'
}

/** A word of the rules that the file may repeat and not change: no figure. */
export function fixed<T extends string>(word: T): Field<T> {
  return { ...text(sameInBoth(word), oneOf(word)), write: () => undefined }
}

/** The same field for each of these, under their own names. */
export function forEach<I extends string, F>(
  rows: readonly { readonly id: I; readonly name: Localized }[],
  field: (name: Localized) => F,
): Readonly<Record<I, F>> {
  return Object.fromEntries(rows.map(({ id, name }) => [id, field(name)])) as Record<I, F>
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

function groupEntries<T>(
  figures: Nested<T>,
  own: T,
): readonly (readonly [key: string, Figures<unknown>, value: unknown])[] {
  return Object.entries(figures as Group).flatMap(([key, inner]) => {
    const value = (own as Readonly<Record<string, unknown>>)[key]
    return isField(inner) || value !== undefined ? [[key, inner, value] as const] : []
  })
}

/** The field at a place of the file; of a list, that of its items. Throws when there is none. */
export function fieldAt(figures: object, path: Path): Field<unknown> {
  const found = path.reduce<object | undefined>((inner, key) => {
    const group = inner && 'read' in inner ? (inner as Field<unknown>).parts : (inner as Group | undefined)
    return group?.[key]
  }, figures)
  if (!found || !('read' in found)) throw new Error(`no figure at ${path.join('.')}`)
  return found as Field<unknown>
}

function cellAt(figures: object, path: Path): FigureCell {
  return { path, field: fieldAt(figures, path) }
}

/** A line for each figure, under its name; or for those at these places and within them: "facing.shock". */
export function lines<T>(
  figures: Figures<T>,
  value: T,
  more: { readonly title?: Localized; readonly only?: readonly string[] } = {},
): FigureGrid {
  const { only, title } = more
  const all = leaves(figures, value, [])
  const within = (place: string) => all.filter(({ path }) => `${path.join('.')}.`.startsWith(`${place}.`))
  const cells = only?.flatMap(within) ?? all
  return { ...(title && { title }), rows: cells.map((cell) => ({ label: cell.field.name, cells: [cell] })) }
}

function leaves<T>(figures: Figures<T>, value: T, path: Path): readonly FigureCell[] {
  if (!isField(figures))
    return groupEntries(figures, value).flatMap(([key, inner, item]) => leaves(inner, item, [...path, key]))
  if (figures.kind === 'parts')
    return Object.entries(figures.parts ?? {}).map(([key, field]) => ({ path: [...path, key], field }))
  return figures.kind === 'text' ? [] : [{ path, field: figures }]
}

/** A row for each of these, `*` in the places of the columns; a column is called as its first figure. */
export function matrix(
  figures: object,
  title: Localized,
  rows: readonly { readonly id: string; readonly name: Localized }[],
  columns: readonly string[],
): FigureGrid {
  const cells = (id: string): readonly FigureCell[] =>
    columns.map((column) =>
      cellAt(
        figures,
        column.split('.').map((key) => (key === '*' ? id : key)),
      ),
    )
  return {
    title,
    columns: cells(rows[0]?.id ?? '').map(({ field }) => field.name),
    rows: rows.map(({ id, name }) => ({ label: name, cells: cells(id) })),
  }
}
