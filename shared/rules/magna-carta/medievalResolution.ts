/** The rolls and the play of medieval rules. */
import { type Resolution } from '../resolution/resolution'
import { playedMedievalRules } from './house/playedRules'
import { type MedievalRules } from './rules/medievalRules'
import { medievalPlay } from './play/medievalPlay'
import { medievalRolls } from './play/rolls'

export function medievalResolution(rules: MedievalRules): Resolution {
  return {
    rolls: (house) => medievalRolls(playedMedievalRules(rules, house).rules),
    play: medievalPlay(rules),
  }
}
