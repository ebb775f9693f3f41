/**
 * House tables of rows: a row with a known id changes the fields it gives; a new id adds a row, whose other fields are
 * those of the row that `like` names, or of a plain one.
 */
import { newPaletteCharacter } from '#shared/document/palette'
import { type RowsOf } from '#shared/document/rowUses'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { below, objectAt, oneOf, partial, type Place, within, words } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { decodersOf, type Fields } from '../fields/field'
import { type TerrainRow } from '#shared/rules/map/mapRows'
import { type Rows } from '#shared/rules/contract/rows'
import { type HouseTable } from './houseTable'
import { type Row, rowForm, type RowTable } from './rowForm'

const OURS = { source: 'house' } as const

/** The table of terrains. */
export function terrainTable(fields: Fields, plain: object): MapTable {
  return {
    table: 'terrain',
    of: 'terrains',
    title: localized('Terrains', 'Terrain'),
    one: localized('Nouveau terrain', 'New terrain'),
    fields,
    plain: { ...plain, char: '', look: 'clear' },
  }
}

/** The table of hexside features. */
export function hexsideTable(fields: Fields, plain: object): MapTable {
  return {
    table: 'hexsides',
    of: 'features',
    title: localized('Bords de case', 'Hexsides'),
    one: localized('Nouvel élément de bord de case', 'New hexside feature'),
    fields,
    plain: { ...plain, slot: 'barrier', look: 'normal' },
  }
}

type MapTable = RowTable & { readonly of: Exclude<RowsOf, 'weapons'> }

/** A table of rows of the map; a row that a scenario changes or adds is its author's. */
export function mapTable<R extends { readonly rows: Rows }>(table: MapTable): HouseTable<R> {
  const { of } = table
  return rowTable<R, Row>(
    { ...table, marked: OURS },
    ({ rows }) => rows[of],
    (rules, rows) => {
      const laid = of === 'terrains' ? withOwnCharacters(rows as readonly TerrainRow[]) : rows
      return { ...rules, rows: { ...rules.rows, [of]: laid } }
    },
  )
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

/** @param of the rows of the rules. @param withRows the rules with others. */
export function rowTable<R extends { readonly rows: Rows }, T extends Row>(
  table: RowTable,
  of: (rules: R) => readonly T[],
  withRows: (rules: R, laid: readonly T[]) => R,
): HouseTable<R> {
  return {
    table: table.table,
    lay: (rules, data, at) => withRows(rules, layRows(of(rules), table, data, { rows: rules.rows, at })),
    form: (_, play) => rowForm(table, (house) => of(play(house))),
  }
}

/**
 * The rows with those of the file changed and added, in their order. Throws a `Misfit`.
 * @param where the rows of the map, which fields may name, and the reader's place.
 */
function layRows<T extends Row>(
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
  const id = oneOf(rows.map((row) => row.id))(like, below(at, 'like'))
  const { id: _, name: __, ...model } = rows.find((row) => row.id === id) as T
  return model
}
