import { fallenIn } from '#shared/painter/sceneOf'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { describe, expect, it } from 'vitest'
import { type HexsideFeatures, type ScenarioMap } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Direction, DIRECTIONS } from '#shared/hex/direction'
import { type Grid, hexesOfGrid, toAxial, toOffset } from '#shared/hex/grid'
import { hexsideKey, hexsideOf } from '#shared/hex/hexside'
import { COLUMN_ROW_NUMBERING } from '#shared/hex/numbering'
import { hexCenter } from '#shared/hex/layout'
import { illustrated } from '#shared/painter/illustrated/index'
import { shores } from '#shared/painter/illustrated/shore'
import { siteOf } from '#shared/painter/illustrated/site'
import { wayMap } from '#shared/painter/illustrated/ways'
import { type DrawOp, type Path, type Rect } from '#shared/painter/ops'
import { type Scene } from '#shared/painter/scene'
import { type Detail, type PassId } from '#shared/painter/style'
import {
  FEATURE_LOOKS,
  type FeatureLook,
  STRUCTURE_LOOKS,
  type StructureLook,
  TERRAIN_LOOKS,
  type TerrainLook,
} from '#shared/rules/map/looks'
import { type Pieces, testBoard } from '../support/board'
import { raster, unlikeShare, wholeOf } from '../support/raster'
import { type Pixels } from '../support/pictures'

const DETAILS: readonly Detail[] = [0, 1, 2, 3]
const PASSES: readonly PassId[] = ['terrain', 'elevation', 'ways', 'standing', 'structures', 'hexsides']

interface Sketchbook {
  readonly terrain?: (col: number, row: number) => TerrainLook
  readonly level?: (col: number, row: number) => number
  readonly sides?: readonly (readonly [Axial, Direction, HexsideFeatures])[]
  readonly structures?: ScenarioMap['structures']
  readonly orientation?: Grid['orientation']
  readonly columns?: number
  readonly rows?: number
  readonly hexMm?: number
}

// Ids are looks: the painter calls no rule.
function sceneOf(book: Sketchbook): Scene {
  const { orientation = 'flat', columns = 9, rows = 8 } = book
  const grid: Grid = { orientation, stagger: 'odd', columns, rows }
  const hexes = [...hexesOfGrid(grid)].map((hex) => {
    const { col, row } = toOffset(hex, grid)
    return [hexKey(hex), { terrain: book.terrain?.(col, row) ?? 'clear', level: book.level?.(col, row) ?? 0 }]
  })
  const hexsides: Record<string, HexsideFeatures> = {}
  for (const [hex, value, features] of book.sides ?? []) {
    const key = hexsideKey(hexsideOf(hex, value))
    hexsides[key] = { ...hexsides[key], ...features }
  }
  const { map } = testBoard({
    ...{ ...grid, hexMm: book.hexMm ?? 25, numbering: COLUMN_ROW_NUMBERING },
    ...{ hexes: Object.fromEntries(hexes) as Pieces['hexes'], hexsides, structures: book.structures },
  })
  return {
    map,
    layout: { grid, hexMm: map.hexMm },
    terrainLook: (id) => id as TerrainLook,
    featureLook: (id) => id as FeatureLook,
    structureLook: (id) => id as StructureLook,
    ...fallenIn(map, magnaCarta),
    sideColor: () => undefined,
    attributes: [],
    counters: [],
    boards: {},
    labels: {},
    zones: {},
    places: [],
  }
}

function paint(scene: Scene, rect: Rect, detail: Detail): DrawOp[] {
  return PASSES.flatMap((pass) => illustrated.paint(scene, pass, rect, detail))
}

function eachPath(ops: readonly DrawOp[], visit: (path: Path, op: DrawOp) => void): void {
  for (const op of ops) {
    if (op.kind === 'group') eachPath(op.ops, visit)
    else if (op.kind === 'path') visit(op.path, op)
  }
}

function countPaths(ops: readonly DrawOp[]): number {
  let count = 0
  eachPath(ops, () => count++)
  return count
}

const drawn = (scene: Scene, rect: Rect, detail: Detail, pxPerHex: number): Pixels =>
  raster(paint(scene, rect, detail), rect, pxPerHex / scene.layout.hexMm)

const H = (col: number, row: number): Axial => toAxial({ col, row }, { orientation: 'flat', stagger: 'odd' })

const barrier = (feature: FeatureLook): HexsideFeatures => ({ barrier: { feature, inside: 'owner' } })

/** A barrier down the east of a column of hexes. */
const zigzag = (col: number, rows: readonly number[], feature: FeatureLook) =>
  rows.flatMap((row) => ([1, 2] as const).map((side) => [H(col, row), side, barrier(feature)] as const))

/** Large areas that no tile sees whole: wood, lake, fields, a walled court, a tower, hills and a hollow, crossed by ways. */
function countryside(): Scene {
  const way = (feature: FeatureLook): HexsideFeatures => ({ way: { feature } })
  const down = (col: number, feature: FeatureLook) =>
    Array.from({ length: 12 }, (_, row) => [H(col, row), 3, way(feature)] as const)
  return sceneOf({
    columns: 15,
    rows: 13,
    terrain: (col, row) => {
      if (col < 5) return row < 8 ? 'wood' : 'field'
      if (col > 11) return row < 7 ? 'water' : 'brush'
      if (row > 10) return 'orchard'
      if (col > 6 && col < 10 && row > 4 && row < 8) return 'tower'
      return col > 8 && row < 4 ? 'courtyard' : col === 8 && row === 8 ? 'house' : 'clear'
    },
    level: (col, row) => (row > 7 && col > 4 ? 1 : 0) + (row > 9 && col > 6 ? 1 : 0) - (col < 2 ? 1 : 0),
    sides: [
      ...down(6, 'road'),
      ...down(3, 'path'),
      ...down(10, 'stream'),
      ...[8, 9, 10, 11].map((col) => [H(col, 4), 0, barrier('battlement')] as const),
      ...[2, 3, 4, 5].map((row) => [H(7, row), 1, barrier('hedge')] as const),
      [H(12, 3), 5, way('stream')],
      ...zigzag(8, [8, 9, 10, 11], 'water-side'),
      ...zigzag(12, [8, 9, 10, 11], 'impassable'),
      ...zigzag(1, [9, 10, 11], 'cliff'),
    ],
  })
}

describe('illustrated style', () => {
  it.each(TERRAIN_LOOKS.filter((look) => look !== 'clear'))('draws %s at every detail', (look) => {
    const with_ = sceneOf({
      terrain: (col, row) => (col > 2 && col < 6 && row > 2 && row < 6 ? look : 'clear'),
    })
    const without = sceneOf({})
    for (const detail of DETAILS)
      expect(JSON.stringify(paint(with_, wholeOf(with_), detail))).not.toBe(
        JSON.stringify(paint(without, wholeOf(without), detail)),
      )
  })

  const ON_SIDES = FEATURE_LOOKS.filter((look) => !['normal', 'road', 'path', 'stream'].includes(look))

  it.each(ON_SIDES)('draws %s on a hexside at every detail', (look) => {
    const isOpening = ['arrow-slit', 'window', 'door', 'gate', 'fortification-entrance'].includes(look)
    const isFixture = ['stairs', 'ladder'].includes(look)
    const features: HexsideFeatures = isOpening
      ? { opening: { feature: look } }
      : isFixture
        ? { fixture: { feature: look } }
        : barrier(look)
    const scene = sceneOf({ sides: [[H(4, 4), 1, features]] })
    for (const detail of DETAILS)
      expect(illustrated.paint(scene, 'hexsides', wholeOf(scene), detail)).not.toEqual([])
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
      expect(illustrated.paint(scene, 'ways', wholeOf(scene), detail)).not.toEqual([])
  })

  it.each(STRUCTURE_LOOKS)('draws the structure %s at every detail', (look) => {
    const scene = sceneOf({ structures: { [hexKey(H(4, 4))]: { feature: look } } })
    for (const detail of DETAILS)
      expect(countPaths(illustrated.paint(scene, 'structures', wholeOf(scene), detail))).toBeGreaterThan(
        countPaths(illustrated.paint(sceneOf({}), 'structures', wholeOf(scene), detail)),
      )
  })

  it('tells an open gate from a closed one and a lowered portcullis from none', () => {
    const gate = (state: 'open' | 'closed', portcullis: 'none' | 'lowered'): string => {
      const scene = sceneOf({ sides: [[H(4, 4), 3, { opening: { feature: 'gate', state, portcullis } }]] })
      return JSON.stringify(illustrated.paint(scene, 'hexsides', wholeOf(scene), 2))
    }
    expect(new Set([gate('open', 'none'), gate('closed', 'none'), gate('closed', 'lowered')]).size).toBe(3)
  })

  it('makes one floor of towers that no wall parts', () => {
    const hatches = (sides: NonNullable<Sketchbook['sides']>): number[] => {
      const scene = sceneOf({
        terrain: (col, row) => (row === 4 && col > 3 && col < 6 ? 'tower' : 'clear'),
        sides,
      })
      const count = [0, 0]
      eachPath(illustrated.paint(scene, 'standing', wholeOf(scene), 2), (_, op) => {
        if (op.kind !== 'path' || op.fill?.kind !== 'solid') return
        const at = ['#563f23', '#5e4427'].indexOf(op.fill.color)
        if (at >= 0) count[at] = (count[at] ?? 0) + 1
      })
      return count
    }
    expect(hatches([])).toEqual([1, 0])
    const around = [0, 1, 2, 3, 4, 5] as const
    expect(hatches(around.map((side) => [H(4, 4), side, barrier('battlement')]))).toEqual([0, 2])
  })

  const siteOfSheet = (scene: Scene) => siteOf(scene, { x: 0, y: 0, width: 8, height: 8 }, 3)

  it('brings water to the foot of walls, where a bank strays', () => {
    const distances = (feature: FeatureLook): Set<string> => {
      const around = DIRECTIONS.map((side) => [H(4, 4), side, barrier(feature)] as const)
      const site = siteOfSheet(
        sceneOf({ terrain: (col, row) => (col === 4 && row === 4 ? 'moat' : 'clear'), sides: around }),
      )
      const [shore] = shores(site, (look) => look === 'moat')
      const { x, y } = hexCenter(H(4, 4), site.layout)
      return new Set(shore?.map((point) => Math.hypot(point.x - x, point.y - y).toFixed(6)))
    }
    expect(distances('battlement').size).toBe(2)
    expect(distances('hedge').size).toBe(24)
  })

  /** Half the length of a bridge over a stream. */
  const DECK = 0.36

  it('leads a road squarely over a bridge', () => {
    const road = (hex: Axial, side: Direction) => [hex, side, { way: { feature: 'road' } }] as const
    const offAxis = (look: TerrainLook): number => {
      const sides = [road(H(4, 4), 0), road(H(4, 4), 3), road(H(4, 5), 2), road(H(4, 3), 5)]
      const site = siteOfSheet(
        sceneOf({ terrain: (col, row) => (col === 4 && row === 4 ? look : 'clear'), sides }),
      )
      const { x, y } = hexCenter(H(4, 4), site.layout)
      const points = wayMap(site)
        .roads.flat()
        .filter((point) => Math.abs(point.y - y) < DECK)
      return Math.max(...points.map((point) => Math.abs(point.x - x)))
    }
    expect(offAxis('bridge')).toBeLessThan(0.01)
    expect(offAxis('clear')).toBeGreaterThan(0.05)
  })

  it('brings a road that bends to both ends of its bridge', () => {
    const sides = [5, 1].map((side) => [H(4, 4), side as Direction, { way: { feature: 'road' } }] as const)
    const site = siteOfSheet(
      sceneOf({ terrain: (col, row) => (col === 4 && row === 4 ? 'bridge' : 'clear'), sides }),
    )
    const { x, y } = hexCenter(H(4, 4), site.layout)
    const over = wayMap(site)
      .roads.flat()
      .filter((point) => Math.abs(point.x - x) < DECK)
    expect(over.length).toBeGreaterThan(10)
    expect(Math.max(...over.map((point) => Math.abs(point.y - y)))).toBeLessThan(0.01)
  })

  it('leads a stream that crosses the rim straight off the board', () => {
    const sides = [0, 3].map((side) => [H(4, 0), side as Direction, { way: { feature: 'stream' } }] as const)
    const [line] = wayMap(siteOfSheet(sceneOf({ sides }))).streams
    expect(Math.min(...(line ?? []).map(({ y }) => y))).toBeLessThan(-1)
  })

  // A varied board: no two neighbours alike.
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

  it.each(DETAILS)('shows in tiles what it shows on the sheet (detail %i)', (detail) => {
    const pxPerHex = [12, 20, 32, 64][detail] as number
    for (const scene of [varied, countryside()]) {
      const whole = drawn(scene, wholeOf(scene), detail, pxPerHex)
      const side = 4 * scene.layout.hexMm
      const { width, height } = wholeOf(scene)
      for (let row = 0; (row + 1) * side <= height; row++)
        for (let col = 0; (col + 1) * side <= width; col++) {
          const rect = { x: col * side, y: row * side, width: side, height: side }
          const shift = { x: col * 4 * pxPerHex, y: row * 4 * pxPerHex }
          const unlike = unlikeShare(drawn(scene, rect, detail, pxPerHex), whole, 10, shift)
          expect(unlike, `tile ${col}, ${row}`).toBeLessThan(0.002)
        }
    }
  })

  const CROPS = ['#b08d58', '#c9b35f', '#9f7a4d', '#a9b061']

  it.each([
    [2, 'one crop'],
    [3, 'one crop'],
    [8, 'several crops'],
  ])('grows in a field %i hexes wide %s', (wide, expected) => {
    const scene = sceneOf({
      columns: 20,
      rows: 18,
      terrain: (col, row) => (col >= 7 && col < 7 + wide && row >= 5 && row < 5 + wide ? 'field' : 'clear'),
    })
    const crops = new Set<string>()
    eachPath(illustrated.paint(scene, 'terrain', wholeOf(scene), 0), (_, op) => {
      if (op.kind === 'path' && op.fill?.kind === 'solid' && CROPS.includes(op.fill.color))
        crops.add(op.fill.color)
    })
    expect(crops.size === 1 ? 'one crop' : 'several crops').toBe(expected)
  })

  it('gives a stream no banks on a lake', () => {
    const stream = { way: { feature: 'stream' } } as const
    const scene = sceneOf({
      columns: 15,
      terrain: (col) => (col < 8 ? 'water' : 'clear'),
      sides: [5, 6, 7, 8, 9, 10].map((col) => [H(col, 4), col % 2 === 0 ? 2 : 1, stream] as const),
    })
    const onLake: Rect = { x: 0, y: 50, width: 150, height: 150 }
    const dry = sceneOf({ columns: 15, terrain: (col) => (col < 8 ? 'water' : 'clear') })
    const [withStream, without] = [drawn(scene, onLake, 3, 32), drawn(dry, onLake, 3, 32)]
    expect(unlikeShare(withStream, without, 10)).toBe(0)
  })

  it('paints the same picture at another hex size', () => {
    const terrain = (col: number): TerrainLook => (col < 4 ? 'wood' : 'field')
    const big = sceneOf({ terrain })
    const small = sceneOf({ terrain, hexMm: 12.5 })
    const counts = (scene: Scene): number[] => {
      const lengths: number[] = []
      eachPath(paint(scene, wholeOf(scene), 3), (path) => lengths.push(path.length))
      return lengths
    }
    expect(counts(small)).toEqual(counts(big))
  })

  it('uses opaque gradient stops and finite numbers only', () => {
    eachPath(paint(varied, wholeOf(varied), 3), (path, op) => {
      expect(path.every(Number.isFinite)).toBe(true)
      if (op.kind !== 'path' || !op.fill || op.fill.kind === 'solid') return
      for (const stop of op.fill.stops) expect(stop.color).toMatch(/^#[0-9a-f]{6}$/)
    })
  })

  it('needs fewer operations the less detail is asked for', () => {
    const counts = DETAILS.map((detail) => countPaths(paint(varied, wholeOf(varied), detail)))
    expect([...counts].sort((a, b) => a - b)).toEqual(counts)
  })

  it('paints a pointy grid too', () => {
    const scene = sceneOf({
      orientation: 'pointy',
      terrain: (col) => (col < 4 ? 'wood' : 'courtyard'),
      sides: [[{ q: 2, r: 3 }, 1, barrier('battlement')]],
    })
    for (const detail of DETAILS) expect(countPaths(paint(scene, wholeOf(scene), detail))).toBeGreaterThan(5)
  })
})
