/** Entries under their ids, as objects and layers of Tiled bring them: copied ones get new ids. */
import { freshIds } from '#shared/document/ids'
import { type JsonObject } from '#shared/json/decode'

interface ReadEntries {
  /** Under the id that is asked for, or a new one where it is taken or missing; that is returned. */
  add(id: string | undefined, entry: JsonObject): string
  /** Under its place, which is returned: with what was there, or instead of it. */
  put(place: string, entry: JsonObject, joins?: boolean): string
  all(): JsonObject
}

/** @param stem of new ids, where an entry has no type */
export function entriesUnder(stem: string): ReadEntries {
  const entries = new Map<string, JsonObject>()
  // Without a prototype: an id may be any text.
  const taken = Object.create(null) as Record<string, true>
  const fresh = freshIds(taken, '')
  return {
    add(asked, entry) {
      const type = entry['type']
      const id =
        asked !== undefined && !(asked in taken)
          ? asked
          : fresh(asked ?? (typeof type === 'string' && type !== '' ? type : stem))
      taken[id] = true
      entries.set(id, entry)
      return id
    },
    put(place, entry, joins) {
      entries.set(place, joins ? { ...entries.get(place), ...entry } : entry)
      return place
    },
    all: () => Object.fromEntries(entries),
  }
}
