/**
 * The boards of tests: `testBoard()` makes one, the `with…` functions add to it, and `changed` alters what is there.
 * What a test does not name has a plain default. Hexes and hexsides have the names that the user reads (`names.ts`).
 *
 *   testBoard({
 *     terrain: '....\n.ww.',
 *     hexes: { 'A1 A2': { level: 1 } },
 *     hexsides: { 'B1/B2': ['wall', 'arrow-slit'] },
 *     counters: { guy: { type: 'crusaders-soldier', at: 'C2', facing: 'v1' } },
 *   })
 */
import { bucketKey, CHUNK_CELLS, cellIndex, chunkIndex } from '#shared/document/chunk'
import { counterId, counterTypeId, freshId, type GroupId, imageHash, sideId } from '#shared/document/ids'
import { newScenario } from '#shared/document/newScenario'
import { type Counter, type Side, type Stats } from '#shared/document/armies'
import { HEX_FLAGS } from '#shared/document/hexFlags'
import {
  type Background,
  type Chunk,
  type Environment,
  type HexsideFeatures,
  type Marker,
  type Scenario,
  type ScenarioMap,
  type Structure,
} from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { type Grid, toAxial, toOffset } from '#shared/hex/grid'
import { hexsideKey } from '#shared/hex/hexside'
import { LETTER_NUMBERING } from '#shared/hex/numbering'
import { featureRow, firstFaceOf, terrainPalette } from '#shared/rules/contract/rows'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { facingNamed, hexNamed, type NamedHex, type NamedSide, sideNamed } from './names'
import { plainCounter } from './plainCounter'
import { ownSheet, TEST_TYPES } from './testSheets'

/** The differences of a hex; in its stead, a word is the terrain and a number the level. */
export interface HexChange {
  readonly terrain?: string
  readonly level?: number
  readonly environment?: Environment
  readonly flags?: readonly (keyof typeof HEX_FLAGS)[]
  readonly wandering?: number
}

/** The features of a hexside: an id, several, or the slots themselves. */
export type Features = string | readonly string[] | HexsideFeatures

/** The place and state of a counter: by default its first face, healthy, facing s0, or v0 if it may face no side. */
export interface Placing {
  readonly at: NamedHex
  /** A type of the board, `crusaders-knight` (`testSheets.ts`); absent = a sheet of its own, from `kind`, `stats` and `side`. */
  readonly type?: string
  /** The kind of the ruleset's schema from which its own sheet starts; the first unless given. */
  readonly kind?: string
  /** Stats that differ from its kind: `{ movementClass: 'flying', swimmer: true }`. */
  readonly stats?: Stats
  /** The side of its own sheet; the first side of the board unless given. */
  readonly side?: string
  /** `s0`…`s5`, `v0`…`v5` (clockwise from 12 o'clock), or a facing. */
  readonly facing?: string | Facing
  /** Steps left, instead of `face`. */
  readonly steps?: number
  readonly name?: string
  readonly placement?: Counter['placement']
  readonly rank?: number
  readonly face?: string
  readonly status?: Counter['status']
  readonly hidden?: boolean
  readonly decoy?: boolean
  readonly group?: GroupId
}

/** The pieces on a board. Keys of hexes and hexsides may name several: `{ 'C3 C4': 'wood' }`. */
export interface Pieces {
  readonly hexes?: Readonly<Record<string, string | number | HexChange>> | undefined
  readonly hexsides?: Readonly<Record<string, Features>> | undefined
  readonly structures?: Readonly<Record<string, string | Structure>> | undefined
  readonly markers?: Readonly<Record<string, string | Laid>> | undefined
  readonly counters?: Readonly<Record<string, Placing>> | undefined
}

/** A marker but for its hex; its facing as a counter's. */
type Laid = Omit<Marker, 'hex' | 'facing'> & { readonly facing?: string | Facing }

/** A board: its grid, its ground, its pieces, and the other parts of the scenario that differ from a plain one. */
export interface BoardParts
  extends
    Pieces,
    Partial<Grid>,
    Partial<Pick<ScenarioMap, 'hexMm' | 'numbering' | 'palette' | 'gridLook'>>,
    Partial<Omit<Scenario, 'info' | 'map' | 'counters'>> {
  /** The differences from a scenario in English that is called Test. */
  readonly info?: Partial<Scenario['info']>
  /** A line for each row of the map and a character of the palette for each hex; gives the grid its size. */
  readonly terrain?: string
  /** The same for levels: `.` level 0, `1`…`5` up, `a`…`e` down. */
  readonly levels?: string
  /** The same for caves: `c` a cave, anything else outdoors. */
  readonly caves?: string
  /** The differences from a scan that is not yet fitted. */
  readonly background?: Partial<Background>
}

const SCAN: Background = {
  ...{ image: imageHash('7'.repeat(64)), width: 1200, height: 900 },
  ...{ fit: [], opacity: 1, locked: false, print: false },
}

const side = (name: string, color: string): Side => ({ name, color, notes: '' })

const MEDIEVAL = {
  sides: {
    [sideId('crusaders')]: side('Crusaders', '#2a4d9b'),
    [sideId('saracens')]: side('Saracens', '#3c7a3c'),
  },
  counterTypes: TEST_TYPES,
}

/** `green` is for guests. */
const FANTASY = {
  sides: {
    [sideId('red')]: side('Red', '#9b2a2a'),
    [sideId('blue')]: side('Blue', '#2a4d9b'),
    [sideId('green')]: side('Green', '#3c7a3c'),
  },
}

/** Open ground of 12 x 10 flat hexes of Magna Carta, with two sides and their types, unless given otherwise. */
export function testBoard(parts: BoardParts = {}): Scenario {
  const { terrain, levels, caves, hexes, hexsides, structures, markers, counters, info, ...plain } = parts
  const { orientation = 'flat', stagger = 'even', columns = 12, rows = 10, halfHexes, ...more } = plain
  const { hexMm = 25, numbering = LETTER_NUMBERING, palette, background, gridLook, ...rest } = more
  const lines = terrain === undefined ? [] : linesOf(terrain)
  const ruleset = rulesetOf({ ruleset: 'magna-carta', options: {}, houseTables: {}, ...rest } as Scenario)
  const empty = newScenario({
    title: 'Test',
    language: 'en',
    ruleset: ruleset.id,
    grid: {
      orientation,
      stagger,
      columns: lines[0]?.length ?? columns,
      rows: lines.length || rows,
      ...(halfHexes && { halfHexes }),
    },
    hexMm,
    numbering,
    palette: palette ?? terrainPalette(ruleset),
    terrain: ruleset.openTerrain,
  })
  const scenario: Scenario = {
    ...empty,
    ...(ruleset.id === 'common-mechanics' ? FANTASY : MEDIEVAL),
    ...rest,
    info: { ...empty.info, ...info },
    map: {
      ...empty.map,
      ...(background && { background: { ...SCAN, ...background } }),
      ...(gridLook && { gridLook }),
    },
  }
  const drawn = withGround(scenario, drawnHexes(scenario, { terrain, levels, caves }))
  return withPieces(drawn, { hexes, hexsides, structures, markers, counters })
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function* drawnHexes(
  { map: { grid, palette } }: Scenario,
  texts: Record<'terrain' | 'levels' | 'caves', string | undefined>,
): Generator<readonly [Axial, string | number | HexChange]> {
  for (const [layer, text] of Object.entries(texts))
    for (const [row, line] of linesOf(text ?? '').entries()) {
      if (line.length !== grid.columns)
        throw new Error(`row ${row + 1} of the ${layer} has ${line.length} hexes, the board ${grid.columns}`)
      for (const [col, char] of [...line].entries()) {
        const hex = toAxial({ col, row }, grid)
        if (layer === 'levels') yield [hex, { level: levelOf(char) }]
        else if (layer === 'caves') yield [hex, { environment: char === 'c' ? 'cave' : 'outdoors' }]
        else if (palette[char] !== undefined) yield [hex, palette[char]]
        else throw new Error(`no terrain has the character ${char}`)
      }
    }
}

function levelOf(char: string): number {
  if (/[1-5]/.test(char)) return Number(char)
  return /[a-e]/.test(char) ? 'abcde'.indexOf(char) * -1 - 1 : 0
}

/** The board with all of these on it. */
export function withPieces(scenario: Scenario, pieces: Pieces): Scenario {
  const { hexes, hexsides, structures, markers, counters } = pieces
  let board = withFeatures(withGround(scenario, named(hexes)), named(hexsides))
  for (const [hex, structure] of named(structures)) board = withStructure(board, [hex], structure)
  for (const [hex, marker] of named(markers)) board = withMarker(board, [hex], marker)
  for (const [id, placing] of Object.entries(counters ?? {})) board = withCounter(board, id, placing)
  return board
}

/** Each of the places that a key names, with what is there. */
function named<T>(record: Readonly<Record<string, T>> = {}): (readonly [string, T])[] {
  return Object.entries(record).flatMap(([names, piece]) =>
    names.split(' ').map((name) => [name, piece] as const),
  )
}

/** Changes hexes, all in the same way. */
export function withHexes(
  scenario: Scenario,
  hexes: readonly NamedHex[],
  change: string | number | HexChange,
): Scenario {
  return withGround(
    scenario,
    hexes.map((hex) => [hex, change]),
  )
}

const PLAIN = { elevation: 0, environment: 'outdoors', flags: 0, wandering: 0 } as const

function withGround(
  scenario: Scenario,
  changes: Iterable<readonly [NamedHex, string | number | HexChange]>,
): Scenario {
  const { map } = scenario
  const chunks = [...map.chunks]
  const copies = new Set<unknown>()
  for (const [named, change] of changes) {
    const coord = toOffset(hexNamed(scenario, named), map.grid)
    const index = chunkIndex(coord, map.grid)
    if (!chunks[index]) throw new Error('the hex is off the map')
    const { level, flags, ...values }: HexChange =
      typeof change === 'string'
        ? { terrain: change }
        : typeof change === 'number'
          ? { level: change }
          : change
    const cells = {
      ...values,
      ...(level !== undefined && { elevation: level }),
      ...(flags && { flags: flags.reduce((bits, flag) => bits | HEX_FLAGS[flag], 0) }),
    }
    for (const [layer, value] of Object.entries(cells) as [keyof typeof PLAIN, never][]) {
      const chunk = chunks[index] as Chunk
      let list = chunk[layer] as never[]
      if (!copies.has(list)) {
        list = list ? [...list] : new Array<never>(CHUNK_CELLS).fill(PLAIN[layer] as never)
        copies.add(list)
        chunks[index] = { ...chunk, [layer]: list }
      }
      list[cellIndex(coord)] = value
    }
  }
  return { ...scenario, map: { ...map, chunks } }
}

/** Puts the same features on hexsides, instead of what they held. */
export function withHexsides(scenario: Scenario, sides: readonly NamedSide[], features: Features): Scenario {
  return withFeatures(
    scenario,
    sides.map((side) => [side, features]),
  )
}

function withFeatures(scenario: Scenario, sides: Iterable<readonly [NamedSide, Features]>): Scenario {
  const { map } = scenario
  const hexsides: Record<string, Record<string, HexsideFeatures>> = {}
  for (const [key, bucket] of Object.entries(map.hexsides)) hexsides[key] = { ...bucket }
  for (const [place, features] of sides) {
    const side = sideNamed(scenario, place)
    const bucket = (hexsides[bucketKey(side.hex, map.grid)] ??= {})
    bucket[hexsideKey(side)] = slotsOf(scenario, features)
  }
  return { ...scenario, map: { ...map, hexsides } }
}

function slotsOf(scenario: Scenario, features: Features): HexsideFeatures {
  if (typeof features === 'string') return slotsOf(scenario, [features])
  if (!Array.isArray(features)) return features as HexsideFeatures
  const slots = (features as readonly string[]).map((feature) => {
    const row = featureRow(rulesetOf(scenario), feature)
    if (!row) throw new Error(`no feature is called ${feature}`)
    return [row.slot, { feature }] as const
  })
  return Object.fromEntries(slots)
}

/** Builds a structure on hexes; a word is its feature. */
export function withStructure(
  scenario: Scenario,
  hexes: readonly NamedHex[],
  structure: string | Structure,
): Scenario {
  const { map } = scenario
  const built = typeof structure === 'string' ? { feature: structure } : structure
  const structures = Object.fromEntries(hexes.map((hex) => [hexKey(hexNamed(scenario, hex)), built]))
  return { ...scenario, map: { ...map, structures: { ...map.structures, ...structures } } }
}

/** Lays a marker on each of these hexes; a word is its kind. */
export function withMarker(scenario: Scenario, hexes: readonly NamedHex[], marker: string | Laid): Scenario {
  const { map } = scenario
  const { kind, facing, ...more }: Laid = typeof marker === 'string' ? { kind: marker } : marker
  const markers = { ...map.markers } as Record<string, Marker>
  for (const hex of hexes)
    markers[freshId(kind, markers, '')] = {
      kind,
      hex: hexKey(hexNamed(scenario, hex)),
      ...(facing !== undefined && { facing: facingNamed(scenario, facing) }),
      ...more,
    }
  return { ...scenario, map: { ...map, markers } }
}

/** Adds a counter, and its sheet `type-<id>` unless it is of a type of the board. */
export function withCounter(scenario: Scenario, id: string, placing: Placing): Scenario {
  const { at, type, kind, stats, side = Object.keys(scenario.sides)[0] ?? '', ...standing } = placing
  const { facing, steps, ...more } = standing
  const ruleset = rulesetOf(scenario)
  const key = counterTypeId(type ?? `type-${id}`)
  const sheet = type ? scenario.counterTypes[key] : ownSheet(ruleset, { name: id, side, kind, stats })
  if (!sheet) throw new Error(`no type is called ${type}`)
  const board = { ...scenario, counterTypes: { ...scenario.counterTypes, [key]: sheet } }
  const counter = plainCounter({
    type: key,
    hex: hexKey(hexNamed(board, at)),
    face: steps === undefined ? firstFaceOf(sheet, ruleset.counterSchema) : `steps-${steps}`,
    ...more,
  })
  const ways = ruleset.facingKind(board, counter)
  const faced = facingNamed(board, facing ?? (ways === 'side' || ways === 'twelve' ? 's0' : 'v0'))
  return { ...board, counters: { ...board.counters, [counterId(id)]: { ...counter, facing: faced } } }
}

/** Records of a scenario, of entries by id. */
type Entries = Pick<
  Scenario,
  | 'boards'
  | 'sides'
  | 'groups'
  | 'counterTypes'
  | 'counters'
  | 'zones'
  | 'labels'
  | 'reinforcements'
  | 'victory'
>

/** Alters an entry: `changed(board, 'counters', 'guy', { rank: 1 })`. */
export function changed<K extends keyof Entries>(
  scenario: Scenario,
  record: K,
  id: string,
  change: Partial<Entries[K][keyof Entries[K]]>,
): Scenario {
  const entries = scenario[record] as Readonly<Record<string, object>>
  if (!entries[id]) throw new Error(`none of the ${record} is called ${id}`)
  return { ...scenario, [record]: { ...entries, [id]: { ...entries[id], ...change } } }
}
