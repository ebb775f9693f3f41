/** Pictures of one terrain or one hexside feature, painted by the real painter on a map of one or two hexes. */
import { newScenario } from '#shared/document/newScenario'
import { bucketKey } from '#shared/document/chunk'
import { type Scenario } from '#shared/document/types'
import { type Grid, toAxial } from '#shared/hex/grid'
import { hexsideBetween, hexsideKey } from '#shared/hex/hexside'
import { hexCenter } from '#shared/hex/layout'
import { COLUMN_ROW_NUMBERING } from '#shared/hex/numbering'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { paintScene } from '#shared/painter/paintScene'
import { sceneOf } from '#shared/painter/sceneOf'
import { type StyleId } from '#shared/painter/style'
import { STYLES } from '#shared/painter/styles'
import { type FeatureRow, type Ruleset } from '#shared/rules/ruleset'

export interface Swatch {
  readonly ops: readonly DrawOp[]
  readonly rect: Rect
}

const HEX_MM = 25
const cache = new Map<string, Swatch>()

function cached(key: string, make: () => Swatch): Swatch {
  const known = cache.get(key)
  if (known) return known
  const made = make()
  cache.set(key, made)
  return made
}

function field(ruleset: Ruleset, grid: Grid, terrain: string): Scenario {
  return newScenario({
    title: '',
    language: 'fr',
    ruleset: ruleset.id,
    grid,
    hexMm: HEX_MM,
    halfHexes: false,
    numbering: COLUMN_ROW_NUMBERING,
    palette: Object.fromEntries(ruleset.terrains.map((row) => [row.char, row.id])),
    terrain,
  })
}

function square(center: { readonly x: number; readonly y: number }, size: number): Rect {
  return { x: center.x - size / 2, y: center.y - size / 2, width: size, height: size }
}

/** The middle of an area of the terrain: three hexes a side, so that no rim shows. */
export function terrainSwatch(ruleset: Ruleset, terrain: string, style: StyleId): Swatch {
  return cached(`${ruleset.id} terrain ${terrain} ${style}`, () => {
    const grid: Grid = { orientation: 'flat', stagger: 'odd', columns: 3, rows: 3 }
    const scene = sceneOf(field(ruleset, grid, terrain), ruleset)
    const rect = square(hexCenter(toAxial({ col: 1, row: 1 }, grid), scene.layout), HEX_MM * 0.9)
    const layers = ['terrain', 'elevation', 'structures'] as const
    return { ops: paintScene(scene, { rect, style: STYLES[style], layers, detail: 2 }), rect }
  })
}

/** The feature on an upright row of two hexes of open ground, seen about their common side. */
export function featureSwatch(ruleset: Ruleset, feature: FeatureRow, style: StyleId): Swatch {
  return cached(`${ruleset.id} feature ${feature.id} ${style}`, () => {
    const grid: Grid = { orientation: 'flat', stagger: 'odd', columns: 3, rows: 3 }
    const ground = field(ruleset, grid, ruleset.openTerrain)
    const upper = toAxial({ col: 1, row: 0 }, grid)
    const lower = toAxial({ col: 1, row: 1 }, grid)
    const side = hexsideBetween(upper, lower)
    if (!side) throw new Error('the two hexes of a swatch touch')
    const wall = feature.sitsInWall ? { barrier: { feature: ruleset.defaultWall } } : {}
    const inside = feature.directional ? { inside: 'across' as const } : {}
    const bucket = { [hexsideKey(side)]: { ...wall, [feature.slot]: { feature: feature.id, ...inside } } }
    const scenario: Scenario = {
      ...ground,
      map: { ...ground.map, hexsides: { [bucketKey(side.hex, grid)]: bucket } },
    }
    const scene = sceneOf(scenario, ruleset)
    const [a, b] = [hexCenter(upper, scene.layout), hexCenter(lower, scene.layout)]
    const rect = square({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, HEX_MM * 0.8)
    const layers = ['terrain', 'elevation', 'ways', 'hexsides'] as const
    return { ops: paintScene(scene, { rect, style: STYLES[style], layers, detail: 2 }), rect }
  })
}
