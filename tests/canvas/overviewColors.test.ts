/** The colours that the overview knows are those that the styles paint. */
import { describe, expect, it } from 'vitest'
import { STYLES } from '#shared/painter/picture/styles'
import { STYLE_IDS } from '#shared/painter/style'
import { RULESETS } from '#shared/rules/registry/registry'
import { TERRAIN_LOOK_ROWS, TERRAIN_LOOKS } from '#shared/rules/map/looks'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { OVERVIEW_COLORS } from '../../renderer/canvas/overviewColors'
import { terrainColors } from '../../renderer/canvas/terrainColors'
import { meanColor } from '../../scripts/overviewColors/meanColor'

/** Canvases of other systems round edges a little differently. */
const NEAR = 2

/** The difference allowed, over three channels together. */
const APART = 12

const channels = (color: number): number[] => [color >> 16, (color >> 8) & 255, color & 255]

describe('the colours of the overview', () => {
  for (const style of Object.values(STYLES))
    it(`are those of ${style.id}; else run scripts/overviewColors.ts`, () => {
      for (const environment of ['outdoors', 'cave'] as const)
        for (const look of TERRAIN_LOOKS) {
          const known = channels(OVERVIEW_COLORS[style.id][environment][look])
          const painted = meanColor(style, look, environment)
          const off = Math.max(...known.map((value, index) => Math.abs(value - (painted[index] ?? NaN))))
          expect(off, `${style.id} ${look} ${environment}`).toBeLessThanOrEqual(NEAR)
        }
    })

  it('tell the terrains of a ruleset apart: no two swatches look alike', () => {
    for (const { id, terrains: all } of RULESETS) {
      // A bridge and a ford are shown over a stream.
      const terrains = all.filter(({ look }) => !TERRAIN_LOOK_ROWS[look].crossing)
      for (const style of STYLE_IDS)
        for (const [index, one] of terrains.entries())
          for (const other of terrains.slice(index + 1)) {
            const [a, b] = [one, other].map(({ look }) => channels(OVERVIEW_COLORS[style].outdoors[look]))
            const apart = (a ?? []).reduce((sum, value, at) => sum + Math.abs(value - (b?.[at] ?? NaN)), 0)

            expect(apart, `${id} ${style}: ${one.id}, ${other.id}`).toBeGreaterThan(APART)
          }
    }
  })

  it('are pixels: alpha, blue, green, red', () => {
    const [red = 0, green = 0, blue = 0] = channels(OVERVIEW_COLORS.classic.outdoors.wood)
    const pixel = terrainColors(magnaCarta, 'classic')('wood')
    expect([pixel >>> 24, (pixel >> 16) & 255, (pixel >> 8) & 255, pixel & 255]).toEqual([
      255,
      blue,
      green,
      red,
    ])
  })

  it('are other ones in a cave, where the rules know caves', () => {
    const row = commonMechanics.terrains.find(({ caveLook }) => caveLook)!
    const fantasy = terrainColors(commonMechanics, 'classic')
    expect(fantasy(row.id, 'cave')).not.toBe(fantasy(row.id))
    const medieval = terrainColors(magnaCarta, 'illustrated')
    expect(medieval('clear', 'cave')).toBe(medieval('clear'))
  })

  it('are grey for a terrain that the rules do not know', () => {
    expect(terrainColors(magnaCarta, 'classic')('custard')).toBe(0xff909090)
  })

  it('lets what lies under open ground be seen, and under nothing else', () => {
    const colors = terrainColors(magnaCarta, 'classic', 0)
    expect([colors('clear'), colors('wood')]).toEqual([0, terrainColors(magnaCarta, 'classic')('wood')])
  })
})
