/** Boards of the fantasy game, and what its rules read of them: `unit(fantasyBoard({ counters: { orc: { at: 'C3' } } }), 'orc')`. */
import { counterId, sideId } from '#shared/document/ids'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { type FantasyPosition, type FantasyRules } from '#shared/rules/common-mechanics/position/fantasyRules'
import { playedFantasyPosition } from '#shared/rules/common-mechanics/house/playedRules'
import { COMMON_MECHANICS, commonMechanics } from '#shared/rules/common-mechanics/index'
import { type Unit, unitOf } from '#shared/rules/common-mechanics/units/unit'
import { type BoardParts, testBoard } from './board'

export type SideName = 'red' | 'blue' | 'green'

/** Open ground of 12 x 10 flat hexes with the sides of `SideName`, unless given otherwise. */
export function fantasyBoard(parts: BoardParts = {}): Scenario {
  return testBoard({ ruleset: commonMechanics.id, ...parts })
}

/** An entrance of a fortification in its wall, with its owner and those it lets pass. */
export function entrance(owner?: SideName, ...guests: SideName[]): HexsideFeatures {
  return {
    barrier: { feature: 'fortification' },
    opening: {
      feature: 'fortification-entrance',
      ...(owner && { owner: sideId(owner) }),
      ...(guests.length > 0 && { guests: guests.map(sideId) }),
    },
  }
}

/** The position under the options and house tables of the scenario. */
export function positionOf(scenario: Scenario, rules: FantasyRules = COMMON_MECHANICS): FantasyPosition {
  return playedFantasyPosition(rules, scenario)
}

/** The unit of a counter; throws when there is none. */
export function unit(scenario: Scenario, id: string, rules: FantasyRules = COMMON_MECHANICS): Unit {
  const found = unitOf(positionOf(scenario, rules), counterId(id))
  if (!found) throw new Error(`no unit is called ${id}`)
  return found
}
