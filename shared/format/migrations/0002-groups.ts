/**
 * Version 1 to 2. The wings of a side became groups of the scenario, a tree that every game has (CTR-7); a group may be a
 * wing. A counter names its group. Two sides could have a wing of the same id: the later one gets a number.
 */
import { freshIds } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { isObject, type JsonObject } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type Migration } from './migration'

/** New ids of groups, by side and by the wing's old id. */
type Renamed = Map<string, Map<string, string>>

export const wingsAsGroups: Migration = {
  to: 2,
  migrate(file) {
    const { sides, counters, groups: _none, reinforcements: __none, ...rest } = file
    const groups: Record<string, JsonObject> = {}
    const renamed: Renamed = new Map()
    const fresh = freshIds({}, '')
    return {
      ...rest,
      version: 2,
      ...(sides !== undefined && {
        sides: eachOf(sides, (side, id) =>
          withoutWings(
            side,
            (wing, value, rank) => {
              const group = fresh(wing)
              groups[group] = asGroup(value, { side: id, wing, rank })
              renamed.set(id, (renamed.get(id) ?? new Map<string, string>()).set(wing, group))
            },
            id,
          ),
        ),
      }),
      groups,
      ...(counters !== undefined && {
        counters: eachOf(counters, (counter) => inGroup(counter, file, renamed)),
      }),
    }
  },
}

// What is no object stays as it is: the reader refuses it in its place.
function eachOf(record: unknown, change: (one: JsonObject, id: string) => JsonObject): unknown {
  if (!isObject(record)) return record
  return Object.fromEntries(
    Object.entries(record).map(([id, one]) => [id, isObject(one) ? change(one, id) : one]),
  )
}

function withoutWings(
  { wings, ...side }: JsonObject,
  take: (id: string, wing: JsonObject, rank: number) => void,
  id: string,
): JsonObject {
  if (wings === undefined) return side
  if (!isObject(wings)) return refuse(['sides', id, 'wings'], wings, localized('un objet', 'an object'))
  Object.entries(wings).forEach(([wing, value], rank) => {
    if (!isObject(value))
      return refuse(['sides', id, 'wings', wing], value, localized('un objet', 'an object'))
    take(wing, value, rank)
  })
  return side
}

function asGroup(
  { name, leader, ...wing }: JsonObject,
  { side, wing: id, rank }: { readonly side: string; readonly wing: string; readonly rank: number },
): JsonObject {
  if (typeof name !== 'string')
    return refuse(['sides', side, 'wings', id, 'name'], name, localized('un texte', 'a text'))
  return { side, name, ...(leader !== undefined && { leader }), ...(rank > 0 && { rank }), wing }
}

// The wing of a counter is one of its side's: its own, or its type's.
function inGroup({ wing, ...counter }: JsonObject, file: JsonObject, renamed: Renamed): JsonObject {
  if (typeof wing !== 'string') return wing === undefined ? counter : { ...counter, group: wing }
  const types = isObject(file['counterTypes']) ? file['counterTypes'] : {}
  const type = types[String(counter['type'])]
  const side = counter['side'] ?? (isObject(type) ? type['side'] : undefined)
  return { ...counter, group: renamed.get(String(side))?.get(wing) ?? wing }
}
