/** The house tables of rows of the common mechanics, in the order in which they apply: an obstacle may name a terrain. */
import { localized } from '#shared/i18n/localized'
import { hexsideTable, pieceTable, type RowTable, terrainTable } from '../../house/rowTables'
import { PLAIN_FEATURE } from '../rows/features'
import { PLAIN_OBSTACLE } from '../rows/obstacles'
import { FEATURE_FIELDS, MARKER_FIELDS, TERRAIN_FIELDS } from '../rows/mapRows'

export const MAP_TABLES: readonly RowTable[] = [
  terrainTable(TERRAIN_FIELDS, { difficulty: 'clear' }),
  hexsideTable(FEATURE_FIELDS, PLAIN_FEATURE),
  pieceTable(
    {
      table: 'obstacles',
      of: 'markers',
      title: localized('Obstacles et feux', 'Obstacles and fires'),
      one: localized('Nouvel obstacle', 'New obstacle'),
      fields: MARKER_FIELDS,
    },
    { ...PLAIN_OBSTACLE, look: 'rubble' },
  ),
]
