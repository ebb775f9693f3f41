/** Pastes the zones of a region: as new zones beside the map's, which keep all their hexes. */
import { type Draft } from 'immer'
import { zone as zoneField } from '#shared/document/entities'
import { freshIds, type SideId, type ZoneId } from '#shared/document/ids'
import { withSidesOf } from '#shared/document/references/references'
import { type Scenario, type Zone } from '#shared/document/types'
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
  const freshName = freshNames(new Set(present.map(({ name }) => name)))
  const fresh = freshIds(zones, idCode)
  for (const [id, zone] of coming) {
    const hexes = zone.hexes.flatMap((own) => place(own) ?? [])
    const placed = { ...withSidesOf(zoneField, zone, called), hexes }
    // A zone identical to one of the map is not added again.
    if (hexes.length === 0 || there.has(content(placed))) continue
    draft.zones[fresh(id) as ZoneId] = { ...placed, name: freshName(zone.name) } as Draft<Zone>
  }
}

// Its hexes are in no order.
function content({ hexes, ...zone }: Zone): string {
  return JSON.stringify([zone, [...hexes].sort()])
}

/** "Bourg", else "Bourg 2", "Bourg 3"…: the user tells zones apart by their names. */
function freshNames(taken: Set<string>): (name: string) => string {
  const numbers = new Map<string, number>()
  return (name) => {
    const stem = name.replace(/ \d{1,9}$/, '')
    let free = name
    for (let number = numbers.get(stem) ?? 2; taken.has(free); number++) {
      free = `${stem} ${number}`
      numbers.set(stem, number + 1)
    }
    taken.add(free)
    return free
  }
}
