/** The tables as people read them, made from the same data the rules use (`castellan tables`, aid sheets). */
import { type RuleTable } from '#shared/rules/contract/ruleset'
import { combatRuleTable } from './combat/combatRuleTables'
import { COMBAT_TARGETS } from './figures/combatTables'
import { fireRuleTable } from './fire/fireRuleTables'
import { hexsidesRuleTable, terrainRuleTable } from './ground/groundRuleTables'
import { infiltrationRuleTable } from './infiltration/infiltrationRuleTable'
import { type MedievalRules } from './rules/medievalRules'
import { movementRuleTable } from './movement/movementRuleTable'
import { NAPHTHA_TARGETS } from './figures/naphthaTables'
import { naphthaRuleTable } from './naphtha/naphthaRuleTables'
import { blanksOf } from './rules/options'
import { rangesRuleTable } from './fire/rangesRuleTable'

/** The tables in the order of the players' aid. */
export function ruleTables(rules: MedievalRules): readonly RuleTable[] {
  const { rows, figures, chosen } = rules
  const { combat, fire, weapons, naphtha } = figures
  return [
    ...COMBAT_TARGETS.map((target) => combatRuleTable(target, blanksOf(chosen), combat[target])),
    ...Object.values(fire.tables).map((table) => fireRuleTable(table, fire, weapons)),
    infiltrationRuleTable(rules.infiltrationTable(rules)),
    rangesRuleTable(weapons),
    ...NAPHTHA_TARGETS.map((target) => naphthaRuleTable(target, naphtha[target], figures.scatter)),
    terrainRuleTable(rows.terrains),
    hexsidesRuleTable(rows.features),
    movementRuleTable(figures.movement),
  ]
}
