/** Sight in the fantasy game as the rest of the program asks it. */
import { type SightQuestions } from '../sight'
import { type FantasyRules } from './fantasyRules'

export function fantasySight(_rules: FantasyRules): SightQuestions {
  return {
    placements: ['ground', 'low-flight', 'high-flight', 'shallow-infiltration', 'deep-infiltration'],
    traceLineOfSight: () => ({ visible: 'unknown', because: [], crossed: [], pairs: [] }),
    fieldOfView: (_scenario, from) => ({ from, visible: [], hidden: [] }),
    countViewers: () => new Uint32Array(0),
  }
}
