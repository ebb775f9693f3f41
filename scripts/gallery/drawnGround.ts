/** The ground of a board drawn as text: terrain, levels and caves by rows, sides by their names. */
import { inBuckets } from '#shared/document/chunk'
import { markerId, sideId } from '#shared/document/ids'
import { HEX_FLAGS } from '#shared/document/hexFlags'
import {
  type Chunk,
  type Environment,
  type HexsideFeatures,
  type Marker,
  type Opening,
  type ScenarioMap,
} from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { parseFacingName } from '#shared/hex/facing'
import { type Hexside, hexsideBetween, type HexsideKey, hexsideKey } from '#shared/hex/hexside'
import { featureRow } from '#shared/rules/contract/rows'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type DrawnRows, found, hexAt, hexesAt, layerOf, type Names, sidesCrossed, sidesOf } from './drawing'

/** Walls all round a group of hexes, and the sides of them that are entrances. */
interface Castle {
  readonly hexes: string
  readonly entrances: string
  readonly owner: string
  readonly guests: readonly string[]
}

/** Walls all round a group of hexes that look outwards, with what opens in them. */
interface Enclosure {
  readonly hexes: string
  /** A barrier of the ruleset. */
  readonly feature: string
  /** By the feature, sides of the hexes within: "P8/sw". */
  readonly openings: Readonly<Record<string, string>>
}

export interface DrawnGround {
  /** Rows of palette characters, as in the file. */
  readonly terrain: readonly string[]
  /** `.` level 0, `1`…`5` up, `a`…`e` down. */
  readonly levels?: readonly string[]
  /** `c` a cave. */
  readonly caves?: readonly string[]
  /** `1`…`4`. */
  readonly wandering?: DrawnRows
  /** `f` flammable, `i` open to infiltration. */
  readonly flags?: DrawnRows
  /** Lines of hexes, in order; they enter and leave the board by sides of the rim. */
  readonly ways: Readonly<Record<string, readonly string[]>>
  /** Sides by compass words: "0906/se/s"; of those that look somewhere, the hex named is the inside. */
  readonly barriers: Readonly<Record<string, readonly string[]>>
  readonly enclosures?: readonly Enclosure[]
  /** Hits that walls still take, by their sides. */
  readonly cracks?: Readonly<Record<string, number>>
  readonly castle?: Castle
  /** Kind, hex and facing: "stakes 1109 v4". */
  readonly markers: readonly string[]
}

const LEVELS = 'edcba.12345'
const FLAGS: Readonly<Record<string, number>> = {
  '.': 0,
  f: HEX_FLAGS.flammable,
  i: HEX_FLAGS.infiltration,
}
/** The way an opening stands that has a state. */
const STANDING: Readonly<Record<string, Omit<Opening, 'feature'>>> = {
  gate: { state: 'closed', portcullis: 'lowered' },
  door: { state: 'closed' },
}

/** The empty map with this ground put on it. */
export function mapWith(ground: DrawnGround, map: ScenarioMap, ruleset: Ruleset): ScenarioMap {
  const { grid, numbering } = map
  const names: Names = { grid, numbering }
  return {
    ...map,
    chunks: chunksOf(ground, map, { names, openTerrain: ruleset.openTerrain }),
    hexsides: inBuckets(hexsidesOf(ground, names, ruleset), grid),
    markers: Object.fromEntries(ground.markers.map((line, index) => markerOf(line, index, names))),
  }
}

function chunksOf(
  ground: DrawnGround,
  map: ScenarioMap,
  { names, openTerrain }: { readonly names: Names; readonly openTerrain: string },
): Chunk[] {
  const lay = <T>(rows: DrawnRows | undefined, first: T, value: (char: string) => T | undefined) =>
    rows && layerOf(rows, names, map.chunks, { value, layer: ({ terrain }) => terrain.map(() => first) })
  const terrain = lay(ground.terrain, openTerrain, (char) => map.palette[char])
  const elevation = lay(ground.levels, 0, (char) =>
    LEVELS.includes(char) ? LEVELS.indexOf(char) - LEVELS.indexOf('.') : undefined,
  )
  const environment = lay<Environment>(ground.caves, 'outdoors', (char) =>
    char === 'c' ? 'cave' : 'outdoors',
  )
  const wandering = lay(ground.wandering, 0, (char) => (char === '.' ? 0 : Number(char)))
  const flags = lay(ground.flags, 0, (char) => FLAGS[char])
  return map.chunks.map((chunk, index) => ({
    terrain: terrain?.[index] ?? chunk.terrain,
    ...(elevation?.[index] && { elevation: elevation[index] }),
    ...(environment?.[index] && { environment: environment[index] }),
    ...(flags?.[index] && { flags: flags[index] }),
    ...(wandering?.[index] && { wandering: wandering[index] }),
  }))
}

function hexsidesOf(
  ground: DrawnGround,
  names: Names,
  ruleset: Ruleset,
): Record<HexsideKey, HexsideFeatures> {
  const hexsides: Record<HexsideKey, HexsideFeatures> = {}
  const put = (sides: readonly Hexside[], features: HexsideFeatures): void => {
    for (const side of sides) hexsides[hexsideKey(side)] = { ...hexsides[hexsideKey(side)], ...features }
  }
  const looking = (feature: string, side: Hexside, inside: Axial) =>
    featureRow(ruleset, feature)?.directional === true
      ? { feature, inside: hexKey(side.hex) === hexKey(inside) ? ('owner' as const) : ('across' as const) }
      : { feature }
  const oneByOne = (lines: readonly string[]) =>
    lines.flatMap((line) =>
      sidesOf(line, names).map((side, index) => ({ side, inside: insidesOf(line, names)[index] as Axial })),
    )
  for (const [feature, lines] of Object.entries(ground.barriers))
    for (const { side, inside } of oneByOne(lines)) put([side], { barrier: looking(feature, side, inside) })
  for (const { hexes, feature, openings } of ground.enclosures ?? []) {
    for (const { side, inside } of around(hexes, names))
      put([side], { barrier: looking(feature, side, inside) })
    for (const [opening, line] of Object.entries(openings))
      for (const { side, inside } of oneByOne([line]))
        put([side], {
          barrier: { feature: 'wall' },
          opening: { ...looking(opening, side, inside), ...STANDING[opening] },
        })
  }
  for (const [line, integrity] of Object.entries(ground.cracks ?? {}))
    for (const side of sidesOf(line, names)) {
      const { barrier } = found(hexsides[hexsideKey(side)], line)
      put([side], { barrier: { ...found(barrier, line), integrity } })
    }
  if (ground.castle) {
    const { hexes, entrances, owner, guests } = ground.castle
    put(
      around(hexes, names).map(({ side }) => side),
      { barrier: { feature: 'fortification' } },
    )
    put(sidesOf(entrances, names), {
      opening: { feature: 'fortification-entrance', owner: sideId(owner), guests: guests.map(sideId) },
    })
  }
  for (const [feature, lines] of Object.entries(ground.ways))
    put(
      lines.flatMap((line) => sidesCrossed(line, names)),
      { way: { feature } },
    )
  return hexsides
}

/** The hex that each side of `sidesOf` was named from. */
function insidesOf(line: string, names: Names): Axial[] {
  return line.split(' ').flatMap((item) => {
    const [hex = '', ...words] = item.split('/')
    return words.map(() => hexAt(hex, names))
  })
}

/** The sides between these hexes and all others, each with the hex within. */
function around(hexes: string, names: Names): { readonly side: Hexside; readonly inside: Axial }[] {
  const inside = hexesAt(hexes, names)
  const held = new Set(inside.map(hexKey))
  return inside.flatMap((hex) =>
    neighbors(hex)
      .filter((next) => !held.has(hexKey(next)))
      .map((next) => ({ side: found(hexsideBetween(hex, next), 'side'), inside: hex })),
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
