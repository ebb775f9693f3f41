/** Who may fight or fire at whom as they stand, in the phases of a player turn (MC-SEQ, MC-ATT, MC-FIR). */
import { footprint } from '#shared/document/counters'
import { because, type Ruling, ruling } from '../../ruling'
import { type StrikeQuestions } from '../../strikes'
import { resolveFire } from '../fire/fire'
import { weaponOf } from '../fire/fireLine'
import { shotOnMap } from '../fire/shotOnMap'
import { canMelee } from '../ground/melee'
import { playedPosition } from '../house/playedRules'
import { type MedievalRules } from '../rules/medievalRules'
import { enemiesInPlay, PHASES } from './sequence'

export function medievalStrikes(rules: MedievalRules): StrikeQuestions {
  return {
    phases: PHASES.map(({ id, player }) => ({
      id,
      moves: player.includes('move'),
      fires: player.includes('offensive-fire'),
    })),
    fights(scenario, from, to) {
      const position = playedPosition(rules, scenario)
      const enemies = enemiesInPlay(position, from, [to])
      if (!enemies.value) return enemies
      const judged = footprint(scenario, scenario.counters[to]).map((hex) => canMelee(position, from, hex))
      return judged.find(({ value }) => value) ?? (judged[0] as Ruling<boolean>)
    },
    fires(scenario, from, to) {
      const position = playedPosition(rules, scenario)
      const enemies = enemiesInPlay(position, from, [to])
      if (!enemies.value) return enemies
      const shot = shotOnMap(position, { firer: from, target: to, phase: 'offensive' })
      // Who shares a hex is fought, not shot at.
      if (!shot.value || shot.value.range < 1)
        return ruling(false, ...(shot.value ? [because('MC-FIR-1', { counter: to })] : shot.because))
      const answer = resolveFire(shot.value, undefined, position.rules.figures.fire)
      if (answer.kind === 'refused') return ruling(false, ...answer.because)
      return ruling(true, ...shot.because, because('MC-FIR-1', { counter: from }))
    },
    range(scenario, id) {
      const counter = scenario.counters[id]
      return (counter && weaponOf(playedPosition(rules, scenario), counter)?.long) ?? 0
    },
  }
}
