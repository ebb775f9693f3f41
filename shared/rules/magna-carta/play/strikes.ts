/** Tells who may fight or fire at whom as they stand, in the phases of a player turn (MC-SEQ, MC-ATT, MC-FIR). */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { parseHexKey } from '#shared/hex/axial'
import { sightRay } from '../../engine/sightRay'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type StrikeQuestions, type Strikes } from '#shared/rules/answers/strikes'
import { weaponOf } from '../fire/fireLine'
import { shotOnMap } from '../fire/shotOnMap'
import { canMelee } from '../ground/melee'
import { playedPosition } from '../house/playedRules'
import { isActive } from '../position/position'
import { type MedievalPosition, type MedievalRules } from '../rules/medievalRules'
import { sightField } from '../sight/sightField'
import { rollOf } from './fireAct'
import { enemiesInPlay, PHASES } from './sequence'

export function medievalStrikes(rules: MedievalRules): StrikeQuestions {
  return {
    phases: PHASES.map(({ id, player }) => ({
      id,
      moves: player.includes('move'),
      fires: player.includes('offensive-fire'),
    })),
    among: (scenario) => strikesIn(playedPosition(rules, scenario)),
  }
}

function strikesIn(position: MedievalPosition): Strikes {
  const { scenario } = position
  const { counters } = scenario
  const sees = lookout(position)
  return {
    fights: (from, to) => mayFight(position, from, to),
    /** Nobody moves in the offensive phase. @rule MC-FIR-1 @rule MC-FIR-4 */
    fires(from, to) {
      const enemies = enemiesInPlay(position, from, [to])
      if (!enemies.value) return enemies
      if (!sees(from, to)) return ruling(false, because('HS-LOS-1'))
      const shot = shotOnMap(position, { firer: from, target: to, phase: 'offensive' })
      if (!shot.value) return ruling(false, ...shot.because)
      const roll = rollOf(position, shot.value)
      if (!roll.value) return ruling(false, ...roll.because)
      return ruling(true, because('MC-FIR-1', { counter: from }), ...shot.because)
    },
    /** Nobody who is out of action fires. @rule MC-FIR-1 */
    range(id) {
      const { [id]: counter } = counters
      return (counter && isActive(position, counter) && weaponOf(position, counter)?.long) || 0
    },
  }
}

/** May one counter attack another hand to hand, both as they stand? @rule MC-ATT @rule MC-MAP-3 */
export function mayFight(position: MedievalPosition, from: CounterId, to: CounterId): Ruling<boolean> {
  const { scenario } = position
  const enemies = enemiesInPlay(position, from, [to])
  if (!enemies.value) return enemies
  const judged = footprint(scenario, scenario.counters[to]).map((hex) => canMelee(position, from, hex))
  return judged.find(({ value }) => value) ?? (judged[0] as Ruling<boolean>)
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
