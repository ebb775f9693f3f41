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
  return [...seers(position, id, observer)]
}

/** The first of them; nobody else is looked for. */
export function enemyThatSees(
  position: FantasyPosition,
  id: CounterId,
  observer: Observer,
): CounterId | undefined {
  const [first] = seers(position, id, observer)
  return first
}

function* seers(position: FantasyPosition, id: CounterId, observer: Observer): Generator<CounterId> {
  const { scenario } = position
  const seen = scenario.counters[id]
  if (!seen) return
  const heights = sightField(position)
  const standing = (counter: Counter) => ({
    hexes: footprint(scenario, counter),
    placement: counter.placement,
  })
  const target = standing(seen)
  for (const [enemy, other] of countersOnMap(scenario, id)) {
    if ((other.decoy && observer === 'unit') || !areEnemies(scenario, seen, other)) continue
    if (sightBetweenUnits(position, standing(other), target, heights)?.visible === true) yield enemy
  }
}
