/** The ink-saving style: black on white alone, under a tenth of the paper on every ready map, the same in every tile; cards in one ink. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Zone } from '#shared/document/types'
import { zoneId } from '#shared/document/ids'
import { openScenario } from '#shared/format/openScenario'
import { hexKey } from '#shared/hex/axial'
import { paintFace } from '#shared/painter/counters/face'
import { mapFrame } from '#shared/painter/frame'
import { ink } from '#shared/painter/ink/index'
import { BLACK, WHITE } from '#shared/painter/oneInk'
import { type Color, type DrawOp, type Rect } from '#shared/painter/ops'
import { paintScene } from '#shared/painter/picture/paintScene'
import { type Scene } from '#shared/painter/scene'
import { sceneOf } from '#shared/painter/sceneOf'
import { type Detail, LAYERS, type LayerId } from '#shared/painter/style'
import { FEATURE_LOOKS, STRUCTURE_LOOKS, TERRAIN_LOOKS } from '#shared/rules/map/looks'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { RULESETS } from '#shared/rules/registry/registry'
import { CARDS, statesOf } from '../../scripts/contactSheet/cards'
import { FANTASY } from '../../scripts/contactSheet/fantasy'
import { sampleScene } from '../../scripts/contactSheet/sampleMap'
import {
  BOARD,
  FACE_SAMPLES,
  FEATURE_SAMPLES,
  STRUCTURE_SAMPLES,
  TERRAIN_SAMPLES,
} from '../../scripts/contactSheet/samples'
import { testBoard } from '../support/board'
import { darkness, greyCopy } from '../support/greyCopy'
import { hexNamed } from '../support/names'
import { largestDifference } from '../support/pictures'
import { raster, wholeOf } from '../support/raster'
import { expectMarksNear } from './marksNear'

const paint = (scene: Scene, rect: Rect, detail: Detail, layers: readonly LayerId[] = LAYERS): DrawOp[] =>
  paintScene(scene, { rect, style: ink, layers, detail })

/** Every colour of fills, lines, letters and halos. */
function colorsOf(ops: readonly DrawOp[], colors = new Set<Color>()): Set<Color> {
  for (const op of ops) {
    if (op.kind === 'group') colorsOf(op.ops, colors)
    if (op.kind === 'text') for (const color of [op.color, op.halo?.color]) if (color) colors.add(color)
    if (op.kind !== 'path') continue
    if (op.stroke) colors.add(op.stroke.color)
    if (op.fill?.kind === 'solid') colors.add(op.fill.color)
    else for (const { color } of op.fill?.stops ?? []) colors.add(color)
  }
  return colors
}

const GALLERY = new URL('../../assets/gallery/', import.meta.url)
const files = readdirSync(GALLERY)

async function galleryScene(file: string): Promise<Scene> {
  const opened = await openScenario(readFileSync(new URL(file, GALLERY), 'utf8'), file)
  if (!opened.ok) throw new Error(file)
  const ruleset = RULESETS.find(({ id }) => id === opened.value.ruleset)
  if (!ruleset) throw new Error(opened.value.ruleset)
  return sceneOf(opened.value, ruleset.under(opened.value).ruleset)
}

describe('on ready maps', () => {
  it.each(files)('%s takes less than a tenth of black, counters, zones and places included', async (file) => {
    const scene = await galleryScene(file)
    // About 100 dots an inch.
    const copy = greyCopy({ scene, style: ink, rect: mapFrame(scene.layout), scale: 4 })
    expect(darkness(copy)).toBeLessThan(0.1)
    // Something is drawn.
    expect(darkness(copy)).toBeGreaterThan(0.02)
  })

  it.each(files)('%s is black and white', async (file) => {
    const scene = await galleryScene(file)
    for (const detail of [2, 3] as const)
      expect([...colorsOf(paint(scene, wholeOf(scene), detail))].sort()).toEqual([BLACK, WHITE])
  })
})

describe('on maps of every look', () => {
  it.each(['flat', 'pointy'] as const)(
    'tells all terrains, features and structures apart (%s)',
    (orientation) => {
      const pictures = (samples: typeof TERRAIN_SAMPLES, layers: readonly LayerId[], detail: Detail) =>
        new Set(
          samples.map((sample) => {
            const scene = sampleScene(sample, orientation, 25)
            return JSON.stringify(paint(scene, wholeOf(scene), detail, layers))
          }),
        ).size
      for (const detail of [0, 1, 2, 3] as const)
        expect(pictures(TERRAIN_SAMPLES, ['terrain'], detail), `${detail}`).toBe(TERRAIN_LOOKS.length)
      for (const detail of [2, 3] as const) {
        expect(pictures(FEATURE_SAMPLES, ['ways', 'hexsides'], detail)).toBe(FEATURE_LOOKS.length)
        expect(pictures(STRUCTURE_SAMPLES, ['structures'], detail)).toBe(STRUCTURE_LOOKS.length)
      }
    },
  )

  it('is black and white near by, and grey without a hue from afar', () => {
    for (const sample of [BOARD, FANTASY, ...TERRAIN_SAMPLES, ...FEATURE_SAMPLES, ...STRUCTURE_SAMPLES]) {
      const scene = sampleScene(sample, 'flat', 25)
      for (const detail of [0, 1, 2, 3] as const)
        for (const color of colorsOf(paint(scene, wholeOf(scene), detail))) {
          expect(color).toMatch(/^#(..)\1\1$/)
          if (detail > 1) expect([BLACK, WHITE]).toContain(color)
        }
    }
  })

  it.each([BOARD, FANTASY])('draws the same at a point whatever rectangle is asked for: $label', (sample) => {
    const windows = [
      { x: 96, y: 110, width: 120, height: 100 },
      { x: 181, y: 33, width: 90, height: 110 },
    ]
    const scene = sampleScene(sample, 'flat', 25)
    for (const detail of [0, 1, 2, 3] as const) {
      const scale = [0.4, 0.7, 1.4, 2.6][detail] as number
      const sheet = paint(scene, wholeOf(scene), detail)
      for (const window of windows) {
        const tile = raster(paint(scene, window, detail), window, scale)
        // Cells of three pixels: rulings are cut by paths that begin elsewhere, so their edges are smoothed otherwise.
        const difference = largestDifference(tile, raster(sheet, window, scale), 3)
        expect(difference, `detail ${detail} at ${window.x}`).toBeLessThan(12)
      }
    }
  })

  it('marks nothing far outside the rectangle', () => expectMarksNear(ink))

  it('draws the grid and names in black, whatever colours the author chose for coloured ground', () => {
    const scene = sampleScene(BOARD, 'flat', 25)
    const gridLook = { lineColor: '#ffee00', nameColor: '#f0f0f0', lineMm: 0.5 }
    const set = { ...scene, map: { ...scene.map, gridLook } }
    expect([...colorsOf(ink.paint(set, 'grid', wholeOf(scene), 3))]).toEqual([BLACK])
    expect([...colorsOf(ink.paint(set, 'names', wholeOf(scene), 3))].sort()).toEqual([BLACK, WHITE])
    // The width is the author's.
    const [line] = ink.paint(set, 'grid', wholeOf(scene), 3)
    expect(line).toMatchObject({ stroke: { width: 0.5 } })
  })
})

describe('zones', () => {
  const board = testBoard()
  const painted = (zone: Partial<Zone>): DrawOp[] => {
    const hexes = ['C3', 'C4'].map((name) => hexKey(hexNamed(board, name)))
    const camp: Zone = { name: 'Camp', kind: 'setup', hexes, ...zone }
    const scene = sceneOf({ ...board, zones: { [zoneId('camp')]: camp } }, magnaCarta)
    return paint(scene, wholeOf(scene), 3, ['zones'])
  }

  it('have no tint, and rims that differ by kind', () => {
    const kinds = ['setup', 'entry', 'victory', 'other'] as const
    const rims = kinds.map((kind) => {
      const [rim, ...others] = painted({ kind, name: '' })
      expect(others).toEqual([])
      return rim?.kind === 'path' ? JSON.stringify(rim.stroke) : ''
    })
    expect(new Set(rims).size).toBe(kinds.length)
  })

  it('are hatched as the author asks, in any colour alike', () => {
    const hatched = (color: Color) => JSON.stringify(painted({ hatching: 'rising', color }))
    expect(hatched('#aa3300')).toBe(hatched('#0033aa'))
    expect(hatched('#aa3300')).not.toBe(JSON.stringify(painted({})))
  })
})

describe('cards', () => {
  /** A colour of each class of hue, and a grey. */
  const SIDES = ['#c03028', '#c0b020', '#2f8f3a', '#2090a0', '#2f5f9e', '#9030a0', '#777777']
  const [{ face: FACE }] = FACE_SAMPLES as readonly [(typeof FACE_SAMPLES)[number]]
  const W = 25

  it('are black on white, in every shape, state and design', () => {
    const samples = [
      ...FACE_SAMPLES,
      ...Object.values(CARDS).flatMap((cards) => [...cards, ...statesOf(cards)]),
    ]
    for (const { label, face } of samples)
      for (const detail of [2, 3] as const)
        for (const color of colorsOf(paintFace(face, W, detail, 'black')))
          expect([BLACK, WHITE], label).toContain(color)
  })

  it('tell their side by frame and sign, from afar by a grey', () => {
    for (const detail of [0, 1, 2, 3] as const) {
      const cards = SIDES.map((color) => JSON.stringify(paintFace({ ...FACE, color }, W, detail, 'black')))
      expect(new Set(cards).size, `detail ${detail}`).toBe(SIDES.length)
    }
    // Without the sign and from a marker that conceals too.
    const caches = SIDES.map((color) =>
      JSON.stringify(paintFace({ ...FACE, color, cache: true }, W, 3, 'black')),
    )
    expect(new Set(caches).size).toBe(SIDES.length)
  })

  it('mark the wounded, and underline the code of those who shoot', () => {
    const drawn = (change: Partial<typeof FACE>): DrawOp[] => paintFace({ ...FACE, ...change }, W, 3, 'black')
    const kinds = (ops: readonly DrawOp[], kind: DrawOp['kind']): number =>
      ops.filter((op) => op.kind === kind).length
    // A ruled band, cut off at its rim.
    expect(kinds(drawn({ wounded: true }), 'group')).toBe(kinds(drawn({ wounded: false }), 'group') + 1)
    const codes = (['green', 'black'] as const).map((codeColor) => kinds(drawn({ codeColor }), 'path'))
    expect(codes[0]).toBe((codes[1] ?? NaN) + 1)
  })

  it('in colours are as they were', () => {
    expect(paintFace(FACE, W, 3, 'colours')).toEqual(paintFace(FACE, W, 3))
  })
})
