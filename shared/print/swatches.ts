/** Pictures of one terrain or one hexside feature, painted by the real painter on a map of one or two hexes: for palettes and legends. */
import { newScenario } from '#shared/document/newScenario'
import { bucketKey, cellIndex } from '#shared/document/chunk'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { neighbor } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { type Grid, toAxial } from '#shared/hex/grid'
import { hexsideBetween, type HexsideKey, hexsideKey } from '#shared/hex/hexside'
import { hexCenter } from '#shared/hex/layout'
import { COLUMN_ROW_NUMBERING } from '#shared/hex/numbering'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { paintScene } from '#shared/painter/picture/paintScene'
import { sceneOf } from '#shared/painter/sceneOf'
import { type StyleId } from '#shared/painter/style'
import { STYLES } from '#shared/painter/picture/styles'
import { TERRAIN_LOOK_ROWS } from '#shared/rules/map/looks'
import {
  type FeatureRow,
  type MarkerRow,
  type StructureRow,
  type TerrainRow,
} from '#shared/rules/map/mapRows'
import { type Ruleset } from '#shared/rules/contract/ruleset'

export interface Swatch {
  readonly ops: readonly DrawOp[]
  readonly rect: Rect
}

const HEX_MM = 25
/** A ruleset as a scenario plays it is another object: its own terrain may look otherwise. */
const cache = new WeakMap<Ruleset, Map<string, Swatch>>()

function cached(ruleset: Ruleset, key: string, make: () => Swatch): Swatch {
  const swatches = cache.get(ruleset) ?? new Map<string, Swatch>()
  cache.set(ruleset, swatches)
  const known = swatches.get(key)
  if (known) return known
  const made = make()
  swatches.set(key, made)
  return made
}

function field(ruleset: Ruleset, grid: Grid, terrain: string): Scenario {
  return newScenario({
    title: '',
    language: 'fr',
    ruleset: ruleset.id,
    grid,
    hexMm: HEX_MM,
    numbering: COLUMN_ROW_NUMBERING,
    palette: Object.fromEntries(ruleset.terrains.map((row) => [row.char, row.id])),
    terrain,
  })
}

function square(center: { readonly x: number; readonly y: number }, size: number): Rect {
  return { x: center.x - size / 2, y: center.y - size / 2, width: size, height: size }
}

const GRID: Grid = { orientation: 'flat', stagger: 'odd', columns: 3, rows: 3 }
const MIDDLE = toAxial({ col: 1, row: 1 }, GRID)
const ABOVE = neighbor(MIDDLE, 0)
const BELOW = neighbor(MIDDLE, 3)

function withHexsides(
  scenario: Scenario,
  sides: readonly (readonly [Axial, Axial, HexsideFeatures])[],
): Scenario {
  const hexsides: Record<string, Record<HexsideKey, HexsideFeatures>> = {}
  for (const [a, b, features] of sides) {
    const side = hexsideBetween(a, b)
    if (!side) throw new Error('the hexes of a swatch touch')
    const bucket = (hexsides[bucketKey(side.hex, GRID)] ??= {})
    bucket[hexsideKey(side)] = features
  }
  return { ...scenario, map: { ...scenario.map, hexsides } }
}

/** A bridge or a ford shows what it is only over a stream; any other terrain fills the picture, so that no rim shows. */
function terrainSample(ruleset: Ruleset, row: TerrainRow): Scenario {
  const stream = ruleset.features.find((feature) => feature.look === 'stream')
  if (!stream || !TERRAIN_LOOK_ROWS[row.look].crossing) return field(ruleset, GRID, row.id)
  const open = field(ruleset, GRID, ruleset.openTerrain)
  const way = { way: { feature: stream.id } }
  const crossed = withHexsides(open, [
    [ABOVE, MIDDLE, way],
    [MIDDLE, BELOW, way],
  ])
  const middle = cellIndex({ col: 1, row: 1 })
  const chunks = crossed.map.chunks.map((chunk) => ({
    ...chunk,
    terrain: chunk.terrain.map((id, index) => (index === middle ? row.id : id)),
  }))
  return { ...crossed, map: { ...crossed.map, chunks } }
}

export function terrainSwatch(ruleset: Ruleset, terrain: string, style: StyleId): Swatch {
  return cached(ruleset, `terrain ${terrain} ${style}`, () => {
    const row = ruleset.terrains.find((candidate) => candidate.id === terrain)
    const sample = row ? terrainSample(ruleset, row) : field(ruleset, GRID, terrain)
    const scene = sceneOf(sample, ruleset)
    const rect = square(hexCenter(MIDDLE, scene.layout), HEX_MM * 0.9)
    const layers = ['terrain', 'elevation', 'ways', 'structures'] as const
    return { ops: paintScene(scene, { rect, style: STYLES[style], layers, detail: 2 }), rect }
  })
}

/** A structure or a marker in the middle of open ground; what fills a moat, in a moat. */
export function structureSwatch(
  ruleset: Ruleset,
  row: StructureRow | MarkerRow,
  style: StyleId,
  facing?: Facing,
): Swatch {
  return cached(ruleset, `structure ${row.id} ${style} ${JSON.stringify(facing)}`, () => {
    const moat = row.look === 'filled-moat' && ruleset.terrains.find(({ look }) => look === 'moat')
    const ground = field(ruleset, GRID, moat ? moat.id : ruleset.openTerrain)
    const structures = { [hexKey(MIDDLE)]: { feature: row.id, ...(facing && { facing }) } }
    const scene = sceneOf({ ...ground, map: { ...ground.map, structures } }, ruleset)
    const rect = square(hexCenter(MIDDLE, scene.layout), HEX_MM * 1.02)
    const layers = ['terrain', 'elevation', 'ways', 'structures'] as const
    return { ops: paintScene(scene, { rect, style: STYLES[style], layers, detail: 2 }), rect }
  })
}

/** The feature on the side between two hexes of open ground. */
export function featureSwatch(ruleset: Ruleset, feature: FeatureRow, style: StyleId): Swatch {
  return cached(ruleset, `feature ${feature.id} ${style}`, () => {
    const wall = feature.sitsInWall ? { barrier: { feature: ruleset.defaultWall } } : {}
    const inside = feature.directional ? { inside: 'across' as const } : {}
    const features = { ...wall, [feature.slot]: { feature: feature.id, ...inside } }
    const ground = field(ruleset, GRID, ruleset.openTerrain)
    const scene = sceneOf(withHexsides(ground, [[ABOVE, MIDDLE, features]]), ruleset)
    const [a, b] = [hexCenter(ABOVE, scene.layout), hexCenter(MIDDLE, scene.layout)]
    const rect = square({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, HEX_MM * 0.8)
    const layers = ['terrain', 'elevation', 'ways', 'hexsides'] as const
    return { ops: paintScene(scene, { rect, style: STYLES[style], layers, detail: 2 }), rect }
  })
}
