/** Every house table of the medieval rulesets. */
import { type HouseTables } from '../../house/houseTable'
import { COMBAT_TARGETS } from '../figures/combatTables'
import { NAPHTHA_TARGETS } from '../figures/naphthaTables'
import { type MedievalRules } from '../rules/medievalRules'
import { combat } from './combat'
import { fire } from './fire'
import { opportunityAttacks } from './infiltration'
import { naphtha, SCATTER_TABLE } from './naphtha'
import { ROW_TABLES } from './rowTables'
import { SINGLE_FIGURES } from './singleFigures'

/**
 * In the order in which they apply and are listed: a structure may name a feature of `hexsides`, a marker a terrain of
 * `terrain`.
 */
export const HOUSE_TABLES: HouseTables<MedievalRules> = [
  ...ROW_TABLES,
  ...COMBAT_TARGETS.map(combat),
  fire('foot'),
  fire('mounted'),
  opportunityAttacks('infiltration'),
  opportunityAttacks('opportunity'),
  ...NAPHTHA_TARGETS.map(naphtha),
  SCATTER_TABLE,
  ...SINGLE_FIGURES,
]
