/** Edits the data of a house table of rows: the file's fields of each row, without those equal to the default. */
import { type Json } from '#shared/json/extra'

type Entry = Readonly<Record<string, Json>>

/** The entries of a table of rows; values that are no rows are left out. */
function entriesOf(data: Json | undefined): readonly Entry[] {
  if (!Array.isArray(data)) return []
  return (data as Json[]).filter(
    (entry): entry is Entry => typeof entry === 'object' && entry !== null && !Array.isArray(entry),
  )
}

export function entryOf(data: Json | undefined, id: string): Entry | undefined {
  return entriesOf(data).find((entry) => entry['id'] === id)
}

/** The data of the table; a list without entries is no table. */
function tableOf(entries: readonly Entry[]): Json | undefined {
  return entries.length === 0 ? undefined : entries
}

/** The table with another entry for a row, in its place, a new one at the end; undefined = nothing is said of the row. */
export function withEntry(data: Json | undefined, id: string, entry: Entry | undefined): Json | undefined {
  const entries = entriesOf(data)
  const laid = entryOf(data, id)
    ? entries.map((one) => (one['id'] === id ? entry : one))
    : [...entries, entry]
  return tableOf(laid.filter((one) => one !== undefined))
}

/** The table with a field of a row; undefined = it is not said, and an entry that says nothing more goes. */
export function withField(
  data: Json | undefined,
  row: { readonly id: string; readonly own: boolean },
  key: string,
  value: Json | undefined,
): Json | undefined {
  const entry = entryOf(data, row.id) ?? { id: row.id }
  const { [key]: _, ...rest } = entry
  // In its place, so that the file changes by one value.
  const changed: Entry = value === undefined ? rest : { ...entry, [key]: value }
  return withEntry(data, row.id, row.own || Object.keys(changed).length > 1 ? changed : undefined)
}

/** The table without what it says of a row; rows that are like it say themselves what they had from it. */
export function withoutEntry(data: Json | undefined, id: string): Json | undefined {
  const gone = entryOf(data, id)
  if (!gone) return data
  const { id: _, like, name: __, ...model } = gone
  return tableOf(
    entriesOf(data).flatMap((entry) => {
      if (entry['id'] === id) return []
      if (entry['like'] !== id) return [entry]
      const { like: ___, id: own, ...rest } = entry
      return [{ id: own as Json, ...(like === undefined ? {} : { like }), ...model, ...rest }]
    }),
  )
}

/** The table with another row named in its place, by a key that names rows. */
export function withReference(
  data: Json | undefined,
  keys: readonly string[],
  id: string,
  other: string | null,
): Json | undefined {
  if (data === undefined) return undefined
  const replaced = ([key, value]: [string, Json]): [string, Json] => [
    key,
    keys.includes(key) && value === id ? other : value,
  ]
  return tableOf(entriesOf(data).map((entry) => Object.fromEntries(Object.entries(entry).map(replaced))))
}
