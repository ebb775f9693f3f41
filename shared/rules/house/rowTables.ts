/**
 * House tables of rows: a row with a known id changes the fields it gives; a new id adds a row, whose other fields are
 * those of the row that `like` names, or of a plain one.
 */
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { below, type Members, objectAt, oneOf, partial, type Place, within, words } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'

interface Row {
  readonly id: string
  readonly name: Localized
}

export interface RowTable<T extends Row> {
  /** What the file may give of a row, beside `id` and `like`. */
  readonly members: Members<Omit<T, 'id'>>
  /** A row of which nothing is said. */
  readonly plain: Omit<T, 'id' | 'name'>
  /** What every row of the file is, unless it says otherwise. */
  readonly marked?: Partial<T>
  /** Refuses a row whose fields do not go together. */
  readonly check?: (row: T, at: Place) => void
}

/** The rows with those of the file changed and added, in their order. Throws a `Misfit`. */
export function layRows<T extends Row>(
  rows: readonly T[],
  table: RowTable<T>,
  data: unknown,
  at: Place,
): readonly T[] {
  if (!Array.isArray(data)) return refuse(at.path, data, localized('une liste de lignes', 'a list of rows'))
  const named = new Set<string>()
  return data.reduce<readonly T[]>(
    (laid, item: unknown, index) =>
      within(at, index, () => {
        const row = objectAt(item, at)
        const id = words(row['id'], below(at, 'id'))
        if (named.has(id))
          return refuse([...at.path, 'id'], id, localized('chaque id une seule fois', 'each id once'))
        named.add(id)
        return layRow(laid, table, row, at)
      }),
    rows,
  )
}

function layRow<T extends Row>(
  rows: readonly T[],
  { members, plain, marked, check }: RowTable<T>,
  { id, like, ...rest }: Readonly<Record<string, unknown>>,
  at: Place,
): readonly T[] {
  const given = partial(members)(rest, at)
  const known = rows.find((row) => row.id === id)
  if (known && like !== undefined)
    return refuse(
      [...at.path, 'like'],
      like,
      localized('rien, car la ligne existe déjà', 'nothing, as the row exists already'),
    )
  const model = known ?? {
    name: sameInBoth(id as string),
    ...(like === undefined ? plain : likeRow(rows, like, at)),
  }
  const laid = { ...model, ...marked, ...given, id } as unknown as T
  check?.(laid, at)
  return known ? rows.map((row) => (row === known ? laid : row)) : [...rows, laid]
}

function likeRow<T extends Row>(rows: readonly T[], like: unknown, at: Place): Omit<T, 'id' | 'name'> {
  const id = oneOf(...rows.map((row) => row.id))(like, below(at, 'like'))
  const { id: _, name: __, ...model } = rows.find((row) => row.id === id) as T
  return model
}
