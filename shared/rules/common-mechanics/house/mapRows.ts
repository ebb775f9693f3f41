/** House tables of what stands on a map: `terrain`, `hexsides`, `obstacles`, by the ids of their rows. */
import { flag, integer, oneOf, orNull, type Place, trueOrNot } from '#shared/json/decode'
import {
  FEATURE_MEMBERS,
  markerMembers,
  OURS,
  TERRAIN_MEMBERS,
  withOwnCharacters,
} from '../../house/mapRowFields'
import { layRows, type RowTable } from '../../house/rowTables'
import { PLAIN_FEATURE } from '../ground/features'
import {
  DIFFICULTIES,
  type FantasyRows as Rows,
  type FeatureRow,
  type MarkerRow,
  type TerrainRow,
} from '../mapRows'
import { PLAIN_OBSTACLE } from '../ground/obstacles'

const difficulty = oneOf(...DIFFICULTIES)
const advantage = integer(-99, 99)

const TERRAIN: RowTable<TerrainRow> = {
  marked: OURS,
  members: { ...TERRAIN_MEMBERS, difficulty },
  plain: { ...OURS, char: '', look: 'clear', difficulty: 'clear' },
}

const HEXSIDES: RowTable<FeatureRow> = {
  marked: OURS,
  members: {
    ...FEATURE_MEMBERS,
    crossing: oneOf('free', 'rough', 'climb', 'swim'),
    road: flag,
    levels: flag,
    shock: advantage,
    fire: advantage,
    endsCharge: flag,
    endsFormation: flag,
  },
  plain: { ...PLAIN_FEATURE, look: 'normal' },
}

function obstacles({ terrains }: Rows): RowTable<MarkerRow> {
  return {
    marked: OURS,
    members: {
      ...markerMembers(terrains),
      obstacle: flag,
      defensive: trueOrNot,
      target: trueOrNot,
      flammable: trueOrNot,
      burns: orNull(oneOf('start', 'blaze')),
      blocksSight: trueOrNot,
      wandering: orNull(integer(1, 4)),
      extraHalves: integer(0, 99),
      difficulty: orNull(difficulty),
      only: orNull(oneOf('outdoors', 'water')),
      closesFront: trueOrNot,
      stacking: orNull(integer(1, 99)),
    },
    plain: { ...PLAIN_OBSTACLE, look: 'rubble' },
  }
}

export function layTerrain(rows: Rows, data: unknown, at: Place): Rows {
  return { ...rows, terrains: withOwnCharacters(layRows(rows.terrains, TERRAIN, data, at)) }
}

export function layHexsides(rows: Rows, data: unknown, at: Place): Rows {
  return { ...rows, features: layRows(rows.features, HEXSIDES, data, at) }
}

export function layObstacles(rows: Rows, data: unknown, at: Place): Rows {
  return { ...rows, markers: layRows(rows.markers, obstacles(rows), data, at) }
}
