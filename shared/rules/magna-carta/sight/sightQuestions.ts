/** Sight in a medieval game as the rest of the program asks it. */
import { parseHexKey } from '#shared/hex/axial'
import { sightRay } from '../../engine/sightRay'
import { countViewers, fieldOfView } from '../../engine/viewers'
import { type SightQuestions } from '#shared/rules/answers/sight'
import { playedPosition } from '../house/playedRules'
import { type MedievalRules } from '../rules/medievalRules'
import { sightBetween } from './sightBetween'
import { sightField } from './sightField'

export function medievalSight(rules: MedievalRules): SightQuestions {
  return {
    mutualRule: 'HS-LOS-10',
    placements: ['ground'],
    viewersOf({ counters }, id) {
      const hex = counters[id]?.hex
      return hex === undefined ? [] : [parseHexKey(hex)]
    },
    traceLineOfSight(scenario, { from, to }) {
      const position = playedPosition(rules, scenario)
      return sightBetween(position, from, to, sightField(position))
    },
    fieldOfView: (scenario, from, within) =>
      fieldOfView(sightRay(sightField(playedPosition(rules, scenario))), from, within),
    countViewers: (scenario, viewers, told) =>
      countViewers(sightRay(sightField(playedPosition(rules, scenario))), viewers, told),
  }
}
