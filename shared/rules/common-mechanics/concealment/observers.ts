/** Finds the enemy counters that see a counter: units, and decoys that pass for units. */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { countersOnMap, sideOf } from '#shared/rules/standing/position'
import { type FantasyPosition } from '../position/fantasyRules'
import { sightField } from '../sight/sightField'
import { areFoes } from '../units/unit'
import { sightAlong } from '../sight/sightRay'

/** Decoys look like units, yet they see nobody (CM-HID-1, CM-HID-3). */
type Observer = 'unit' | 'unit-or-decoy'

/** The enemies on the map that see a counter, in the order of the document; none when it is not on the map. @rule CM-LOS-9 */
export function enemiesThatSee(position: FantasyPosition, id: CounterId, observer: Observer): CounterId[] {
  return [...observersOf(position, observer)(id)]
}

/** Finds the first enemy that sees a counter. For many counters where nobody moves. */
export function lookout(
  position: FantasyPosition,
  observer: Observer,
): (id: CounterId) => CounterId | undefined {
  const enemiesOf = observersOf(position, observer)
  return (id) => {
    const [first] = enemiesOf(id)
    return first
  }
}

function observersOf(
  position: FantasyPosition,
  observer: Observer,
): (id: CounterId) => Generator<CounterId, void> {
  const { scenario } = position
  const sees = sightAlong(sightField(position))
  const all = countersOnMap(scenario).map(([id, counter]) => ({
    id,
    decoy: counter.decoy,
    side: sideOf(scenario, counter),
    hexes: footprint(scenario, counter),
    placement: counter.placement,
  }))
  const byId = new Map(all.map((one) => [one.id, one]))
  return function* (id) {
    const seen = byId.get(id)
    if (!seen) return
    for (const other of all) {
      if ((other.decoy && observer === 'unit') || !areFoes(seen, other)) continue
      if (sees(other, seen)) yield other.id
    }
  }
}
