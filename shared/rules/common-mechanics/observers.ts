/** Which counters of the enemy see a counter: units, and what passes for one. */
import { footprint } from '#shared/document/counters'
import { type Counter, type CounterId } from '#shared/document/types'
import { areEnemies, countersOnMap } from '../position'
import { type FantasyPosition } from './fantasyRules'
import { sightBetweenUnits } from './sightBetween'
import { sightField } from './sightField'

/** Decoys look like units, yet they see nobody (CM-HID-1, CM-HID-3). */
export type Observer = 'unit' | 'unit-or-decoy'

/** The enemies on the map that see a counter, in the order of the document; none when it is not on the map. @rule CM-LOS-9 */
export function enemiesThatSee(position: FantasyPosition, id: CounterId, observer: Observer): CounterId[] {
  const { scenario } = position
  const seen = scenario.counters[id]
  if (!seen) return []
  const heights = sightField(position)
  const standing = (counter: Counter) => ({
    hexes: footprint(scenario, counter),
    placement: counter.placement,
  })
  return countersOnMap(scenario, id)
    .filter(([, other]) => observer === 'unit-or-decoy' || !other.decoy)
    .filter(([, other]) => areEnemies(scenario, seen, other))
    .filter(
      ([, other]) => sightBetweenUnits(position, standing(other), standing(seen), heights)?.visible === true,
    )
    .map(([enemy]) => enemy)
}
