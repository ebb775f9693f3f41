/**
 * Small positions of the fantasy game: `fantasyBoard()` draws terrain as text (one palette character a hex, as in the file),
 * levels and caves likewise; the `with…` functions add to it. Hexes and sides are given by name ("C3", "C3/C4") or as axial
 * coordinates, so a test reads like a position.
 *
 *   const scenario = fantasyBoard('....\n.rr.', { units: { orc: { at: 'B1', side: 'red', facing: 's0' } } })
 *   engages(positionOf(scenario), unit(scenario, 'orc'), …)
 */
import { cellIndex, chunkIndex } from '#shared/document/chunk'
import { counterId, counterTypeId, freshId, sideId } from '#shared/document/ids'
import { newScenario } from '#shared/document/newScenario'
import {
  type Chunk,
  type Counter,
  type CounterType,
  type Environment,
  HEX_FLAGS,
  type HexsideFeatures,
  type Placement,
  type Scenario,
  type Stats,
} from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Facing, parseFacingName } from '#shared/hex/facing'
import { type Grid, hexesOfGrid, toOffset } from '#shared/hex/grid'
import { type Hexside } from '#shared/hex/hexside'
import { LETTER_NUMBERING } from '#shared/hex/numbering'
import { type FantasyPosition, type FantasyRules } from '#shared/rules/common-mechanics/position/fantasyRules'
import { playedFantasyPosition } from '#shared/rules/common-mechanics/house/playedRules'
import { COMMON_MECHANICS, commonMechanics } from '#shared/rules/common-mechanics/index'
import { type Unit, unitOf } from '#shared/rules/common-mechanics/units/unit'
import { featureRow, terrainPalette } from '#shared/rules/rows'
import { hexNamed, withSides } from './scenario'

/** The belligerents of every board; `green` is for guests. */
export type SideName = 'red' | 'blue' | 'green'

/** The place and state of a unit: by default a large troop of red that faces s0. */
export interface Placing {
  readonly at: string | Axial
  readonly side?: SideName
  /** What it starts from: `troop`, `formation` (two hexes, 4 figures), `small`, `character`. */
  readonly kind?: 'troop' | 'formation' | 'small' | 'character'
  /** What differs from its kind: `{ movementClass: 'flying', swimmer: true }`. */
  readonly stats?: Stats
  /** `s0`…`s5`, `v0`…`v5` (clockwise from 12 o'clock), or a topological facing; a formation faces v0 unless told. */
  readonly facing?: string | Facing
  readonly placement?: Placement
  /** Order within hex and placement, bottom first. */
  readonly rank?: number
  readonly status?: Counter['status']
  /** Steps left; all unless told. */
  readonly steps?: number
  readonly hidden?: boolean
  readonly decoy?: boolean
}

/** The differences of some hexes. */
export interface HexChange {
  readonly terrain?: string
  readonly level?: number
  readonly environment?: Environment
  readonly flags?: readonly (keyof typeof HEX_FLAGS)[]
  readonly wandering?: number
}

export interface BoardParts extends Partial<Pick<Grid, 'orientation' | 'stagger'>> {
  /** One character a hex: `.` level 0, `1`…`5` up, `a`…`e` down. */
  readonly levels?: string
  /** One character a hex: `c` a cave, anything else outdoors. */
  readonly caves?: string
  readonly hexes?: Readonly<Record<string, HexChange>>
  /** By the names of sides: a feature's id, several, or the slots themselves. */
  readonly sides?: Readonly<Record<string, string | readonly string[] | HexsideFeatures>>
  readonly units?: Readonly<Record<string, Placing>>
  readonly options?: Scenario['options']
}

/** A flat grid of even stagger unless told. */
export function fantasyBoard(terrain: string, parts: BoardParts = {}): Scenario {
  const { orientation = 'flat', stagger = 'even' } = parts
  const rows = linesOf(terrain)
  const grid: Grid = { orientation, stagger, columns: rows[0]?.length ?? 0, rows: rows.length }
  let scenario: Scenario = {
    ...newScenario({
      ...{ title: 'Test', language: 'en', ruleset: commonMechanics.id, grid, hexMm: 25 },
      ...{ numbering: LETTER_NUMBERING, palette: terrainPalette(commonMechanics) },
      terrain: commonMechanics.openTerrain,
    }),
    sides: {
      [sideId('red')]: { name: 'Red', color: '#9b2a2a', notes: '' },
      [sideId('blue')]: { name: 'Blue', color: '#2a4d9b', notes: '' },
      [sideId('green')]: { name: 'Green', color: '#3c7a3c', notes: '' },
    },
    options: parts.options ?? {},
  }
  const levels = linesOf(parts.levels ?? '')
  const caves = linesOf(parts.caves ?? '')
  for (const hex of hexesOfGrid(grid)) {
    const { col, row } = toOffset(hex, grid)
    const named = scenario.map.palette[rows[row]?.[col] ?? '']
    if (named === undefined) throw new Error(`no terrain has the character of row ${row + 1}, ${col + 1}`)
    const level = levelOf(levels[row]?.[col] ?? '.')
    const environment = caves[row]?.[col] === 'c' ? 'cave' : 'outdoors'
    if (named !== commonMechanics.openTerrain || level !== 0 || environment === 'cave')
      scenario = withHexes(scenario, [hex], { terrain: named, level, environment })
  }
  for (const [hex, change] of Object.entries(parts.hexes ?? {})) scenario = withHexes(scenario, [hex], change)
  for (const [side, features] of Object.entries(parts.sides ?? {}))
    scenario = withFeatures(scenario, [side], features)
  for (const [id, placing] of Object.entries(parts.units ?? {})) scenario = withUnit(scenario, id, placing)
  return scenario
}

/** Clear ground of so many hexes. */
export function openField(columns = 12, rows = 10, parts: BoardParts = {}): Scenario {
  return fantasyBoard(Array.from({ length: rows }, () => '.'.repeat(columns)).join('\n'), parts)
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function levelOf(char: string): number {
  if (/[1-5]/.test(char)) return Number(char)
  return /[a-e]/.test(char) ? 'abcde'.indexOf(char) * -1 - 1 : 0
}

/** Changes hexes; for tests that do not go through the commands. */
export function withHexes(
  scenario: Scenario,
  hexes: readonly (string | Axial)[],
  { terrain, level, environment, flags, wandering }: HexChange,
): Scenario {
  const { map } = scenario
  const chunks = [...map.chunks]
  for (const named of hexes) {
    const coord = toOffset(hexNamed(scenario, named), map.grid)
    const at = cellIndex(coord)
    const chunk = chunks[chunkIndex(coord, map.grid)]
    if (!chunk) throw new Error('the hex is off the map')
    const bits = flags?.reduce((sum, flag) => sum | HEX_FLAGS[flag], 0)
    const changed: Chunk = {
      ...chunk,
      ...(terrain !== undefined && { terrain: chunk.terrain.with(at, terrain) }),
      ...(level !== undefined && { elevation: layer(chunk, chunk.elevation, 0).with(at, level) }),
      ...(environment && {
        environment: layer<Environment>(chunk, chunk.environment, 'outdoors').with(at, environment),
      }),
      ...(bits !== undefined && { flags: layer(chunk, chunk.flags, 0).with(at, bits) }),
      ...(wandering !== undefined && { wandering: layer(chunk, chunk.wandering, 0).with(at, wandering) }),
    }
    chunks[chunkIndex(coord, map.grid)] = changed
  }
  return { ...scenario, map: { ...map, chunks } }
}

function layer<T>(chunk: Chunk, values: readonly T[] | undefined, first: T): readonly T[] {
  return values ?? chunk.terrain.map(() => first)
}

/** Paints sides: a feature's id ("rough"), several ("fortification", "fortification-entrance"), or the slots themselves. */
export function withFeatures(
  scenario: Scenario,
  sides: readonly (string | Hexside)[],
  features: string | readonly string[] | HexsideFeatures,
): Scenario {
  const named = typeof features === 'string' ? [features] : Array.isArray(features) ? features : undefined
  if (!named) return withSides(scenario, sides, features as HexsideFeatures)
  const slots = (named as readonly string[]).map((id) => {
    const row = featureRow(commonMechanics, id)
    if (!row) throw new Error(`no feature is called ${id}`)
    return [row.slot, { feature: id }] as const
  })
  return withSides(scenario, sides, Object.fromEntries(slots))
}

/** An entrance of a fortification in its wall, with its owner and those it lets pass. */
export function entrance(owner?: SideName, ...guests: SideName[]): HexsideFeatures {
  return {
    barrier: { feature: 'fortification' },
    opening: {
      feature: 'fortification-entrance',
      ...(owner && { owner: sideId(owner) }),
      ...(guests.length > 0 && { guests: guests.map(sideId) }),
    },
  }
}

/** Lays a marker on a hex. */
export function withObstacle(
  scenario: Scenario,
  kind: string,
  hex: string | Axial,
  facing?: string | Facing,
): Scenario {
  const { map } = scenario
  const marker = {
    kind,
    hex: hexKey(hexNamed(scenario, hex)),
    ...(facing !== undefined && { facing: facingNamed(scenario, facing) }),
  }
  return {
    ...scenario,
    map: { ...map, markers: { ...map.markers, [freshId(kind, map.markers, '')]: marker } },
  }
}

/** Adds a unit, with a sheet of its own. */
export function withUnit(scenario: Scenario, id: string, placing: Placing): Scenario {
  const { counterSchema } = commonMechanics
  const kind = counterSchema.kinds.find((one) => one.id === (placing.kind ?? 'troop'))
  const stats = { ...kind?.stats, ...placing.stats }
  const { footprint, faces, first } = counterSchema.shape(stats)
  const type: CounterType = {
    ...{ name: id, abbreviation: '', edition: '', quantity: 1, footprint, stats },
    side: sideId(placing.side ?? 'red'),
    faces: Object.fromEntries(faces.map((face) => [face.id, { stats: face.stats }])),
  }
  const counter: Counter = {
    type: counterTypeId(`type-${id}`),
    name: '',
    hex: hexKey(hexNamed(scenario, placing.at)),
    facing: facingNamed(scenario, placing.facing ?? (footprint === 2 ? 'v0' : 's0')),
    placement: placing.placement ?? 'ground',
    rank: placing.rank ?? 0,
    face: placing.steps === undefined ? first : `steps-${placing.steps}`,
    status: placing.status ?? {},
    hidden: placing.hidden ?? false,
    decoy: placing.decoy ?? false,
  }
  return {
    ...scenario,
    counterTypes: { ...scenario.counterTypes, [counter.type]: type },
    counters: { ...scenario.counters, [counterId(id)]: counter },
  }
}

function facingNamed(scenario: Scenario, named: string | Facing): Facing {
  const facing = typeof named === 'string' ? parseFacingName(named, scenario.map.grid) : named
  if (!facing) throw new Error(`no facing is called ${String(named)}`)
  return facing
}

/** Under the options and house tables of the scenario. */
export function positionOf(scenario: Scenario, rules: FantasyRules = COMMON_MECHANICS): FantasyPosition {
  return playedFantasyPosition(rules, scenario)
}

/** The unit of a counter; throws when there is none. */
export function unit(scenario: Scenario, id: string, rules: FantasyRules = COMMON_MECHANICS): Unit {
  const found = unitOf(positionOf(scenario, rules), counterId(id))
  if (!found) throw new Error(`no unit is called ${id}`)
  return found
}
