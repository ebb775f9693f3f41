/** The rolls and the play of the common mechanics. */
import { type Resolution } from '../resolution/resolution'
import { type TableRoll } from '../resolution/rolls'
import { because } from '#shared/rules/sentences/ruling'
import { type FantasyRules } from './position/fantasyRules'
import { playedFantasyRules } from './house/playedRules'
import { fantasyPlay } from './play/fantasyPlay'
import { WANDERING_NAMES, wanderingChances, WANDERINGS, wanderingOf } from './figures/wanderingTable'

export function fantasyResolution(rules: FantasyRules): Resolution {
  return {
    play: fantasyPlay(rules),
    rolls: (house) => {
      const played = playedFantasyRules(rules, house).rules
      const { levels } = played.figures.wandering
      return { wandering: { levels: levels.length, roll: (level) => wanderingRoll(played, level) } }
    },
  }
}

/** @rule CM-WAN-1 */
function wanderingRoll({ figures: { wandering } }: FantasyRules, level: number): TableRoll {
  const chances = wanderingChances(wandering, level)
  return {
    tables: ['wandering'],
    dice: { count: 1, faces: wandering.dieFaces },
    reading: {},
    modifiers: [],
    counts: [],
    outcomes: WANDERINGS.map((id) => ({ id, name: WANDERING_NAMES[id], chance: chances[id] })),
    thrown: (die) => ({ die, outcome: wanderingOf(wandering, level, die) }),
    because: [because('CM-WAN-1')],
  }
}
