/** The tables as people read them, made from the same data the rules use (`castellan tables`, aid sheets). */
import { type RuleTable } from '#shared/rules/contract/ruleset'
import { advantageRuleTables } from './tables/advantage'
import { commandRuleTable, stackingRuleTable } from './tables/command'
import { hexsidesRuleTable, terrainRuleTable } from './tables/ground'
import { movementRuleTable, wanderingRuleTable } from './tables/movement'
import { obstaclesRuleTable } from './tables/obstacles'
import { weatherRuleTable, rangesRuleTable } from './tables/weather'
import { type FantasyRules } from './position/fantasyRules'
import { sheetOf } from './position/options'

/** The tables in the order of the players' aid. */
export function ruleTables({ rows, figures, chosen }: FantasyRules): readonly RuleTable[] {
  const inForce = figures.advantage[sheetOf(chosen)]
  return [
    terrainRuleTable(rows.terrains),
    hexsidesRuleTable(rows.features, figures.movement, inForce),
    obstaclesRuleTable(rows.markers),
    movementRuleTable(figures.movement),
    wanderingRuleTable(figures.wandering),
    stackingRuleTable(figures.stacking),
    ...advantageRuleTables(figures.advantage),
    rangesRuleTable(figures.weapons),
    weatherRuleTable(figures.weather),
    commandRuleTable(figures.command),
  ]
}
