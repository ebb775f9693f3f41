/** Rows of the map that new rules do not know: terrains, features, structures, markers, attributes of hexes. They stay as they are. */
import { HEX_ATTRIBUTES, hexAttribute } from '#shared/document/hexAttributes'
import { nameOfHex, nameOfHexside } from '#shared/document/placeNames'
import { type RowsOf, type RowUses, rowUses } from '#shared/document/rowUses'
import { type HexsideFeatures, type Marker, type Scenario, type Structure } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid, toAxial } from '#shared/hex/grid'
import { parseHexsideKey } from '#shared/hex/hexside'
import { type Localized, localized } from '#shared/i18n/localized'
import { featureRow, markerRow, structureRow, terrainRow } from '#shared/rules/contract/rows'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { counted, nameOr, type RulesChange, type Taken } from './change'

const HEXES = [localized('case', 'hex'), localized('cases', 'hexes')] as const
const SIDES = [localized('bord', 'hexside'), localized('bords', 'hexsides')] as const

interface RowKind {
  readonly of: Exclude<RowsOf, 'weapons'>
  readonly called: Localized
  readonly one: Localized
  readonly many: Localized
  find(ruleset: Ruleset, id: string): { readonly name: Localized } | undefined
  /** Ids in the scenario, used or not. */
  ids(scenario: Scenario): readonly string[]
  placesOf(scenario: Scenario, uses: RowUses): readonly string[]
}

const hexNames = (scenario: Scenario, { hexes }: RowUses): string[] =>
  hexes.map((hex) => nameOfHex(scenario, parseHexKey(hex)))

const KINDS: readonly RowKind[] = [
  {
    of: 'terrains',
    called: localized('le terrain', 'the terrain'),
    one: HEXES[0],
    many: HEXES[1],
    find: terrainRow,
    ids: ({ map }) => Object.values(map.palette),
    placesOf: hexNames,
  },
  {
    of: 'features',
    called: localized('le bord', 'the hexside feature'),
    one: SIDES[0],
    many: SIDES[1],
    find: featureRow,
    ids: ({ map }) =>
      Object.values(map.hexsides).flatMap((bucket) =>
        Object.values<HexsideFeatures>(bucket).flatMap(featuresOf),
      ),
    placesOf: (scenario, { sides }) => sides.map((side) => nameOfHexside(scenario, parseHexsideKey(side))),
  },
  {
    of: 'structures',
    called: localized('l’ouvrage', 'the structure'),
    one: HEXES[0],
    many: HEXES[1],
    find: structureRow,
    ids: ({ map }) => Object.values<Structure>(map.structures).map(({ feature }) => feature),
    placesOf: hexNames,
  },
  {
    of: 'markers',
    called: localized('le marqueur', 'the marker'),
    one: HEXES[0],
    many: HEXES[1],
    find: markerRow,
    ids: ({ map }) => Object.values<Marker>(map.markers).map(({ kind }) => kind),
    placesOf: (scenario, { markers }) =>
      markers.flatMap((id) => {
        const marker = scenario.map.markers[id]
        return marker ? nameOfHex(scenario, parseHexKey(marker.hex)) : []
      }),
  },
]

/** Time grows with the map, where there is something to report. */
export function mapChanges(taken: Taken): RulesChange[] {
  return [...KINDS.flatMap((kind) => unknownRows(taken, kind)), ...unreadAttributes(taken)]
}

function unknownRows({ scenario, from, to }: Taken, kind: RowKind): RulesChange[] {
  const ids = [...new Set(kind.ids(scenario))].filter((id) => kind.find(from, id) && !kind.find(to, id))
  return ids.flatMap((id) => {
    const places = kind.placesOf(scenario, rowUses(scenario, kind.of, id))
    if (places.length === 0) return []
    const name = nameOr(kind.find(from, id), id)
    return unknown(kind.called, name, counted(places, kind.one, kind.many))
  })
}

function unreadAttributes({ scenario, from, to }: Taken): RulesChange[] {
  const { map } = scenario
  const unread = HEX_ATTRIBUTES.filter(
    ({ id }) => from.hexAttributes.includes(id) && !to.hexAttributes.includes(id),
  )
  if (unread.length === 0) return []
  const hexes = hexesOf(scenario)
  return unread.flatMap(({ id, name }) => {
    const places = hexes
      .filter((hex) => hexAttribute(map, hex, id) > 0)
      .map((hex) => nameOfHex(scenario, hex))
    const called = localized('l’attribut de case', 'the attribute of hexes')
    return places.length === 0 ? [] : unknown(called, name, counted(places, ...HEXES))
  })
}

function unknown(called: Localized, name: Localized, where: Localized): RulesChange {
  return {
    about: 'map',
    says: localized(
      `Les nouvelles règles ne connaissent pas ${called.fr} «\u202f${name.fr}\u202f», qui reste tel quel\u202f: ${where.fr}.`,
      `The new rules do not know ${called.en} “${name.en}”, which stays as it is: ${where.en}.`,
    ),
  }
}

function featuresOf({ barrier, opening, way, fixture }: HexsideFeatures): string[] {
  return [barrier, opening, way, fixture].flatMap((one) => (one ? one.feature : []))
}

function hexesOf({ map: { grid } }: Scenario) {
  return Array.from({ length: grid.columns * grid.rows }, (_, at) =>
    toAxial({ col: at % grid.columns, row: Math.floor(at / grid.columns) }, grid),
  ).filter((hex) => onGrid(hex, grid))
}
