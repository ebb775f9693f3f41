/** Makes a ruleset that scenarios can play with their own options and house tables. */
import { oncePerHouse } from '#shared/rules/contract/house'
import { type RuleTable, type Ruleset } from '#shared/rules/contract/ruleset'
import { type PlayableRules } from './houseTable'
import { type Play } from './playedRules'

/** The parts of a ruleset that a family's rules provide; tables are made when first read. */
export interface RulesetParts extends Omit<Ruleset, 'under' | 'tables'> {
  readonly ruleTables: () => readonly RuleTable[]
}

/** The ruleset of these rules; what a scenario plays is assembled alike, once for the same options and tables. */
export function houseRuleset<R extends PlayableRules>(
  rules: R,
  play: Play<R>,
  assemble: (rules: R) => RulesetParts,
): Ruleset {
  const under: Ruleset['under'] = oncePerHouse((house) => {
    const { rules: played, ...effect } = play(rules, house)
    return { ruleset: played === rules ? ruleset : withTables(played, effect.overridden), ...effect }
  })
  const withTables = (played: R, overridden: readonly string[]): Ruleset => {
    const { ruleTables, ...parts } = assemble(played)
    let tables: readonly RuleTable[] | undefined
    return {
      ...parts,
      under,
      // Written out when first read: a page shows its map before anyone reads a table.
      get tables() {
        tables ??= ruleTables().map((table) => (overridden.includes(table.id) ? ofHouse(table) : table))
        return tables
      },
    }
  }
  const ruleset = withTables(rules, [])
  return ruleset
}

function ofHouse(table: RuleTable): RuleTable {
  return { ...table, source: 'house' }
}
