/** Magna Carta, assembled. */
import { type Scenario } from '#shared/document/types'
import { type Position } from '../position'
import { type Rows } from '../rows'
import { type Ruleset } from '../ruleset'
import { counterFace } from './counterFace'
import { COUNTER_SCHEMA } from './counterSchema'
import { facingKind } from './facing'
import { FEATURES } from './features'
import { MARKERS } from './markers'
import { OPTIONS } from './options'
import { mayStack, mayStand, mayStraddle } from './standing'
import { STRUCTURES } from './structures'
import { TABLES, tablesUnder } from './tables'
import { TERRAINS } from './terrain'

const rows: Rows = {
  terrains: TERRAINS,
  features: FEATURES,
  structures: STRUCTURES,
  markers: MARKERS,
  counterSchema: COUNTER_SCHEMA,
}

const positionOf = (scenario: Scenario): Position => ({ scenario, rows })

export const magnaCarta: Ruleset = {
  ...rows,
  id: 'magna-carta',
  name: { fr: 'Magna Carta', en: 'Magna Carta' },
  openTerrain: 'clear',
  defaultWall: 'wall',
  tables: TABLES,
  options: OPTIONS,
  tablesUnder,
  counterFace: (scenario, counter) => counterFace(positionOf(scenario), counter),
  facingKind: (scenario, counter) => facingKind(positionOf(scenario), counter),
  mayStand: (scenario, counter, hex) => mayStand(positionOf(scenario), counter, hex),
  mayStraddle: (scenario, front, rear) => mayStraddle(positionOf(scenario), front, rear),
  mayStack: (scenario, hex, counters) => mayStack(positionOf(scenario), hex, counters),
}
