/** The rolls and the play of medieval rules. */
import { type Resolution } from '../resolution/resolution'
import { playedMedievalRules } from './house/playedRules'
import { type MedievalRules } from './medievalRules'
import { medievalPlay } from './play/medievalPlay'
import { medievalRolls } from './rolls'

export function medievalResolution(rules: MedievalRules): Resolution {
  return {
    rolls: (house) => medievalRolls(playedMedievalRules(rules, house).rules),
    play: medievalPlay(rules),
  }
}
