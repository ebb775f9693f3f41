import { describe, expect, it } from 'vitest'
import { bucketKey, cellIndex, chunkIndex, filledChunks } from '#shared/document/chunk'
import { newScenario } from '#shared/document/newScenario'
import { type HexsideFeatures, type ScenarioMap } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Direction } from '#shared/hex/direction'
import { type Grid, toAxial } from '#shared/hex/grid'
import { hexsideKey, hexsideOf } from '#shared/hex/hexside'
import { COLUMN_ROW_NUMBERING } from '#shared/hex/numbering'
import { gridSize } from '#shared/hex/layout'
import { illustrated } from '#shared/painter/illustrated/index'
import { type DrawOp, type Path, type Rect, VERB } from '#shared/painter/ops'
import { type Scene } from '#shared/painter/scene'
import { type Detail, type LayerId } from '#shared/painter/style'
import {
  FEATURE_LOOKS,
  type FeatureLook,
  STRUCTURE_LOOKS,
  type StructureLook,
  TERRAIN_LOOKS,
  type TerrainLook,
} from '#shared/rules/looks'

const DETAILS: readonly Detail[] = [0, 1, 2, 3]
const LAYERS: readonly LayerId[] = ['terrain', 'elevation', 'ways', 'structures', 'hexsides']

interface Sketchbook {
  readonly terrain?: (col: number, row: number) => TerrainLook
  readonly level?: (col: number, row: number) => number
  readonly sides?: readonly (readonly [Axial, Direction, HexsideFeatures])[]
  readonly structures?: ScenarioMap['structures']
  readonly orientation?: Grid['orientation']
  readonly hexMm?: number
}

// Ids are looks: the painter calls no rule.
function sceneOf(book: Sketchbook): Scene {
  const grid: Grid = { orientation: book.orientation ?? 'flat', stagger: 'odd', columns: 9, rows: 8 }
  const chunk = filledChunks(grid, 'clear')[0]
  if (!chunk) throw new Error('no chunk')
  const terrain = [...chunk.terrain]
  const elevation = terrain.map(() => 0)
  for (let row = 0; row < grid.rows; row++)
    for (let col = 0; col < grid.columns; col++) {
      expect(chunkIndex({ col, row }, grid)).toBe(0)
      terrain[cellIndex({ col, row })] = book.terrain?.(col, row) ?? 'clear'
      elevation[cellIndex({ col, row })] = book.level?.(col, row) ?? 0
    }
  const buckets: Record<string, Record<string, HexsideFeatures>> = {}
  for (const [hex, value, features] of book.sides ?? []) {
    const side = hexsideOf(hex, value)
    const bucket = (buckets[bucketKey(side.hex, grid)] ??= {})
    bucket[hexsideKey(side)] = { ...bucket[hexsideKey(side)], ...features }
  }
  const { map } = newScenario({
    title: '',
    language: 'fr',
    ruleset: '',
    grid,
    hexMm: book.hexMm ?? 25,
    halfHexes: false,
    numbering: COLUMN_ROW_NUMBERING,
    palette: {},
    terrain: 'clear',
  })
  return {
    map: { ...map, chunks: [{ terrain, elevation }], hexsides: buckets, structures: book.structures ?? {} },
    layout: { grid, hexMm: map.hexMm },
    terrainLook: (id) => id as TerrainLook,
    featureLook: (id) => id as FeatureLook,
    structureLook: (id) => id as StructureLook,
    counters: [],
    labels: {},
    zones: {},
  }
}

function sheet(scene: Scene): Rect {
  return { x: 0, y: 0, ...gridSize(scene.layout) }
}

function paint(scene: Scene, rect: Rect, detail: Detail): DrawOp[] {
  return LAYERS.flatMap((layer) => illustrated.paint(scene, layer, rect, detail))
}

function eachPath(ops: readonly DrawOp[], visit: (path: Path, op: DrawOp) => void): void {
  for (const op of ops) {
    if (op.kind === 'group') eachPath(op.ops, visit)
    else if (op.kind === 'path') visit(op.path, op)
  }
}

const OPERANDS = { [VERB.move]: 2, [VERB.line]: 2, [VERB.quad]: 4, [VERB.cubic]: 6, [VERB.close]: 0 }

/** Subpaths as text, with their paint: what is seen, whatever path it was batched into. */
function subpaths(ops: readonly DrawOp[], inside: Rect): string[] {
  const found: string[] = []
  eachPath(ops, (path, op) => {
    if (op.kind !== 'path') return
    let start = 0
    const close = (end: number): void => {
      const [x, y] = [path[start + 1] as number, path[start + 2] as number]
      const isIn = x > inside.x && y > inside.y && x < inside.x + inside.width && y < inside.y + inside.height
      if (isIn) found.push(`${JSON.stringify(op.fill ?? op.stroke)} ${path.slice(start, end).join(' ')}`)
      start = end
    }
    for (let at = 0; at < path.length; at += 1 + (OPERANDS[path[at] as 0] ?? 0))
      if (path[at] === VERB.move && at > start) close(at)
    if (path.length > start) close(path.length)
  })
  return found
}

const H = (col: number, row: number): Axial => toAxial({ col, row }, { orientation: 'flat', stagger: 'odd' })

const barrier = (feature: FeatureLook): HexsideFeatures => ({ barrier: { feature, inside: 'owner' } })

describe('illustrated style', () => {
  it.each(TERRAIN_LOOKS.filter((look) => look !== 'clear'))('draws %s at every detail', (look) => {
    const with_ = sceneOf({
      terrain: (col, row) => (col > 2 && col < 6 && row > 2 && row < 6 ? look : 'clear'),
    })
    const without = sceneOf({})
    for (const detail of DETAILS)
      expect(JSON.stringify(paint(with_, sheet(with_), detail))).not.toBe(
        JSON.stringify(paint(without, sheet(without), detail)),
      )
  })

  const ON_SIDES = FEATURE_LOOKS.filter((look) => !['normal', 'road', 'path', 'stream'].includes(look))

  it.each(ON_SIDES)('draws %s on a hexside at every detail', (look) => {
    const isOpening = ['arrow-slit', 'window', 'door', 'gate'].includes(look)
    const isFixture = ['stairs', 'ladder'].includes(look)
    const features: HexsideFeatures = isOpening
      ? { opening: { feature: look } }
      : isFixture
        ? { fixture: { feature: look } }
        : barrier(look)
    const scene = sceneOf({ sides: [[H(4, 4), 1, features]] })
    for (const detail of DETAILS)
      expect(illustrated.paint(scene, 'hexsides', sheet(scene), detail)).not.toEqual([])
  })

  it.each(['road', 'path', 'stream'] as const)('draws a %s as a way', (look) => {
    const way = { way: { feature: look } }
    const scene = sceneOf({
      sides: [
        [H(4, 4), 0, way],
        [H(4, 4), 3, way],
      ],
    })
    for (const detail of DETAILS)
      expect(illustrated.paint(scene, 'ways', sheet(scene), detail)).not.toEqual([])
  })

  it.each(STRUCTURE_LOOKS)('draws the structure %s at every detail', (look) => {
    const scene = sceneOf({ structures: { [hexKey(H(4, 4))]: { feature: look } } })
    for (const detail of DETAILS)
      expect(illustrated.paint(scene, 'structures', sheet(scene), detail).length).toBeGreaterThan(
        illustrated.paint(sceneOf({}), 'structures', sheet(scene), detail).length,
      )
  })

  it('tells an open gate from a closed one and a lowered portcullis from none', () => {
    const gate = (state: 'open' | 'closed', portcullis: 'none' | 'lowered'): string => {
      const scene = sceneOf({ sides: [[H(4, 4), 3, { opening: { feature: 'gate', state, portcullis } }]] })
      return JSON.stringify(illustrated.paint(scene, 'hexsides', sheet(scene), 2))
    }
    expect(new Set([gate('open', 'none'), gate('closed', 'none'), gate('closed', 'lowered')]).size).toBe(3)
  })

  // A varied board: what a tile shows of each thing is exactly what the sheet shows of it.
  const varied = sceneOf({
    terrain: (col, row) => TERRAIN_LOOKS[(col * 3 + row * 5) % TERRAIN_LOOKS.length] as TerrainLook,
    level: (col, row) => (col > 4 && row > 2 ? 1 + ((col + row) % 2) : 0),
    sides: [
      [H(3, 3), 0, barrier('battlement')],
      [H(3, 3), 1, barrier('battlement')],
      [H(3, 3), 2, { opening: { feature: 'arrow-slit', inside: 'owner' } }],
      [H(1, 4), 3, { way: { feature: 'road' } }],
      [H(2, 2), 1, { way: { feature: 'stream' } }],
      [H(3, 2), 2, { way: { feature: 'stream' } }],
    ],
  })

  // Things painted in one piece over the whole window (areas, ribbons) are compared by pixels elsewhere.
  it.each([2, 3] as const)('draws the same things in a tile as on the sheet (detail %i)', (detail) => {
    const whole = sheet(varied)
    const tile = { x: 50, y: 50, width: 60, height: 60 }
    const kept = { x: 55, y: 55, width: 50, height: 50 }
    for (const layer of ['terrain', 'structures', 'hexsides'] as const) {
      const small = (ops: DrawOp[]): string[] =>
        subpaths(ops, kept)
          .filter((text) => text.length < 1500)
          .sort()
      const inTile = small(illustrated.paint(varied, layer, tile, detail))
      expect(inTile.length).toBeGreaterThan(10)
      expect(inTile).toEqual(small(illustrated.paint(varied, layer, whole, detail)))
    }
  })

  it('paints the same picture at another hex size', () => {
    const terrain = (col: number): TerrainLook => (col < 4 ? 'wood' : 'field')
    const big = sceneOf({ terrain })
    const small = sceneOf({ terrain, hexMm: 12.5 })
    const counts = (scene: Scene): number[] => {
      const lengths: number[] = []
      eachPath(paint(scene, sheet(scene), 3), (path) => lengths.push(path.length))
      return lengths
    }
    expect(counts(small)).toEqual(counts(big))
  })

  it('uses opaque gradient stops and finite numbers only', () => {
    eachPath(paint(varied, sheet(varied), 3), (path, op) => {
      expect(path.every(Number.isFinite)).toBe(true)
      if (op.kind !== 'path' || !op.fill || op.fill.kind === 'solid') return
      for (const stop of op.fill.stops) expect(stop.color).toMatch(/^#[0-9a-f]{6}$/)
    })
  })

  it('needs fewer operations the less detail is asked for', () => {
    const counts = DETAILS.map((detail) => paint(varied, sheet(varied), detail).length)
    expect([...counts].sort((a, b) => a - b)).toEqual(counts)
  })

  it('paints a pointy grid too', () => {
    const scene = sceneOf({
      orientation: 'pointy',
      terrain: (col) => (col < 4 ? 'wood' : 'courtyard'),
      sides: [[{ q: 2, r: 3 }, 1, barrier('battlement')]],
    })
    for (const detail of DETAILS) expect(paint(scene, sheet(scene), detail).length).toBeGreaterThan(5)
  })
})
