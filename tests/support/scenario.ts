/**
 * Small scenarios for tests, with the Magna Carta palette: `testScenario()` and the `with…` functions that add to it.
 * Hexes and sides are given by their names ("C3", "C3/C4"), so a test reads like a position.
 */
import { bucketKey } from '#shared/document/chunk'
import { counterId, counterTypeId, freshId, sideId } from '#shared/document/ids'
import { newScenario } from '#shared/document/newScenario'
import {
  type Counter,
  type CounterType,
  type HexsideFeatures,
  type Scenario,
  type Stats,
  type Structure,
} from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Facing, parseFacingName } from '#shared/hex/facing'
import { type Grid } from '#shared/hex/grid'
import { type Hexside, hexsideKey } from '#shared/hex/hexside'
import { LETTER_NUMBERING, parseHexName, parseHexsideName } from '#shared/hex/numbering'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { terrainPalette } from '#shared/rules/rows'

/** A clear map, 12 x 10 unless the grid says otherwise, with two sides and four types each (see `TEST_TYPES`). */
export function testScenario(grid: Partial<Grid> = {}): Scenario {
  const scenario = newScenario({
    title: 'Test',
    language: 'en',
    ruleset: magnaCarta.id,
    grid: { orientation: 'flat', stagger: 'even', columns: 12, rows: 10, ...grid },
    hexMm: 25,
    numbering: LETTER_NUMBERING,
    palette: terrainPalette(magnaCarta),
    terrain: magnaCarta.openTerrain,
  })
  return {
    ...scenario,
    sides: {
      [sideId('crusaders')]: { name: 'Crusaders', color: '#2a4d9b', notes: '' },
      [sideId('saracens')]: { name: 'Saracens', color: '#3c7a3c', notes: '' },
    },
    counterTypes: TEST_TYPES,
  }
}

const onFoot: CounterType = {
  name: 'Soldier',
  abbreviation: 'Sol',
  edition: '',
  footprint: 1,
  stats: { category: 'swordsman', armour: 'none' },
  faces: {
    healthy: { stats: { attack: 6, defence: 5, movement: 6 } },
    wounded: { stats: { attack: 3, defence: 3, movement: 3 } },
  },
  quantity: 1,
}

const onHorse: CounterType = {
  ...onFoot,
  name: 'Knight',
  abbreviation: 'Kni',
  footprint: 2,
  stats: { category: 'rider', armour: 'heavy', mounted: true, twoHanded: true },
  faces: {
    healthy: { stats: { attack: 9, defence: 8, movement: 5, footprint: 1 } },
    wounded: { stats: { attack: 4, defence: 4, movement: 2, footprint: 1 } },
    'mounted-healthy': { stats: { attack: 14, defence: 10, movement: 12 } },
    'mounted-wounded': { stats: { attack: 7, defence: 5, movement: 8 } },
  },
}

function typesOf(side: string): Record<string, CounterType> {
  const of = (type: CounterType, name: string, stats: Stats): CounterType => ({
    ...type,
    name,
    abbreviation: name.slice(0, 3),
    side: sideId(side),
    stats: { ...type.stats, ...stats },
  })
  return {
    [`${side}-soldier`]: of(onFoot, 'Soldier', {}),
    [`${side}-pikeman`]: of(onFoot, 'Pikeman', { category: 'spearman', poleArm: true }),
    [`${side}-archer`]: of(onFoot, 'Archer', { category: 'archer', missile: 'short-bow' }),
    [`${side}-knight`]: of(onHorse, 'Knight', {}),
  }
}

/** `crusaders-soldier`, `-pikeman`, `-archer`, `-knight`, and the same for `saracens`. */
const TEST_TYPES: Scenario['counterTypes'] = { ...typesOf('crusaders'), ...typesOf('saracens') }

/** A hex by its name, or as it is; throws when no hex of the map is called so. */
export function hexNamed(scenario: Scenario, hex: string | Axial): Axial {
  if (typeof hex !== 'string') return hex
  const found = parseHexName(hex, scenario.map.numbering, scenario.map.grid)
  if (!found) throw new Error(`no hex is called ${hex}`)
  return found
}

/** A side by its name ("C3/C4", "A1/n"), or as it is. */
export function sideNamed(scenario: Scenario, side: string | Hexside): Hexside {
  if (typeof side !== 'string') return side
  const found = parseHexsideName(side, scenario.map.numbering, scenario.map.grid)
  if (!found) throw new Error(`no hexside is called ${side}`)
  return found
}

/** Puts the same features on sides (replacing what they held). */
export function withSides(
  scenario: Scenario,
  sides: readonly (string | Hexside)[],
  features: HexsideFeatures,
): Scenario {
  const { map } = scenario
  const hexsides = Object.fromEntries(
    Object.entries(map.hexsides).map(([key, bucket]) => [key, { ...bucket }]),
  )
  for (const named of sides) {
    const side = sideNamed(scenario, named)
    const bucket = bucketKey(side.hex, map.grid)
    hexsides[bucket] = { ...hexsides[bucket], [hexsideKey(side)]: features }
  }
  return { ...scenario, map: { ...map, hexsides } }
}

/** Builds a structure on hexes; for tests that do not go through the commands. */
export function withStructure(
  scenario: Scenario,
  hexes: readonly (string | Axial)[],
  structure: Structure,
): Scenario {
  const { map } = scenario
  const built = Object.fromEntries(hexes.map((hex) => [hexKey(hexNamed(scenario, hex)), structure]))
  return { ...scenario, map: { ...map, structures: { ...map.structures, ...built } } }
}

/** Lays a marker of one kind on hexes. */
export function withMarker(scenario: Scenario, kind: string, hexes: readonly (string | Axial)[]): Scenario {
  const { map } = scenario
  const markers = hexes.reduce(
    (laid, hex) => ({ ...laid, [freshId(kind, laid, '')]: { kind, hex: hexKey(hexNamed(scenario, hex)) } }),
    map.markers,
  )
  return { ...scenario, map: { ...map, markers } }
}

/** The place and state of a counter; the face is the type's first for its footprint unless given. */
export interface Placing {
  readonly type: string
  readonly at: string | Axial
  /** `s0`…`s5`, `v0`…`v5`, or a facing; riders look to `s0`, the others to `v0` unless given. */
  readonly facing?: string | Facing
  readonly face?: string
  readonly status?: Counter['status']
  readonly name?: string
}

/** Adds a counter to the map. */
export function withCounter(scenario: Scenario, id: string, placing: Placing): Scenario {
  const type = scenario.counterTypes[counterTypeId(placing.type)]
  const rides = type?.footprint === 2
  const named = placing.facing ?? (rides && !placing.face?.match(/^(healthy|wounded)$/) ? 's0' : 'v0')
  const facing = typeof named === 'string' ? parseFacingName(named, scenario.map.grid) : named
  if (!facing) throw new Error(`no facing is called ${String(named)}`)
  const counter: Counter = {
    type: counterTypeId(placing.type),
    name: placing.name ?? '',
    hex: hexKey(hexNamed(scenario, placing.at)),
    facing,
    placement: 'ground',
    rank: 0,
    face: placing.face ?? (rides ? 'mounted-healthy' : 'healthy'),
    status: placing.status ?? {},
    hidden: false,
    decoy: false,
  }
  return { ...scenario, counters: { ...scenario.counters, [counterId(id)]: counter } }
}
