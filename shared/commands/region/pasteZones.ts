/** Pastes the zones of a region: as new zones beside the map's, which keep all their hexes. */
import { type Draft } from 'immer'
import { zone as zoneField } from '#shared/document/entities'
import { freshIds, type SideId, type ZoneId } from '#shared/document/ids'
import { settledThing } from '#shared/document/namedIn'
import { withSidesOf } from '#shared/document/references/references'
import { type Scenario, type Zone } from '#shared/document/types'
import { renamed } from '#shared/document/words'
import { found } from '../command/cells'
import { type PlacedRegion } from './placedRegion'

export function pasteZones(
  draft: Draft<Scenario>,
  { clip, place, idCode }: PlacedRegion,
  called: (id: SideId) => SideId,
): void {
  const coming = Object.entries<Zone>(clip.zones)
  if (coming.length === 0) return
  const { zones } = found(draft)
  const present = Object.values<Zone>(zones)
  const there = new Set(present.map(content))
  const fresher = freshNames(new Set(present.flatMap(namesOf)))
  const fresh = freshIds(zones, idCode)
  for (const [id, zone] of coming) {
    const hexes = zone.hexes.flatMap((own) => place(own) ?? [])
    const placed = { ...withSidesOf(zoneField, zone, called), hexes }
    // A zone identical to one of the map is not added again.
    if (hexes.length === 0 || there.has(content(placed))) continue
    draft.zones[fresh(id) as ZoneId] = fresher(placed) as Draft<Zone>
  }
}

// Its hexes are in no order.
function content({ hexes, ...zone }: Zone): string {
  return JSON.stringify([settledThing(zone, 'fr'), [...hexes].sort()])
}

function namesOf({ name, words }: Zone): string[] {
  return [name, words?.name?.fr, words?.name?.en].flatMap((one) => one ?? [])
}

/** "Bourg", else "Bourg 2", "Bourg 3"…, with one number in all languages: the user tells zones apart by their names. */
function freshNames(taken: Set<string>): (zone: Zone) => Zone {
  const numbers = new Map<string, number>()
  return (zone) => {
    let free = zone
    const stem = stemOf(zone.name)
    for (let number = numbers.get(stem) ?? 2; namesOf(free).some((name) => taken.has(name)); number++) {
      free = renamed(zone, (name) => `${stemOf(name)} ${number}`)
      numbers.set(stem, number + 1)
    }
    for (const name of namesOf(free)) taken.add(name)
    return free
  }
}

const stemOf = (name: string): string => name.replace(/ \d{1,9}$/, '')
