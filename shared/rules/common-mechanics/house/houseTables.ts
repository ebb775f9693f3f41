/** Every house table of the common mechanics. */
import { keptTables } from '../../house/figureTable'
import { type HouseTables } from '../../house/houseTable'
import { COMMAND, STACKING } from '../figures/figures'
import { type FantasyRules } from '../position/fantasyRules'
import { advantage } from './advantage'
import { MOVEMENT_TABLE } from './movement'
import { RANGES_TABLE } from './ranges'
import { ROW_TABLES } from './rowTables'
import { WANDERING_TABLE } from './wandering'
import { WEATHER_TABLE } from './weather'

const table = keptTables<FantasyRules>()

/** In the order in which they apply and are listed: an obstacle may name a terrain of `terrain`. */
export const HOUSE_TABLES: HouseTables<FantasyRules> = [
  ...ROW_TABLES,
  MOVEMENT_TABLE,
  advantage('mechanics'),
  advantage('combat'),
  RANGES_TABLE,
  WANDERING_TABLE,
  WEATHER_TABLE,
  table(['stacking'], { table: 'stacking', fields: () => STACKING.fields }),
  table(['command'], { table: 'command', fields: () => COMMAND.fields }),
]
