/** The classic style: everything is drawn, and no picture depends on the rectangle it was asked for. */
import { describe, expect, it } from 'vitest'
import { gridSize } from '#shared/hex/layout'
import { boundsOf } from '#shared/painter/bounds'
import { classic } from '#shared/painter/classic/index'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { type Scene } from '#shared/painter/scene'
import { type Detail, LAYERS } from '#shared/painter/style'
import { toSvg } from '#shared/painter/toSvg'
import { FEATURE_LOOKS, STRUCTURE_LOOKS, TERRAIN_LOOKS } from '#shared/rules/map/looks'
import { FANTASY, HEIGHTS } from '../../scripts/contactSheet/fantasy'
import { feature, sampleScene } from '../../scripts/contactSheet/sampleMap'
import {
  BOARD,
  FEATURE_SAMPLES,
  STRUCTURE_SAMPLES,
  TERRAIN_SAMPLES,
} from '../../scripts/contactSheet/samples'
import { largestDifference } from '../support/pictures'
import { raster, wholeOf } from '../support/raster'
import { expectMarksNear } from './marksNear'

const DETAILS: readonly Detail[] = [0, 1, 2, 3]

function paint(scene: Scene, rect: Rect, detail: Detail): DrawOp[] {
  return LAYERS.flatMap((layer) => classic.paint(scene, layer, rect, detail))
}

describe('classic', () => {
  it.each([
    [BOARD.label, 'flat', BOARD, 1],
    [BOARD.label, 'pointy', BOARD, 1],
    // Their rims are cut at other places, and smoothed otherwise where they join.
    [FANTASY.label, 'flat', FANTASY, 3],
    [FANTASY.label, 'pointy', FANTASY, 3],
    [HEIGHTS.label, 'flat', HEIGHTS, 3],
  ] as const)(
    'draws the same at a point whatever rectangle is asked for (%s, %s)',
    (_label, orientation, sample, cell) => {
      const scene = sampleScene(sample, orientation, 25)
      // A village, a wood's edge with fields, and the castle.
      const windows = [
        { x: 96, y: 110, width: 120, height: 100 },
        { x: 3, y: 40, width: 70, height: 170 },
        { x: 181, y: 33, width: 90, height: 110 },
      ]
      for (const detail of DETAILS) {
        const pxPerMm = [0.4, 0.7, 1.4, 2.6][detail] as number
        const sheet = paint(scene, wholeOf(scene), detail)
        for (const window of windows) {
          const alone = raster(paint(scene, window, detail), window, pxPerMm)
          // Where a path is cut, edges are smoothed a little otherwise; nothing else may differ in a single pixel.
          const difference = largestDifference(alone, raster(sheet, window, pxPerMm), cell)
          expect(difference, `detail ${detail} at ${window.x}`).toBeLessThan(12)
        }
      }
    },
  )

  it('marks nothing far outside the rectangle', () => expectMarksNear(classic))

  it('keeps each thing on its own layer', () => {
    const empty = sampleScene({ rows: ['. .', '. .'] }, 'flat', 25)
    const rect = wholeOf(empty)
    for (const layer of [
      'elevation',
      'ways',
      'structures',
      'hexsides',
      'zones',
      'labels',
      'counters',
    ] as const)
      expect(classic.paint(empty, layer, rect, 3), layer).toEqual([])
    const walled = sampleScene(
      { rows: ['. .', '. .'], sides: [[0, 0, 2, { barrier: feature('wall') }]] },
      'flat',
      25,
    )
    expect(classic.paint(walled, 'hexsides', rect, 3)).not.toEqual([])
    expect(classic.paint(walled, 'terrain', rect, 3)).toEqual(classic.paint(empty, 'terrain', rect, 3))
    expect(classic.paint(walled, 'ways', rect, 3)).toEqual([])
  })

  it.each(['flat', 'pointy'] as const)('tells all terrains apart (%s)', (orientation) => {
    for (const detail of DETAILS) {
      const pictures = TERRAIN_SAMPLES.map((sample) => {
        const scene = sampleScene(sample, orientation, 25)
        return JSON.stringify(classic.paint(scene, 'terrain', wholeOf(scene), detail))
      })
      // A bridge and a boat of detail 1 and more lie on another layer or on water: still unlike each other.
      expect(new Set(pictures).size, `detail ${detail}`).toBe(TERRAIN_LOOKS.length)
    }
  })

  it('tells all features and structures apart', () => {
    for (const detail of [2, 3] as const) {
      const features = FEATURE_SAMPLES.map((sample) => {
        const scene = sampleScene(sample, 'flat', 25)
        return JSON.stringify([
          classic.paint(scene, 'ways', wholeOf(scene), detail),
          classic.paint(scene, 'hexsides', wholeOf(scene), detail),
        ])
      })
      expect(new Set(features).size).toBe(FEATURE_LOOKS.length)
      const structures = STRUCTURE_SAMPLES.map((sample) => {
        const scene = sampleScene(sample, 'flat', 25)
        return JSON.stringify(classic.paint(scene, 'structures', wholeOf(scene), detail))
      })
      expect(new Set(structures).size).toBe(STRUCTURE_LOOKS.length)
    }
  })

  it('shows which hex of a directional feature is inside', () => {
    const picture = (look: 'arrow-slit' | 'battlement' | 'stairs', inside: 'owner' | 'across') => {
      const sides = {
        'arrow-slit': { barrier: feature('wall'), opening: { ...feature('arrow-slit'), inside } },
        battlement: { barrier: { ...feature('battlement'), inside } },
        stairs: { fixture: { ...feature('stairs'), inside } },
      }[look]
      const scene = sampleScene({ rows: ['. .', '. .'], sides: [[0, 0, 2, sides]] }, 'flat', 25)
      return JSON.stringify(classic.paint(scene, 'hexsides', wholeOf(scene), 3))
    }
    for (const look of ['arrow-slit', 'battlement', 'stairs'] as const)
      expect(picture(look, 'owner'), look).not.toBe(picture(look, 'across'))
  })

  it('draws a level difference only where no `normal` overrides it (SID-2)', () => {
    const level = { rows: ['. .', '. .'], levels: ['1 0', '0 0'] }
    const open = sampleScene(level, 'flat', 25)
    const overridden = sampleScene(
      { ...level, sides: ([2, 3] as const).map((value) => [0, 0, value, { barrier: feature('normal') }]) },
      'flat',
      25,
    )
    // At this detail the rim is the only line of levels.
    const rims = (scene: Scene) =>
      classic
        .paint(scene, 'elevation', wholeOf(scene), 1)
        .filter((op) => op.kind === 'path' && op.stroke !== undefined).length
    expect(rims(open)).toBe(1)
    expect(rims(overridden)).toBe(0)
  })

  it('lets a way that reaches the rim run on off the map, and end inside it elsewhere', () => {
    const rows = Array.from({ length: 5 }, () => '. . . . .')
    const road = (row: number): DrawOp[] => {
      const sides = [[2, row, 3, { way: feature('road') }] as const]
      const scene = sampleScene({ rows, sides }, 'flat', 25)
      return classic.paint(scene, 'ways', wholeOf(scene), 1)
    }
    // From C1 to C2: up to the upper edge. From C3 to C4: from centre to centre.
    expect(boundsOf(road(0))?.y).toBeLessThan(1)
    expect(boundsOf(road(2))?.y).toBeGreaterThan(55)
  })

  it('paints a whole small board (golden picture)', async () => {
    const scene = sampleScene(
      {
        rows: ['wood . water', '. house bridge', 'field . water'],
        levels: ['0 0 0', '0 0 0', '0 1 0'],
        sides: [
          [1, 1, 1, { way: feature('road') }],
          [1, 1, 4, { way: feature('road') }],
          [0, 0, 3, { barrier: { ...feature('battlement'), inside: 'owner' } }],
        ],
      },
      'flat',
      10,
    )
    const { width, height } = gridSize(scene.layout)
    const svg = toSvg(paint(scene, wholeOf(scene), 2), { width, height })
    await expect(svg).toMatchFileSnapshot('../golden/classicBoard.svg')
  })
})
