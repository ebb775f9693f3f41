/** A board of the fantasy game drawn as text: terrain, levels and caves by rows, sides by their names, units of the catalogue. */
import { inBuckets } from '#shared/document/chunk'
import { counterId, counterTypeId, groupId, labelId, markerId, sideId } from '#shared/document/ids'
import { newScenario, BOARD_PRESETS } from '#shared/document/newScenario'
import {
  type Chunk,
  type Counter,
  type CounterType,
  type Environment,
  type Group,
  HEX_FLAGS,
  type HexsideFeatures,
  type Label,
  type Marker,
  type Scenario,
  type Side,
  type Wing,
} from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { parseFacingName } from '#shared/hex/facing'
import { type Grid } from '#shared/hex/grid'
import { type Hexside, hexsideBetween, type HexsideKey, hexsideKey } from '#shared/hex/hexside'
import { type Localized } from '#shared/i18n/localized'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { sheetFromCatalogue } from '#shared/rules/counterSheet'
import { firstFaceOf, terrainPalette } from '#shared/rules/rows'
import { fantasyCatalogue, typesOf } from './catalogue'
import { type DrawnRows, found, hexAt, layerOf, type Names, sidesCrossed, sidesOf } from './drawing'

/** One unit, of a type of the catalogue. */
export interface FantasyPiece extends Partial<
  Pick<Counter, 'placement' | 'rank' | 'status' | 'hidden' | 'decoy'>
> {
  readonly type: string
  readonly at: string
  /** `s0`…`s5`, `v0`…`v5`, clockwise from 12 o'clock. */
  readonly facing: string
  readonly name?: string
  readonly wing?: string
}

/** A group of the army that is a wing; its id is no other's of the board. */
export interface DrawnWing extends Wing {
  readonly name: string
  readonly leader?: string
}

export interface Army extends Pick<Side, 'name' | 'color' | 'notes'> {
  readonly commander?: string
  readonly wings?: Readonly<Record<string, DrawnWing>>
  readonly pieces: Readonly<Record<string, FantasyPiece>>
}

/** Walls all round a group of hexes, and the sides of them that are entrances. */
export interface Castle {
  readonly hexes: string
  readonly entrances: string
  readonly owner: string
  readonly guests: readonly string[]
}

export interface FantasyBoard {
  readonly title: string
  /** Rows of palette characters, as in the file. */
  readonly terrain: readonly string[]
  /** `.` level 0, `1`…`5` up, `a`…`e` down. */
  readonly levels: readonly string[]
  /** `c` a cave. */
  readonly caves?: readonly string[]
  /** `1`…`4`. */
  readonly wandering?: DrawnRows
  /** `f` flammable, `i` open to infiltration. */
  readonly flags?: DrawnRows
  /** Lines of hexes, in order; they enter and leave the board by sides of the rim. */
  readonly ways: Readonly<Record<string, readonly string[]>>
  /** Sides by compass words: "0906/se/s". */
  readonly barriers: Readonly<Record<string, readonly string[]>>
  readonly castle?: Castle
  /** Kind, hex and facing: "stakes 1109 v4". */
  readonly markers: readonly string[]
  readonly armies: Readonly<Record<string, Army>>
  readonly labels: Readonly<Record<string, Omit<Label, 'hex'> & { readonly at: string }>>
  readonly options?: Scenario['options']
  readonly start?: Scenario['start']
  readonly text: Localized
}

const HEX_MM = 25
const LEVELS = 'edcba.12345'

export function fantasyScenarioOf(board: FantasyBoard): Scenario {
  const { grid: preset, numbering } = BOARD_PRESETS['board-12x16']
  const grid: Grid = { ...preset, columns: board.terrain[0]?.length ?? 0, rows: board.terrain.length }
  const names: Names = { grid, numbering }
  const empty = newScenario({
    ...{ title: board.title, language: 'fr', ruleset: commonMechanics.id, grid, hexMm: HEX_MM, numbering },
    ...{ palette: terrainPalette(commonMechanics), terrain: commonMechanics.openTerrain },
  })
  const pieces = Object.entries(board.armies).flatMap(([side, army]) =>
    Object.entries(army.pieces).map(([id, piece]) => ({ side, id, piece })),
  )
  const types = counterTypesOf(pieces)
  return {
    ...empty,
    info: { ...empty.info, authors: ['Castellan'] },
    texts: { background: board.text },
    options: board.options ?? {},
    map: {
      ...empty.map,
      chunks: chunksOf(board, empty, names),
      hexsides: inBuckets(hexsidesOf(board, names), grid),
      markers: Object.fromEntries(board.markers.map((line, index) => markerOf(line, index, names))),
    },
    ...(board.start && { start: board.start }),
    groups: groupsOf(board.armies),
    sides: Object.fromEntries(Object.entries(board.armies).map(([id, army]) => [sideId(id), armyOf(army)])),
    counterTypes: types,
    counters: Object.fromEntries(
      pieces.map(({ side, id, piece }) => [counterId(id), counterOf({ side, piece }, types, names)]),
    ),
    labels: Object.fromEntries(
      Object.entries(board.labels).map(([id, { at, ...label }]) => [
        labelId(id),
        { ...label, hex: hexKey(hexAt(at, names)) },
      ]),
    ),
  }
}

function chunksOf(board: FantasyBoard, { map }: Scenario, names: Names): Chunk[] {
  const lay = <T>(rows: DrawnRows | undefined, first: T, value: (char: string) => T | undefined) =>
    rows && layerOf(rows, names, map.chunks, { value, layer: ({ terrain }) => terrain.map(() => first) })
  const terrain = lay(board.terrain, commonMechanics.openTerrain, (char) => map.palette[char])
  const elevation = lay(board.levels, 0, (char) =>
    LEVELS.includes(char) ? LEVELS.indexOf(char) - LEVELS.indexOf('.') : undefined,
  )
  const environment = lay<Environment>(board.caves, 'outdoors', (char) =>
    char === 'c' ? 'cave' : 'outdoors',
  )
  const wandering = lay(board.wandering, 0, (char) => (char === '.' ? 0 : Number(char)))
  const flags = lay(board.flags, 0, (char) => FLAGS[char])
  return map.chunks.map((chunk, index) => ({
    terrain: terrain?.[index] ?? chunk.terrain,
    ...(elevation?.[index] && { elevation: elevation[index] }),
    ...(environment?.[index] && { environment: environment[index] }),
    ...(flags?.[index] && { flags: flags[index] }),
    ...(wandering?.[index] && { wandering: wandering[index] }),
  }))
}

const FLAGS: Readonly<Record<string, number>> = {
  '.': 0,
  f: HEX_FLAGS.flammable,
  i: HEX_FLAGS.infiltration,
}

function hexsidesOf(board: FantasyBoard, names: Names): Record<HexsideKey, HexsideFeatures> {
  const hexsides: Record<HexsideKey, HexsideFeatures> = {}
  const put = (sides: readonly Hexside[], features: HexsideFeatures): void => {
    for (const side of sides) hexsides[hexsideKey(side)] = { ...hexsides[hexsideKey(side)], ...features }
  }
  for (const [feature, lines] of Object.entries(board.barriers))
    put(
      lines.flatMap((line) => sidesOf(line, names)),
      { barrier: { feature } },
    )
  if (board.castle) {
    const { hexes, entrances, owner, guests } = board.castle
    put(around(hexes, names), { barrier: { feature: 'fortification' } })
    put(sidesOf(entrances, names), {
      opening: { feature: 'fortification-entrance', owner: sideId(owner), guests: guests.map(sideId) },
    })
  }
  for (const [feature, lines] of Object.entries(board.ways))
    put(
      lines.flatMap((line) => sidesCrossed(line, names)),
      { way: { feature } },
    )
  return hexsides
}

/** The sides between these hexes and all others. */
function around(hexes: string, names: Names): Hexside[] {
  const inside = hexes.split(' ').map((name) => hexAt(name, names))
  const held = new Set(inside.map(hexKey))
  return inside.flatMap((hex) =>
    neighbors(hex)
      .filter((next) => !held.has(hexKey(next)))
      .map((next) => found(hexsideBetween(hex, next), 'side')),
  )
}

function markerOf(line: string, index: number, names: Names): readonly [string, Marker] {
  const [kind = '', at = '', facing] = line.split(' ')
  return [
    markerId(`${kind}-${index + 1}`),
    {
      kind,
      hex: hexKey(hexAt(at, names)),
      ...(facing !== undefined && { facing: found(parseFacingName(facing, names.grid), facing) }),
    },
  ]
}

function armyOf({ name, color, notes, commander }: Army): Side {
  return {
    ...{ name, color, notes },
    ...(commander !== undefined && { commander: counterId(commander) }),
  }
}

function groupsOf(armies: FantasyBoard['armies']): Scenario['groups'] {
  return Object.fromEntries(
    Object.entries(armies).flatMap(([side, { wings = {} }]) =>
      Object.entries(wings).map(([id, { name, leader, ...wing }], rank): readonly [string, Group] => [
        groupId(id),
        {
          ...{ side: sideId(side), name, note: '', rank, wing },
          ...(leader !== undefined && { leader: counterId(leader) }),
        },
      ]),
    ),
  )
}

interface SidePiece {
  readonly side: string
  readonly piece: FantasyPiece
}

const typeIdOf = ({ side, piece }: SidePiece) => counterTypeId(`${side}-${piece.type}`)

/** The sheets of these units, each once, in the order of their first, as many as there are units. */
function counterTypesOf(pieces: readonly SidePiece[]): Scenario['counterTypes'] {
  const catalogue = fantasyCatalogue()
  const types = typesOf(catalogue)
  return Object.fromEntries(
    pieces.map((one): readonly [string, CounterType] => {
      const type = found(types[one.piece.type], one.piece.type)
      const sheet = sheetFromCatalogue(commonMechanics.counterSchema, catalogue, type, {
        ...{ language: 'fr', side: sideId(one.side) },
      })
      return [
        typeIdOf(one),
        { ...sheet, quantity: pieces.filter((other) => typeIdOf(other) === typeIdOf(one)).length },
      ]
    }),
  )
}

function counterOf(one: SidePiece, types: Scenario['counterTypes'], names: Names): Counter {
  const { type, at, facing, name = '', wing, ...state } = one.piece
  const sheet = found(types[typeIdOf(one)], type)
  return {
    type: typeIdOf(one),
    name,
    side: sideId(one.side),
    hex: hexKey(hexAt(at, names)),
    facing: found(parseFacingName(facing, names.grid), facing),
    placement: 'ground',
    rank: 0,
    face: firstFaceOf(sheet, commonMechanics.counterSchema),
    status: {},
    hidden: false,
    decoy: false,
    ...state,
    ...(wing !== undefined && { group: groupId(wing) }),
  }
}
