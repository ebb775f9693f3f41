/** Modifiers of a die: a list in the rules; in the file their values, by what brings them; 0 = none. */
import { type Localized, localized } from '#shared/i18n/localized'
import { isObject, partial } from '#shared/json/decode'
import { valueAt, withValueAt } from '#shared/json/places'
import { integer } from '../../fields/field'
import { cellsOf, type FigureField, layFigures, NO_ROWS, titled, writtenFigures } from '../../house/figures'

interface Modifier {
  readonly name: Localized
  readonly value: number
  /** The most hexes at which it counts. */
  readonly within?: number
}

const TITLE = localized('Modificateurs du dé', 'Modifiers of the die')

const LESS_THAN = localized(
  'ce «\u202fmoins de\u202f» compte jusqu’à, cases',
  'that “less than” counts up to, hexes',
)

/** @param keysOf the keys of a modifier in the file: `{ "mover": { "wounded": 2 } }`. */
export function modifiers<T extends Modifier>(
  own: readonly T[],
  keysOf: (row: T) => readonly string[],
): FigureField<readonly T[]> {
  const nested = <V>(of: (row: T) => V): object =>
    own.reduce<object>((all, row) => withValueAt(all, keysOf(row), of(row)), {})
  const fields = nested(modifier)
  const sameKeys = (one: T, other: T): boolean => keysOf(one).join() === keysOf(other).join()
  return {
    kind: 'list',
    name: TITLE,
    read: () => (data, at) => {
      const laid = layFigures(
        fields,
        nested((row) => row),
        data,
        at,
      )
      return own.map((row) => valueAt(laid, keysOf(row)) as T).filter(({ value }) => value !== 0)
    },
    write: (rows: readonly T[] | undefined = own) =>
      writtenFigures(
        fields,
        nested((row) => rows.find((one) => sameKeys(one, row)) ?? { ...row, value: 0 }),
      ),
    cells: (_, path) =>
      own.flatMap((row) => cellsOf(titled(TITLE, modifier(row)), row, [...path, ...keysOf(row)])),
  }
}

/** A value, and where it counts so far only, how far: the file may give either. */
function modifier<T extends Modifier>(row: T): FigureField<T> {
  const value = integer(row.name, { min: -99, max: 99 })
  const read = value.read(NO_ROWS)
  if (row.within === undefined)
    return { ...value, read: () => (found, at) => ({ ...row, value: read(found, at) }), write: valueOf }
  const within = integer(LESS_THAN, { min: 1, max: 999 })
  const readParts = partial<Pick<Required<Modifier>, 'value' | 'within'>>({
    value: read,
    within: within.read(NO_ROWS),
  })
  return {
    ...value,
    read: () => (found, at) => ({
      ...row,
      ...(isObject(found) ? readParts(found, at) : { value: read(found, at) }),
    }),
    write: (of) => ({ value: of.value, within: of.within ?? null }),
    cells: (_, path) =>
      Object.entries({ value, within }).map(([key, field]) => ({
        row: field.name,
        cell: { path: [...path, key], field },
      })),
  }
}

const valueOf = ({ value }: Modifier): number => value
