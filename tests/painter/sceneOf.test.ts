import { describe, expect, it } from 'vitest'
import { type Eyes } from '#shared/document/eyes'
import { counterId, markerId } from '#shared/document/ids'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { gridSize, hexCenter } from '#shared/hex/layout'
import { mapFrame } from '#shared/painter/frame'
import { solid } from '#shared/painter/ops'
import { paintScene } from '#shared/painter/picture/paintScene'
import { sceneOf } from '#shared/painter/sceneOf'
import { LAYERS, PASSES, type Style, type StyleId } from '#shared/painter/style'
import { STYLES } from '#shared/painter/picture/styles'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'

/** A rider on E4-E5, and three on C4 in the order of their ranks: `top`, `hidden`, `bottom` from above. */
function stacked(): Scenario {
  const type = 'crusaders-soldier'
  const foot = { type, at: 'C4', facing: 'v1' }
  return testBoard({
    counters: {
      rider: { type: 'crusaders-knight', at: 'E4', facing: 's0' },
      top: { ...foot, rank: 2 },
      hidden: { ...foot, rank: 1, hidden: true },
      bottom: foot,
    },
  })
}

describe('the scene of a scenario', () => {
  it('describes the counters on the map, bottom first', () => {
    const { counters } = sceneOf(stacked(), magnaCarta)
    const stack = counters.filter((counter) => counter.id !== 'rider')
    expect(stack.map((counter) => [counter.id, counter.level, counter.stackHeight])).toEqual([
      ['bottom', 0, 3],
      ['hidden', 1, 3],
      ['top', 2, 3],
    ])
  })

  it('turns counters as they face and lays riders over two hexes (MC-GEO-2)', () => {
    const scenario = stacked()
    const { counters } = sceneOf(scenario, magnaCarta)
    const rider = counters.find((counter) => counter.id === 'rider')
    expect(rider).toMatchObject({ angle: 0, hex: hexNamed(scenario, 'E4'), rear: hexNamed(scenario, 'E5') })
    // v1 is the second vertex after 12 o'clock on a flat grid: 90 degrees.
    const foot = counters.find((counter) => counter.id === 'top')
    expect(foot?.angle).toBeCloseTo(Math.PI / 2, 9)
    expect(foot?.rear).toBeUndefined()
  })

  it('leaves out what is hidden when asked, without a gap in the stack, and what is not on the map', () => {
    const scenario = stacked()
    const { hex, ...offMap } = scenario.counters[counterId('top')] as Counter
    expect(hex).toBeDefined()
    const counters = { ...scenario.counters, [counterId('top')]: offMap }
    const kind = magnaCarta.markers[0]?.id ?? ''
    const markers = { [markerId('trap')]: { kind, hex: hexKey(hexNamed(scenario, 'B2')), hidden: true } }
    const withMarker = { ...scenario, counters, map: { ...scenario.map, markers } }
    const seen = sceneOf(withMarker, magnaCarta, { eyes: 'players' })
    expect(seen.counters.map((counter) => [counter.id, counter.stackHeight])).toEqual([
      ['rider', 1],
      ['bottom', 1],
    ])
    expect(Object.keys(seen.map.markers)).toEqual([])
    expect(Object.keys(sceneOf(withMarker, magnaCarta).map.markers)).toEqual(['trap'])
  })

  it('draws what is hidden for its own side and for the author (CM-HID)', () => {
    const seen = (eyes: Eyes) => sceneOf(stacked(), magnaCarta, { eyes }).counters.map(({ id }) => id)
    const side = stacked().counters[counterId('hidden')]?.side ?? 'crusaders'
    expect(seen('author')).toContain('hidden')
    expect(seen(`side:${side}`)).toContain('hidden')
    expect(seen('side:saracens')).not.toContain('hidden')
  })

  it('gives unknown ids the look of open ground and of a plain wall', () => {
    const scene = sceneOf(testBoard(), magnaCarta)
    const open = magnaCarta.terrains.find((row) => row.id === magnaCarta.openTerrain)
    expect(scene.terrainLook('lava')).toBe(open?.look)
    expect(scene.featureLook('force-field')).toBe('wall')
    expect(scene.structureLook('pyramid')).toBe('wall-hex')
    for (const row of magnaCarta.terrains) expect(scene.terrainLook(row.id)).toBe(row.look)
    for (const row of magnaCarta.features) expect(scene.featureLook(row.id)).toBe(row.look)
  })
})

describe('painting a scene', () => {
  const byPass: Style = {
    id: 'classic',
    paint: (_scene, pass) => [{ kind: 'path', path: [PASSES.indexOf(pass)], fill: solid('#000000') }],
  }
  const rect = { x: 0, y: 0, width: 10, height: 10 }

  it('paints the layers asked for, bottom to top', () => {
    const scene = sceneOf(testBoard(), magnaCarta)
    const paint = (layers: readonly (typeof LAYERS)[number][]): number[] =>
      paintScene(scene, { rect, style: byPass, layers, detail: 3 }).map((op) =>
        op.kind === 'path' ? (op.path[0] as number) : -1,
      )
    expect(paint(LAYERS)).toEqual(PASSES.map((_, index) => index))
    // What stands on the terrain comes with it, over the ways.
    expect(paint(['counters', 'grid', 'terrain'])).toEqual(
      (['terrain', 'standing', 'grid', 'counters'] as const).map((pass) => PASSES.indexOf(pass)),
    )
    expect(paint([])).toEqual([])
  })

  it.each(Object.keys(STYLES) as StyleId[])('leaves no tree or house without the terrain: %s', (style) => {
    const plain = testBoard()
    const chunks = (terrain: string) =>
      plain.map.chunks.map((chunk) => ({ ...chunk, terrain: chunk.terrain.map(() => terrain) }))
    const rest = LAYERS.filter((layer) => layer !== 'terrain')
    const paintAll = (terrain: string, layers: readonly (typeof LAYERS)[number][]): string => {
      const scenario = { ...plain, map: { ...plain.map, chunks: chunks(terrain) } }
      const scene = sceneOf(scenario, magnaCarta)
      const whole = { x: 0, y: 0, width: 60, height: 60 }
      return JSON.stringify(paintScene(scene, { rect: whole, style: STYLES[style], layers, detail: 3 }))
    }
    for (const terrain of ['wood', 'house', 'rocks']) {
      expect(paintAll(terrain, rest)).toBe(paintAll('clear', rest))
      expect(paintAll(terrain, LAYERS)).not.toBe(paintAll('clear', LAYERS))
    }
  })
})

describe('the frame of a map', () => {
  const grid = { orientation: 'flat', stagger: 'even', columns: 13, rows: 17 } as const
  const layout = { grid, hexMm: 25 }

  it('holds every whole hex', () => {
    expect(mapFrame(layout)).toEqual({ x: 0, y: 0, ...gridSize(layout) })
  })

  it('CM-SCN-4: with half hexes it is 12 column pitches by 16 row pitches, hex (0,0) centred on its corner', () => {
    const frame = mapFrame({ ...layout, grid: { ...grid, halfHexes: true } })
    expect({ x: frame.x, y: frame.y }).toEqual(hexCenter(toAxial({ col: 0, row: 0 }, grid), layout))
    expect(frame.width).toBeCloseTo((12 * 25 * Math.sqrt(3)) / 2, 9)
    expect(frame.height).toBeCloseTo(16 * 25, 9)
  })

  it('has nothing to cut from a single line of hexes', () => {
    const line = { ...grid, rows: 1 }
    expect(mapFrame({ grid: { ...line, halfHexes: true }, hexMm: 25 })).toEqual(
      mapFrame({ grid: line, hexMm: 25 }),
    )
  })
})
