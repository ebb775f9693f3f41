/** A ruleset of the Magna Carta family as the rest of the program asks it. */
import { type Ruleset } from '../ruleset'
import { counterFace } from './counterFace'
import { medievalPosition, type MedievalRules } from './medievalRules'
import { mayStack, mayStand, mayStraddle } from './standing'

export function medievalRuleset(rules: MedievalRules): Ruleset {
  const { id, name, rows, options, ruleTables, facingKind } = rules
  return {
    ...rows,
    id,
    name,
    openTerrain: 'clear',
    defaultWall: 'wall',
    tables: ruleTables(rules),
    options,
    tablesUnder: (chosen) => ruleTables({ ...rules, chosen }),
    counterFace: (scenario, counter) => counterFace(medievalPosition(rules, scenario), counter),
    facingKind: (scenario, counter) => facingKind(medievalPosition(rules, scenario), counter),
    mayStand: (scenario, counter, hex) => mayStand(medievalPosition(rules, scenario), counter, hex),
    mayStraddle: (scenario, front, rear) => mayStraddle(medievalPosition(rules, scenario), front, rear),
    mayStack: (scenario, hex, counters) => mayStack(medievalPosition(rules, scenario), hex, counters),
  }
}
