/** House tables of what stands on a map: `terrain`, `hexsides`, `structures`, `markers`, by the ids of their rows. */
import { STRUCTURE_LOOKS } from '../../looks'
import { below, flag, integer, oneOf, orNull, partial, type Place, trueOrNot } from '#shared/json/decode'
import {
  FEATURE_MEMBERS,
  markerMembers,
  OURS,
  ROW_MEMBERS,
  TERRAIN_MEMBERS,
  withOwnCharacters,
} from '../../house/mapRowFields'
import { layRows, type RowTable } from '../../house/rowTables'
import { COVERS } from '../ground/coverNames'
import { PLAIN_FEATURE } from '../ground/features'
import {
  type FeatureRow,
  type MarkerRow,
  type MedievalRows as Rows,
  type StructureRow,
  type TerrainRow,
} from '../ground/mapRows'
import { OPEN_GROUND } from '../ground/terrain'

const cover = oneOf(...COVERS)
/** Movement points; null = may not enter or cross. */
const cost = orNull(integer(0, 99))
const levels = integer(0, 99)

const TERRAIN: RowTable<TerrainRow> = {
  marked: OURS,
  members: {
    ...TERRAIN_MEMBERS,
    costFoot: cost,
    costMounted: cost,
    cover,
    edgeCover: orNull(cover),
    sightHeight: levels,
    roofed: flag,
    wooded: flag,
    treesInRows: trueOrNot,
    boat: flag,
    inFile: trueOrNot,
    deepWater: flag,
  },
  plain: { ...OPEN_GROUND, char: '', look: 'clear' },
}

const HEXSIDES: RowTable<FeatureRow> = {
  marked: OURS,
  members: {
    ...FEATURE_MEMBERS,
    blocksMelee: oneOf('always', 'when-closed', 'never'),
    opensMelee: flag,
    sight: oneOf('clear', 'blocks', 'when-closed', 'loophole'),
    sightHeight: levels,
    narrow: trueOrNot,
    crossFoot: cost,
    crossMounted: cost,
    along: orNull(alongCosts),
    portcullisCover: orNull(cover),
    cover,
  },
  plain: { ...PLAIN_FEATURE, slot: 'barrier', look: 'normal' },
}

function structures({ features }: Rows): RowTable<StructureRow> {
  const feature = (slot: FeatureRow['slot']) =>
    orNull(oneOf(...features.filter((row) => row.slot === slot).map(({ id }) => id)))
  return {
    marked: OURS,
    members: {
      ...ROW_MEMBERS,
      look: oneOf(...STRUCTURE_LOOKS),
      directional: flag,
      integrity: orNull(integer(1, 99)),
      cover,
      front: feature('barrier'),
      opening: feature('opening'),
      sightHeight: orNull(levels),
      roofed: trueOrNot,
      mountedMayEnter: flag,
    },
    plain: {
      look: 'tower-hex',
      directional: false,
      integrity: undefined,
      cover: 'none',
      mountedMayEnter: true,
      source: 'house',
    },
  }
}

function markers({ terrains }: Rows): RowTable<MarkerRow> {
  return {
    marked: OURS,
    members: {
      ...markerMembers(terrains),
      cover: orNull(cover),
      burns: trueOrNot,
    },
    plain: { look: 'rubble', cover: undefined, source: 'house' },
  }
}

export function layTerrain(rows: Rows, data: unknown, at: Place): Rows {
  return { ...rows, terrains: withOwnCharacters(layRows(rows.terrains, TERRAIN, data, at)) }
}

export function layHexsides(rows: Rows, data: unknown, at: Place): Rows {
  return { ...rows, features: layRows(rows.features, HEXSIDES, data, at) }
}

export function layStructures(rows: Rows, data: unknown, at: Place): Rows {
  return { ...rows, structures: layRows(rows.structures, structures(rows), data, at) }
}

export function layMarkers(rows: Rows, data: unknown, at: Place): Rows {
  return { ...rows, markers: layRows(rows.markers, markers(rows), data, at) }
}

function alongCosts(value: unknown, at: Place) {
  const points = integer(0, 99)
  const { foot, mounted } = partial<{ foot: number; mounted: number }>({ foot: points, mounted: points })(
    value,
    at,
  )
  return { foot: points(foot, below(at, 'foot')), mounted: points(mounted, below(at, 'mounted')) }
}
