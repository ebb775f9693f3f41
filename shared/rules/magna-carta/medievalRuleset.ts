/** A ruleset of the Magna Carta family as the rest of the program asks it. */
import { houseRuleset, type RulesetParts } from '../house/houseRuleset'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { counterFace } from './characters/counterFace'
import { sheetFaults } from './characters/sheetFaults'
import { playedMedievalRules } from './house/playedRules'
import { medievalPosition, type MedievalRules } from './rules/medievalRules'
import { FACING_RULES } from './position/facing'
import { mayStack, mayStand, mayStraddle } from './ground/standing'

export function medievalRuleset(rules: MedievalRules): Ruleset {
  return houseRuleset(rules, playedMedievalRules, assemble)
}

function assemble(rules: MedievalRules): RulesetParts {
  const { id, name, rows, options, facingKind } = rules
  return {
    ...rows,
    id,
    name,
    openTerrain: 'clear',
    defaultWall: 'wall',
    placements: ['ground'],
    hexAttributes: [],
    hasRoutes: true,
    oneAHex: true,
    scenarioParts: [],
    options,
    facingRules: FACING_RULES,
    ruleTables: () => rules.ruleTables(rules),
    counterFace: (scenario, counter) => counterFace(medievalPosition(rules, scenario), counter),
    sheetFaults: (type) => sheetFaults(rows, type),
    facingKind: (scenario, counter) => facingKind(medievalPosition(rules, scenario), counter),
    mayStand: (scenario, counter, hex) => mayStand(medievalPosition(rules, scenario), counter, hex),
    mayStraddle: (scenario, front, rear) => mayStraddle(medievalPosition(rules, scenario), front, rear),
    mayStack: (scenario, hex, counters) => mayStack(medievalPosition(rules, scenario), hex, counters),
  }
}
