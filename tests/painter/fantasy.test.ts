/** The maps of the fantasy game in all styles: caves, fortifications, levels, obstacles, and what hexes carry. */
import { describe, expect, it } from 'vitest'
import { type SideId } from '#shared/document/ids'
import { type HexsideFeatures } from '#shared/document/types'
import { type Direction, DIRECTIONS } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { type Grid, toAxial } from '#shared/hex/grid'
import { hexCenter } from '#shared/hex/layout'
import { paintAttributes } from '#shared/painter/attributes'
import { boundsOf } from '#shared/painter/bounds'
import { frontOf } from '#shared/painter/obstacles/pieces'
import { OBSTACLES } from '#shared/painter/obstacles/index'
import { ownerShield } from '#shared/painter/ownerShield'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { type Scene } from '#shared/painter/scene'
import { sceneOf } from '#shared/painter/sceneOf'
import { type Detail, PASSES, type PassId, PRINTING_OF, type Style } from '#shared/painter/style'
import { STYLES } from '#shared/painter/picture/styles'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { FANTASY, HEIGHTS } from '../../scripts/contactSheet/fantasy'
import { feature, type SampleMap, sampleScene } from '../../scripts/contactSheet/sampleMap'
import { raster, unlikeShare, wholeOf } from '../support/raster'

const DETAILS: readonly Detail[] = [0, 1, 2, 3]
const styles = Object.values(STYLES)

function paint(scene: Scene, style: Style, detail: Detail, passes: readonly PassId[] = PASSES): DrawOp[] {
  return passes.flatMap((pass) => style.paint(scene, pass, wholeOf(scene), detail))
}

const picture = (scene: Scene, style: Style, detail: Detail, passes?: readonly PassId[]): string =>
  JSON.stringify(paint(scene, style, detail, passes))

/** The mean colour of a square in the middle of a hex, of this many mm to each side. */
function colorAt(
  scene: Scene,
  style: Style,
  hex: readonly [number, number],
  detail: Detail,
  reach = 5,
): number[] {
  const [col, row] = hex
  const { x, y } = hexCenter(toAxial({ col, row }, scene.layout.grid), scene.layout)
  const window = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
  const passes = ['terrain', 'elevation'] as const
  const { data } = raster(paint(scene, style, detail, passes), window, 1)
  const sums = [0, 1, 2].map((tone) => {
    let sum = 0
    for (let at = tone; at < data.length; at += 4) sum += data[at] ?? 0
    return sum / (data.length / 4)
  })
  return sums
}

const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.max(...a.map((tone, index) => Math.abs(tone - (b[index] ?? 0))))

describe('a board of the fantasy game', () => {
  it.each(styles)('draws the same at a point whatever rectangle is asked for: $id', (style) => {
    const scene = sampleScene(FANTASY, 'flat', 25)
    // The cave with its mouth and lava; the hill, the fortification and the pond; the obstacles.
    const windows = [
      { x: 185, y: 40, width: 110, height: 110 },
      { x: 5, y: 130, width: 120, height: 110 },
      { x: 55, y: 2, width: 110, height: 90 },
    ]
    for (const detail of DETAILS) {
      const scale = [0.5, 0.8, 1.4, 2.4][detail] as number
      const sheet = paint(scene, style, detail)
      for (const window of windows) {
        const alone = PASSES.flatMap((pass) => style.paint(scene, pass, window, detail))
        const unlike = unlikeShare(raster(alone, window, scale), raster(sheet, window, scale), 12)
        expect(unlike, `detail ${detail} at ${window.x}`).toBeLessThan(0.002)
      }
    }
  })

  it.each(styles)('draws on a pointy grid, finite everywhere: $id', (style) => {
    const numbers = JSON.stringify(paint(sampleScene(FANTASY, 'pointy', 18), style, 3))
    expect(numbers).not.toContain('null')
  })
})

describe('caves', () => {
  const rows = [
    '. . . . .',
    '. cave-floor cave-floor cave-rock .',
    '. cave-floor water impassable .',
    '. . . . .',
  ]
  const underground = ['. . . . .', '. c c c .', '. c c . .', '. . . . .']

  it('shows what a terrain looks like underground where the rules know caves, else what it does outdoors', () => {
    const scene = sceneOf(sampleScenarioOf(rows), commonMechanics)
    for (const { id, look, caveLook } of commonMechanics.terrains) {
      expect(scene.terrainLook(id)).toBe(look)
      expect(scene.terrainLook(id, 'outdoors')).toBe(look)
      expect(scene.terrainLook(id, 'cave')).toBe(caveLook ?? look)
    }
    const medieval = sceneOf(sampleScenarioOf(rows), magnaCarta)
    for (const { id, look } of magnaCarta.terrains) expect(medieval.terrainLook(id, 'cave')).toBe(look)
  })

  const pool: SampleMap = { rows: ['. . .', '. water .', '. . .'] }
  const open = sampleScene(pool, 'flat', 25)
  const cave = sampleScene({ ...pool, caves: ['c c c', 'c c c', 'c c c'] }, 'flat', 25)
  const ground = (scene: Scene, style: Style, detail: Detail) => picture(scene, style, detail, ['terrain'])

  it('are dark in the illustrated style whatever lies in them', () => {
    for (const detail of DETAILS)
      expect(ground(cave, STYLES.illustrated, detail)).not.toBe(ground(open, STYLES.illustrated, detail))
    const at = (scene: Scene) => colorAt(scene, STYLES.illustrated, [1, 1], 2).reduce((a, b) => a + b, 0)
    expect(at(cave)).toBeLessThan(at(open) - 20)
  })

  it.each(styles)('are not drawn where the rules read no environment: $id', (style) => {
    for (const detail of DETAILS)
      expect(ground({ ...cave, attributes: [] }, style, detail)).toBe(ground(open, style, detail))
  })

  it.each(styles)('draws a mouth where rock bounds neither hex, a wall where it bounds one: $id', (style) => {
    const scene = (outside: string) =>
      sampleScene(
        { rows: [`${outside} cave-floor`, `${outside} cave-floor`], caves: ['. c', '. c'] },
        'flat',
        25,
      )
    const strokes = (outside: string): Set<string> => strokesOf(paint(scene(outside), style, 3, ['terrain']))
    // In one ink it is the only row of dots.
    const mark = { classic: '#3a2c1a dotted', illustrated: '#ffeebb', ink: '#000000 dotted' }[style.id]
    expect(strokes('.')).toContain(mark)
    expect(strokes('impassable')).not.toContain(mark)
  })

  // In one ink only from afar: near by rock is known by its strokes and by the firm line round it.
  it.each(styles)('makes rock the darkest ground of all: $id', (style) => {
    const scene = sampleScene(
      { rows: rows.map((row) => row.replaceAll('cave-floor', 'cave-rock')), caves: underground },
      'flat',
      25,
    )
    for (const detail of style.id === 'ink' ? ([0] as const) : ([0, 2] as const)) {
      const sum = (color: readonly number[]): number => color.reduce((a, b) => a + b, 0)
      const rock = sum(colorAt(scene, style, [1, 1], detail))
      for (const other of [
        [0, 0],
        [2, 2],
        [3, 2],
      ] as const)
        expect(rock).toBeLessThan(sum(colorAt(scene, style, other, detail)) - 60)
    }
  })

  it.each(styles)('have no slopes where a wall of rock goes up: $id', (style) => {
    const lines = (around: string): number => {
      const row = `${around} ${around} ${around}`
      const scene = sampleScene(
        {
          rows: [row, `${around} cave-floor ${around}`, row],
          caves: ['c c c', 'c c c', 'c c c'],
          levels: ['0 0 0', '0 1 0'],
        },
        'flat',
        25,
      )
      // Rulings of levels are cut off at their rim; slopes are not.
      const slopes = paint(scene, style, 3, ['elevation']).filter((op) => op.kind !== 'group' || !op.clip)
      return strokesOf(slopes).size
    }
    expect(lines('cave-rock')).toBe(0)
    expect(lines('cave-floor')).toBeGreaterThan(0)
  })
})

describe('levels from -5 to 5', () => {
  it.each(styles)('differ from step to step in colour alone: $id', (style) => {
    const plain = (level: number): SampleMap => ({
      rows: ['. . .', '. . .', '. . .'],
      levels: Array.from({ length: 3 }, () => `${level} ${level} ${level}`),
    })
    // In one ink dots and strokes come closer: a share of the paper, of which numbers and rims tell more.
    const least = style.id === 'ink' ? 1.2 : 5
    // Classic leaves the middle to the terrain: over the whole hex, its rim changes.
    const reach = style.id === 'classic' ? 12 : 5
    for (const detail of [0, 1, 3] as const) {
      const colors = Array.from({ length: 11 }, (_, step) =>
        colorAt(sampleScene(plain(step - 5), 'flat', 25), style, [1, 1], detail, reach),
      )
      colors.slice(1).forEach((color, index) => {
        const below = colors[index] as number[]
        expect(apart(color, below), `${index - 5} and ${index - 4}`).toBeGreaterThan(least)
      })
    }
  })

  it('are written on the hexes by all styles', () => {
    const scene = sampleScene(HEIGHTS, 'flat', 25)
    for (const style of styles) {
      const texts = textsOf(paint(scene, style, 3, ['elevation', 'attributes']))
      for (const level of ['+1', '+5', '\u22121', '\u22125']) expect(texts).toContain(level)
      expect(texts).not.toContain('+0')
    }
  })
})

describe('entrances of fortifications (CM-SID-6)', () => {
  const entrance = (owner?: string): HexsideFeatures => ({
    barrier: feature('fortification-side'),
    opening: { ...feature('fortification-entrance'), ...(owner !== undefined && { owner: owner as SideId }) },
  })
  const scene = (features: HexsideFeatures) =>
    sampleScene({ rows: ['. .', 'fortification .'], sides: [[0, 1, 0, features]] }, 'flat', 25)

  const coloured = styles.filter(({ id }) => PRINTING_OF[id] === 'colours')
  it.each(coloured)('bear a shield in the colour of their owner: $id', (style) => {
    for (const detail of [1, 2, 3] as const) {
      const fills = (features: HexsideFeatures): Set<string> =>
        fillsOf(paint(scene(features), style, detail, ['hexsides']))
      expect(fills(entrance('#1234ab'))).toContain('#1234ab')
      expect(fills(entrance('#ab3412'))).not.toContain('#1234ab')
      expect(fills(entrance())).toContain('#ddd6c4')
      // A side that was deleted owns nothing.
      expect(fills(entrance('nobody'))).toContain('#ddd6c4')
    }
  })

  it('bear a shield with the sign of their owner in one ink', () => {
    for (const detail of [1, 2, 3] as const) {
      const shown = ['#c03028', '#2f5f9e', 'nobody', undefined].map((owner) =>
        picture(scene(entrance(owner)), STYLES.ink, detail, ['hexsides']),
      )
      // A side that was deleted owns nothing.
      expect(shown[2]).toBe(shown[3])
      expect(new Set(shown).size).toBe(3)
    }
  })

  it.each(styles)('bear merlons on the side away from the fortified hex: $id', (style) => {
    const wall = { barrier: feature('fortification-side') }
    const walled = (rows: readonly string[]) => sampleScene({ rows, sides: [[0, 1, 0, wall]] }, 'flat', 25)
    const [below, above, neither] = [
      ['. .', 'fortification .'],
      ['fortification .', '. .'],
      ['. .', '. .'],
    ].map((rows) => picture(walled(rows), style, 3, ['hexsides']))
    expect(below).not.toBe(above)
    if (style.id === 'classic') expect(new Set([below, above, neither]).size).toBe(3)
  })

  it('a shield without an owner is barred', () => {
    expect(ownerShield({ x: 0, y: 0 }, 2, '#aa0000').length).toBeLessThan(
      ownerShield({ x: 0, y: 0 }, 2, undefined).length,
    )
  })
})

describe('obstacles (CM-OBS)', () => {
  const looks = Object.keys(OBSTACLES) as (keyof typeof OBSTACLES)[]
  const lying = (look: (typeof looks)[number], facing?: Facing, orientation: Grid['orientation'] = 'flat') =>
    sampleScene(
      { rows: ['. . .', '. . .', '. . .'], markers: [facing ? [1, 1, look, facing] : [1, 1, look]] },
      orientation,
      25,
    )
  const side = (index: Direction): Facing => ({ kind: 'side', index })

  const FACINGS = DIRECTIONS.flatMap((index): Facing[] => [side(index), { kind: 'vertex', index }])

  it.each(looks)('%s keeps to its hex and its shadow, however it lies', (look) => {
    const scenes = (['flat', 'pointy'] as const).flatMap((orientation) =>
      FACINGS.map((facing) => lying(look, facing, orientation)),
    )
    for (const scene of scenes)
      for (const style of styles) {
        const { x, y } = hexCenter(toAxial({ col: 1, row: 1 }, scene.layout.grid), scene.layout)
        const box = boundsOf(paint(scene, style, 3, ['structures'])) as Rect
        const reach = Math.max(x - box.x, y - box.y, box.x + box.width - x, box.y + box.height - y)
        expect(reach).toBeGreaterThan(0.25 * 25)
        expect(reach).toBeLessThan(0.72 * 25)
      }
  })

  it.each(['mantlet', 'palisade', 'abatis', 'ditch', 'stakes', 'cart', 'wagon', 'war-wagon'] as const)(
    '%s shows which way it faces',
    (look) => {
      for (const style of styles) {
        const pictures = DIRECTIONS.map((index) =>
          picture(lying(look, side(index)), style, 1, ['structures']),
        )
        expect(new Set(pictures).size).toBe(6)
      }
    },
  )

  it('CM-ORI-1: a front of three hexsides facing a side, of two facing a vertex', () => {
    expect(frontOf('side', 1)).toHaveLength(3)
    expect(frontOf('vertex', 1)).toHaveLength(2)
    for (const { length, out } of [...frontOf('side', 1), ...frontOf('vertex', 1)]) {
      expect(length).toBeCloseTo(1 / Math.sqrt(3), 9)
      // Out of the hex, and ahead.
      expect(out.y).toBeLessThan(0)
    }
  })
})

describe('the layer of what hexes carry', () => {
  const scene = (more: Partial<SampleMap>) => sampleScene({ rows: ['. .', '. .'], ...more }, 'flat', 25)
  const drawn = (more: Partial<SampleMap>, detail: Detail = 3) => {
    const sample = scene(more)
    return JSON.stringify(paintAttributes(sample, wholeOf(sample), detail))
  }

  it('tells every flag and every wandering level from the others', () => {
    const flags = [1, 2, 4, 3, 5, 6, 7].map((bits) => drawn({ flags: [`${bits} 0`] }))
    const wandering = [1, 2, 3, 4].map((level) => drawn({ wandering: [`${level} 0`] }))
    const all = [...flags, ...wandering, drawn({})]
    expect(new Set(all).size).toBe(all.length)
    expect(drawn({})).toBe('[]')
  })

  it('draws as many swirls as the wandering level', () => {
    const swirls = [1, 2, 3, 4].map((level) => {
      const sample = scene({ wandering: [`${level} 0`] })
      const ink = paintAttributes(sample, wholeOf(sample), 3).at(-1)
      return ink?.kind === 'path' ? ink.path.length : 0
    })
    expect(swirls[0]).toBeGreaterThan(0)
    expect(swirls.map((length) => length / (swirls[0] ?? 1))).toEqual([1, 2, 3, 4])
  })

  it('is empty where the rules read no such thing, and from far away', () => {
    const flagged = scene({ flags: ['7 7', '7 7'], wandering: ['4 4', '4 4'] })
    const medieval = { ...flagged, attributes: magnaCarta.hexAttributes }
    for (const style of styles)
      for (const detail of DETAILS) {
        expect(style.paint(medieval, 'attributes', wholeOf(medieval), detail)).toEqual([])
        const ops = style.paint(flagged, 'attributes', wholeOf(flagged), detail)
        expect(ops.length > 0).toBe(detail >= 2)
      }
  })

  it('is larger on small hexes, where one swirl is counted', () => {
    const heights = ([2, 3] as const).map((detail) => {
      const sample = scene({ flags: ['1 0', '0 0'] })
      return boundsOf(paintAttributes(sample, wholeOf(sample), detail))?.height ?? 0
    })
    expect(heights[0]).toBeGreaterThan(1.5 * (heights[1] ?? 0))
    const counts = [1, 2, 3, 4].map((level) => {
      const sample = scene({ wandering: [`${level} 0`] })
      return textsOf(paintAttributes(sample, wholeOf(sample), 2))
    })
    expect(counts).toEqual([['1'], ['2'], ['3'], ['4']])
  })

  it('keeps its symbols within their hex', () => {
    const sample = scene({ flags: ['7 0', '0 0'], wandering: ['4 0', '0 0'] })
    const box = boundsOf(paintAttributes(sample, wholeOf(sample), 3))
    const { x, y } = hexCenter({ q: 0, r: 0 }, sample.layout)
    expect(box && box.y + box.height).toBeLessThan(y + 12.5)
    expect(box && box.y).toBeGreaterThan(y + 7)
    expect(box && box.x).toBeGreaterThan(x - 8.5)
    expect(box && box.x + box.width).toBeLessThan(x + 8.5)
  })
})

function sampleScenarioOf(rows: readonly string[]) {
  const { map } = sampleScene({ rows }, 'flat', 25)
  return {
    map,
    counters: {},
    counterTypes: {},
    sides: {},
    boards: {},
    labels: {},
    zones: {},
    reinforcements: {},
    victory: {},
  } as unknown as Parameters<typeof sceneOf>[0]
}

function eachOp(ops: readonly DrawOp[], visit: (op: DrawOp) => void): void {
  for (const op of ops) {
    visit(op)
    if (op.kind === 'group') eachOp(op.ops, visit)
  }
}

function strokesOf(ops: readonly DrawOp[]): Set<string> {
  const colors = new Set<string>()
  eachOp(ops, (op) => {
    if (op.kind !== 'path' || !op.stroke) return
    const { color, dash, cap } = op.stroke
    colors.add(cap === 'round' && dash?.[0] !== undefined && dash[0] < 0.1 ? `${color} dotted` : color)
  })
  return colors
}

function fillsOf(ops: readonly DrawOp[]): Set<string> {
  const colors = new Set<string>()
  eachOp(ops, (op) => {
    if (op.kind === 'path' && op.fill?.kind === 'solid') colors.add(op.fill.color)
  })
  return colors
}

function textsOf(ops: readonly DrawOp[]): string[] {
  const texts: string[] = []
  eachOp(ops, (op) => {
    if (op.kind === 'text') texts.push(op.text)
  })
  return texts
}
