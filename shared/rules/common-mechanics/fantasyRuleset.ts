/** The common mechanics as the rest of the program asks them. */
import { footprintSize } from '#shared/document/counters'
import { because, ruling } from '../ruling'
import { type Ruleset } from '../ruleset'
import { counterFace } from './counterFace'
import { fantasyPosition, type FantasyRules } from './fantasyRules'
import { mayStack, mayStand } from './standing'

export function fantasyRuleset(rules: FantasyRules): Ruleset {
  const { id, name, rows, options } = rules
  const ruleset: Ruleset = {
    ...rows,
    id,
    name,
    openTerrain: 'clear',
    defaultWall: 'fortification',
    placements: ['ground', 'low-flight', 'high-flight', 'shallow-infiltration', 'deep-infiltration'],
    hexAttributes: ['cave', 'flammable', 'inaccessible', 'infiltration', 'wandering'],
    tables: [],
    options,
    under: () => ({ ruleset, overridden: [], faults: [] }),
    counterFace: (scenario, counter) => counterFace(fantasyPosition(rules, scenario), counter),
    facingKind: (scenario, counter) => (footprintSize(scenario, counter) === 2 ? 'vertex' : 'any'),
    mayStand: (scenario, counter, hex) => mayStand(fantasyPosition(rules, scenario), counter, hex),
    mayStraddle: () => ruling(true, because('CHK-4')),
    mayStack: (scenario, hex, counters) => mayStack(fantasyPosition(rules, scenario), hex, counters),
  }
  return ruleset
}
