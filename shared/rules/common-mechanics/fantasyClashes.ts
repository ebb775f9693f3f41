/** Who can be struck where everybody stands, under the common mechanics. */
import { type CounterId } from '#shared/document/types'
import { shots } from './advantage/advantageFire'
import { type ClashQuestions } from '../clash'
import { clashes } from '../engine/clashes'
import { because, ruling } from '../ruling'
import { engages } from './engagement/engagement'
import { weaponRange } from './figures/weaponFigures'
import { playedFantasyPosition } from './house/playedRules'
import { type FantasyRules } from './position/fantasyRules'
import { sightField } from './sight/sightField'
import { sightAlong } from './sight/sightRay'
import { type Unit, unitsOnMap } from './units/unit'

export function fantasyClashes(rules: FantasyRules): ClashQuestions {
  return {
    /** @rule CM-ENG-1 */
    inContact(scenario) {
      const position = playedFantasyPosition(rules, scenario)
      const unit = unitsById(unitsOnMap(position))
      return clashes(
        scenario,
        () => 1,
        (by, target) => engages(position, unit(by), unit(target)),
      )
    },
    /** @rule CM-STAT-3 @rule CM-ORI-3 */
    underFire(scenario) {
      const position = playedFantasyPosition(rules, scenario)
      const unit = unitsById(unitsOnMap(position))
      // Most lines end here: the field answers thousands of them while one is explained.
      const sees = sightAlong(sightField(position))
      return clashes(
        scenario,
        (id) => weaponRange(position.rules.figures.weapons, unit(id).weapon) ?? 0,
        (by, target) => {
          if (!sees(unit(by), unit(target))) return ruling(false, because('CM-LOS-9'))
          const { value, because: reasons } = shots(position, unit(by), unit(target))
          return ruling(value.length > 0, because('CM-STAT-3', { counter: by }), ...reasons)
        },
      )
    },
  }
}

function unitsById(units: readonly Unit[]): (id: CounterId) => Unit {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  return (id) => byId.get(id) as Unit
}
