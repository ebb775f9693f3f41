/** Every house table of the common mechanics, by its id in the file. */
import { type Place } from '#shared/json/decode'
import { layFigures } from '../../house/plainFigures'
import type * as house from '../../house/playedRules'
import { layMapRows, type RowTable } from '../../house/rowTables'
import { type AdvantageSheet } from '../figures/advantageFigures'
import { type FantasyRules } from '../position/fantasyRules'
import { type FantasyFigures } from '../figures/figures'
import { layAdvantage } from './advantage'
import { layMovement } from './movement'
import { layRanges } from './ranges'
import { MAP_TABLES } from './rowTables'
import { layWandering } from './wandering'
import { layWeather } from './weather'

type HouseTable = house.HouseTable<FantasyRules>

/** In the order in which they apply: an obstacle may name a terrain of `terrain`. */
export const HOUSE_TABLES: house.HouseTables<FantasyRules> = {
  ...Object.fromEntries(MAP_TABLES.map((table) => [table.table, ofRows(table)])),
  movement: ofFigure('movement', layMovement),
  wandering: ofFigure('wandering', layWandering),
  stacking: ofFigure('stacking', (figures, data, at) => layFigures(figures, data, at)),
  'advantage-mechanics': advantage('mechanics'),
  'advantage-combat': advantage('combat'),
  ranges: ofFigure('weapons', layRanges),
  weather: ofFigure('weather', layWeather),
  command: ofFigure('command', (figures, data, at) => layFigures(figures, data, at, -99)),
}

function ofRows(table: RowTable): HouseTable {
  return (rules, data, at) => ({ ...rules, rows: layMapRows(rules.rows, table, data, at) })
}

function ofFigure<K extends keyof FantasyFigures>(
  key: K,
  lay: (figure: FantasyFigures[K], data: unknown, at: Place) => FantasyFigures[K],
): HouseTable {
  return (rules, data, at) => ({
    ...rules,
    figures: { ...rules.figures, [key]: lay(rules.figures[key], data, at) },
  })
}

function advantage(sheet: AdvantageSheet): HouseTable {
  return ofFigure('advantage', (sheets, data, at) => ({
    ...sheets,
    [sheet]: layAdvantage(sheets[sheet], data, at),
  }))
}
