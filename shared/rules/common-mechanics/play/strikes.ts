/** Tells who may fight or fire at whom as they stand (CM-ENG, CM-ORI-3); a unit moves and fires in one turn, in either order. */
import { type CounterId } from '#shared/document/ids'
import { because, ruling } from '#shared/rules/sentences/ruling'
import { type StrikeQuestions } from '#shared/rules/answers/strikes'
import { shots } from '../advantage/advantageFire'
import { engages } from '../engagement/engagement'
import { weaponRange } from '../figures/weaponFigures'
import { playedFantasyPosition } from '../house/playedRules'
import { type FantasyRules } from '../position/fantasyRules'
import { sightField } from '../sight/sightField'
import { sightAlong } from '../sight/sightRay'
import { type Unit, unitsOnMap } from '../units/unit'

const TURN = { id: 'turn', moves: true, fires: true } as const

export function fantasyStrikes(rules: FantasyRules): StrikeQuestions {
  return {
    phases: [TURN],
    among(scenario) {
      const position = playedFantasyPosition(rules, scenario)
      const units = new Map(unitsOnMap(position).map((unit) => [unit.id, unit]))
      const unit = (id: CounterId): Unit => units.get(id) as Unit
      const sees = sightAlong(sightField(position))
      return {
        /** @rule CM-ENG-1 */
        fights: (from, to) => engages(position, unit(from), unit(to)),
        /** @rule CM-STAT-3 @rule CM-ORI-3 */
        fires(from, to) {
          // Most lines end here: the field answers thousands of them while one is explained.
          if (!sees(unit(from), unit(to))) return ruling(false, because('CM-LOS-9'))
          const { value, because: reasons } = shots(position, unit(from), unit(to))
          if (value.length === 0) return ruling(false, ...reasons)
          return ruling(true, because('CM-STAT-3', { counter: from }), ...reasons)
        },
        range(id) {
          // A decoy is no unit.
          const shooter = units.get(id)
          if (!shooter || shooter.ammunition === 'out') return 0
          return weaponRange(position.rules.figures.weapons, shooter.weapon) ?? 0
        },
      }
    },
  }
}
