/** Walls as hexes, whole, damaged and fallen, in both styles (MC-MAP-2): they are drawn, and each by its neighbourhood alone. */
import { describe, expect, it } from 'vitest'
import { DIRECTIONS } from '#shared/hex/direction'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { paintScene } from '#shared/painter/picture/paintScene'
import { type Scene } from '#shared/painter/scene'
import { type Detail } from '#shared/painter/style'
import { STYLES } from '#shared/painter/picture/styles'
import { feature, type SampleMap, sampleScene } from '../../scripts/contactSheet/sampleMap'
import { SIEGE } from '../../scripts/contactSheet/siege'
import { raster, unlikeShare, wholeOf } from '../support/raster'

const DETAILS: readonly Detail[] = [0, 1, 2, 3]
const ROWS = ['. . . . .', '. . . . .', '. . . . .', '. . . . .', '. . . . .']

const sceneOf = (sample: Partial<SampleMap>): Scene => sampleScene({ rows: ROWS, ...sample }, 'flat', 25)

describe.each(Object.values(STYLES).map((style) => [style.id, style] as const))('%s', (_, style) => {
  const paint = (scene: Scene, detail: Detail, rect = wholeOf(scene)): DrawOp[] =>
    paintScene(scene, { rect, style, layers: ['structures', 'hexsides'], detail })
  const picture = (sample: Partial<SampleMap>, detail: Detail = 3): string => {
    const scene = sceneOf(sample)
    return JSON.stringify(paint(scene, detail))
  }

  it.each(['wall-hex', 'battlement-hex', 'arrow-slit-hex'] as const)('shows which way a %s faces', (look) => {
    const facings = [...DIRECTIONS, ...DIRECTIONS.map((index) => ({ kind: 'vertex', index }) as const)]
    const pictures = facings.map((facing) => picture({ structures: [[2, 2, look, facing]] }))
    expect(new Set(pictures).size).toBe(12)
  })

  it.each(['wall-hex', 'tower-hex'] as const)('shows a %s whole and fallen', (look) => {
    for (const detail of DETAILS) {
      const whole = picture({ structures: [[2, 2, look, 0]] }, detail)
      expect(picture({ structures: [[2, 2, look, 0, 0]] }, detail)).not.toBe(whole)
    }
  })

  it.each(['battlement-hex', 'tower-hex'] as const)('shows the hits that a %s has taken', (look) => {
    const left = [undefined, 3, 2, 1, 0].map((integrity) =>
      integrity === undefined
        ? picture({ structures: [[2, 2, look, 0]] })
        : picture({ structures: [[2, 2, look, 0, integrity]] }),
    )
    expect(new Set(left).size).toBe(5)
  })

  it('shows the hits that a wall on a side has taken', () => {
    const onSide = [undefined, 1, 0].map((integrity) =>
      picture({
        sides: [
          [2, 2, 0, { barrier: { ...feature('wall'), ...(integrity === undefined ? {} : { integrity }) } }],
        ],
      }),
    )
    expect(new Set(onSide).size).toBe(3)
  })

  it('shows rubble in place of the wall it lies on, and of stone walls on its sides, not of hedges', () => {
    const wall = { barrier: feature('wall') }
    const rubble = { markers: [[2, 2, 'rubble']] } as const
    const bare = picture(rubble)
    expect(picture({ ...rubble, sides: [[2, 2, 0, wall]] })).toBe(
      picture({ ...rubble, sides: [[2, 2, 0, { barrier: { ...feature('wall'), integrity: 0 } }]] }),
    )
    const hedge = picture({ sides: [[2, 2, 0, { barrier: feature('hedge') }]] })
    const hedged = picture({ ...rubble, sides: [[2, 2, 0, { barrier: feature('hedge') }]] })
    expect([bare, hedge]).not.toContain(hedged)
    const stands = picture({ structures: [[2, 2, 'wall-hex', 0]] })
    const lies = picture({ ...rubble, structures: [[2, 2, 'wall-hex', 0]] })
    expect(lies.length).not.toBe(stands.length + bare.length)
    expect(lies).not.toBe(stands)
  })

  it('takes the opening of a fallen wall with it', () => {
    const gate = (integrity: number): Partial<SampleMap> => ({
      sides: [[2, 2, 0, { barrier: { ...feature('wall'), integrity }, opening: feature('gate') }]],
    })
    const fallen = picture(gate(0))
    expect(fallen).toBe(picture({ sides: [[2, 2, 0, { barrier: { ...feature('wall'), integrity: 0 } }]] }))
    expect(picture(gate(4))).not.toBe(fallen)
  })

  it('joins filled ditches, and draws each fire by its place alone', () => {
    const fire = { markers: [[2, 2, 'fire']] } as const
    expect(picture(fire)).toBe(picture(fire))
    const apart = picture({ markers: [[1, 1, 'filled-moat']] })
    const both = picture({
      markers: [
        [1, 1, 'filled-moat'],
        [2, 1, 'filled-moat'],
      ],
    })
    expect(both).not.toBe(apart)
  })

  it('uses finite numbers and opaque gradients, and less for less detail', () => {
    const scene = sampleScene(SIEGE, 'flat', 25)
    const sizes = DETAILS.map((detail) => {
      const ops = JSON.stringify(paint(scene, detail))
      expect(ops).not.toContain('null')
      return ops.length
    })
    expect([...sizes].sort((a, b) => a - b)).toEqual(sizes)
  })

  it.each(DETAILS)('shows in tiles what it shows on the sheet (detail %i)', (detail) => {
    const pxPerHex = [12, 20, 32, 64][detail] as number
    const scene = sampleScene(SIEGE, 'flat', 25)
    const drawn = (rect: Rect) =>
      raster(paint(scene, detail, rect), rect, pxPerHex / scene.layout.hexMm, '#ffffff')
    const whole = drawn(wholeOf(scene))
    const side = 3 * scene.layout.hexMm
    const { width, height } = wholeOf(scene)
    for (let row = 0; (row + 1) * side <= height; row++)
      for (let col = 0; (col + 1) * side <= width; col++) {
        const rect = { x: col * side, y: row * side, width: side, height: side }
        const unlike = unlikeShare(drawn(rect), whole, 40, { x: col * 3 * pxPerHex, y: row * 3 * pxPerHex })
        expect(unlike, `tile ${col}, ${row}`).toBeLessThan(0.002)
      }
  })
})
