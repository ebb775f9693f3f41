/**
 * House tables of rows: a row with a known id changes the fields it gives; a new id adds a row, whose other fields are
 * those of the row that `like` names, or of a plain one.
 */
import { newPaletteCharacter } from '#shared/document/palette'
import { type RowsOf } from '#shared/document/rowUses'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { below, objectAt, oneOf, partial, type Place, within, words } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { decodersOf, type Fields } from '../fields/field'
import { type TerrainRow } from '../mapRows'
import { type Rows } from '../rows'

interface Row {
  readonly id: string
  readonly name: Localized
}

/** A table of rows: its fields say how it is read, and how its form looks. */
export interface RowTable {
  /** As the file calls it. */
  readonly table: string
  readonly of: RowsOf
  /** Of all rows, and of a new one: "Terrains", "New terrain". */
  readonly title: Localized
  readonly one: Localized
  /** The keys that the file may give of a row, beside `id` and `like`. */
  readonly fields: Fields
  /** A row of which nothing is said. */
  readonly plain: Readonly<Record<string, unknown>>
  /** The values of every row of the file that does not give its own. */
  readonly marked?: Readonly<Record<string, unknown>>
  /** Refuses a row whose fields do not go together. */
  readonly check?: (row: Row, at: Place) => void
}

const OURS = { source: 'house' } as const

/** The table of terrains; a row that a scenario changes or adds is its author's. */
export function terrainTable(fields: Fields, plain: object): RowTable {
  return {
    table: 'terrain',
    of: 'terrains',
    title: localized('Terrains', 'Terrain'),
    one: localized('Nouveau terrain', 'New terrain'),
    marked: OURS,
    fields,
    plain: { ...plain, ...OURS, char: '', look: 'clear' },
  }
}

/** The table of hexside features. */
export function hexsideTable(fields: Fields, plain: object): RowTable {
  return {
    table: 'hexsides',
    of: 'features',
    title: localized('Bords de case', 'Hexsides'),
    one: localized('Nouvel élément de bord de case', 'New hexside feature'),
    marked: OURS,
    fields,
    plain: { ...plain, slot: 'barrier', look: 'normal' },
  }
}

/** A table of structures or markers. */
export function pieceTable(
  table: Pick<RowTable, 'table' | 'of' | 'title' | 'one' | 'fields'>,
  plain: object,
): RowTable {
  return { ...table, marked: OURS, plain: { ...plain, ...OURS } }
}

/** The rows of a map with those of a house table changed and added. Throws a `Misfit`. */
export function layMapRows<R extends Rows>(rows: R, table: RowTable, data: unknown, at: Place): R {
  const { of } = table
  if (of === 'weapons') return rows
  const laid = layRows(rows[of] as readonly Row[], table, data, { rows, at })
  return { ...rows, [of]: of === 'terrains' ? withOwnCharacters(laid as readonly TerrainRow[]) : laid }
}

/** No two terrains write the same character into the file's rows: a later one gets a free one. */
function withOwnCharacters(terrains: readonly TerrainRow[]): readonly TerrainRow[] {
  const taken: Record<string, string> = {}
  return terrains.map((row) => {
    const char = newPaletteCharacter(taken, row.id, row.char) ?? row.char
    taken[char] = row.id
    return char === row.char ? row : { ...row, char }
  })
}

/**
 * The rows with those of the file changed and added, in their order. Throws a `Misfit`.
 * @param where the rows of the map, which fields may name, and the reader's place.
 */
export function layRows<T extends Row>(
  own: readonly T[],
  table: RowTable,
  data: unknown,
  { rows, at }: { readonly rows: Rows; readonly at: Place },
): readonly T[] {
  if (!Array.isArray(data)) return refuse(at.path, data, localized('une liste de lignes', 'a list of rows'))
  const members = decodersOf(table.fields, rows)
  const fields = partial(members)
  const named = new Set<string>()
  return data.reduce<readonly T[]>(
    (laid, item: unknown, index) =>
      within(at, index, () => {
        const { id: given, like, ...rest } = objectAt(item, at)
        const id = words(given, below(at, 'id'))
        if (named.has(id))
          return refuse([...at.path, 'id'], id, localized('chaque id une seule fois', 'each id once'))
        named.add(id)
        const said = fields(rest, at)
        const known = laid.find((row) => row.id === id)
        if (known && like !== undefined)
          return refuse(
            [...at.path, 'like'],
            like,
            localized('rien, car la ligne existe déjà', 'nothing, as the row exists already'),
          )
        const model = known ?? {
          name: sameInBoth(id),
          ...(like === undefined ? table.plain : likeRow(laid, like, at)),
        }
        const row = { ...model, ...table.marked, ...said, id } as unknown as T
        table.check?.(row, at)
        return known ? laid.map((one) => (one === known ? row : one)) : [...laid, row]
      }),
    own,
  )
}

function likeRow<T extends Row>(rows: readonly T[], like: unknown, at: Place): Omit<T, 'id' | 'name'> {
  const id = oneOf(...rows.map((row) => row.id))(like, below(at, 'like'))
  const { id: _, name: __, ...model } = rows.find((row) => row.id === id) as T
  return model
}
