/** The house tables of rows of the common mechanics, in the order in which they apply: an obstacle may name a terrain. */
import { localized } from '#shared/i18n/localized'
import { hexsideTable, mapTable, terrainTable } from '../../house/rowTables'
import { type FantasyRules } from '../position/fantasyRules'
import { PLAIN_FEATURE } from '../rows/features'
import { PLAIN_OBSTACLE } from '../rows/obstacles'
import { FEATURE_FIELDS, MARKER_FIELDS, TERRAIN_FIELDS } from '../rows/mapRows'

export const ROW_TABLES = [
  mapTable<FantasyRules>(terrainTable(TERRAIN_FIELDS, { difficulty: 'clear' })),
  mapTable<FantasyRules>(hexsideTable(FEATURE_FIELDS, PLAIN_FEATURE)),
  mapTable<FantasyRules>({
    table: 'obstacles',
    of: 'markers',
    title: localized('Obstacles et feux', 'Obstacles and fires'),
    one: localized('Nouvel obstacle', 'New obstacle'),
    fields: MARKER_FIELDS,
    plain: { ...PLAIN_OBSTACLE, look: 'rubble' },
  }),
]
