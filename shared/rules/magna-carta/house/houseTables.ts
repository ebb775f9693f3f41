/** Every house table of the medieval rulesets. */
import { type HouseTables, mapTable } from '../../house/houseTable'
import { COMBAT_TARGETS } from '../figures/combatTables'
import { NAPHTHA_TARGETS } from '../figures/naphthaTables'
import { type MedievalRules } from '../rules/medievalRules'
import { combat } from './combat'
import { fire } from './fire'
import { opportunityAttacks } from './infiltration'
import { naphtha, SCATTER_TABLE } from './naphtha'
import { MAP_TABLES, RANGES_TABLE } from './rowTables'
import { SINGLE_FIGURES } from './singleFigures'

/**
 * In the order in which they apply and are listed: a structure may name a feature of `hexsides`, a marker a terrain of
 * `terrain`.
 */
export const HOUSE_TABLES: HouseTables<MedievalRules> = [
  ...MAP_TABLES.map((table) => mapTable<MedievalRules>(table)),
  RANGES_TABLE,
  ...COMBAT_TARGETS.map(combat),
  fire('foot'),
  fire('mounted'),
  opportunityAttacks('infiltration'),
  opportunityAttacks('opportunity'),
  ...NAPHTHA_TARGETS.map(naphtha),
  SCATTER_TABLE,
  ...SINGLE_FIGURES,
]
