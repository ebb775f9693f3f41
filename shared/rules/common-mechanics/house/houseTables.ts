/** Every house table of the common mechanics, by its id in the file. */
import { type Path } from '#shared/i18n/jsonInWords'
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
  stacking: ofFigure('stacking', (figures, data, path) => layFigures(figures, data, path)),
  'advantage-mechanics': advantage('mechanics'),
  'advantage-combat': advantage('combat'),
  ranges: ofFigure('weapons', layRanges),
  weather: ofFigure('weather', layWeather),
  command: ofFigure('command', (figures, data, path) => layFigures(figures, data, path, -99)),
}

function ofRows(lay: (rows: FantasyRows, data: unknown, path: Path) => FantasyRows): HouseTable {
  return (rules, data, path) => ({ ...rules, rows: lay(rules.rows, data, path) })
}

function ofFigure<K extends keyof FantasyFigures>(
  key: K,
  lay: (figure: FantasyFigures[K], data: unknown, path: Path) => FantasyFigures[K],
): HouseTable {
  return (rules, data, path) => ({
    ...rules,
    figures: { ...rules.figures, [key]: lay(rules.figures[key], data, path) },
  })
}

function advantage(sheet: AdvantageSheet): HouseTable {
  return ofFigure('advantage', (sheets, data, path) => ({
    ...sheets,
    [sheet]: layAdvantage(sheets[sheet], data, path),
  }))
}
