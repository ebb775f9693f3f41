/** Every house table of the common mechanics. */
import { keptTables } from '../../house/figureTable'
import { type HouseTables } from '../../house/houseTable'
import { ADVANTAGE_FIELDS, ADVANTAGE_SHEETS } from '../figures/advantageFigures'
import { COMMAND, STACKING } from '../figures/figures'
import { MOVEMENT_FIELDS } from '../figures/movementFigures'
import { wanderingField } from '../figures/wanderingTable'
import { RANGE_FIELDS } from '../figures/weaponFigures'
import { WEATHER_FIELDS } from '../figures/weatherFigures'
import { type FantasyRules } from '../position/fantasyRules'
import { ROW_TABLES } from './rowTables'

const table = keptTables<FantasyRules>()

/** In the order in which they apply and are listed: an obstacle may name a terrain of `terrain`. */
export const HOUSE_TABLES: HouseTables<FantasyRules> = [
  ...ROW_TABLES,
  table(['movement'], { table: 'movement', fields: () => MOVEMENT_FIELDS }),
  ...ADVANTAGE_SHEETS.map((sheet) =>
    table(['advantage', sheet], { table: `advantage-${sheet}`, fields: () => ADVANTAGE_FIELDS }),
  ),
  table(['weapons', 'range'], { table: 'ranges', fields: () => RANGE_FIELDS }),
  table(['wandering', 'levels'], { table: 'wandering', fields: (_, inForce) => wanderingField(inForce) }),
  table(['weather'], { table: 'weather', fields: () => WEATHER_FIELDS }),
  table(['stacking'], { table: 'stacking', fields: () => STACKING.fields }),
  table(['command'], { table: 'command', fields: () => COMMAND.fields }),
]
