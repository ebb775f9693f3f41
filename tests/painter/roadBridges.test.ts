/** Roads over open water in the illustrated style: a bridge where the ruleset has none of its own, else the road ends. */
import { describe, expect, it } from 'vitest'
import { type Direction } from '#shared/hex/direction'
import { toAxial } from '#shared/hex/grid'
import { hexCenter } from '#shared/hex/layout'
import { boundsOf } from '#shared/painter/bounds'
import { illustrated } from '#shared/painter/illustrated/index'
import { paintRoadBridges } from '#shared/painter/illustrated/roadBridges'
import { siteOf } from '#shared/painter/illustrated/site'
import { wayMap } from '#shared/painter/illustrated/ways'
import { type Rect } from '#shared/painter/ops'
import { type Scene } from '#shared/painter/scene'
import { sceneOf } from '#shared/painter/sceneOf'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { feature, sampleScenario, sampleScene } from '../../scripts/contactSheet/sampleMap'
import { raster, wholeOf } from '../support/raster'

const PX = 2.56
const WAY = { way: feature('road') }

/** A road down a column of hexes, over a river one or two hexes wide. */
const sample = (wide: 1 | 2) => ({
  rows: ['. . . . .', '. . . . .', '. . . . .'].concat(
    Array.from({ length: wide }, () => 'water water water water water'),
    ['. . . . .', '. . . . .', '. . . . .'],
  ),
  sides: [0, 1, 2, 3, 4, 5, 6].map((row) => [2, row, 3 as Direction, WAY] as const),
})
const river = (wide: 1 | 2, roadsBridgeWater: boolean): Scene => ({
  ...sampleScene(sample(wide), 'flat', 25),
  roadsBridgeWater,
})

function picture(scene: Scene, rect: Rect): Uint8ClampedArray {
  const ops = (['terrain', 'ways'] as const).flatMap((pass) => illustrated.paint(scene, pass, rect, 3))
  return raster(ops, rect, PX).data
}

/** The mean colour of a square of a fifth of a hex round the middle of a hex. */
function colorAt(scene: Scene, col: number, row: number): readonly number[] {
  const { x, y } = hexCenter(toAxial({ col, row }, scene.layout.grid), scene.layout)
  const pixels = picture(scene, { x: x - 2.5, y: y - 2.5, width: 5, height: 5 })
  return [0, 1, 2].map((channel) => {
    const values = pixels.filter((_, index) => index % 4 === channel)
    return values.reduce((sum, value) => sum + value, 0) / values.length
  })
}

const isBlue = ([red = 0, , blue = 0]: readonly number[]): boolean => blue > red + 20

describe('roads over open water', () => {
  it.each([1, 2] as const)('are a bridge over %i hexes of water, from bank to bank', (wide) => {
    const scene = river(wide, true)
    const site = siteOf(scene, { x: 0, y: 0, width: 5, height: 8 }, 3)
    const box = boundsOf(paintRoadBridges(site, wayMap(site)))
    const [top, foot] = [3, 2 + wide].map(
      (row) => hexCenter(toAxial({ col: 2, row }, site.layout.grid), site.layout).y,
    ) as [number, number]
    expect(box?.y).toBeLessThan(top - 0.4)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(foot + 0.4)
    for (let row = 3; row < 3 + wide; row++) expect(isBlue(colorAt(scene, 2, row))).toBe(false)
  })

  it('end in the water where the ruleset has bridges to lay', () => {
    const scene = river(1, false)
    const site = siteOf(scene, { x: 0, y: 0, width: 5, height: 8 }, 3)
    expect(paintRoadBridges(site, wayMap(site))).toEqual([])
    expect(isBlue(colorAt(scene, 2, 3))).toBe(true)
    expect(isBlue(colorAt(scene, 2, 1))).toBe(false)
  })

  it('are bridges by the ruleset', () => {
    const scenario = sampleScenario(sample(1), 'flat', 25)
    expect(sceneOf(scenario, commonMechanics).roadsBridgeWater).toBe(true)
    expect(sceneOf(scenario, magnaCarta).roadsBridgeWater).toBe(false)
  })

  it('are drawn alike in tiles and whole', () => {
    const scene = river(2, true)
    const sheet = picture(scene, wholeOf(scene))
    const sheetWidth = Math.round(wholeOf(scene).width * PX)
    const tile = { x: 25, y: 75, width: 50, height: 50 }
    const part = picture(scene, tile)
    let unlike = 0
    for (let y = 0; y < 128; y++)
      for (let x = 0; x < 128; x++) {
        const there = ((y + 192) * sheetWidth + x + 64) * 4
        const here = (y * 128 + x) * 4
        const differs = [0, 1, 2].some(
          (channel) => Math.abs((part[here + channel] ?? 0) - (sheet[there + channel] ?? 0)) > 10,
        )
        if (differs) unlike++
      }
    expect(unlike / (128 * 128)).toBeLessThan(0.002)
  })
})
