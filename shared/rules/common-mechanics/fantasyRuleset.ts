/** The common mechanics as the rest of the program asks them. */
import { footprintSize } from '#shared/document/counters'
import { houseRuleset, type RulesetParts } from '../house/houseRuleset'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { concealedFace, counterFace } from './counters/counterFace'
import { fantasyPosition, type FantasyRules } from './position/fantasyRules'
import { leadsIntoFortification } from './ground/fortification'
import { playedFantasyRules } from './house/playedRules'
import { markerMayLie } from './ground/markerPlaces'
import { sheetFaults, stateFaults } from './counters/statsFaults'
import { mayStack, mayStand, mayStraddle } from './stacking/standing'
import { UNIT_PLACEMENTS } from './units/unit'
import { ruleTables } from './tables'

export function fantasyRuleset(rules: FantasyRules): Ruleset {
  return houseRuleset(rules, playedFantasyRules, assemble)
}

function assemble(rules: FantasyRules): RulesetParts {
  const { id, name, rows, options } = rules
  return {
    ...rows,
    id,
    name,
    board: 'board-12x16',
    openTerrain: 'clear',
    defaultWall: 'fortification',
    placements: UNIT_PLACEMENTS,
    hexAttributes: ['cave', 'flammable', 'inaccessible', 'infiltration', 'wandering'],
    hasRoutes: false,
    scenarioParts: ['start', 'wings'],
    options,
    facingRules: { vertex: 'CM-ORI-1' },
    ruleTables: () => ruleTables(rules),
    counterFace: (scenario, counter) => counterFace(fantasyPosition(rules, scenario), counter),
    concealedFace: (scenario, counter) => concealedFace(fantasyPosition(rules, scenario), counter),
    facingKind: (scenario, counter) => (footprintSize(scenario, counter) === 2 ? 'vertex' : 'twelve'),
    mayStand: (scenario, counter, hex) => mayStand(fantasyPosition(rules, scenario), counter, hex),
    mayStraddle: (scenario, front, rear) => mayStraddle(fantasyPosition(rules, scenario), front, rear),
    mayStack: (scenario, hex, counters) => mayStack(fantasyPosition(rules, scenario), hex, counters),
    mayLie: (scenario, marker) => markerMayLie(fantasyPosition(rules, scenario), marker),
    leadsInto: (scenario, side) => leadsIntoFortification(fantasyPosition(rules, scenario), side),
    sheetFaults: (type) => sheetFaults(rules.rows, type),
    stateFaults,
  }
}
