/** Every house table of the common mechanics, by its id in the file. */
import { type Place } from '#shared/json/decode'
import { layFigures } from '../../house/plainFigures'
import type * as house from '../../house/playedRules'
import { type AdvantageSheet } from '../advantage/advantageFigures'
import { type FantasyRules } from '../fantasyRules'
import { type FantasyFigures } from '../figures'
import { type FantasyRows } from '../mapRows'
import { layAdvantage } from './advantage'
import { layHexsides, layObstacles, layTerrain } from './mapRows'
import { layMovement } from './movement'
import { layRanges } from './ranges'
import { layWandering } from './wandering'
import { layWeather } from './weather'

type HouseTable = house.HouseTable<FantasyRules>

/** In the order in which they apply: an obstacle may name a terrain of `terrain`. */
export const HOUSE_TABLES: house.HouseTables<FantasyRules> = {
  terrain: ofRows(layTerrain),
  hexsides: ofRows(layHexsides),
  obstacles: ofRows(layObstacles),
  movement: ofFigure('movement', layMovement),
  wandering: ofFigure('wandering', layWandering),
  stacking: ofFigure('stacking', (figures, data, at) => layFigures(figures, data, at)),
  'advantage-mechanics': advantage('mechanics'),
  'advantage-combat': advantage('combat'),
  ranges: ofFigure('weapons', layRanges),
  weather: ofFigure('weather', layWeather),
  command: ofFigure('command', (figures, data, at) => layFigures(figures, data, at, -99)),
}

function ofRows(lay: (rows: FantasyRows, data: unknown, at: Place) => FantasyRows): HouseTable {
  return (rules, data, at) => ({ ...rules, rows: lay(rules.rows, data, at) })
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
