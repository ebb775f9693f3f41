/** House tables of what stands on a map: `terrain`, `hexsides`, `structures`, `markers`, by the ids of their rows. */
import { newPaletteCharacter } from '#shared/document/palette'
import { type Path } from '#shared/i18n/jsonInWords'
import { localized } from '#shared/i18n/localized'
import { FEATURE_LOOKS, STRUCTURE_LOOKS, TERRAIN_LOOKS } from '../../looks'
import { type MedievalRows as Rows } from '../mapRows'
import { RULES, type RuleId } from '../../ruleIds'
import { type FeatureRow, type MarkerRow, type StructureRow, type TerrainRow } from '../mapRows'
import { COVERS } from '../coverNames'
import { PLAIN_FEATURE } from '../features'
import { OPEN_GROUND } from '../terrain'
import { flag, integer, name, oneOf, orNull, partial, plain, trueOrNot } from './decode'
import { layRows, type RowTable } from './rowTables'

/** A row that a scenario changes or adds is its author's. */
const OURS = { source: 'house' } as const

const cover = oneOf(...COVERS)
const source = oneOf('book', 'reconstructed', 'house', 'uncertain')
/** Movement points; null = may not enter or cross. */
const cost = orNull(integer(0, 99))
const levels = integer(0, 99)
const rule = orNull(
  plain(
    localized('un numéro de règle', 'a rule id'),
    (value): value is RuleId => typeof value === 'string' && Object.hasOwn(RULES, value),
  ),
)
const character = plain(
  localized('un seul caractère', 'one character'),
  (value): value is string => typeof value === 'string' && value.length === 1,
)

const TERRAIN: RowTable<TerrainRow> = {
  marked: OURS,
  members: {
    name,
    char: character,
    look: oneOf(...TERRAIN_LOOKS),
    caveLook: orNull(oneOf(...TERRAIN_LOOKS)),
    costFoot: cost,
    costMounted: cost,
    cover,
    edgeCover: orNull(cover),
    sightHeight: levels,
    roofed: flag,
    wooded: flag,
    boat: flag,
    inFile: trueOrNot,
    deepWater: flag,
    source,
    rule,
  },
  plain: { ...OPEN_GROUND, char: '', look: 'clear' },
}

const HEXSIDES: RowTable<FeatureRow> = {
  marked: OURS,
  members: {
    name,
    slot: oneOf('barrier', 'opening', 'way', 'fixture'),
    look: oneOf(...FEATURE_LOOKS),
    closes: flag,
    natural: trueOrNot,
    directional: flag,
    sitsInWall: flag,
    blocksMelee: oneOf('always', 'when-closed', 'never'),
    opensMelee: flag,
    sight: oneOf('clear', 'blocks', 'when-closed', 'loophole'),
    sightHeight: levels,
    narrow: trueOrNot,
    integrity: orNull(integer(1, 99)),
    crossFoot: cost,
    crossMounted: cost,
    along: orNull(alongCosts),
    hasState: flag,
    hasPortcullis: flag,
    hasOwner: trueOrNot,
    portcullisCover: orNull(cover),
    entrance: flag,
    cover,
    source,
    rule,
  },
  plain: { ...PLAIN_FEATURE, slot: 'barrier', look: 'normal' },
}

function structures({ features }: Rows): RowTable<StructureRow> {
  const feature = (slot: FeatureRow['slot']) =>
    orNull(oneOf(...features.filter((row) => row.slot === slot).map(({ id }) => id)))
  return {
    marked: OURS,
    members: {
      name,
      look: oneOf(...STRUCTURE_LOOKS),
      directional: flag,
      integrity: orNull(integer(1, 99)),
      cover,
      front: feature('barrier'),
      opening: feature('opening'),
      sightHeight: orNull(levels),
      roofed: trueOrNot,
      mountedMayEnter: flag,
      source,
      rule,
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
      name,
      look: oneOf(...STRUCTURE_LOOKS),
      cover: orNull(cover),
      terrain: orNull(oneOf(...terrains.map(({ id }) => id))),
      directional: trueOrNot,
      mayHide: trueOrNot,
      opensSides: trueOrNot,
      burns: trueOrNot,
      source,
      rule,
    },
    plain: { look: 'rubble', cover: undefined, source: 'house' },
  }
}

export function layTerrain(rows: Rows, data: unknown, path: Path): Rows {
  return { ...rows, terrains: withOwnCharacters(layRows(rows.terrains, TERRAIN, data, path)) }
}

export function layHexsides(rows: Rows, data: unknown, path: Path): Rows {
  return { ...rows, features: layRows(rows.features, HEXSIDES, data, path) }
}

export function layStructures(rows: Rows, data: unknown, path: Path): Rows {
  return { ...rows, structures: layRows(rows.structures, structures(rows), data, path) }
}

export function layMarkers(rows: Rows, data: unknown, path: Path): Rows {
  return { ...rows, markers: layRows(rows.markers, markers(rows), data, path) }
}

/** No two terrains write the same character into the file's rows: a later one gets a free one. */
function withOwnCharacters(terrains: readonly TerrainRow[]): readonly TerrainRow[] {
  const taken: Record<string, string> = {}
  return terrains.map((row) => {
    const char = newPaletteCharacter(taken, row.id, row.char) ?? row.char
    taken[char] = row.id
    return char === row.char ? row : { ...row, char }
  })
}

function alongCosts(value: unknown, path: Path) {
  const points = integer(0, 99)
  const { foot, mounted } = partial<{ foot: number; mounted: number }>({ foot: points, mounted: points })(
    value,
    path,
  )
  return { foot: points(foot, [...path, 'foot']), mounted: points(mounted, [...path, 'mounted']) }
}
