/** Who can be struck where everybody stands, under medieval rules. */
import { footprint } from '#shared/document/counters'
import { type Counter, type CounterId } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { type ClashQuestions } from '../clash'
import { clashes } from '../engine/clashes'
import { sightRay } from '../engine/sightRay'
import { because, type Ruling, ruling } from '../ruling'
import { weaponOf } from './fire/fireLine'
import { shotOnMap } from './fire/shotOnMap'
import { canMelee } from './ground/melee'
import { playedPosition } from './house/playedRules'
import { isActive } from './position/position'
import { type MedievalPosition, type MedievalRules } from './rules/medievalRules'
import { sightField } from './sight/sightField'

export function medievalClashes(rules: MedievalRules): ClashQuestions {
  return {
    inContact(scenario) {
      const position = playedPosition(rules, scenario)
      return clashes(
        scenario,
        () => 1,
        (by, target) => strikes(position, by, target),
      )
    },
    underFire(scenario) {
      const position = playedPosition(rules, scenario)
      const sees = lookout(position)
      return clashes(
        scenario,
        (id) => rangeOf(position, scenario.counters[id] as Counter),
        (firer, target) =>
          sees(firer, target) ? fires(position, firer, target) : ruling(false, because('HS-LOS-1')),
      )
    },
  }
}

/** @rule MC-ATT */
function strikes(position: MedievalPosition, by: CounterId, target: CounterId): Ruling<boolean> {
  const { scenario } = position
  const judged = footprint(scenario, scenario.counters[target] as Counter).map((hex) =>
    canMelee(position, by, hex),
  )
  return judged.find(({ value }) => value) ?? ruling(false, because('MC-ATT', { counter: by }))
}

/** Most lines end here: the field answers thousands of them while one is explained. @rule HS-LOS-16 */
function lookout(position: MedievalPosition): (firer: CounterId, target: CounterId) => boolean {
  const { counters } = position.scenario
  const field = sightField(position)
  const ray = sightRay(field)
  return (firer, target) => {
    const [from, to] = [counters[firer]?.hex, counters[target]?.hex].map((hex) => hex && parseHexKey(hex))
    if (!from || !to || !field.onMap(from) || !field.onMap(to)) return false
    ray.aim(to.q - from.q, to.r - from.r)
    return ray.reaches(field.cellOf(from))
  }
}

/** In the offensive phase: nobody moves. @rule MC-FIR-1 @rule MC-FIR-4 */
function fires(position: MedievalPosition, firer: CounterId, target: CounterId): Ruling<boolean> {
  const shot = shotOnMap(position, { firer, target, phase: 'offensive' })
  return ruling(shot.value !== undefined, because('MC-FIR-1', { counter: firer }), ...shot.because)
}

/** Hexes; 0 for who has no weapon that fires, or is out of action. @rule MC-FIR-1 */
function rangeOf(position: MedievalPosition, counter: Counter): number {
  return isActive(position, counter) ? (weaponOf(position, counter)?.long ?? 0) : 0
}
