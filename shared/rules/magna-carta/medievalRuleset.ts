/** A ruleset of the Magna Carta family as the rest of the program asks it. */
import { oncePerHouse } from '../house'
import { type RuleTable, type Ruleset } from '../ruleset'
import { counterFace } from './counterFace'
import { playedMedievalRules } from './house/playedRules'
import { medievalPosition, type MedievalRules } from './medievalRules'
import { mayStack, mayStand, mayStraddle } from './standing'

export function medievalRuleset(rules: MedievalRules): Ruleset {
  const under: Ruleset['under'] = oncePerHouse((house) => {
    const { rules: played, ...effect } = playedMedievalRules(rules, house)
    return { ruleset: played === rules ? ruleset : assemble(played, under, effect.overridden), ...effect }
  })
  const ruleset = assemble(rules, under, [])
  return ruleset
}

/** @param overridden the house tables that these rules hold, by id. */
function assemble(rules: MedievalRules, under: Ruleset['under'], overridden: readonly string[]): Ruleset {
  const { id, name, rows, options, facingKind } = rules
  let tables: readonly RuleTable[] | undefined
  return {
    ...rows,
    id,
    name,
    openTerrain: 'clear',
    defaultWall: 'wall',
    placements: ['ground'],
    hexAttributes: [],
    // Written out when first read: a page shows its map before anyone reads a table.
    get tables() {
      tables ??= rules
        .ruleTables(rules)
        .map((table) => (overridden.includes(table.id) ? ofHouse(table) : table))
      return tables
    },
    options,
    under,
    counterFace: (scenario, counter) => counterFace(medievalPosition(rules, scenario), counter),
    facingKind: (scenario, counter) => facingKind(medievalPosition(rules, scenario), counter),
    mayStand: (scenario, counter, hex) => mayStand(medievalPosition(rules, scenario), counter, hex),
    mayStraddle: (scenario, front, rear) => mayStraddle(medievalPosition(rules, scenario), front, rear),
    mayStack: (scenario, hex, counters) => mayStack(medievalPosition(rules, scenario), hex, counters),
  }
}

function ofHouse(table: RuleTable): RuleTable {
  return { ...table, source: 'house' }
}
