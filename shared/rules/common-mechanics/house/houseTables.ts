/** Every house table of the common mechanics. */
import { localized } from '#shared/i18n/localized'
import { type Field, integer } from '../../fields/field'
import { keptTables } from '../../house/figureTable'
import { type HouseTables } from '../../house/houseTable'
import { type FantasyRules } from '../position/fantasyRules'
import { advantage } from './advantage'
import { MOVEMENT_TABLE } from './movement'
import { RANGES_TABLE } from './ranges'
import { ROW_TABLES } from './rowTables'
import { WANDERING_TABLE } from './wandering'
import { WEATHER_TABLE } from './weather'

const count = (fr: string, en: string): Field<number> => integer(localized(fr, en), { max: 999 })
const modifier = (fr: string, en: string): Field<number> => integer(localized(fr, en), { min: -99, max: 999 })
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
  table(['stacking'], {
    table: 'stacking',
    fields: () => ({
      most: count('points que tient une position', 'points that a position holds'),
      large: count('une grande unité, points', 'a large unit, points'),
      small: count('une petite unité, points', 'a small unit, points'),
      bigFormation: count(
        'formation qui ne partage sa case qu’avec une petite unité, à partir de, figures',
        'formation that shares its hex with one small unit only, from, figures',
      ),
    }),
  }),
  table(['command'], {
    table: 'command',
    fields: () => ({
      test: {
        leaderInfiltrated: modifier('test, chef infiltré', 'test, leader infiltrated'),
        targetInfiltrated: modifier('test, cible infiltrée', 'test, target infiltrated'),
      },
      order: {
        targetInfiltrated: modifier(
          'coût d’un ordre, cible infiltrée',
          'cost of an order, target infiltrated',
        ),
        leaderGrades: modifier('capacités d’un chef infiltré', 'grades of an infiltrated leader'),
      },
    }),
  }),
]
